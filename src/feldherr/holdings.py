"""Who holds which territory, who stands there, and which cards are in a hand, by name."""

from __future__ import annotations

from feldherr.engine.state import State
from feldherr.engine.text import Lexicon
from feldherr.engine.values import did_you_mean
from feldherr.rules import troops

HIDDEN = "?"  # a card that the view doesn't show


def hand(g: State, seat: int) -> list[str]:
    """The territory cards that a seat holds, by name; "?" for each one that the view doesn't show. A team has one hand."""
    if not 0 <= seat < g.sides:
        raise ValueError(f"there is no seat {seat}; the sides of this table are 0 to {g.sides - 1}")
    side = g.team(seat) if seat < g.seats else seat
    names = Lexicon(g.rules, g.seats).cards
    seen = [names[card] for card in g.hand(side)]
    return seen + [HIDDEN] * int(g.hand_size(side) - len(seen))


def holder(g: State, place: str | int) -> int:
    """The side that a territory belongs to, -1 for nobody: where team mates share it, the one with strictly most armies there."""
    return int(troops.holder(g, number(g, place)))


def forces(g: State, place: str | int) -> dict[int, int]:
    """The armies in a place, side by side; more than one side only where team mates share it."""
    t = number(g, place)
    there = {side: int(g.muster(t, side)) for side in range(int(g.sides if len(g.force) == 0 else g.seats))}
    return {side: n for side, n in there.items() if n > 0}


def number(g: State, place: str | int) -> int:
    """The number of a place that is given by its number or its name."""
    board = g.rules.board
    if isinstance(place, int) and 0 <= place < len(board.places):
        return place
    if isinstance(place, str) and place in board.number:
        return board.number[place]
    if isinstance(place, int):
        raise ValueError(f"there is no place {place}; the places of this map are 0 to {len(board.places) - 1}")
    raise ValueError(f"no place of this map is called {place!r}{did_you_mean(place, board.places)}")
