"""The odds of an attack at a table: of one territory, or of several in a row, by the table's own rules and from what all can see."""

from __future__ import annotations

from itertools import accumulate, pairwise

from feldherr.engine.state import State
from feldherr.godstorm.announced import under_way
from feldherr.godstorm.invasion import stays
from feldherr.godstorm.names import ALTAR, GODS
from feldherr.godstorm.relics import GUNGNIR, MJOLNIR, TREE
from feldherr.godstorm.table import Heaven, spaces_held
from feldherr.odds import Chain, chain
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import friends
from feldherr.server import wire

MOST = 400  # armies: more are reckoned as long as nobody waits for it, not on a server
NEARLY = 1 - 1e-9
LONGEST = 12  # territories in a row
FIRE = 4  # what a card that sears the sky adds


def told(g: State, way: list[int], stop: int) -> wire.Odds:
    """The odds of going that way; none if the board has changed meanwhile, or if they can't be reckoned rightly."""
    try:
        return outlook(g, way, stop)
    except ValueError:
        return wire.Odds(0, 0, 0.0, 0.0, 0.0, [], [], [])


def outlook(g: State, way: list[int], stop: int) -> wire.Odds:
    """What comes of going that way, with all that can go; ValueError if that is no attack, or can't be reckoned rightly."""
    check(g, way)
    side = attacker(g, way[0])
    below = way[0] >= g.lands
    storm = isinstance(g.extra, Heaven) and not below
    odds = chain(
        rules_of(g),
        force(g, side, way[0]),
        [g.armies[t] for t in way[1:]],
        stop=max(0, stop - 1),
        brings=brings(g, side, way[0]) if storm else "",
        has=[holds(g, t) for t in way[1:]] if storm else (),
    )
    return in_short(g, odds, way)


def in_short(g: State, odds: Chain, way: list[int]) -> wire.Odds:
    ends = [sum(s.held) for s in odds.stages]  # the chance that it ends there
    fails = list(accumulate(ends))
    wins = [short(s.win, fail) for s, fail in zip(odds.stages, fails, strict=True)]
    stages = [
        wire.Stage(t, win, round(s.survivors, 6), s.defenders, plagued(g, t)) for t, win, s in zip(way[1:], wins, odds.stages, strict=True)
    ]
    held = [short(p) for p in (odds.stages[0].held if len(stages) == 1 else ends)]
    left, losses = [short(p) for p in odds.left], (round(odds.lost, 6), round(odds.slain, 6))
    return wire.Odds(g.armies[way[0]], odds.attackers, short(odds.win, fails[-1]), *losses, stages, left, held)


def plagued(g: State, t: int) -> bool:
    return isinstance(g.extra, Heaven) and t < g.lands and g.extra.plagued(t)


def short(p: float, otherwise: float = 0.0) -> float:
    """A chance in few digits; what may fail or come about, however rarely, is told as neither certain nor impossible."""
    few = round(p, 6)
    return min(p, NEARLY) if few == 1 and (p < 1 or otherwise > 0) else few or p


def check(g: State, way: list[int]) -> None:
    """Whether one can go that way: through neighbours, to others' territories that are held."""
    if not 2 <= len(way) <= LONGEST + 1 or len(set(way)) != len(way):
        raise ValueError(f"from one territory to 1 to {LONGEST} others")
    if any(not 0 <= t < len(g.owner) for t in way) or g.owner[way[0]] < 0:
        raise ValueError("there is no such place")
    if any(b not in g.adjacent[a] for a, b in pairwise(way)):
        raise ValueError("these are no neighbours")
    spared = friends(g, attacker(g, way[0]))
    if any(g.armies[t] < 1 or spared >> g.owner[t] & 1 for t in way[1:]):
        raise ValueError("there is nobody to attack")
    if len(way) > 2 and way[0] >= g.lands:
        raise ValueError("a row of places is reckoned on earth only")
    if isinstance(g.extra, Heaven) and any(gods(g, t) for t in way[2:]):
        raise ValueError("godswars are reckoned in the first territory only")  # later ones take seconds
    if any(g.armies[t] > MOST for t in way):
        raise ValueError(f"at most {MOST} armies are reckoned with")


def attacker(g: State, t: int) -> int:
    """Who attacks from there: in a team whoever has the turn."""
    return g.owner[t] if len(g.force) == 0 else g.seat


def force(g: State, side: int, t: int) -> int:
    """How many can attack."""
    if isinstance(g.extra, Heaven):
        return g.armies[t] - stays(g, t)
    return (g.armies[t] if len(g.force) == 0 else g.force[t * g.seats + side]) - 1


# ---- Godstorm: what is with the armies ----------------------------------------------------------------------------------------------


def gods(g: State, t: int) -> int:
    """The gods of whoever holds a territory, as bits."""
    side = g.owner[t]
    assert isinstance(g.extra, Heaven)
    return g.extra.gods_at(side, t) if 0 <= side < g.seats else 0


def brings(g: State, side: int, t: int) -> str:
    """The attacker's gods, all of them or those that were announced, and what helps them."""
    x = g.extra
    assert isinstance(x, Heaven)
    come = x.gods_at(side, t)
    inv = under_way(g)
    if inv is not None and inv.src == t:
        come &= inv.coming()
    return " ".join(with_gods(g, side, come))


def holds(g: State, t: int) -> str:
    """The defender's gods, and what is in the territory."""
    x, side = g.extra, g.owner[t]
    assert isinstance(x, Heaven)
    people = 0 <= side < g.seats
    words = with_gods(g, side, gods(g, t)) if people else []
    words += ["temple"] if x.temple(t) else []
    words += ["plague"] if x.plagued(t) else []
    words += [f"tree={x.faith[side]}"] if people and x.has(side, TREE) else []
    return " ".join(words)


def with_gods(g: State, side: int, come: int) -> list[str]:
    x = g.extra
    assert isinstance(x, Heaven)
    words = [god for kind, god in enumerate(GODS) if come >> kind & 1]
    words += ["gungnir"] if x.has(side, GUNGNIR) else []
    words += ["mjolnir"] if x.has(side, MJOLNIR) else []
    return words + ["fire"] * (x.fire(side) // FIRE) + ["altar"] * spaces_held(g, side, ALTAR)
