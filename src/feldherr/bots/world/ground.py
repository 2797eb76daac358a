"""The board as the planners evaluate it: armies, income, threats, and its value for a seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.bots.weights import Weights
from feldherr.bots.world.aims import HOLD_CAPITALS, WON, Aim, aims_of, near, promise
from feldherr.engine.state import State
from feldherr.odds.lookup import Lookup, lookup_of
from feldherr.rules.cards import rising_value
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import friends, homes

LONG: Final[i64] = 14  # rounds
ROUNDS: Final = 3.0  # how many turns ahead income is counted


class Lore:
    """What stays constant during a turn: rules, enemies, the value of cards and of income."""

    def __init__(self, view: State, seat: i64, w: Weights) -> None:
        self.view: Final = view
        self.seat: Final[i64] = seat
        self.w: Final = w
        self.odds: Final[Lookup] = lookup_of(rules_of(view))
        self.ours: Final[i64] = friends(view, seat)
        self.card: Final = set_value(view) / 3.0
        self.home: Final[vec[i64]] = placeable(view, seat)
        self.cards: Final[vec[float]] = hands(view)
        self.sets: Final[vec[float]] = vec[float]([self.card * 3.0 if n >= 4.0 else 0.0 for n in self.cards])  # that may soon be exchanged
        self.active: Final[vec[i64]] = attackers(view, self.ours)
        self.foes: Final[i64] = foes(view, self.ours)
        self.aims: Final[list[Aim]] = aims_of(view, seat)
        self.army: Final = w.army * patience(view.round)

    def is_foe(self, side: i64) -> bool:
        """Whether that side is another player still in the game."""
        return side < self.view.seats and (self.ours >> side) & 1 == 0 and not self.view.is_out(side)


def patience(rounds: i64) -> float:
    """A factor that makes players bolder in long games."""
    return 1.0 if rounds <= LONG else float(LONG) / float(2 * rounds - LONG)


def set_value(view: State) -> float:
    """The approximate value of the next set of cards."""
    kind = rules_of(view).set_values
    if kind == "rising":
        return float(rising_value(view) + 2)
    return 9.0 if kind == "symbols" else 6.0


def placeable(view: State, seat: i64) -> vec[i64]:
    """1 for every territory in which the seat may place armies; a team mate's don't count."""
    out = vec[i64]([0] * view.lands)
    for t in homes(view, seat):
        out[t] = 1
    return out


def hands(view: State) -> vec[float]:
    """How many cards each side holds."""
    out = vec[float]([0.0] * view.sides)
    for side in range(view.sides):
        if side < view.seats and not view.is_out(side):
            out[side] = float(view.hand_size(view.team(side)))
    return out


def attackers(view: State, ours: i64) -> vec[i64]:
    """Which sides may attack: other players, and neutral armies that one of them commands."""
    out = vec[i64]([0] * view.sides)
    for side in range(view.sides):
        chief: i64 = side
        if side >= view.seats:
            chief = view.extra.commander_of(side)
        if chief >= 0 and (ours >> chief) & 1 == 0:
            out[side] = 1
    return out


def foes(view: State, ours: i64) -> i64:
    """How many other players are left."""
    n: i64 = 0
    for s in range(view.seats):
        if (ours >> s) & 1 == 0 and not view.is_out(s):
            n += 1
    return n


class Ground:
    """A board, real or expected; plans are evaluated on copies."""

    def __init__(self, lore: Lore, side: vec[i64], armies: vec[i64], spare: vec[i64]) -> None:
        self.lore: Final = lore
        self.side: Final[vec[i64]] = side  # in each territory; team mates are the seat itself
        self.armies: Final[vec[i64]] = armies
        self.spare: Final[vec[i64]] = spare  # own armies that may leave
        self.cards: float = 0.0  # won on the way
        self.took: bool = lore.view.taken > 0

    def copy(self) -> Ground:
        g = Ground(self.lore, self.side[:], self.armies[:], self.spare[:])
        g.cards = self.cards
        g.took = self.took
        return g

    def put(self, t: i64, n: i64) -> None:
        """Add or remove own armies."""
        self.armies[t] += n
        self.spare[t] += n

    def take(self, src: i64, dst: i64, moved: i64) -> None:
        """Apply a conquest: armies move from the source to the target."""
        self.put(src, -moved)
        self.side[dst] = self.lore.seat
        self.armies[dst] = moved
        self.spare[dst] = moved - 1
        self.took = True


def survey(lore: Lore) -> Ground:
    """The board as it is."""
    view = lore.view
    side = view.owner[: view.lands]
    spare = vec[i64]([0] * len(side))
    for t in range(len(side)):
        if (lore.ours >> side[t]) & 1 == 1:
            side[t] = lore.seat
            n = view.muster(t, lore.seat)
            if n > 0:
                spare[t] = n - 1
    return Ground(lore, side, view.armies[: view.lands], spare)


def at_border(g: Ground, t: i64) -> bool:
    """Whether an enemy is adjacent."""
    for u in g.lore.view.adjacent[t]:
        if g.side[u] != g.lore.seat:
            return True
    return False


def value(g: Ground) -> float:
    """The value of a board for the seat, in armies: its armies and future income, minus the others'."""
    lore = g.lore
    w = lore.w
    view = lore.view
    lands = vec[i64]([0] * view.sides)
    troops = vec[i64]([0] * view.sides)
    side, armies = g.side, g.armies
    for t in range(len(side)):
        o = side[t]
        lands[o] += 1
        troops[o] += armies[t]
    whole = holders(g)
    safe = vec[float]([1.0] * len(side))
    total = own_worth(g, reaches(g, lands, whole), safe) + continents_worth(g, whole, safe) + g.cards * lore.card * w.loot
    if g.took:
        total += lore.card * w.card
    for aim in lore.aims:
        total += aim.share * w.wins * promise(aim, near(aim, view, side, armies, lore.seat))
        if aim.kind == HOLD_CAPITALS:
            total -= w.wins * (1.0 - safe[aim.places[0]])
    return total - foes_worth(g, lands, troops)


def holders(g: Ground) -> vec[i64]:
    """The owner of each continent; -1 if it is shared."""
    members = g.lore.view.rules.board.members
    out = vec[i64]([-1] * len(members))
    for c in range(len(members)):
        s = g.side[members[c][0]]
        for t in members[c]:
            if g.side[t] != s:
                s = -1
                break
        out[c] = s
    return out


def reaches(g: Ground, lands: vec[i64], whole: vec[i64]) -> vec[i64]:
    """How many more armies each side could bring to a border; -1 if it never attacks."""
    lore = g.lore
    view = lore.view
    bonus = view.rules.board.bonus
    out = vec[i64]([-1] * view.sides)
    for s in range(view.sides):
        if lore.active[s] == 1:
            income: i64 = 0
            if s < view.seats:
                income = lands[s] // 3 if lands[s] > 9 else 3
                for c in range(len(whole)):
                    if whole[c] == s:
                        income += bonus[c]
            out[s] = i64(lore.w.reach * (float(income) + lore.sets[s]))
    return out


def own_worth(g: Ground, reach: vec[i64], safe: vec[float]) -> float:
    """Armies and territories, those at the border by the chance that they are still there next turn, which is noted in `safe`."""
    lore = g.lore
    w = lore.w
    me = lore.seat
    adjacent = lore.view.adjacent
    side, armies = g.side, g.armies
    total = 0.0
    most: i64 = 0
    for t in range(len(side)):
        if side[t] != me:
            continue
        worst: i64 = -2
        for u in adjacent[t]:
            o = side[u]
            if o != me and o >= 0:
                threat = armies[u] - 1 + reach[o] if reach[o] >= 0 else -1
                if threat > worst:
                    worst = threat
        n = float(armies[t])
        if worst == -2:
            total += w.land + n * w.idle * lore.army
            continue
        risk = w.fear * lore.odds.win(worst, armies[t])
        safe[t] = 1.0 - risk
        total += w.land * (1.0 - risk) + n * (lore.army - risk * w.loss)
        if armies[t] > most:
            most = armies[t]
    return total + float(most) * w.might


def continents_worth(g: Ground, whole: vec[i64], safe: vec[float]) -> float:
    """The future income of complete continents, and part of it for nearly complete ones."""
    lore = g.lore
    w = lore.w
    board = lore.view.rules.board
    total = 0.0
    for c in range(len(whole)):
        if whole[c] == lore.seat:
            hold = 1.0
            for t in board.members[c]:
                hold *= safe[t]
            total += w.continent * float(board.bonus[c]) * hold * (1.0 + hold + hold * hold) / ROUNDS
        elif whole[c] < 0:
            total += shared_worth(g, board.members[c], w.part * float(board.bonus[c]))
        elif lore.is_foe(whole[c]):
            total -= level(lore, w.deny, w.continent) * float(board.bonus[c])
    return total


def shared_worth(g: Ground, members: vec[i64], whole: float) -> float:
    """A continent that is not whole yet: the seat's territories and armies in it, less a malus for the foes in the way."""
    own: i64 = 0
    mine: i64 = 0
    everyone: i64 = 0
    for t in members:
        everyone += g.armies[t]
        if g.side[t] == g.lore.seat:
            own += 1
            mine += g.armies[t]
    if own == 0:
        return 0.0
    size = len(members)
    part = float(own * mine) / float(everyone * size)
    mostly = 2.0 * float(own) / float(size) - 1.0
    grudge = g.lore.w.grudge * float(everyone - mine) * mostly if mostly > 0.0 else 0.0
    return whole * part * part - grudge


def level(lore: Lore, theirs: float, ours: float) -> float:
    """What a thing of a foe's counts: with one foe left, its loss is the seat's gain."""
    return theirs if lore.foes > 1 else theirs + lore.w.even * (ours - theirs)


def foes_worth(g: Ground, lands: vec[i64], troops: vec[i64]) -> float:
    """The value of what the others have, the strongest weighted more."""
    lore = g.lore
    w = lore.w
    few = float(lore.foes if lore.foes > 0 else 1)
    army = w.foe + (1.0 - w.foe) / (few * few)
    land = level(lore, w.foe_land, w.land)
    total = 0.0
    most = 0.0
    for s in range(lore.view.seats):
        if lore.is_foe(s):
            if lands[s] == 0:
                total -= w.kill if lore.foes > 1 else w.wins * WON
            else:
                n = army * float(troops[s]) + land * float(lands[s])
                total += n
                if n > most:
                    most = n
    return total + w.leader * most if lore.foes > 1 else total
