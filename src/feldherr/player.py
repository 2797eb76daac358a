"""A computer player of your own: a subclass of `Player` with a method for each question that it wants to answer itself."""

from __future__ import annotations

from feldherr.bots import Bot, make
from feldherr.engine.action import Option
from feldherr.engine.game import understood
from feldherr.engine.play import choices, question
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon
from feldherr.holdings import holder
from feldherr.odds import lookup_of
from feldherr.rules.ruleset import rules_of

__all__ = ["Player"]


class Player(Bot):
    """Asks the method that is named after the question: `placing`, `attacking`, `occupying`, `choosing_capitals` …

    The method reads the table by the helpers below, which name territories, and returns a move: one of `moves` (with its highest
    number), words (`"attack alaska kamchatka 3"`) or a packed move. If there is no such method, or it returns None, `recruit` moves.
    """

    view: State  # what the seat may know; don't change it
    seat: int  # whose move it is, from 0
    question: Question  # what is asked, with named fields
    moves: list[Option]  # the legal moves

    def __init__(self, seed: int = 0) -> None:
        self.why = ""
        self.recruit = make("recruit", seed)

    def choose(self, view: State, seat: int) -> int:
        """What the referee calls: your method's move, packed."""
        asked = question(view)
        assert asked is not None, "the game is over"
        self.view, self.seat, self.question, self.moves, self.why = view, seat, asked, choices(view, seat), ""
        method = getattr(self, asked.kind.replace(" ", "_"), None)
        move: Option | str | int | None = method() if method else None
        if move is None:
            return self.recruit.choose(view, seat)
        if isinstance(move, Option):
            return move.answer()
        return understood(view, seat, move.split(), Lexicon(view.rules, view.seats)) if isinstance(move, str) else move

    def reason(self) -> str:
        """What `because` said about the last move."""
        return self.why

    def because(self, why: str) -> None:
        """Give a reason for this move, in a sentence; `play --explain` shows it."""
        self.why = why

    # ---- the table, by names ------------------------------------------------------------------------------------------------------

    def on(self, move: Option) -> tuple[str, ...]:
        """The territories that a move is about: `("alaska", "kamchatka")` of an attack."""
        return tuple(self.view.rules.board.places[number] for number in move.on)

    def options(self, verb: str) -> list[Option]:
        """The legal moves with that verb."""
        return [move for move in self.moves if move.verb == verb]

    def mine(self) -> list[str]:
        """The territories that the seat holds."""
        return [name for name in self.view.rules.board.places if self.owner(name) == self.seat]

    def owner(self, place: str) -> int:
        """Who holds a territory; -1 if nobody does."""
        return holder(self.view, place)

    def armies(self, place: str) -> int:
        """How many armies stand in a territory."""
        return self.view.armies[self.view.rules.board.number[place]]

    def neighbours(self, place: str) -> list[str]:
        """The territories that can be reached from one, as the borders are now."""
        board = self.view.rules.board
        return [board.places[each] for each in self.view.adjacent[board.number[place]]]

    def enemies(self, place: str) -> list[str]:
        """The neighbours of a territory that others hold; team mates are no enemies."""
        friends = (-1, *self.team())
        return [each for each in self.neighbours(place) if self.owner(each) not in friends]

    def team(self) -> list[int]:
        """The seats that win together with this one, itself among them."""
        return [seat for seat in range(self.view.seats) if self.view.team(self.seat) == self.view.team(seat)]

    def continents(self) -> dict[str, list[str]]:
        """The territories of every continent."""
        board = self.view.rules.board
        return {name: [board.places[each] for each in board.members[number]] for number, name in enumerate(board.continents)}

    def continent(self, place: str) -> str:
        """The continent that a territory belongs to."""
        board = self.view.rules.board
        return board.continents[board.continent_of[board.number[place]]]

    def bonus(self, continent: str) -> int:
        """The armies per turn for holding all of a continent."""
        board = self.view.rules.board
        return board.bonus[board.continents.index(continent)]

    def share(self, continent: str) -> float:
        """Which part of a continent's territories the seat holds, from 0 to 1."""
        places = self.continents()[continent]
        return sum(self.owner(each) == self.seat for each in places) / len(places)

    def chance(self, src: str, dst: str) -> float:
        """The probability of taking a territory by attacking to the last army, without what gods and relics add."""
        attackers = self.armies(src) - 1
        return lookup_of(rules_of(self.view)).win(attackers, self.armies(dst)) if attackers > 0 else 0.0
