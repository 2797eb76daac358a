"""What Godstorm adds to a seat's chances: points, faith, gods, temples, cards and the turns that are left in the epoch."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.godstorm.names import HEAVEN, SPACE
from feldherr.godstorm.score import score
from feldherr.godstorm.state import RELIC, RELICS, GodstormState

STORM: Final = (
    "points",
    "points ahead",  # of the best other
    "faith",
    "faith share",
    "gods",
    "temples",
    "miracles",
    "relics",
    "below",  # armies in the Underworld
    "heaven",  # armies in the own heaven
    "token",  # the place in the turn order of this epoch
    "turn to come",  # in this epoch
    "bid",
)
POWERS: Final[i64] = len(STORM)


def storm(g: State, x: GodstormState) -> vec[float]:
    """The columns of `STORM`, seat by seat."""
    seats = g.seats
    out = vec[float]([0.0] * (seats * POWERS))
    points = vec[float]([0.0] * seats)
    faith = 1.0
    for s in range(seats):
        if not g.is_out(s):
            points[s] = float(score(g, s))
            faith += float(x.faith[s])
    now = x.token(g.seat) if g.seat >= 0 else 0
    for s in range(seats):
        if g.is_out(s):
            continue
        at = s * POWERS
        best = 0.0
        for r in range(seats):
            if r != s and points[r] > best:
                best = points[r]
        out[at] = points[s] / 20.0
        out[at + 1] = (points[s] - best) / 10.0
        out[at + 2] = float(x.faith[s]) / 10.0
        out[at + 3] = float(x.faith[s]) / faith
        for kind in range(4):
            if x.in_play(s, kind):
                out[at + 4] += 0.25
        for t in range(g.lands):
            if g.owner[t] == s and x.temple(t):
                out[at + 5] += 0.25
        out[at + 6] = float(x.hand(s)) / 5.0
        for c in range(RELICS, len(x.card)):
            if x.card[c] == RELIC + s:
                out[at + 7] += 0.25
        for t in range(SPACE, HEAVEN):
            if g.owner[t] == s:
                out[at + 8] += float(g.armies[t]) / 10.0
        if x.pantheon[s] >= 0:
            out[at + 9] = float(g.armies[HEAVEN + x.pantheon[s]]) / 10.0
        token = x.token(s)
        out[at + 10] = float(token) / 5.0
        if token == 0 or g.seat < 0 or token > now:
            out[at + 11] = 1.0
        if x.bid[s] > 0:
            out[at + 12] = float(x.bid[s]) / 10.0
    return out
