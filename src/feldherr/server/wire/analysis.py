"""A finished game taken apart."""

from __future__ import annotations

from typing import Literal

import msgspec


class Account(msgspec.Struct, frozen=True):
    """One player's account in an analysis, in shares of 1: result = start + luck + own + others."""

    start: float  # the win probability when the first turn began
    luck: float  # what dice and cards changed
    own: float  # what the player's own decisions changed
    others: float  # what the others' decisions changed
    result: float  # 1 for a win, shared by those who win together; else 0
    fortune: Literal["even", "lucky", "unlucky"]  # what dice and cards were on the whole
    lost: float  # given up in a turn on average, against the plans of a computer player
    accuracy: float  # the share of the chances that was kept
    inaccuracies: int  # turns that gave up 5 % or more
    mistakes: int  # turns that gave up 10 % or more
    blunders: int  # turns that gave up 20 % or more
    worst: int  # the costliest turn, as an index of `turns`; -1 if no turn gave up much


class JudgedTurn(msgspec.Struct, frozen=True):
    """A turn of an analysis: what its player gave up, and how a better plan begins."""

    at: int  # after this many moves
    seat: int  # whose turn it is; -1 during the set-up and between epochs
    round: int  # counted from 0
    lost: float  # the win probability that it gave up
    verdict: str  # "inaccuracies", "mistakes", "blunders", or ""
    could: float  # the player's win probability with the better plan; 0 without a verdict
    places: list[int]  # with a verdict: where the better plan puts armies before its first dice
    way: list[int]  # with a verdict: the places that its first attacks go through, beginning where they start from
    says: dict[str, str]  # with a verdict: why, in a sentence of each language; empty if that is not known


class ChartPoint(msgspec.Struct, frozen=True):
    """A moment of an analysis: after how many moves, and everybody's win probability."""

    at: int  # after this many moves
    chances: list[float]  # the win probability of each seat


class ChartMark(msgspec.Struct, frozen=True):
    """A moment to look at: a turning point (with the turn that begins there), or luck. Whose chances it changed most, and how."""

    at: int  # after this many moves
    kind: Literal["turn", "luck"]  # a turning point, or luck
    seat: int  # whose chances changed most
    before: float  # its win probability
    after: float  # its win probability


class Analysis(msgspec.Struct, frozen=True):
    """A finished game taken apart (docs/analysis.md)."""

    over: bool  # whether it was played to its end; else its last turn is not judged
    parties: list[int]  # of each seat: team mates have the same, and the same win probability
    accounts: list[Account]  # of each seat
    turns: list[JudgedTurn]  # the set-up is the first
    points: list[ChartPoint]  # of the chart, in order
    marks: list[ChartMark]  # moments to look at, in order
    losses: dict[str, float]  # from how much given up in a turn each verdict is passed
    small: float  # a change of win probability that is not worth a word
