"""The chance of every seat to win, in any state of any mode."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.engine.step import Rng
from feldherr.engine.view import guess
from feldherr.godstorm.state import GodstormState
from feldherr.rules.capital import Capitals
from feldherr.rules.dealing import MissionCards
from feldherr.rules.ranks import RankedMissions
from feldherr.value.features import rows
from feldherr.value.goals import target
from feldherr.value.network import Network
from feldherr.value.weights import networks

FAMILIES: Final = ("conquest", "duel", "territories", "missions", "ranks", "capitals", "teams", "godstorm")
GUESSES: Final = 16  # of what a view hides; the mean over them is the chance
_NETWORKS: Final[dict[str, Network]] = {}


def family(g: State) -> str:
    """Which network values a state: by what wins the game, not by the name of the mode."""
    x = g.extra
    if isinstance(x, GodstormState):
        return "godstorm"
    if g.rules.teams:
        return "teams"
    if isinstance(x, MissionCards):
        return "ranks" if isinstance(x, RankedMissions) else "missions"
    if isinstance(x, Capitals):
        return "capitals"
    if target(g) > 0:
        return "territories"
    return "duel" if g.seats == 2 else "conquest"


def chances(g: State) -> vec[float]:
    """The chance of each seat, hidden cards and missions taken as they lie; team mates have the same, a game that is over its result."""
    if g.winners != 0:
        return result(g)
    name = family(g)
    if name not in _NETWORKS:
        _NETWORKS.update(networks())
    return _NETWORKS[name].chances(g, rows(g))


def result(g: State) -> vec[float]:
    """What a finished game has brought: 1.0 to the winner or to each of a winning team, equal parts to winners who are not allied."""
    seen: i64 = 0
    parties = 0.0
    for s in range(g.seats):
        bit: i64 = i64(1) << g.team(s)
        if (g.winners >> s) & 1 == 1 and seen & bit == 0:
            seen |= bit
            parties += 1.0
    out = vec[float]([0.0] * g.seats)
    for s in range(g.seats):
        if (g.winners >> s) & 1 == 1:
            out[s] = 1.0 / parties
    return out


def chances_in_view(view: State, rng: Rng, guesses: i64) -> vec[float]:
    """The chance of each seat as far as a view knows: the mean over a number of guesses at what it hides."""
    out = vec[float]([0.0] * view.seats)
    for _ in range(guesses):
        c = chances(guess(view, view.viewer, rng))
        for s in range(view.seats):
            out[s] += c[s] / float(guesses)
    return out
