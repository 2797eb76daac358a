"""Saved games in which somebody has all armies on one territory, before neighbours who are weak or have piled theirs too."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import feldherr

LONGEST = 4000  # answers


class Piled(NamedTuple):
    """A saved game, who is asked there, and the territory with the pile."""

    save: str
    seats: int
    seat: int
    home: int


def distances(borders: list[list[int]], home: int) -> dict[int, int]:
    """How many borders each territory is away."""
    far, ring = {home: 0}, [home]
    while ring:
        ring = [t for t in dict.fromkeys(n for t in ring for n in borders[t]) if t not in far]
        far |= dict.fromkeys(ring, max(far.values()) + 1)
    return far


@cache
def piled(mode: str, seats: int, armies: int, verb: str = "place", *, met: bool = False, **house: int) -> Piled:
    """A game in which nobody fights and the first one piles; it stops where they have so many armies and may answer with that verb.

    The others keep far away, or meet them with piles of their own.
    """
    game, dice = feldherr.game(mode, seats, **house), feldherr.Stream(1)
    borders = [list(row) for row in game.rules.board.adjacent]
    home, far = -1, dict[int, int]()
    for _ in range(LONGEST):
        game.chance(dice)
        assert not game.over, "nobody was to win"
        g, seat = game.state, feldherr.asked(game.state)
        offered = feldherr.choices(g, seat)
        if home < 0 and list(g.owner).count(-1) == 0:
            home = max((t for t in range(len(borders)) if g.owner[t] == 0), key=lambda t: sum(g.owner[n] != 0 for n in borders[t]))
            far = distances(borders, home)
        if seat == 0 and home >= 0 and g.armies[home] >= armies and verb in {o.verb for o in offered} and g.round:
            return Piled(game.save(), seats, 0, home)
        places = [o for o in offered if o.verb == "place"]
        others = [o for o in offered if o.verb == "done"] or offered
        if places and far:
            option = (min if met or seat == 0 else max)(places, key=lambda o: far.get(o.on[0], 0))
            game.play(seat, option.answer(option.high))
        else:
            option = others[0]
            game.play(seat, option.answer(option.low))
    raise AssertionError(f"no such game of {mode}")


def others_near(save: str, home: int) -> list[int]:
    """The neighbours of a territory that are somebody else's, the weakest first."""
    g = feldherr.load(save).state
    near = [t for t in g.rules.board.adjacent[home] if g.owner[t] != g.owner[home]]
    return sorted(near, key=lambda t: int(g.armies[t]))
