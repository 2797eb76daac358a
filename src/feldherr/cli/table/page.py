"""The screen of a question: board, private cards, news, and legal moves, fitted to the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from feldherr.cli.input.verbs import shown
from feldherr.cli.table import picture
from feldherr.cli.table.board import draw
from feldherr.cli.table.godstorm_words import is_storm
from feldherr.cli.table.hand import is_secret, prompt, secrets_of
from feldherr.cli.table.menu import Menu
from feldherr.cli.table.story import weighed
from feldherr.cli.table.territories import side_by_side
from feldherr.engine.event import Event
from feldherr.engine.state import State
from feldherr.locales import say
from feldherr.rules.events import Conquest, TakenOver

if TYPE_CHECKING:
    from feldherr.cli.table.person import Person

NEWS = 10  # lines of what happened
ROOM = 14  # lines for everything but the board
BESIDE = 78  # columns for the table beside a picture
MOST_LOST = 9  # names of lost territories
WIDER = 86  # the same for Godstorm
LISTED = 6  # lines of the list that come before a long table
FEW = 3  # answers that are always shown
FEWEST = 5  # lines for news and list, before own secrets have to make room
News = list[tuple[Text, int]]  # lines, and how great their news is


class Page:
    """One question on the screen."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.screen = person.screen
        self.names = person.names

    def show(self, seat: int, view: State, menu: Menu) -> None:
        """The table, the news, the question and the legal moves, in as many lines as the screen has."""
        person, screen = self.person, self.screen
        private = person.viewer(seat) == seat
        news, last = self.news(seat, view)
        whole = person.board_due or screen.live
        look = Text(say("term-type-hand-cards" if is_storm(view) else "term-type-hand"))
        own = [Text(line) for line in secrets_of(view, seat, self.names)] if private and whole else []
        asked = Text(prompt(view, seat, menu.options, self.names), style=f"bold {self.names.style(seat)}")
        screen.secret |= private and not person.alone
        board = self.board(view, self.left([*own, asked, *last], news, menu)) if whole else []
        if own and screen.live and is_storm(view) and not is_secret(view):  # a larger board is worth more than the own cards
            larger = self.board(view, self.left([look, asked, *last], news, menu))
            board, own = (larger, [look]) if len(larger) > len(board) else (board, own)
        person.board_due = False
        if screen.live:
            if own and self.rows([*board, *own, asked]) + FEWEST > screen.height:
                own = [look]
            screen.redraw()
            board = board[: max(1, screen.height - 1 - self.rows([*own, asked]) - len(self.few(menu)))]
            room = screen.height - 1 - self.rows([*board, *own, asked])
            screen.print(*board, *own, *self.fitted(news, last, asked, menu, room))
        else:
            screen.print(*board, *own, *_cut(news, NEWS), *last, asked, *menu.lines(screen.width))

    def left(self, lines: list[Text], news: News, menu: Menu) -> int:
        """How many rows these lines, the last news and the list leave for the table."""
        listed = len(self.few(menu)) or min(len(menu.lines(self.screen.width)), LISTED)
        return max(1, self.screen.height - self.rows([*lines, *_cut(news, min(len(news), 1))]) - listed - 1)

    def few(self, menu: Menu) -> list[Text]:
        """The list, if it is of a few answers only."""
        return menu.lines(self.screen.width) if len(menu.entries) <= FEW else []

    def board(self, view: State, room: int) -> list[Text]:
        """The table, in so many rows if it is a long one; where there are more, with the map as a picture above it or beside it."""
        board, screen = view.rules.board, self.screen
        table = draw(view, self.names, screen.width, room if screen.live else 0)
        beside = WIDER if is_storm(view) else BESIDE
        if screen.live and (width := picture.wide(board, screen, len(table) + ROOM)):
            return [*picture.draw(view, self.names, width), *table]
        if screen.live and (width := picture.wide(board, screen, ROOM, beside)):
            return side_by_side(picture.draw(view, self.names, width), draw(view, self.names, beside - 2, room), width + 2)
        return table

    def fitted(self, news: News, last: list[Text], asked: Text, menu: Menu, room: int) -> list[Text]:
        """News, question and list in so many lines: the list comes first, a short one whole; of a long one, news leave a part."""
        few, short = self.few(menu), len(menu.entries) <= FEW
        least = min(len(news), 1) + self.rows(last)
        listed = few or menu.lines(self.screen.width, room - least)
        fit = min(len(news), NEWS)
        while fit > (0 if short else 1) and self.rows([*_cut(news, fit), *last]) + len(listed) > room:
            fit -= 1
        told = [*_cut(news, fit), *last]
        told = [] if short and self.rows(told) + len(few) > room else told
        left = max(1, room - self.rows(told))
        if len(listed) > left and not short:
            done = f" 0 {shown('done')}  " if menu.pick(0) else "   "
            listed = [*listed[: left - 1], Text(f"{done}{say('term-list')}")]
        spare = room - self.rows(told) - len(listed)
        return [*([Text()] if spare > 0 and told else []), *told, *([Text()] if spare > 1 else []), asked, *listed]

    def rows(self, lines: list[Text]) -> int:
        """How many rows of the screen they take."""
        width = self.screen.width
        return sum(1 if line.cell_len <= width else len(line.wrap(self.screen.out, width)) for line in lines)

    def news(self, seat: int, view: State) -> tuple[News, list[Text]]:
        """What happened since that person last answered; and what must not be missed: what was lost, and notes."""
        person = self.person
        viewer = person.viewer(seat)
        new = [e.seen_by(viewer) for e in person.table.told[person.news_from(seat) :]]
        if any(e.kind == "turn" for e in new):
            person.board_due = True
        lost = [self.names.territory(t) for t in lost_by(seat, new, view)]
        message = "term-you-lost" if viewer == seat else "term-lost"
        last = [*([say(message, who=self.names.side(seat), list=_shortened(lost))] if lost else []), *person.notes.pop(seat, [])]
        great = is_storm(view)  # elsewhere the latest news are the greatest
        told = [(Text(line, style="dim"), weight if great else 0) for line, weight in weighed(new, self.names)]
        return told, [Text(line, style="dim") for line in last]


def lost_by(seat: int, told: list[Event], view: State) -> list[int]:
    """The territories that others took from that seat and still hold."""
    took = []
    for e in told:
        if isinstance(e, Conquest) and e.defender == seat:
            took.append(e.dst)
        elif isinstance(e, TakenOver) and e.loser == seat:
            took.append(e.place)
    return [t for t in dict.fromkeys(took) if view.owner[t] != seat]


def _shortened(places: list[str]) -> str:
    """The first of many names."""
    first = ", ".join(places[:MOST_LOST])
    return say("term-and-more", list=first, n=len(places) - MOST_LOST) if len(places) > MOST_LOST else first


def _cut(news: News, n: int) -> list[Text]:
    """So many lines: the greatest and of these the last, in their order, and how many there are beside them."""
    if len(news) <= n:
        return [line for line, _ in news]
    by_rank = sorted(range(len(news)), key=lambda i: (news[i][1], i))
    left = len(news) - n + 1
    if n < 2:
        return [Text(f"… {news[by_rank[-1]][0].plain} {say('term-type-log', n=len(news))}", style="dim")] * n
    kept = sorted(by_rank[left:])
    message = "term-earlier" if kept[0] == left else "term-more-lines"
    return [Text(say(message, n=left, all=len(news)), style="dim"), *[news[i][0] for i in kept]]
