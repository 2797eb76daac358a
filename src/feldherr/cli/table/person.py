"""Asks people for moves, and hands the device over between them without revealing secrets.

A question that is about somebody's secrets is put alike whatever the secrets are: with several people at the device it is always
put, to that person alone, even if there is nothing to choose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from feldherr.cli.input import advice
from feldherr.cli.input.advice import sets_up
from feldherr.cli.input.answers import Reader
from feldherr.cli.input.commands import Commands
from feldherr.cli.input.typed import KEY, Typed
from feldherr.cli.input.verbs import command
from feldherr.cli.savefile import Seating
from feldherr.cli.table.godstorm_questions import only_way
from feldherr.cli.table.godstorm_words import is_storm
from feldherr.cli.table.hand import is_secret, may_hide
from feldherr.cli.table.menu import FEW, MANY, Menu
from feldherr.cli.table.page import Page
from feldherr.cli.table.screen import Again, Quit
from feldherr.cli.table.story import digest
from feldherr.engine.action import Option
from feldherr.engine.play import choices, question
from feldherr.engine.state import State
from feldherr.engine.view import observe
from feldherr.godstorm.questions import Bidding, Invasion, Mustering
from feldherr.godstorm.state import godstorm
from feldherr.locales import say
from feldherr.rules.missions import SecretMissions
from feldherr.rules.ranks import RankedMissions

if TYPE_CHECKING:
    from feldherr.cli.table.game import TerminalGame

IN_BETWEEN = (Mustering, Invasion)  # what may be asked before an invasion's first attack
LAST = 10  # lines of news for somebody who is out
SMALL = 30  # rows of a screen on which lists are short


class Person:
    """The people at the terminal, one of whom has the device."""

    def __init__(self, table: TerminalGame, seating: Seating) -> None:
        self.table = table
        self.screen = table.screen
        self.names = table.names
        self.seating = seating
        self.reader = Reader(table.names)
        self.commands = Commands(self)
        self.page = Page(self)
        self.typed = Typed(self)
        self.at_device = -1  # whose secrets may be shown
        self.seen: dict[int, int] = {}  # up to which event each has been told
        self.notes = {seat: self._welcome() for seat in table.people}  # for each, what to tell beside the news; nothing secret
        self.always: set[int] = set()  # those who defend with the most dice and don't want to be asked
        self.set_up: set[int] = set()  # those whose armies are placed for them until the first turn
        self.offered: set[int] = set()  # those who know of that
        self.turn = (-1, -1)  # whose turn was begun last
        self.last = 0  # what was answered last, without its number
        self.storming = (-1, -1)  # who attacks until it is decided, and that answer without its number
        self.pending = ""  # what was typed in front of all and is for one pair of eyes
        self.board_due = True

    def _welcome(self) -> list[str]:
        state = self.table.game.state
        missions = isinstance(state.extra, (SecretMissions, RankedMissions))
        look = [say("term-see-missions")] if missions and state.seat < 0 and not self.alone else []
        return [say("term-welcome"), *look]

    @property
    def alone(self) -> bool:
        """Whether only one person plays here."""
        return len(self.table.people) == 1

    # ---- one question -----------------------------------------------------------------------------------------------------------

    def answer(self, seat: int) -> int:
        """The person's move."""
        while True:
            try:
                return self._ask(seat)
            except Again:
                self.board_due = True

    def _ask(self, seat: int) -> int:
        state = self.table.game.state
        view, public = observe(state, seat), observe(state, -1)
        secret = is_secret(state) and not _penniless(public, seat)
        hides = secret or may_hide(public, seat)
        options = choices(view, seat)
        given = self._storm(seat, options)
        if given is None and sets_up(state):
            given = self._place(seat, view)
        if given is None and (self.alone or not hides):
            given = self._unasked(seat, options, secret)
        if given is not None:
            return given
        if self._begins(view, seat) or secret:
            self.hand_over(seat)
        if not self.private(seat):
            self._in_front_of_all()
            view, options = public, choices(public, seat)
        many = FEW if self.screen.live and self.screen.height < SMALL else MANY
        menu = Menu(options, view, self.names, hides and not self.private(seat), many)
        self.page.show(seat, view, menu)
        answer = self.typed.answer(seat, view, menu)
        self.saw(seat)
        return answer

    def private(self, seat: int) -> bool:
        """Whether that person alone looks at the screen."""
        return self.at_device == seat or self.alone

    def _unasked(self, seat: int, options: list[Option], secret: bool) -> int | None:
        """The answer where there is nothing to choose, or nothing wanted; told with a note if it is about open things."""
        one = options[0]
        if one.verb == "defend" and seat in self.always:
            return one.answer()
        if len(options) > 1 or one.low < one.high:
            return None
        if not secret and (said := self._why(seat, one)):
            self.notes.setdefault(seat, []).append(f"({said})")
        return one.answer()

    def _place(self, seat: int, view: State) -> int | None:
        """The answer in the set-up for those who want that; the others are told once that it can be had."""
        if seat in self.set_up:
            return advice.set_up(view, seat)
        if seat not in self.offered:
            self.offered.add(seat)
            self.notes.setdefault(seat, []).append(say("term-setup-see"))
        return None

    def _why(self, seat: int, one: Option) -> str:
        """The note about an answer that was the only one; '' if it is not worth one."""
        state = self.table.game.state
        said = only_way(state, seat, one) if is_storm(state) else None
        return say("term-only-way", answer=self.reader.things.phrase(one)) if said is None else said

    def _storm(self, seat: int, options: list[Option]) -> int | None:
        """The attack once more that was to go on; None if it is decided, or something else is asked."""
        attacker, key = self.storming
        if attacker != seat:
            return None
        g = self.table.game.state
        q = question(g)
        if isinstance(q, Mustering) and not godstorm(g).plagued(q.dst):  # gods would be banished there
            return next(o.answer() for o in options if o.verb == "done")
        on = next((o.answer() for o in options if o.verb == "attack" and o.answer() & KEY == key), None)
        self.storming = self.storming if on is not None or isinstance(q, IN_BETWEEN) else (-1, -1)
        return on

    def _begins(self, view: State, seat: int) -> bool:
        """Whether this is the first question of that person's turn."""
        turn = (view.round, view.seat)
        new = view.seat == seat and turn != self.turn
        self.turn = turn if view.seat == seat else self.turn
        return new

    # ---- the device ---------------------------------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Pass the device on if another person has it."""
        if self.private(seat):
            return
        self.screen.wipe()
        self.screen.ask(f"{say('term-pass-device', who=self.names.side(seat))} ")
        self.screen.wipe()
        self.at_device = seat
        self.board_due = True

    def _in_front_of_all(self) -> None:
        """Nobody's secrets may be on the screen, now or in a moment, when another one answers an open question."""
        if self.screen.secret:
            self.screen.wipe()
        self.at_device = -1

    def farewell(self, seat: int, others: bool) -> None:
        """A person is out, and the others play on: what happened, and whether to stay and watch."""
        self._in_front_of_all()
        news = [e.seen_by(-1) for e in self.table.told[self.news_from(seat) :]]
        self.screen.print(*digest(news, self.names)[-LAST:])
        self.saw(seat)
        reply = self.screen.ask(f"{say('term-out-others' if others else 'term-out-watch', who=self.names.side(seat))} ")
        self.board_due = True
        if command(reply) == "quit":
            raise Quit

    def viewer(self, seat: int) -> int:
        """Who looks: that seat, or everybody."""
        return seat if self.private(seat) else -1

    def news_from(self, seat: int) -> int:
        return self.seen.get(seat, 0)

    def saw(self, seat: int) -> None:
        self.seen[seat] = len(self.table.told)


def _penniless(public: State, seat: int) -> bool:
    """Whether a bid is no secret: all know that there is nothing to bid."""
    return isinstance(question(public), Bidding) and choices(public, seat)[0].high == 0
