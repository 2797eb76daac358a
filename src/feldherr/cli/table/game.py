"""The game loop in the terminal: asks people and computers, saves each move at once, shows each person only their view."""

from __future__ import annotations

import shlex

from feldherr.arena.seeds import mixed
from feldherr.bots.catalogue import DEPUTY
from feldherr.bots.process.own import chosen, is_own, make
from feldherr.cli.input.chance import Chance, OwnDice
from feldherr.cli.input.vocabulary import Things
from feldherr.cli.sanitize import printable, program
from feldherr.cli.savefile import Seating, Store, going_on
from feldherr.cli.table.board import draw
from feldherr.cli.table.hand import is_secret, revealed
from feldherr.cli.table.names import Names
from feldherr.cli.table.person import Person
from feldherr.cli.table.screen import Quit, Screen
from feldherr.cli.table.story import digest
from feldherr.cli.table.undo import step_back
from feldherr.engine.action import CHANCE, ROLL, verb_of
from feldherr.engine.event import Event
from feldherr.engine.game import Game
from feldherr.engine.play import players, told
from feldherr.engine.view import observe
from feldherr.locales import say

MOST_NOTES = 12  # reasons of computers that somebody is told at a time


class TerminalGame:
    """One game in the terminal."""

    def __init__(self, game: Game, store: Store, seating: Seating, screen: Screen, explain: bool = False) -> None:
        self.game = game
        self.store = store
        self.screen = screen
        self.names = Names(game.rules, game.seats, seating.names)
        self.people = [s for s in range(game.seats) if s not in seating.computers]
        self.chance = OwnDice(seating.seed, screen, self.names) if seating.dice == "hand" else Chance(seating.seed)
        self.told: list[Event] = []
        self.person = Person(self, seating)
        self.computers = {s: make(seating.players.get(s, DEPUTY), mixed(seating.seed or 0, s)) for s in seating.computers}
        self.own, self.seed = {s for s, name in seating.players.items() if is_own(name)}, seating.seed or 0
        self.explain = explain
        self.reasons: dict[int, str] = {}  # the last that each computer gave
        self.watching = not self.people  # only computers play on

    def run(self) -> int:
        """Play until the game is over or somebody quits."""
        try:
            while not self.game.over:
                self.turn()
            self.finish()
        except (KeyboardInterrupt, EOFError, Quit):
            self.leave()
        except Exception as e:
            self.hide()
            e.add_note(say("term-saved-so-far", command=going_on(self.store.path)))
            raise
        finally:
            self.store.close()
        return 0

    def turn(self) -> None:
        """Make one move."""
        seat = players(self.game.state)[0]
        if self.typed(seat):
            self.store.sync()
        if seat == CHANCE:
            answer = self.chance.answer(self.game)
        elif seat in self.people:
            answer = self.person.answer(seat)
        else:
            answer = self.computed(seat)
            self.tell_why(seat, answer)
        self.play(seat, answer)

    def computed(self, seat: int) -> int:
        """A computer's move; one from a file is checked, and what its author is shown are its view and its own lines."""
        view = observe(self.game.state, seat)
        return chosen(view, seat, self.computers[seat], self.seed) if seat in self.own else self.computers[seat].choose(view, seat)

    def tell_why(self, seat: int, answer: int) -> None:
        """A computer's reason, if people want to know and it is a new one; what is sealed or secret stays so."""
        reason = self.computers[seat].reason() if self.explain and not is_secret(self.game.state) else ""
        if not reason or reason == self.reasons.get(seat):
            return
        self.reasons[seat] = reason
        note = f"{self.names.side(seat)}: {Things(self.names).answered(answer, self.game.state, seat)}: {printable(reason)}"
        if self.watching:
            self.screen.print(note)
        for person in self.playing():
            self.person.notes[person] = [*self.person.notes.get(person, []), note][-MOST_NOTES:]

    def typed(self, seat: int) -> bool:
        """Whether people type the answers of that seat: their own, or real dice."""
        return seat in self.people or (seat == CHANCE and isinstance(self.chance, OwnDice))

    def play(self, seat: int, answer: int) -> None:
        """Make a move and save it at once."""
        playing = self.playing()
        self.game.state.listen()
        self.game.play(seat, answer)
        happened = self.game.state.hush()
        self.store.append(self.game.line(seat, answer))
        if self.typed(seat):
            self.store.sync()
        self.told += happened
        if verb_of(answer) == ROLL and isinstance(self.chance, OwnDice):
            self.screen.print(*digest([e.seen_by(-1) for e in happened], self.names))
        if self.watching and any(e.kind == "turn" for e in happened):
            self.watch()
        for person in playing:
            if not self.game.over and self.game.state.is_out(person):
                self.dismiss(person)

    def take_back(self, seat: int) -> bool:
        """Take back that seat's last step; False if it stands."""
        stand = step_back(self.game, seat)
        if stand < 0:
            return False
        self.store.cut(len(self.game.log) - stand)
        while len(self.game.log) > stand + 1:
            self.game.log.pop()
        self.game.undo()
        self.recall()
        self.person.saw(seat)
        return True

    def recall(self) -> None:
        """What happened before, for a game that was resumed or has gone a step back."""
        g = self.game.at(0)
        self.told.clear()
        for seat, answer in self.game.log:
            self.told += told(g, seat, answer)
        if self.people and not self.playing():
            self.watching = True
            self.person.saw(-1)

    def playing(self) -> list[int]:
        """The people who are still in the game."""
        return [person for person in self.people if not self.game.state.is_out(person)]

    def dismiss(self, seat: int) -> None:
        """A person is out and the game goes on: nobody should miss that."""
        self.person.farewell(seat, bool(self.playing()))
        if not self.playing():
            self.watching = True
            self.person.saw(-1)

    def watch(self) -> None:
        """Only computers play: tell the last turn."""
        for line in digest([e.seen_by(-1) for e in self.told[self.person.news_from(-1) :]], self.names):
            self.screen.print(line)
        self.person.saw(-1)

    def finish(self) -> None:
        """The last screen, for all to see."""
        self.store.sync()
        self.hide()
        if self.watching:
            self.watch()
        else:
            self.screen.redraw()
        self.screen.print(*draw(observe(self.game.state, -1), self.names, self.screen.width), "")
        self.screen.print(*digest([e.seen_by(-1) for e in self.told[-12:]], self.names)[-1 if self.watching else -6 :])
        if secrets := revealed(self.game.state, self.names):
            self.screen.print("", say("term-was-secret"), *secrets)
        self.screen.print_whole("\n" + say("term-look-again", command=f"{program()} replay {shlex.quote(str(self.store.path))}"))

    def leave(self) -> None:
        """Hide secrets, and print where the game is saved and how to resume it."""
        self.hide()
        self.screen.print_whole("\n" + say("term-saved-in", file=shlex.quote(str(self.store.path)), command=going_on(self.store.path)))

    def hide(self) -> None:
        """Nobody's secrets stay on the screen."""
        if self.screen.secret:
            self.screen.wipe()
