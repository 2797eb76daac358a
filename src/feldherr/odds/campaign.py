"""Battles for several territories in a row, with godswars before and plague after each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.odds.dice import plain
from feldherr.odds.fight import TINY, Terms, fight, none, wins
from feldherr.odds.godswar import Champions
from feldherr.odds.outcome import Battle
from feldherr.odds.storm import arrive, in_battle, law
from feldherr.odds.support import Host
from feldherr.rules.ruleset import Ruleset

MOST: Final = 5000  # armies: larger battles take longer than anybody waits
Starts = dict[tuple[int, int], vec[float]]


class Policy:
    """How both sides fight."""

    def __init__(self, stop: i64, attack: i64, defend: i64) -> None:
        self.stop: Final[i64] = stop
        self.attack: Final[i64] = attack
        self.defend: Final[i64] = defend

    def terms(self, rules: Ruleset, chances: vec[float]) -> Terms:
        return Terms(chances, rules.defender_two_dice_at, self.stop, self.attack, self.defend)


class Land:
    """A territory that is attacked."""

    def __init__(self, armies: i64, host: Host) -> None:
        self.armies: Final[i64] = armies
        self.host: Final = host


def campaign(rules: Ruleset, attackers: i64, lands: list[Land], mine: Host, policy: Policy) -> list[Battle]:
    """The battles for these territories in order, each with the armies and gods that the one before left."""
    out: list[Battle] = []
    start = none(attackers)
    start[attackers] = 1.0
    armed: dict[int, vec[float]] = {mine.gods: start}
    for land in lands:
        stage = Stage(rules, land, mine, policy)
        for gods, armies in armed.items():
            stage.attack(gods, armies)
        out.append(stage.battle())
        armed = stage.onward
    return out


class Stage:
    """One territory of a campaign."""

    def __init__(self, rules: Ruleset, land: Land, mine: Host, policy: Policy) -> None:
        self.rules: Final = rules
        self.land: Final = land
        self.mine: Final = mine
        self.policy: Final = policy
        self.top: i64 = 0
        self.lost: float = 0.0
        self.slain: float = 0.0
        self.left: vec[float] = none(0)
        self.held: Final = none(land.armies)
        self.onward: Final[dict[int, vec[float]]] = {}  # by their gods: the chances of each number of armies that can go on

    def attack(self, gods: i64, start: vec[float]) -> None:
        """Armies with these gods arrive, as many as `start` has chances for."""
        top: i64 = len(start) - 1
        if top > self.top:
            self.top = top
        while len(self.left) <= top:
            self.left = longer(self.left)
        foes = self.land.host.gods
        starts: Starts = {(gods, foes): start}
        if gods != 0 and foes != 0:
            starts = self.after_godswars(gods, start)
        for key, armies in starts.items():
            self.battles(key[0], key[1], armies)

    def terms(self, gods: i64, foes: i64) -> Terms:
        """The battle between armies with these gods."""
        mine, theirs = self.mine.with_gods(gods), self.land.host.with_gods(foes)
        plainly = gods == 0 and foes == 0 and theirs.count("temple") == 0
        return self.policy.terms(self.rules, plain() if plainly else law(self.rules, mine, theirs))

    def after_godswars(self, gods: i64, start: vec[float]) -> Starts:
        """Who is left of the gods, and with how many armies."""
        top: i64 = len(start) - 1
        out: Starts = {}
        prizes = self.prizes(gods, top)
        for a in range(top + 1):
            if a <= self.policy.stop:
                add(out, 0, 0, top, a, start[a])  # no attack, so no godswar either
            elif start[a] > TINY:
                champions = Champions(self.rules, a, self.land.armies, self.mine, self.land.host, prizes)
                for left, foes, p in champions.clash(gods, self.land.host.gods).ends:
                    add(out, left, foes, top, a, start[a] * p)
        return out

    def prizes(self, gods: i64, top: i64) -> Starts:
        """The chances to take the territory with the gods that may be left, for every number of attackers."""
        out: Starts = {}
        known: dict[str, vec[float]] = {}  # most gods make no difference to army dice
        for left in range(16):
            if left & ~gods == 0:
                out[left, 0] = self.prize(left, 0, top, known)
        for foes in range(16):
            if foes & ~self.land.host.gods == 0:
                out[0, foes] = self.prize(0, foes, top, known)
        return out

    def prize(self, gods: i64, foes: i64, top: i64, known: dict[str, vec[float]]) -> vec[float]:
        key = in_battle(self.mine.with_gods(gods)).key() + "/" + in_battle(self.land.host.with_gods(foes)).key()
        if key not in known:
            known[key] = wins(self.terms(gods, foes), top, self.land.armies, self.land.host.faith)
        return known[key]

    def battles(self, gods: i64, foes: i64, start: vec[float]) -> None:
        """Dice, and what follows: armies that are left move in, all but one of them go on."""
        fought = fight(self.terms(gods, foes), start, self.land.armies, self.land.host.faith)
        total = 0.0
        for a in range(len(start)):
            total += start[a]
            self.lost += float(a) * (start[a] - fought.spent[a])
            if fought.left[a] > 0.0:
                self.move_in(gods, a, fought.left[a])
        self.slain += total * float(self.land.armies)
        for d in range(len(self.held)):
            self.held[d] += fought.held[d]
            self.slain -= float(d) * fought.held[d]

    def move_in(self, gods: i64, a: i64, p: float) -> None:
        """Add the chance that this many attackers are left; plague may wait for them."""
        if self.land.host.count("plague") > 0:
            a, gods = arrive(self.rules, gods, self.land.host, a)
        self.left[a] += p
        self.lost -= float(a) * p
        if gods not in self.onward:
            self.onward[gods] = none(self.top)
        self.onward[gods][a - 1] += p

    def battle(self) -> Battle:
        """All that came of it."""
        return Battle(self.top, self.land.armies, self.lost, self.slain, tuple(self.left), tuple(self.held))


def longer(v: vec[float]) -> vec[float]:
    out = none(len(v))
    for i in range(len(v)):
        out[i] = v[i]
    return out


def add(starts: Starts, gods: i64, foes: i64, top: i64, a: i64, p: float) -> None:
    """Add a way in which this battle can begin."""
    if (gods, foes) not in starts:
        starts[gods, foes] = none(top)
    starts[gods, foes][a] += p
