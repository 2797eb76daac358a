"""A finished game taken apart."""

from __future__ import annotations

from typing import Literal

import msgspec


class Account(msgspec.Struct, frozen=True):
    """One player's account in an analysis, in shares of 1: result = start + luck + own + others."""

    start: float  # the win probability when the first turn began
    luck: float
    own: float  # what the player's own decisions changed
    others: float
    result: float
    lost: float  # given up in all turns, against the plans of a computer player
    accuracy: float
    inaccuracies: int
    mistakes: int
    blunders: int
    worst: int  # the costliest turn, as an index of `turns`; -1 if no turn gave up anything


class JudgedTurn(msgspec.Struct, frozen=True):
    """A turn of an analysis: what its player gave up, and how a better plan begins."""

    at: int  # after this many moves
    seat: int  # whose turn it is; -1 during the set-up and between epochs
    round: int
    lost: float
    verdict: str  # "inaccuracies", "mistakes", "blunders", or ""
    could: float  # the player's win probability with the better plan; 0 without a verdict
    places: list[int]  # with a verdict: where the better plan puts armies before its first dice
    way: list[int]  # with a verdict: from where to where its first attack goes


class ChartPoint(msgspec.Struct, frozen=True):
    """A moment of an analysis: after how many moves, and everybody's win probability."""

    at: int
    chances: list[float]


class ChartMark(msgspec.Struct, frozen=True):
    """A moment to look at: a turning point (with the turn that begins there), or luck. Whose chances it changed most, and how."""

    at: int
    kind: Literal["turn", "luck"]
    seat: int
    before: float
    after: float


class Analysis(msgspec.Struct, frozen=True):
    """A finished game taken apart (docs/analysis.md)."""

    parties: list[int]  # of each seat: team mates have the same, and the same win probability
    accounts: list[Account]  # of each seat
    turns: list[JudgedTurn]  # the set-up is the first
    points: list[ChartPoint]
    marks: list[ChartMark]
