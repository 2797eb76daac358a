"""What people may type beside answers: help, map, hand, log, rules, save, quit."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from feldherr.cli import picture
from feldherr.cli import rules as pages
from feldherr.cli.board import draw, heading, open_missions
from feldherr.cli.hand import secrets_of
from feldherr.cli.lands import forces
from feldherr.cli.menu import Menu
from feldherr.cli.names import Names
from feldherr.cli.safe import short
from feldherr.cli.screen import Again, Quit
from feldherr.cli.store import create
from feldherr.cli.storm import underworld
from feldherr.cli.storm_words import TEMPLE, about, described, hand_of, is_storm, relics_of
from feldherr.cli.table_rules import Refused
from feldherr.cli.tell import digest
from feldherr.cli.words import Unclear, whole
from feldherr.editions.rulebook import expand, having, texts
from feldherr.engine.state import State
from feldherr.locales import say

if TYPE_CHECKING:
    from feldherr.cli.person import Person

PAGED = 4  # more rules than these are shown page by page
HELP = """Answer by number, or in words: attack alaska kamchatka 3, place brazil 5, fortify siam india 4, done.
Names may be shortened (att ala kam) or in German, Swedish or Dutch; a number left out of an attack means all.
  attack A B all  attack again and again, until B falls or A has only one army left
  again           the last attack (or placement) once more
  always          defend with the most dice from now on, unasked; once more: be asked again
  list            everything that may be answered
  map [NAME]      the board as a picture, or one territory and its neighbours
  hand            your cards and missions (nobody else should look)
  log [N]         what happened, the last N lines
  rules [ID]      the rules of this game, or one of them: rules K17
  save FILE       a copy of the game; it is saved all the time anyway
  quit            leave; the game can be gone on with later
On the board: mark, territory, armies; t territories, a armies, c cards, + armies to place, * a capital."""

STORM_HELP = """Answer by number, or in words; names may be shortened (inv rom cor).
  bid 2, token 1       faith for the turn order; when you play
  place egypt 3        armies
  summon thor gaul     a god; build gaul: a temple; buy war 2: cards
  play heroes          a miracle card; card [NAME]: what one does, or all relics
  invade roma corsica  then attack 3 (dice), all (until it is decided) or done
  enter roma gaul 2    an empty territory
  fortify roma gaul 4  once, and gods too: you are asked which ones go along
  leave gate 1 3       so many of your dead; revive crypt 2 roma: one comes home
  again, always        the last attack once more; defend with the most, unasked
  list, done           everything that may be answered; no more of this
  map [NAME]           the board, or one territory; map below: the Underworld
  hand, log [N]        your cards (nobody else should look); what happened
  rules [ID or WORD]   the rules; one: rules G42; those with a word: rules plague
  save FILE, quit      a copy of the game; leave, and go on with it later
On the board: mark, armies; {key}.
Players: p points, t territories, a armies, f faith, {temple} temples; gods in play;
cards in hand by kind; dead in heaven; relics."""


class Commands:
    """Runs what is a command; everything else is an answer."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.table = person.table
        self.screen = person.screen

    def run(self, line: str, seat: int, view: State, menu: Menu) -> bool:
        """True if the line was a command."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in ("help", "?", "h"):
            self.screen.print(STORM_HELP.format(key=say("term-key"), temple=TEMPLE) if is_storm(view) else HELP)
        elif word in ("quit", "exit", "q"):
            raise Quit
        elif word == "list":
            self.screen.print(*menu.lines(self.screen.width))
        elif word == "always":
            self._always(seat)
        elif word == "map":
            self._map(rest, view)
        elif word == "hand":
            self._hand(seat, view)
        elif word in ("card", "cards", "relics") and is_storm(view):
            self._card(rest, view, seat)
        elif word == "log":
            self._log(rest, self.person.viewer(seat))
        elif word == "rules":
            self._rules(rest)
        elif word == "save":
            self._save(rest)
        else:
            return False
        return True

    def _always(self, seat: int) -> None:
        """Whether that person is asked about defending."""
        self.person.always ^= {seat}
        said = say("term-always-on" if seat in self.person.always else "term-always-off")
        self.person.notes.setdefault(seat, []).append(said)
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
        if is_storm(view) and name.lower() in ("below", "underworld"):
            self.screen.print(*underworld(view, names, self.screen.width))
            return
        t = self.person.reader.territory(name)
        there = about(view, names, t) if is_storm(view) else ""
        around = ", ".join(f"{names.territory(u)} {held(view, names, u)}" for u in view.adjacent[t])
        here = f"{names.territory(t)} {held(view, names, t)}{f' ({there})' if there else ''}"
        self.screen.print(f"{here}; next to it: {around or 'nothing'}.")

    def _storm_map(self, view: State) -> None:
        """The tables, which have all names, and above them the picture, if there is room for both."""
        table = draw(view, self.person.names, self.screen.width)
        width = picture.wide(view.rules.board, self.screen, len(table) + 1)
        self.screen.print(*(picture.draw(view, self.person.names, width) if width else []), *table)

    def _card(self, name: str, view: State, seat: int) -> None:
        """A card's text; without a name all relics that are in play."""
        names = self.person.names
        if name:
            looked_at = hand_of(view, view.top().side) if view.top().name == "looking at a hand" else []
            self.screen.print(described(self.person.reader.miracle(name, [*looked_at, *hand_of(view, seat), *relics_of(view, seat)])))
            return
        open_ones = [f"{names.side(s)}: {described(c)}" for s in range(view.seats) for c in relics_of(view, s)]
        self.screen.print(*(open_ones or [say("term-no-relic")]))

    def _hand(self, seat: int, view: State) -> None:
        """Own secrets; in front of others only after they have looked away."""
        if not self.person.private(seat):
            self.person.hand_over(seat)
            raise Again
        names = self.person.names
        if is_storm(view) and (cards := [*hand_of(view, seat), *relics_of(view, seat)]):
            self.screen.print(*[described(c) for c in cards])
            return
        self.screen.print(*(secrets_of(view, seat, names) or [say("term-no-cards")]), *open_missions(view, names))

    def _log(self, count: str, viewer: int) -> None:
        lines = digest([e.seen_by(viewer) for e in self.table.told], self.person.names)
        self.screen.print(*(lines[-(whole(count) or 20) :] or [say("term-no-news")]))

    def _rules(self, rule: str) -> None:
        """The whole page, one rule by its id, or all of this mode that have a word."""
        if not rule:
            with self.screen.pages():
                pages.show_mode(self.screen.out, self.table.game.rules)
        elif rule.upper() in texts():
            self.screen.print(f"{rule.upper()}  {texts()[rule.upper()]}")
        elif found := having(rule, expand(self.table.game.rules.ids)):
            with self.screen.pages() if len(found) > PAGED else nullcontext():
                self.screen.print(pages.numbered(found))
        else:
            raise Unclear(f"no rule is called {short(rule)}")

    def _save(self, name: str) -> None:
        if not name:
            raise Unclear(f"save wants the name of a file; the game itself is in {self.table.store.path}")
        try:
            create(Path(name).expanduser(), self.table.game, self.person.seating).close()
            self.screen.print(f"A copy is in {name}.")
        except Refused as e:
            raise Unclear(str(e)) from None
        except OSError as e:
            raise Unclear(f"{short(name)} can't be written ({e.strerror})") from None


def held(view: State, names: Names, t: int) -> str:
    """Whose a place is, and with how many armies: A5."""
    return f"{names.mark(view.owner[t])}{forces(view, names, t)}" if view.owner[t] >= 0 else "empty"
