"""The odds of an attack as a message for clients: rounded probabilities, or none if they can't be computed."""

from __future__ import annotations

from itertools import accumulate

from feldherr.engine.state import State
from feldherr.godstorm.announced import Announced
from feldherr.godstorm.gods import dismiss
from feldherr.godstorm.invasion import Mustering
from feldherr.godstorm.state import GodstormState
from feldherr.odds import Chain
from feldherr.odds.attack import attack, attacker, brings, force, holds
from feldherr.odds.godswar import chance
from feldherr.odds.support import BRINGS, HAS, host
from feldherr.rules.ruleset import rules_of
from feldherr.server import wire

NEARLY = 1 - 1e-9
SHORT = 10_000  # pairs of numbers of armies
GODLY = 10  # as much work for each where gods fight along


def told(g: State, way: list[int], stop: int) -> wire.Odds:
    """The odds of an attack along these places; empty if it is not possible now or can't be computed exactly."""
    try:
        return in_short(g, attack(g, way, stop), way)
    except ValueError:
        return wire.Odds(0, 0, 0.0, 0.0, 0.0, [], [], [])


def without(g: State, src: int, behind: list[int]) -> State:
    """The same state without those of the attacker's gods who are to stay behind; who comes is settled once an invasion is announced."""
    x = g.extra
    settled = any(isinstance(step, Announced | Mustering) for step in g.stack)
    if settled or not isinstance(x, GodstormState) or not 0 <= src < g.lands or not 0 <= g.owner[src] < g.seats:
        return g
    h = g.copy()
    for kind in behind:
        if x.gods_at(g.owner[src], src) >> kind & 1:
            dismiss(h, g.owner[src], kind)
    return h


def takes_long(g: State, way: list[int]) -> bool:
    """Whether the odds may take more than a millisecond."""
    armies = [int(g.armies[t]) for t in way if 0 <= t < len(g.armies)]
    return max(armies, default=0) * sum(armies) * (GODLY if isinstance(g.extra, GodstormState) else 1) > SHORT


def in_short(g: State, odds: Chain, way: list[int]) -> wire.Odds:
    """The odds of an attack along a way, for the wire."""
    ends = [sum(s.held) for s in odds.stages]  # the chance that it ends there
    fails = list(accumulate(ends))
    wins = [short(s.win, fail) for s, fail in zip(odds.stages, fails, strict=True)]
    stages = [
        wire.Stage(t, win, round(s.survivors, 6), s.defenders, plagued(g, t)) for t, win, s in zip(way[1:], wins, odds.stages, strict=True)
    ]
    held = [short(p) for p in (odds.stages[0].held if len(stages) == 1 else ends)]
    left, losses = [short(p) for p in odds.left], (round(odds.lost, 6), round(odds.slain, 6))
    return wire.Odds(g.armies[way[0]], odds.attackers, short(odds.win, fails[-1]), *losses, stages, left, held, godswar(g, way))


def godswar(g: State, way: list[int]) -> float | None:
    """The probability that the attacker's god wins the godswar that comes next, if one does."""
    if not isinstance(g.extra, GodstormState) or way[0] >= g.lands:
        return None
    rules, side = rules_of(g), attacker(g, way[0])
    mine, theirs = host(rules, brings(g, side, way[0]), BRINGS, "the attacker"), host(rules, holds(g, way[1]), HAS, "the defender")
    return short(chance(rules, force(g, side, way[0]), g.armies[way[1]], mine, theirs)) if mine.gods and theirs.gods else None


def plagued(g: State, t: int) -> bool:
    """Whether plague lies in a territory."""
    return isinstance(g.extra, GodstormState) and t < g.lands and g.extra.plagued(t)


def short(p: float, otherwise: float = 0.0) -> float:
    """A probability rounded to six digits, but never to 1 or 0 unless it is certain or impossible."""
    few = round(p, 6)
    return min(p, NEARLY) if few == 1 and (p < 1 or otherwise > 0) else few or p
