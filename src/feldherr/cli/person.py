"""Asking people: whose turn at the device it is, what they are shown, and what they may type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from feldherr.cli import picture
from feldherr.cli.board import draw
from feldherr.cli.commands import Commands
from feldherr.cli.hand import question, secrets_of
from feldherr.cli.menu import Menu
from feldherr.cli.screen import Again
from feldherr.cli.store import Seating
from feldherr.cli.tell import digest
from feldherr.cli.words import Reader, Unclear, whole
from feldherr.engine.action import Option
from feldherr.engine.play import choices
from feldherr.engine.state import State
from feldherr.engine.view import observe

if TYPE_CHECKING:
    from feldherr.cli.table import Table

WELCOME = "(help tells what you can type)"
OPEN = {"claim", "place", "attack", "defend", "occupy", "fortify", "bonus", "raise"}  # answers about things that lie open
NEWS = 10  # lines of what happened
ROOM = 14  # lines for everything but the board
BESIDE = 78  # columns for the table beside a picture
FEWEST = 5  # lines for news and list, before own secrets have to make room
KEY = (1 << 30) - 1  # an answer without its number


class Person:
    """All people at the table, one at the device."""

    def __init__(self, table: Table, seating: Seating) -> None:
        self.table = table
        self.screen = table.screen
        self.names = table.names
        self.seating = seating
        self.reader = Reader(table.names)
        self.commands = Commands(self)
        self.at_device = -1  # whose secrets may be shown
        self.seen: dict[int, int] = {}  # up to which event each has been told
        self.notes = {seat: [WELCOME] for seat in table.people}  # for each, what to tell beside the news
        self.always: set[int] = set()  # those who defend with the most dice and don't want to be asked
        self.turn = (-1, -1)  # whose turn was begun last
        self.last = 0  # what was answered last, without its number
        self.board_due = True

    # ---- one question -----------------------------------------------------------------------------------------------------------

    def answer(self, seat: int) -> int:
        """What that person answers."""
        while True:
            try:
                return self._ask(seat)
            except Again:
                self.board_due = True

    def _ask(self, seat: int) -> int:
        view = observe(self.table.game.state, seat)
        options = choices(view, seat)
        if len(options) == 1 and options[0].low == options[0].high:
            return self._only(seat, options[0])
        if options[0].verb == "defend" and seat in self.always:
            return options[0].answer()
        if self._begins(view, seat) or not any(o.verb in OPEN for o in options):
            self.hand_over(seat)
        if not self.private(seat):
            self._in_front_of_all(seat)
            view = observe(self.table.game.state, -1)
            options = [o for o in choices(view, seat) if o.verb in OPEN or o.verb == "done"]
        menu = Menu(options, view, self.names)
        self.show(seat, view, menu)
        answer = self._until_clear(seat, view, menu)
        self.saw(seat)
        return answer

    def private(self, seat: int) -> bool:
        """Whether that person alone looks at the screen."""
        return self.at_device == seat or len(self.table.people) == 1

    def _only(self, seat: int, option: Option) -> int:
        """There is nothing to choose: the answer is given, with a note unless it is a secret."""
        if option.verb in OPEN or option.verb == "done":
            self.notes.setdefault(seat, []).append(f"({self.wording(option)}: nothing else was possible)")
        return option.answer()

    def wording(self, option: Option) -> str:
        """An answer in the words of the log."""
        return self.names.words.write(option.answer())

    def _begins(self, view: State, seat: int) -> bool:
        """Whether this is the first question of that person's turn."""
        turn = (view.round, view.seat)
        new = view.seat == seat and turn != self.turn
        self.turn = turn if view.seat == seat else self.turn
        return new

    def hand_over(self, seat: int) -> None:
        """Pass the device on if another person has it."""
        if self.private(seat):
            return
        self.screen.wipe()
        self.screen.ask(f"Pass the device to {self.names.side(seat)}, then press Enter. ")
        self.screen.wipe()
        self.at_device = seat
        self.board_due = True

    def _in_front_of_all(self, seat: int) -> None:
        """Nobody's secrets may be on the screen, now or in a moment, when another one answers an open question."""
        if self.screen.secret:
            self.screen.wipe()
        self.at_device = -1

    # ---- what is shown ------------------------------------------------------------------------------------------------------------

    def viewer(self, seat: int) -> int:
        """Who looks: that seat, or everybody."""
        return seat if self.private(seat) else -1

    def show(self, seat: int, view: State, menu: Menu) -> None:
        """The table, the news, the question and what may be answered, in as many lines as the screen has."""
        width = self.screen.width
        viewer = self.viewer(seat)
        news = [Text(line, style="dim") for line in self.news(seat, viewer)]
        own = [Text(line) for line in secrets_of(view, seat, self.names)] if viewer == seat and (self.board_due or self.screen.live) else []
        asked = Text(question(view, seat, menu.options, self.names), style=f"bold {self.names.style(seat)}")
        self.screen.secret |= viewer == seat and len(self.table.people) > 1
        board = self.board(view) if self.board_due or self.screen.live else []
        self.board_due = False
        if self.screen.live:
            if own and self.rows([*board, *own, asked]) + FEWEST > self.screen.height:
                own = [Text("Type hand to see your cards and missions.")]
            self.screen.redraw()
            room = self.screen.height - 1 - self.rows([*board, *own, asked])
            self.screen.print(*board, *own, *self.fitted(news, asked, menu, room))
        else:
            self.screen.print(*board, *own, *news, asked, *menu.lines(width))

    def board(self, view: State) -> list[Text]:
        """The table; where there is room, with the map as a picture above it or beside it."""
        board, screen = view.rules.board, self.screen
        table = draw(view, self.names, screen.width)
        if screen.live and (width := picture.wide(board, screen, len(table) + ROOM)):
            return [*picture.draw(view, self.names, width), *table]
        if screen.live and (width := picture.wide(board, screen, ROOM, BESIDE)):
            return _side_by_side(picture.draw(view, self.names, width), draw(view, self.names, BESIDE - 2))
        return table

    def fitted(self, news: list[Text], asked: Text, menu: Menu, room: int) -> list[Text]:
        """News, question and list in so many lines: the list comes first, but at least the last news is told."""
        listed = menu.lines(self.screen.width, room - min(len(news), 2))
        while len(news) > 1 and self.rows(news) + len(listed) > room:
            del news[0]
        left = max(1, room - self.rows(news))
        if len(listed) > left:
            listed = [*listed[: left - 1], Text(MORE)]
        spare = room - self.rows(news) - len(listed)
        return [*([Text()] if spare > 0 and news else []), *news, *([Text()] if spare > 1 else []), asked, *listed]

    def rows(self, lines: list[Text]) -> int:
        """How many rows of the screen they take."""
        return sum(max(1, -(-line.cell_len // self.screen.width)) for line in lines)

    def news(self, seat: int, viewer: int) -> list[str]:
        """What happened since that person last answered."""
        new = [e.seen_by(viewer) for e in self.table.told[self.news_from(seat) :]]
        lines = digest(new, self.names)
        if any(e.kind == "turn" for e in new):
            self.board_due = True
        lines += self.notes.pop(seat, [])
        return lines[-NEWS:]

    def news_from(self, seat: int) -> int:
        return self.seen.get(seat, 0)

    def saw(self, seat: int) -> None:
        self.seen[seat] = len(self.table.told)

    # ---- what is typed --------------------------------------------------------------------------------------------------------------

    def _until_clear(self, seat: int, view: State, menu: Menu) -> int:
        while True:
            line = self.screen.ask(f"{self.names.side(seat)}> ")
            try:
                if self.commands.run(line, seat, view, menu):
                    continue
                answer = self._understand(line, menu, view)
            except Unclear as e:
                self.screen.print(f"{str(e)[:1].upper()}{str(e)[1:]}.".replace("?.", "?"))
                continue
            if answer is not None:
                return answer

    def _understand(self, line: str, menu: Menu, view: State) -> int | None:
        """The answer that a line means; None: ask again."""
        number = whole(line)
        if menu.one is not None and (not line or number is not None):
            return self._amount(menu.one, number)
        if line == "again":
            return self._again(menu)
        if number is None:
            return self._take(*self.reader.read(line, menu.options))
        found = menu.pick(number)
        if not found:
            raise Unclear(f"there is no {number} in the list")
        if len(found) > 1:
            return self._second(found, view)
        option = found[0]
        return self._take(option, option.high if option.low == option.high or option.verb == "attack" else None)

    def _second(self, found: list[Option], view: State) -> int | None:
        """A number picked where from; where to?"""
        menu = Menu(found, view, self.names)
        self.screen.print(*menu.lines(self.screen.width))
        line = self.screen.ask("where to? ")
        number = whole(line)
        if number is None:
            start = self.names.words.thing("t", found[0].on[0])
            return self._take(*self.reader.read(f"{found[0].verb} {start} {line}", found)) if line else None
        picked = menu.pick(number)
        if not picked:
            raise Unclear(f"there is no {number} in the list")
        return self._take(picked[0], None)

    def _take(self, option: Option, n: int | None) -> int | None:
        self.last = option.answer(option.low) & KEY
        return self._amount(option, n) if n is not None else self._how_many(option)

    def _how_many(self, option: Option) -> int | None:
        """Ask for the number; Enter takes all of them."""
        if option.low == option.high:
            return option.answer()
        line = self.screen.ask(f"{option.verb} how many, {option.low} to {option.high}? [{option.high}] ")
        if line and whole(line) is None:
            self.screen.print("Nothing done.")
            return None
        return self._amount(option, whole(line))

    def _amount(self, option: Option, n: int | None) -> int:
        n = option.high if n is None else n
        if not option.low <= n <= option.high:
            raise Unclear(f"{n} is not possible here, only {option.low} to {option.high}")
        return option.answer(n)

    def _again(self, menu: Menu) -> int:
        """The last attack or placement once more."""
        for option in menu.options:
            if option.answer() & KEY == self.last and option.verb != "done":
                return option.answer()
        raise Unclear("there is nothing to do again")


def _side_by_side(left: list[Text], right: list[Text]) -> list[Text]:
    """Two blocks as one."""
    blank = Text(" " * left[0].cell_len)
    rows = max(len(left), len(right))
    return [Text.assemble(left[i] if i < len(left) else blank, "  ", right[i] if i < len(right) else "") for i in range(rows)]


MORE = "   ... type list to see them all"
