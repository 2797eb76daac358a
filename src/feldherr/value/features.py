"""A state as rows of numbers, one for every seat: what the network sees.

Nothing here depends on one map or mode: shares, logarithms and chances instead of territories, and a column for whatever some modes
have and others lack. Hidden things are not looked for in a view; whoever values a view fills them in by guesses first.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import number
from feldherr.engine.state import DECK, State
from feldherr.godstorm.state import GodstormState
from feldherr.rules.cards import STAR_VALUES, rising_value, sets
from feldherr.rules.ruleset import rules_of
from feldherr.rules.turn import phase
from feldherr.value.goals import GOALS, PROGRESS, goals
from feldherr.value.storm import POWERS, STORM, storm
from feldherr.value.survey import Survey, zeros

BOARD: Final = (
    "log armies",
    "log lands",
    "log income",
    "log largest",
    "armies share",
    "lands share",
    "income share",
    "largest share",
    "reserve",
    "bonus share",
    "near bonus",
    "open bonus",
    "shaky bonus",
    "continents",
    "front share",
    "edges share",
    "faced",
    "fear",
    "prey",
    "kill",  # the most that its armies beside a foe outweigh that foe
    "kill cards",  # and the cards that come with it
    "killed",  # the most that a foe's armies beside it outweigh this seat
    "behind leader",
    "lead",  # over the second best, if it leads
)
HAND: Final = ("cards", "set now", "hand worth", "card to come")
TURN: Final = ("mover", "next", "distance", "phase", "attacks over", "before the first turn")
TEAM: Final = ("mate log armies", "weaker log armies", "weaker log income", "team armies share", "foe weakest log armies", "ally armies")
WORLD: Final = (
    "one of",
    "few left",
    "round",
    "limit near",
    "limit",
    "neutral share",
    "crowded",
    "set worth",
    "rising",
    "cease-fire",
    "size",
    "neutrals grow",
)
COLUMNS: Final = (*BOARD, *HAND, *TURN, *TEAM, *WORLD, *GOALS, *STORM)
WIDTH: Final[i64] = len(COLUMNS)
SET: Final = 3.0  # cards


class Row:
    """Writes one number after the other."""

    def __init__(self, out: vec[float]) -> None:
        self.out: Final = out
        self.at: i64 = 0

    def put(self, x: float) -> None:
        self.out[self.at] = x
        self.at += 1


def rows(g: State) -> vec[float]:
    """The rows of all seats, one after the other; of a seat that is out all zeros."""
    sv = Survey(g)
    world = World(sv)
    out = zeros(g.seats * WIDTH)
    special = goals(sv)
    x = g.extra
    stormy = storm(g, x) if isinstance(x, GodstormState) else vec[float]()
    row = Row(out)
    for s in range(g.seats):
        if g.is_out(s):
            continue
        row.at = s * WIDTH
        board(row, sv, world, s)
        hand(row, sv, world, s)
        turn(row, g, world, s)
        team(row, sv, s)
        world.put(row)
        for i in range(PROGRESS):
            row.put(special[s * PROGRESS + i])
        if len(stormy) > 0:
            for i in range(POWERS):
                row.put(stormy[s * POWERS + i])
    return out


class World:
    """What is the same for all seats."""

    def __init__(self, sv: Survey) -> None:
        g = sv.g
        rules = rules_of(g)
        self.left: float = 0.0
        self.armies: float = 1.0  # of players
        self.lands: float = 1.0
        self.income: float = 0.0
        self.largest: float = 1.0
        self.best: float = 0.0
        self.second: float = 0.0
        self.leader: i64 = -1
        everyone = 1.0
        for s in range(g.sides):
            n = sv.armies[s] + float(g.reserve[s])
            everyone += n
            if s >= g.seats or g.is_out(s):
                continue
            self.left += 1.0
            self.armies += n
            self.lands += sv.lands[s]
            self.income += sv.income[s]
            if sv.most[s] > self.largest:
                self.largest = sv.most[s]
            if n > self.best:
                self.second = self.best
                self.best = n
                self.leader = s
            elif n > self.second:
                self.second = n
        self.mean: Final = self.armies / self.left
        self.set: Final = worth_of_set(g)
        self.round: Final = math.log(1.0 + float(g.round)) / 3.0
        self.limit: Final = 1.0 if rules.turn_limit > 0 else 0.0
        self.near_limit: Final = 1.0 / (1.0 + float(rules.turn_limit - g.round)) if rules.turn_limit > g.round else self.limit
        self.neutral: Final = 1.0 - self.armies / everyone
        self.crowded: Final = math.log(everyone / float(g.lands) + 0.1) / 2.0
        self.rising: Final = 1.0 if rules.set_values == "rising" else 0.0
        self.truce: Final = truce_near(g) if rules.ceasefire else 0.0
        self.size: Final = math.log(float(g.lands)) / 4.0
        self.grow: Final = 1.0 if g.sides > g.seats and g.sides - g.seats < 4 else 0.0
        self.phase: Final = (float(phase(g)) + 1.0) / (float(len(g.rules.turn)) + 1.0)
        self.resting: Final = 1.0 if g.seat >= 0 and attacks_over(g) else 0.0

    def put(self, row: Row) -> None:
        row.put(1.0 / self.left)
        row.put(1.0 if self.left == 2.0 else 0.0)
        row.put(self.round)
        row.put(self.near_limit)
        row.put(self.limit)
        row.put(self.neutral)
        row.put(self.crowded)
        row.put(self.set / (self.set + self.mean))
        row.put(self.rising)
        row.put(self.truce)
        row.put(self.size)
        row.put(self.grow)


def worth_of_set(g: State) -> float:
    """About what the next set brings."""
    kind = rules_of(g).set_values
    if kind == "rising":
        return float(rising_value(g))
    return 8.0 if kind == "symbols" else 5.0


def truce_near(g: State) -> float:
    """How much of the deck is drawn, if the cease-fire card is in it."""
    n = 0.0
    for place in g.cards:
        if place == DECK:
            n += 1.0
    return 1.0 - n / float(len(g.cards))


def attacks_over(g: State) -> bool:
    """Whether the turn's last phases go on, in which nobody is attacked."""
    n = phase(g)
    names = g.rules.turn
    for i in range(len(names)):
        if i > n and (names[i].name == "attack" or names[i].step == "invading"):
            return False
    return n >= 0 and not (names[n].name == "attack" or names[n].step == "invading")


def board(row: Row, sv: Survey, w: World, s: i64) -> None:
    """Armies, land, income, borders, and who could eliminate whom."""
    g = sv.g
    reserve = float(g.reserve[s])
    armies = sv.armies[s] + reserve
    lands = sv.lands[s]
    row.put(math.log(armies + 1.0) / 3.0)
    row.put(math.log(lands + 1.0) / 2.0)
    row.put(math.log(sv.income[s] + 1.0) / 2.0)
    row.put(math.log(sv.most[s] + 1.0) / 3.0)
    row.put(armies / w.armies)
    row.put(lands / w.lands)
    row.put(sv.income[s] / (w.income + 1.0))
    row.put(sv.most[s] / w.largest)
    row.put(reserve / (armies + 1.0))
    row.put(sv.bonus[s] / (w.income + 1.0))
    row.put(sv.near[s] / 5.0)
    row.put(sv.open[s] / 5.0)
    row.put(sv.shaky[s] / 5.0)
    row.put(sv.continents[s] / 3.0)
    row.put(sv.front[s] / (armies + 1.0))
    row.put(sv.edges[s] / (lands + 1.0))
    row.put(sv.faced[s] / (sv.faced[s] + sv.front[s] + 1.0))
    row.put(sv.fear[s] / (lands + 1.0))
    row.put(sv.prey[s] / w.lands * w.left)
    killing(row, sv, s)
    row.put((w.best - armies) / (w.best + armies + 1.0))
    row.put((armies - w.second) / (w.second + armies + 1.0) if s == w.leader else 0.0)


def killing(row: Row, sv: Survey, s: i64) -> None:
    """The foe that is nearest to elimination by this seat, its cards, and how near this seat is to it."""
    g = sv.g
    best = 0.0
    cards = 0.0
    worst = 0.0
    for o in range(g.seats):
        if o == s or g.is_out(o) or sv.chief[o] == sv.chief[s]:
            continue
        at_hand = sv.press[s * g.sides + o] + (float(g.reserve[s]) if s == g.seat else 0.0)
        p = at_hand / (at_hand + sv.armies[o] + sv.lands[o] + 1.0)
        if p > best:
            best = p
            cards = float(g.hand_size(g.team(o)))
        theirs = sv.press[o * g.sides + s] + (float(g.reserve[o]) if o == g.seat else sv.income[o])
        q = theirs / (theirs + sv.armies[s] + sv.lands[s] + 1.0)
        if q > worst:
            worst = q
    row.put(best)
    row.put(best * cards / 5.0)
    row.put(worst)


def hand(row: Row, sv: Survey, w: World, s: i64) -> None:
    """Cards: how many, a set among them, what they may bring, and whether one more is sure."""
    g = sv.g
    owner = g.team(s)
    size = float(g.hand_size(owner))
    now = best_set(g, owner)
    row.put(size / 5.0)
    row.put(now / (now + w.mean))
    row.put(size * w.set / SET / (size * w.set / SET + w.mean))
    row.put(1.0 if s == g.seat and g.taken > 0 else 0.0)


def best_set(g: State, owner: i64) -> float:
    """What the cards in a hand that are seen bring at once."""
    cards = g.hand(owner)
    if len(cards) < 2:
        return 0.0
    if rules_of(g).set_values == "stars":
        stars: i64 = 0
        for c in cards:
            if c < g.rules.board.size:
                stars += g.rules.board.stars[c]
        return float(STAR_VALUES[stars if stars < 10 else 10])
    most: i64 = 0
    for o in sets(g, cards, vec[i64](capacity=16)):
        n = number(o)
        if n > most:
            most = n
    return float(most)


def turn(row: Row, g: State, w: World, s: i64) -> None:
    """How soon it is this seat's turn."""
    mover = s == g.seat
    away = 0.0
    if g.seat >= 0:
        i = g.seat
        while i != s:
            i = (i + 1) % g.seats
            if not g.is_out(i):
                away += 1.0
    row.put(1.0 if mover else 0.0)
    row.put(1.0 if away == 1.0 else 0.0)
    row.put(away / w.left)
    row.put(w.phase if mover else 0.0)
    row.put(w.resting if mover else 0.0)
    row.put(1.0 if g.seat < 0 else 0.0)


def team(row: Row, sv: Survey, s: i64) -> None:
    """The mates, the weakest of both teams, and neutral armies that obey this seat."""
    g = sv.g
    if not g.rules.teams:
        for _ in range(5):
            row.put(0.0)
        ally = 0.0
        for side in range(g.seats, g.sides):
            if sv.chief[side] == s:
                ally += sv.armies[side]
        row.put(ally / (ally + sv.armies[s] + 1.0))
        return
    mates, ours, theirs = 0.0, 0.0, 0.0
    weakest, poorest, foe = 1.0e9, 1.0e9, 1.0e9
    for o in range(g.seats):
        n = sv.armies[o] + float(g.reserve[o])
        if g.team(o) != g.team(s):
            theirs += n
            foe = min(foe, n)
            continue
        ours += n
        weakest = min(weakest, n)
        poorest = min(poorest, sv.income[o])
        if o != s:
            mates += n
    row.put(math.log(mates + 1.0) / 3.0)
    row.put(math.log(weakest + 1.0) / 3.0)
    row.put(math.log(poorest + 1.0) / 2.0)
    row.put(ours / (ours + theirs + 1.0))
    row.put(math.log(foe + 1.0) / 3.0)
    row.put(0.0)
