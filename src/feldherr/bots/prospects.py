"""How likely each player is to win from here, by what stands on the board: what look-ahead judges its last boards by."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.ground import set_value
from feldherr.engine.state import State
from feldherr.rules.income import continents_held, income
from feldherr.rules.troops import held, on_board

ARMIES: Final = 1.5
INCOME: Final = 0.8
CARDS: Final = 0.8


def prospect(g: State, seat: i64) -> float:
    """The chance of that seat to win, about."""
    if g.winners != 0:
        return 1.0 / float(ones(g.winners)) if (g.winners >> seat) & 1 == 1 else 0.0
    if g.is_out(seat):
        return 0.0
    total = 0.0
    own = 0.0
    card = set_value(g) / 3.0
    for s in range(g.seats):
        if not g.is_out(s):
            e = weight(g, s, card)
            total += e
            if g.team(s) == g.team(seat):
                own += e
    return own / total


def weight(g: State, s: i64, card: float) -> float:
    troops = float(on_board(g, s)) + CARDS * card * float(g.hand_size(g.team(s)))
    return math.exp(ARMIES * math.log(troops + 1.0) + INCOME * math.log(float(income(g, s))))


def ones(bits: i64) -> i64:
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n
