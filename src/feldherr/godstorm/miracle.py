"""A miracle card: what it costs, when it may be played, what its player names, what dice it rolls, what it does (G80)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import first, option
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm.deck import printed
from feldherr.godstorm.names import SEAT
from feldherr.godstorm.state import afloat, godstorm
from feldherr.godstorm.verbs import CHOOSE
from feldherr.rules.events import Fortify
from feldherr.rules.troops import add, remove


class Play(Step):
    """A card on its way: `n` the card, `side` who plays it; `src`, `dst` and `m` what has been named for it so far."""

    vague = True

    def with_choice(self, src: i64, dst: i64, m: i64) -> Play:
        """The same, with more named."""
        return Play(self.seat, self.n, src, dst, self.side, m)

    def chosen(self) -> list[int]:
        """The places named so far."""
        return [int(t) for t in (self.src, self.dst) if t >= 0]


def bare(seat: i64, card: i64) -> Play:
    """A card that a seat plays, with nothing named for it yet."""
    return Play(seat, card, -1, -1, seat)


class Miracle:
    """One title. Most cards need only a few of these."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    says: ClassVar[str] = ""  # what it does, in our words
    score: ClassVar[str] = ""  # relics only: the territory that brings a point (G70)
    names_decks: ClassVar[bool] = False  # the gods that may be named stand for their decks
    at_the_start: ClassVar[bool] = False  # relics only: whether it works at the start of its owner's turn (G24)

    def __init__(self) -> None:
        cost, copies = printed(self.name)
        self.cost: Final[i64] = cost  # faith
        self.copies: Final[i64] = copies

    def may(self, g: State, seat: i64) -> bool:
        """Whether it can be played; without a condition always, even to no effect."""
        return True

    def asks(self, g: State, p: Play) -> vec[i64]:
        """What its player may name next; nothing if all is named."""
        return vec[i64]()

    def named(self, g: State, p: Play, a: i64) -> Play:
        """The card with that named too: first `src`, then `dst`, in the order of the questions."""
        t = first(a)
        return p.with_choice(t, p.dst, p.m) if p.src < 0 else p.with_choice(p.src, t, p.m)

    def goal(self, g: State, p: Play) -> i64:
        """Where the armies go that it moves, -1 while that is open."""
        return p.dst

    def falls(self, g: State, p: Play) -> list[int]:
        """The place that each of its dice is for; none if they are for all."""
        return []

    def chance(self, g: State, p: Play) -> vec[i64]:
        """Dice or draws, once nobody can cancel it any more."""
        return vec[i64]()

    def does(self, g: State, p: Play, a: i64) -> None:
        """The effect; `a` is what chance said."""

    def starts(self, g: State, seat: i64) -> None:
        """Relics only: what it does at the start of its owner's turn."""


# ---- things that several cards let their player name ------------------------------------------------------------------------------


def own(g: State, seat: i64) -> vec[i64]:
    """Every territory of that seat."""
    out = vec[i64](capacity=16)
    for t in range(g.lands):
        if g.owner[t] == seat:
            out = append(out, option(CHOOSE, t))
    return out


def own_temples(g: State, seat: i64) -> vec[i64]:
    """Every territory of that seat with a temple."""
    out = vec[i64]()
    for t in range(g.lands):
        if g.owner[t] == seat and godstorm(g).temple(t):
            out = append(out, option(CHOOSE, t))
    return out


def without_temple(g: State, seat: i64, besides: i64 = -1) -> vec[i64]:
    """Every other territory of that seat that has none."""
    out = vec[i64](capacity=16)
    for t in range(g.lands):
        if g.owner[t] == seat and not godstorm(g).temple(t) and t != besides:
            out = append(out, option(CHOOSE, t))
    return out


def marked(g: State, bits: i64) -> vec[i64]:
    """These territories."""
    out = vec[i64]()
    for t in range(g.lands):
        if (bits >> t) & 1 == 1:
            out = append(out, option(CHOOSE, t))
    return out


def above_water(g: State) -> vec[i64]:
    """Every territory there still is."""
    out = vec[i64](capacity=48)
    for t in range(g.lands):
        if afloat(g, t):
            out = append(out, option(CHOOSE, t))
    return out


def others(g: State, seat: i64) -> vec[i64]:
    """Every other player who is in."""
    out = vec[i64]()
    for s in range(g.seats):
        if s != seat and not g.is_out(s):
            out = append(out, option(CHOOSE, SEAT + s))
    return out


def march(g: State, side: i64, src: i64, dst: i64, n: i64) -> None:
    """A card moves armies."""
    remove(g, src, side, n)
    add(g, dst, side, n)
    if g.heard:
        g.tell(Fortify(side, src, dst, n))


def die(a: i64) -> i64:
    """What the one die of a card shows."""
    return (a >> 6) & 7
