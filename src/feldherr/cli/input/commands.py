"""The commands during a game: help, map, hand, odds, hint, setup, undo, log, rules, save, quit."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from feldherr.cli.commands import rules as pages
from feldherr.cli.house_rules import Refused
from feldherr.cli.input import advice
from feldherr.cli.input.advice import sets_up
from feldherr.cli.input.spelling import whole
from feldherr.cli.input.verbs import command, flat
from feldherr.cli.sanitize import short
from feldherr.cli.savefile import create
from feldherr.cli.table import picture
from feldherr.cli.table.board import draw, heading, open_missions
from feldherr.cli.table.godstorm import underworld
from feldherr.cli.table.godstorm_words import TEMPLE, about, described, hand_of, is_storm, relics_of
from feldherr.cli.table.hand import secrets_of
from feldherr.cli.table.menu import Menu
from feldherr.cli.table.names import Names
from feldherr.cli.table.phrases import Unclear
from feldherr.cli.table.screen import Again, Quit
from feldherr.cli.table.story import digest
from feldherr.cli.table.territories import forces
from feldherr.editions.rulebook import expand, having, texts
from feldherr.engine.play import question
from feldherr.engine.state import State
from feldherr.engine.view import observe
from feldherr.godstorm.questions import LookingAtAHand
from feldherr.locales import language, say
from feldherr.rules.ruleset import as_ruleset

if TYPE_CHECKING:
    from feldherr.cli.table.person import Person

PAGED = 4  # more rules than these are shown page by page


class Commands:
    """Runs commands; everything else is a move."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.table = person.table
        self.screen = person.screen

    def run(self, line: str, seat: int, view: State, menu: Menu) -> bool:
        """Run a command; False if the line is none."""
        word, _, rest = line.partition(" ")
        name, rest = command(word), rest.strip()
        if name == "help":
            self.screen.print(say("term-help-storm", key=say("term-key"), temple=TEMPLE) if is_storm(view) else say("term-help"))
        elif name == "quit":
            raise Quit
        elif name == "list":
            self.screen.print(*menu.lines(self.screen.width))
        elif name == "always":
            self._always(seat)
        elif name == "map":
            self._map(rest, view)
        elif name == "hand":
            self._hand(seat, view)
        elif name == "card" and is_storm(view):
            self._card(rest, view, seat)
        elif name == "log":
            self._log(rest, self.person.viewer(seat))
        elif name == "rules":
            self._rules(rest)
        elif name == "save":
            self._save(rest)
        elif name == "odds":
            self.screen.print(*advice.odds(rest, view, menu.options, self.person.reader))
        elif name == "hint":
            self._hint(seat)
        elif name == "setup":
            self._setup(seat, view)
        elif name == "undo":
            self._undo(seat)
        else:
            return False
        return True

    def _always(self, seat: int) -> None:
        """Whether that person is asked about defending."""
        self.person.always ^= {seat}
        said = say("term-always-on" if seat in self.person.always else "term-always-off")
        self.person.notes.setdefault(seat, []).append(said)
        raise Again

    def _setup(self, seat: int, view: State) -> None:
        """From now on that person's armies are placed until the first turn."""
        if not sets_up(view):
            raise Unclear(say("term-setup-over"))
        self.person.set_up.add(seat)
        self.person.notes.setdefault(seat, []).append(say("term-setup-on"))
        raise Again

    def _map(self, name: str, view: State) -> None:
        names = self.person.names
        if not name:
            if is_storm(view):
                self._storm_map(view)
                return
            width = picture.wide(view.rules.board, self.screen, 9)
            head = heading(view, names, self.screen.width)
            self.screen.print(*([*picture.draw(view, names, width), *head] if width else draw(view, names, self.screen.width)))
            return
        if is_storm(view) and flat(name) in map(flat, ("below", "underworld", say("map-underworld"))):
            self.screen.print(*underworld(view, names, self.screen.width))
            return
        t = self.person.reader.territory(name)
        there = about(view, names, t) if is_storm(view) else ""
        around = ", ".join(f"{names.territory(u)} {held(view, names, u)}" for u in view.adjacent[t])
        here = f"{names.territory(t)} {held(view, names, t)}{f' ({there})' if there else ''}"
        self.screen.print(say("term-next-to-it", here=here, list=around or say("score-nothing")))

    def _storm_map(self, view: State) -> None:
        """The tables, which have all names, and above them the picture, if there is room for both."""
        table = draw(view, self.person.names, self.screen.width)
        width = picture.wide(view.rules.board, self.screen, len(table) + 1)
        self.screen.print(*(picture.draw(view, self.person.names, width) if width else []), *table)

    def _card(self, name: str, view: State, seat: int) -> None:
        """A card's text; without a name all relics that are in play."""
        names = self.person.names
        if name:
            q = question(view)
            looked_at = hand_of(view, q.side) if isinstance(q, LookingAtAHand) else []
            self.screen.print(
                described(self.person.reader.miracle(name, [*looked_at, *hand_of(view, seat), *relics_of(view, seat)]), names)
            )
            return
        open_ones = [f"{names.side(s)}: {described(c, names)}" for s in range(view.seats) for c in relics_of(view, s)]
        self.screen.print(*(open_ones or [say("term-no-relic")]))

    def _hand(self, seat: int, view: State) -> None:
        """Own secrets; in front of others only after they have looked away."""
        if not self.person.private(seat):
            self.person.hand_over(seat)
            raise Again
        names = self.person.names
        if is_storm(view) and (cards := [*hand_of(view, seat), *relics_of(view, seat)]):
            self.screen.print(*[described(c, names) for c in cards])
            return
        self.screen.print(*(secrets_of(view, seat, names) or [say("term-no-cards")]), *open_missions(view, names))

    def _hint(self, seat: int) -> None:
        """What a computer would do; it knows the seat's secrets, so the others must look away."""
        if not self.person.private(seat):
            self.person.hand_over(seat)
            raise Again
        self.screen.print(advice.hint(observe(self.table.game.state, seat), seat, self.person.reader))

    def _undo(self, seat: int) -> None:
        if not self.table.take_back(seat):
            raise Unclear(say("term-no-undo"))
        self.person.notes.setdefault(seat, []).append(say("term-undone"))
        raise Again

    def _log(self, count: str, viewer: int) -> None:
        lines = digest([e.seen_by(viewer) for e in self.table.told], self.person.names)
        self.screen.print(*(lines[-(whole(count) or 20) :] or [say("term-no-news")]))

    def _rules(self, rule: str) -> None:
        """The whole page, one rule by its id, or all of this mode that have a word."""
        if not rule:
            with self.screen.pages():
                pages.show_mode(self.screen.out, as_ruleset(self.table.game.rules))
        elif rule.upper() in texts():
            self.screen.print(f"{rule.upper()}  {texts(language())[rule.upper()]}")
        elif found := having(rule, expand(self.table.game.rules.ids), language()):
            with self.screen.pages() if len(found) > PAGED else nullcontext():
                self.screen.print(pages.numbered(found))
        else:
            raise Unclear(say("term-no-rule", name=short(rule)))

    def _save(self, name: str) -> None:
        if not name:
            raise Unclear(say("term-save-where", file=str(self.table.store.path)))
        try:
            create(Path(name).expanduser(), self.table.game, self.person.seating).close()
            self.screen.print(say("term-copy-in", file=name))
        except Refused as e:
            raise Unclear(str(e)) from None
        except OSError as e:
            raise Unclear(say("term-not-written", file=short(name), why=str(e.strerror))) from None


def held(view: State, names: Names, t: int) -> str:
    """Whose a place is, and with how many armies: A5."""
    return f"{names.mark(view.owner[t])}{forces(view, names, t)}" if view.owner[t] >= 0 else say("term-empty")
