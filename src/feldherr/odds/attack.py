"""The odds of an attack in a state, on one territory or several in a row, from public facts."""

from __future__ import annotations

from itertools import pairwise

from feldherr.engine.state import State
from feldherr.godstorm.announced import under_way
from feldherr.godstorm.invasion import stays
from feldherr.godstorm.names import ALTAR, GODS
from feldherr.godstorm.relics import GUNGNIR, MJOLNIR, TREE
from feldherr.godstorm.sky import FIRE
from feldherr.godstorm.state import GodstormState, spaces_held
from feldherr.odds import Chain, chain
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import friends

MOST = 400  # armies: more are reckoned as long as nobody waits for it, not on a server
LONGEST = 12  # territories in a row


def attack(g: State, way: list[int], stop: int = 0) -> Chain:
    """The odds of attacking along these places with all armies, stopping at `stop` armies; ValueError if they can't be computed."""
    check(g, way)
    side = attacker(g, way[0])
    storm = isinstance(g.extra, GodstormState) and way[0] < g.lands
    return chain(
        rules_of(g),
        force(g, side, way[0]),
        [g.armies[t] for t in way[1:]],
        stop=max(0, stop - 1),
        brings=brings(g, side, way[0]) if storm else "",
        has=[holds(g, t) for t in way[1:]] if storm else (),
    )


def check(g: State, way: list[int]) -> None:
    """Raise ValueError unless each place borders the one before and is held by somebody else."""
    if not 2 <= len(way) <= LONGEST + 1 or len(set(way)) != len(way):
        raise ValueError(f"from one territory to 1 to {LONGEST} others")
    if any(not 0 <= t < len(g.owner) for t in way) or g.owner[way[0]] < 0:
        raise ValueError("there is no such place")
    if any(b not in g.adjacent[a] for a, b in pairwise(way)):
        raise ValueError("these territories are not neighbours")
    spared = friends(g, attacker(g, way[0]))
    if any(g.armies[t] < 1 or spared >> g.owner[t] & 1 for t in way[1:]):
        raise ValueError("there is nobody to attack")
    if len(way) > 2 and way[0] >= g.lands:
        raise ValueError("a row of places is reckoned on earth only")
    if isinstance(g.extra, GodstormState) and any(gods(g, t) for t in way[2:]):
        raise ValueError("godswars are reckoned in the first territory only")  # later ones take seconds
    if any(g.armies[t] > MOST for t in way):
        raise ValueError(f"at most {MOST} armies are reckoned with")


def attacker(g: State, t: int) -> int:
    """The attacking side; in team play the player on turn."""
    return g.owner[t] if len(g.force) == 0 else g.seat


def force(g: State, side: int, t: int) -> int:
    """How many armies can attack."""
    if isinstance(g.extra, GodstormState):
        return g.armies[t] - stays(g, t)
    return (g.armies[t] if len(g.force) == 0 else g.force[t * g.seats + side]) - 1


# ---- Godstorm: what is with the armies ----------------------------------------------------------------------------------------------


def gods(g: State, t: int) -> int:
    """The gods of the side that holds a territory, as bits."""
    side = g.owner[t]
    assert isinstance(g.extra, GodstormState)
    return g.extra.gods_at(side, t) if 0 <= side < g.seats else 0


def brings(g: State, side: int, t: int) -> str:
    """The attacker's gods, all of them or those that were announced, and what helps them."""
    x = g.extra
    assert isinstance(x, GodstormState)
    come = x.gods_at(side, t)
    inv = under_way(g)
    if inv is not None and inv.src == t:
        come &= inv.coming()
    return " ".join(with_gods(g, side, come))


def holds(g: State, t: int) -> str:
    """The defender's gods, and what is in the territory."""
    x, side = g.extra, g.owner[t]
    assert isinstance(x, GodstormState)
    people = 0 <= side < g.seats
    words = with_gods(g, side, gods(g, t)) if people else []
    words += ["temple"] if x.temple(t) else []
    words += ["plague"] if x.plagued(t) else []
    words += [f"tree={x.faith[side]}"] if people and x.has(side, TREE) else []
    return " ".join(words)


def with_gods(g: State, side: int, come: int) -> list[str]:
    x = g.extra
    assert isinstance(x, GodstormState)
    words = [god for kind, god in enumerate(GODS) if come >> kind & 1]
    words += ["gungnir"] if x.has(side, GUNGNIR) else []
    words += ["mjolnir"] if x.has(side, MJOLNIR) else []
    return words + ["fire"] * (x.fire(side) // FIRE) + ["altar"] * spaces_held(g, side, ALTAR)
