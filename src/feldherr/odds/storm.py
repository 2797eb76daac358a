"""The dice probabilities of Godstorm, found by playing small battles with its own engine."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import CHANCE
from feldherr.engine.play import apply
from feldherr.engine.state import State, blank
from feldherr.engine.step import Step
from feldherr.godstorm.invasion import invading, under_attack
from feldherr.godstorm.miracle import bare
from feldherr.godstorm.names import ALTAR, CARDS, FEATURE, MAGIC, SPACE, WAR
from feldherr.godstorm.relics import GUNGNIR, MJOLNIR
from feldherr.godstorm.sky import FireSearsTheSky
from feldherr.godstorm.state import GONE, RELIC, godstorm
from feldherr.odds.dice import ROWS, WIDTH, fallen, orders, row
from feldherr.odds.support import Host
from feldherr.rules.combat import Thrown, battle
from feldherr.rules.dice import ATTACK_DICE, DEFEND_DICE
from feldherr.rules.ruleset import Ruleset
from feldherr.rules.turn import turn_of

SEATS: Final = 3
MANY: Final[i64] = 10  # armies enough that no throw ends the battle
SRC: Final[i64] = 0


def target(g: State) -> i64:
    return g.adjacent[SRC][0]


def table(rules: Ruleset, a: i64, d: i64, mine: Host, theirs: Host) -> State:
    """A small state in which seat 0 invades seat 1 and dice are the only chance."""
    g = blank(rules, SEATS)
    x = godstorm(g)
    dst = target(g)
    for t in range(g.lands):
        g.owner[t] = 2
        g.armies[t] = 1
    for c in range(CARDS):
        x.card[c] = GONE
    for seat in range(SEATS):
        x.pantheon[seat] = seat
    equip(g, 0, SRC, a + 1, mine)
    equip(g, 1, dst, d, theirs)
    g.seat = 0
    for step in under_way(mine, dst):
        g.push(step)
    return g


def equip(g: State, seat: i64, t: i64, armies: i64, host: Host) -> None:
    """One side of the battle."""
    x = godstorm(g)
    g.owner[t] = seat
    g.armies[t] = armies
    for kind in range(4):
        if (host.gods >> kind) & 1 == 1:
            x.god[4 * seat + kind] = t
    if host.count("temple") > 0:
        x.build(t)
    if host.count("plague") > 0:
        x.infect(t)
    if host.count("gungnir") > 0:
        x.card[GUNGNIR] = RELIC + seat
    if host.count("mjolnir") > 0:
        x.card[MJOLNIR] = RELIC + seat
    for _ in range(host.count("fire")):
        FireSearsTheSky().does(g, bare(seat, 0), 0)
    hold_altars(g, seat, host.count("altar"))


def hold_altars(g: State, seat: i64, n: i64) -> None:
    """A number of the altars that nobody holds yet."""
    for i in range(len(FEATURE)):
        if n > 0 and FEATURE[i] == ALTAR and g.owner[SPACE + i] < 0:
            g.owner[SPACE + i] = seat
            g.armies[SPACE + i] = 1
            n -= 1
    if n > 0:
        raise ValueError("there are no more than two altars")


def under_way(mine: Host, dst: i64) -> list[Step]:
    """An invasion with all these gods, about to throw dice."""
    return [turn_of(0), invading(0), under_attack(0, SRC, dst, mine.gods)]


# ---- army dice (G43, G44, G53) ----------------------------------------------------------------------------------------------------

KEPT: Final = 500  # in the cache, before it is emptied
_LAWS: Final[dict[tuple[Ruleset, str, str], vec[float]]] = {}


def law(rules: Ruleset, mine: Host, theirs: Host) -> vec[float]:
    """The probabilities of a throw between these two sides, laid out as in `dice.plain`."""
    mine, theirs = in_battle(mine), in_battle(theirs)
    key = (rules, mine.key(), theirs.key())
    found = _LAWS.get(key)
    if found is None:
        found = vec[float]([0.0] * (ROWS * WIDTH))
        g = table(rules, MANY, MANY, mine, theirs)
        for attack in range(1, ATTACK_DICE + 1):
            for defend in range(1, DEFEND_DICE + 1):
                count(g, attack, defend, found)
        if len(_LAWS) >= KEPT:
            _LAWS.clear()
        _LAWS[key] = found
    return found


def in_battle(host: Host) -> Host:
    """As much of it as can matter to army dice: sky, death, relics and altars are for godswars (G28, G52)."""
    return Host(host.gods & (1 << WAR | 1 << MAGIC), ["temple"] * host.count("temple"), 0)


def count(g: State, attack: i64, defend: i64, out: vec[float]) -> None:
    """Fill the row of these numbers of dice.

    A die is thrown again for its own face alone, until it shows another: so the throws that are left to lie are all alike.
    """
    at = row(attack, defend)
    dst = target(g)
    ways: i64 = 1
    for _ in range(attack + defend):
        ways *= 6
    lying: i64 = 0
    for way in range(ways):
        roll = fallen(way, attack + defend)
        times = orders(roll, 0, attack) * orders(roll, attack, attack + defend)
        if times > 0:
            h = g.copy()
            h.push(battle(0, SRC, dst, attack, defend))
            apply(h, CHANCE, roll)
            if not isinstance(h.top(), Thrown):
                lying += times
                out[at + MANY - h.armies[dst]] += float(times)
    for i in range(WIDTH):
        out[at + i] /= float(lying)


# ---- after a conquest (G46, G47) --------------------------------------------------------------------------------------------------


def arrive(rules: Ruleset, gods: i64, theirs: Host, n: i64) -> tuple[i64, i64]:
    """How many of `n` armies that move in are there in the end, and which gods."""
    g = table(rules, n, n, Host(0, [], 0), theirs.with_gods(0))
    dst = target(g)
    g.owner[dst] = 0
    x = godstorm(g)
    for kind in range(4):
        if (gods >> kind) & 1 == 1:
            x.god[kind] = dst
    x.moved_in(g, 0, SRC, dst, n)
    return g.armies[dst], x.gods_at(0, dst)
