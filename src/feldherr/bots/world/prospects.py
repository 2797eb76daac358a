"""An estimate of each player's win probability from the board, used at the end of look-ahead."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from feldherr.bots.world.aims import aims_of, near
from feldherr.bots.world.ground import set_value
from feldherr.engine.state import State
from feldherr.rules.income import income
from feldherr.rules.rank_missions import bits_in
from feldherr.rules.troops import held, on_board

# How much each counts, fitted to the winners of played games (a conditional logit on the logarithms).
ARMIES: Final = 1.7
INCOME: Final = 0.3
LANDS: Final = 0.0
STACK: Final = 0.1
CARDS: Final = 0.15
MOVER: Final = 0.35  # the seat that is next to move
AIM: Final = 2.0
SECOND: Final = 0.2
# … and between teams (a logit on the logarithms): of both players together, and of the weaker one.
TEAM_ARMIES: Final = 2.6
WEAKER_ARMIES: Final = 0.75
TEAM_INCOME: Final = 0.8
WEAKER_INCOME: Final = 0.55
TEAM_MOVER: Final = 0.65


def prospect(g: State, seat: i64) -> float:
    """The estimated win probability of a seat."""
    if g.winners != 0:
        return 1.0 / float(bits_in(g.winners)) if (g.winners >> seat) & 1 == 1 else 0.0
    if g.is_out(seat):
        return 0.0
    if g.rules.teams:
        return between_teams(g, seat)
    card = set_value(g) / 3.0
    total = 0.0
    own = 0.0
    for s in range(g.seats):
        if not g.is_out(s):
            e = weight(g, s, card)
            total += e
            if s == seat:
                own = e
    return own / total


def between_teams(g: State, seat: i64) -> float:
    """The estimate for teams: the strength of both players, but the weaker one decides defeat."""
    lead = 0.0
    for mate in range(2):
        side = team_weight(g, mate)
        lead += side if g.team(mate) == g.team(seat) else -side
    return 1.0 / (1.0 + math.exp(-lead))


def team_weight(g: State, mate: i64) -> float:
    """How the team of a seat stands, beside the other."""
    troops = 0.0
    pay = 0.0
    fewest = 1.0e9
    least = 1.0e9
    out = 0.0
    for s in range(g.seats):
        if g.team(s) == g.team(mate):
            n, k = float(on_board(g, s)) + 1.0, float(income(g, s))
            troops += n
            pay += k
            fewest = min(fewest, n)
            least = min(least, k)
            if s == g.seat:
                out += TEAM_MOVER
    return (
        out
        + TEAM_ARMIES * math.log(troops)
        + WEAKER_ARMIES * math.log(fewest)
        + TEAM_INCOME * math.log(pay)
        + WEAKER_INCOME * math.log(least)
    )


def weight(g: State, s: i64, card: float) -> float:
    """The relative strength of a player."""
    troops = float(on_board(g, s))
    out = ARMIES * math.log(troops + 1.0) + INCOME * math.log(float(income(g, s))) + LANDS * math.log(float(held(g, s)) + 1.0)
    out += STACK * math.log(float(largest(g, s)) + 1.0) + CARDS * card * float(g.hand_size(g.team(s))) / (troops + 1.0)
    if s == g.seat:
        out += MOVER
    elif s == (g.seat + 1) % g.seats:
        out += SECOND
    for aim in aims_of(g, s):
        p = near(aim, g, g.owner, g.armies, s)
        out += AIM * aim.share * p * p
    return math.exp(out)


def largest(g: State, s: i64) -> i64:
    """The largest stack of a player."""
    most: i64 = 0
    for t in range(g.lands):
        n = g.muster(t, s)
        if n > most:
            most = n
    return most
