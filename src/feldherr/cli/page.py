"""What a person is shown with a question: the table, own secrets, the news, and what may be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from feldherr.cli import picture
from feldherr.cli.board import draw
from feldherr.cli.hand import question, secrets_of
from feldherr.cli.menu import Menu
from feldherr.cli.tell import digest
from feldherr.engine.event import Event
from feldherr.engine.state import State

if TYPE_CHECKING:
    from feldherr.cli.person import Person

NEWS = 10  # lines of what happened
ROOM = 14  # lines for everything but the board
BESIDE = 78  # columns for the table beside a picture
FEWEST = 5  # lines for news and list, before own secrets have to make room
MORE = "   ... type list to see them all"


class Page:
    """One question on the screen."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.screen = person.screen
        self.names = person.names

    def show(self, seat: int, view: State, menu: Menu) -> None:
        """The table, the news, the question and what may be answered, in as many lines as the screen has."""
        person, screen = self.person, self.screen
        private = person.viewer(seat) == seat
        news, last = self.news(seat, view)
        whole = person.board_due or screen.live
        own = [Text(line) for line in secrets_of(view, seat, self.names)] if private and whole else []
        asked = Text(question(view, seat, menu.options, self.names), style=f"bold {self.names.style(seat)}")
        screen.secret |= private and not person.alone
        board = self.board(view) if whole else []
        person.board_due = False
        if screen.live:
            if own and self.rows([*board, *own, asked]) + FEWEST > screen.height:
                own = [Text("Type hand to see your cards and missions.")]
            screen.redraw()
            room = screen.height - 1 - self.rows([*board, *own, asked])
            screen.print(*board, *own, *self.fitted(news, last, asked, menu, room))
        else:
            screen.print(*board, *own, *_last(news, NEWS), *last, asked, *menu.lines(screen.width))

    def board(self, view: State) -> list[Text]:
        """The table; where there is room, with the map as a picture above it or beside it."""
        board, screen = view.rules.board, self.screen
        table = draw(view, self.names, screen.width)
        if screen.live and (width := picture.wide(board, screen, len(table) + ROOM)):
            return [*picture.draw(view, self.names, width), *table]
        if screen.live and (width := picture.wide(board, screen, ROOM, BESIDE)):
            return _side_by_side(picture.draw(view, self.names, width), draw(view, self.names, BESIDE - 2))
        return table

    def fitted(self, news: list[Text], last: list[Text], asked: Text, menu: Menu, room: int) -> list[Text]:
        """News, question and list in so many lines: the list comes first, but at least the last news is told."""
        least = min(len(news), 2) + self.rows(last)
        listed = menu.lines(self.screen.width, room - least)
        fit = min(len(news), NEWS)
        while fit > 2 and self.rows([*_last(news, fit), *last]) + len(listed) > room:
            fit -= 1
        told = [*_last(news, fit), *last]
        left = max(1, room - self.rows(told))
        if len(listed) > left:
            listed = [*listed[: left - 1], Text(MORE)]
        spare = room - self.rows(told) - len(listed)
        return [*([Text()] if spare > 0 and told else []), *told, *([Text()] if spare > 1 else []), asked, *listed]

    def rows(self, lines: list[Text]) -> int:
        """How many rows of the screen they take."""
        return sum(max(1, -(-line.cell_len // self.screen.width)) for line in lines)

    def news(self, seat: int, view: State) -> tuple[list[Text], list[Text]]:
        """What happened since that person last answered; and what must not be missed: what was lost, and notes."""
        person = self.person
        viewer = person.viewer(seat)
        new = [e.seen_by(viewer) for e in person.table.told[person.news_from(seat) :]]
        if any(e.kind == "turn" for e in new):
            person.board_due = True
        lost = [self.names.territory(t) for t in lost_by(seat, new, view)]
        who = "You" if viewer == seat else self.names.side(seat)
        last = [*([f"{who} lost: {', '.join(lost)}."] if lost else []), *person.notes.pop(seat, [])]
        return [Text(line, style="dim") for line in digest(new, self.names)], [Text(line, style="dim") for line in last]


def lost_by(seat: int, events: list[Event], view: State) -> list[int]:
    """The territories that others took from that seat and still hold."""
    took = [e.b if e.kind == "conquest" else e.a for e in events if e.kind in ("conquest", "taken_over") and e.other == seat]
    return [t for t in dict.fromkeys(took) if view.owner[t] != seat]


def _last(news: list[Text], n: int) -> list[Text]:
    """The last lines, and how many came before."""
    if len(news) <= n:
        return news
    left = len(news) - n + 1
    return [Text(f"… {left} earlier {'line' if left == 1 else 'lines'}: type log {len(news)}", style="dim"), *news[left:]]


def _side_by_side(left: list[Text], right: list[Text]) -> list[Text]:
    """Two blocks as one."""
    blank = Text(" " * left[0].cell_len)
    rows = max(len(left), len(right))
    return [Text.assemble(left[i] if i < len(left) else blank, "  ", right[i] if i < len(right) else "") for i in range(rows)]
