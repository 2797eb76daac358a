"""What a seat may know, and what might be behind what it doesn't."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import NOBODY
from feldherr.engine.state import ASIDE, DECK, HIDDEN, State
from feldherr.engine.step import Rng


def observe(g: State, seat: i64) -> State:
    """The state as that seat sees it (-1: as a spectator does). The one place where secrets are taken out.

    Hands and the deck become one pool of hidden cards; `unseen` says how many of them each side holds and how many lie aside.
    """
    if not -1 <= seat < g.seats:
        raise ValueError(f"there is no seat {seat} at this table")
    view = g.copy()
    hand = g.team(seat)
    unseen = vec[i64]([0] * (g.sides + 1))
    for c in range(len(g.cards) - g.rules.open_cards()):
        place = g.cards[c]
        if place == DECK:
            view.cards[c] = HIDDEN
        elif (place >= 0 and place != hand) or place == ASIDE:
            of_player = place >= 0 and place < g.seats
            if of_player or not g.extra.knows(g, seat, c, place):
                view.cards[c] = HIDDEN
                unseen[place if place >= 0 else g.sides] += 1
    view.unseen = unseen
    view.viewer = seat
    view.extra.mask(seat)
    return view


def guess(view: State, seat: i64, rng: Rng) -> State:
    """A random full state consistent with the view (a determinization): hidden things are filled in by `rng` (K28, N16)."""
    g = view.copy()
    g.unseen = vec[i64]()
    g.viewer = NOBODY
    g.extra.guess(g, seat, rng)
    pool = vec[i64](capacity=48)
    for c in range(len(g.cards)):
        if g.cards[c] == HIDDEN:
            pool = append(pool, c)
    left = len(pool)
    for side in range(g.sides):
        for _ in range(view.unseen[side]):
            i = rng.below(left)
            left -= 1
            g.cards[pool[i]] = side
            pool[i] = pool[left]
    for i in range(left):
        g.cards[pool[i]] = DECK
    g.extra.settle(g, seat)
    return g
