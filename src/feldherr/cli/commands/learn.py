"""`feldherr analyse --learn`: a player's own mistakes to try again, one turn at a time, from what that player could see."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from feldherr.analysis.lessons import lessons, tried
from feldherr.analysis.verdicts import SMALL
from feldherr.cli import savefile
from feldherr.cli.house_rules import Refused
from feldherr.cli.savefile import Seating
from feldherr.cli.table.game import TerminalGame
from feldherr.cli.table.names import Names
from feldherr.cli.table.phrases import percent
from feldherr.cli.table.screen import Quit, Screen
from feldherr.engine.game import Game
from feldherr.locales import say

if TYPE_CHECKING:
    from feldherr.analysis.report import Analysis, Turn

AGAIN, SHOW, NEXT, STOP = "1", "2", "3", "0"  # what is typed after a try


def who(wanted: int, game: Game, seating: Seating) -> int:
    """The seat whose mistakes are wanted, counted from 1; if none is named, that of the only person."""
    people = [s for s in range(game.seats) if s not in seating.computers]
    if wanted == 0 and len(people) == 1:
        return people[0]
    if not 1 <= wanted <= game.seats:
        raise Refused(say("learn-who", n=game.seats))
    return wanted - 1


class Learning:
    """One player's mistakes, tried again at the terminal."""

    def __init__(self, game: Game, names: Names) -> None:
        self.game, self.names = game, names
        self.screen = Screen()

    def run(self, found: Analysis, seat: int) -> int:
        """Go through all of them, until there are no more or somebody has had enough."""
        mistakes = lessons(found, seat)
        if not mistakes:
            self.screen.print(say("learn-none", name=self.names.side(seat)))
        try:
            for n, turn in enumerate(mistakes, 1):
                self._teach(turn, n, len(mistakes))
        except (KeyboardInterrupt, EOFError, Quit):
            self.screen.print("")
        return 0

    def _teach(self, turn: Turn, n: int, of: int) -> None:
        """One turn, as often as the person wants."""
        while True:
            self.screen.print("", say("learn-task", n=n, of=of, round=turn.round, name=self.names.side(turn.seat), lost=percent(turn.lost)))
            self._judge(turn, self._played(turn))
            while (said := self.screen.ask(f"{say('learn-what-now')} ").strip()) == SHOW:
                self._show(turn)
            if said == STOP:
                raise Quit
            if said != AGAIN:
                return

    def _played(self, turn: Turn) -> list[tuple[int, int]]:
        """The moves of the turn as the person plays it now; the others are computers, and the dice are new."""
        game = Game(self.game.rules, self.game.seats)
        for seat, answer in self.game.log[: turn.first - 1]:
            game.play(seat, answer)
        seating = Seating(self.names.players, [s for s in range(game.seats) if s != turn.seat])
        folder = Path(tempfile.mkdtemp(prefix="feldherr-"))
        table = TerminalGame(game, savefile.create(folder / "try.game", game, seating), seating, self.screen)
        table.recall()
        table.person.saw(turn.seat)
        at = (game.state.seat, game.state.round)
        try:
            while not game.over and (game.state.seat, game.state.round) == at:
                table.turn()
        finally:
            table.store.close()
            shutil.rmtree(folder)
        return game.log[turn.first - 1 :]

    def _judge(self, turn: Turn, log: list[tuple[int, int]]) -> None:
        """Say what the new try gives up, and what the first one did."""
        now = tried(turn, self.game.at(turn.first - 1), log)
        key = "learn-good" if now.lost < SMALL else "learn-better" if now.lost < turn.lost - SMALL else "learn-not-better"
        self.screen.print("", say(key, n=percent(now.lost), was=percent(turn.lost)))

    def _show(self, turn: Turn) -> None:
        """The better plan and its reason."""
        from feldherr.cli.commands.analyse import better, reasoned  # which imports this module

        self.screen.print(say("learn-plan", n=percent(turn.could), moves=better(turn, self.game, self.names)))
        if why := reasoned(turn, self.game, self.names):
            self.screen.print(why)
