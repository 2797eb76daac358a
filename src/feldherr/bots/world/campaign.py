"""Campaigns: territories to take in one turn, in which order, at what odds, and with what gain."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.bots.world.ground import Ground, at_border, value

# What a campaign is for.
CONTINENT: Final[i64] = 0
BREAK: Final[i64] = 1
KILL: Final[i64] = 2
LAND: Final[i64] = 3
GOAL: Final[i64] = 4

FAR: Final = 1.0e9
EMPTY: Final = 200.0  # what a way costs on which the last army is used up
HOPELESS: Final = 0.12
SURE: Final = 0.98
LONGEST: Final[i64] = 24
FEW: Final[i64] = 3  # armies that move in where nothing is left to be done: as many as have rolled


class Campaign:
    """A plan of conquest: reinforcements, attacks in order, and the expected board."""

    def __init__(self, kind: i64, about: i64, root: i64, drop: i64, steps: vec[i64], chance: float, after: Ground) -> None:
        self.kind: Final[i64] = kind
        self.about: Final[i64] = about  # the continent, player or territory
        self.root: Final[i64] = root
        self.drop: Final[i64] = drop  # reinforcements that it needs there
        self.steps: Final[vec[i64]] = steps  # source and target, source and target …
        self.chance: Final = chance
        self.after: Final = after
        self.stay: Final[i64] = settle(after, steps)  # victors of the last battle who stay where they came from
        self.gain: float = 0.0


def march(g: Ground, wanted: vec[i64], root: i64, drop: i64, kind: i64, about: i64) -> Campaign:
    """Plan attacks on all wanted territories from the strongest stacks, dead ends first, with average losses."""
    lore = g.lore
    b = g.copy()
    if drop > 0:
        b.put(root, drop)
    want = wanted[:]
    steps = vec[i64](capacity=16)
    chance = 1.0
    left = count(want)
    while left > 0 and chance > HOPELESS and len(steps) < 2 * LONGEST:
        src, dst = strongest(b, want)
        if src < 0:
            if not bridge(b, want):
                chance = 0.0
                break
            left = count(want)
            continue
        force, d = b.spare[src], b.armies[dst]
        chance *= lore.odds.win(force, d)
        alive = i64(lore.odds.survivors(force, d) + 0.5)
        loser = b.side[dst]
        b.put(src, alive - force)
        want[dst] = 0
        left -= 1
        b.take(src, dst, moving(b, want, src, dst, alive))
        steps = append(append(steps, src), dst)
        spoils(b, loser)
    return Campaign(kind, about, root, drop, steps, chance, b)


def settle(b: Ground, steps: vec[i64]) -> i64:
    """Let most victors of the last battle stay at the border they came from if they would be idle where they conquered; how many."""
    if len(steps) == 0:
        return 0
    src, dst = steps[len(steps) - 2], steps[len(steps) - 1]
    n = b.armies[dst] - FEW
    if n <= 0 or at_border(b, dst) or not at_border(b, src):
        return 0
    b.put(dst, -n)
    b.put(src, n)
    return n


def count(want: vec[i64]) -> i64:
    n: i64 = 0
    for x in want:
        n += x
    return n


def spoils(b: Ground, loser: i64) -> None:
    """The cards of a player who has nothing left."""
    if b.lore.is_foe(loser):
        for s in b.side:
            if s == loser:
                return
        b.cards += b.lore.cards[loser]


def strongest(b: Ground, want: vec[i64]) -> tuple[i64, i64]:
    """The next attack: from the strongest stack beside a wanted territory, on the one with the fewest ways on."""
    src: i64 = -1
    dst: i64 = -1
    best: i64 = 0
    for t in range(len(want)):
        if b.side[t] == b.lore.seat and b.spare[t] > 0 and b.spare[t] >= best:
            for u in b.lore.view.adjacent[t]:
                if want[u] == 1 and (b.spare[t] > best or difficulty(b, want, u) < difficulty(b, want, dst)):
                    best = b.spare[t]
                    src = t
                    dst = u
    return src, dst


def difficulty(b: Ground, want: vec[i64], t: i64) -> i64:
    """Dead ends come first, then weak defenders."""
    return ways(b, want, t) * 64 + b.armies[t]


def ways(b: Ground, want: vec[i64], t: i64) -> i64:
    """How many wanted territories are beside one."""
    n: i64 = 0
    for u in b.lore.view.adjacent[t]:
        n += want[u]
    return n


def moving(b: Ground, want: vec[i64], src: i64, dst: i64, alive: i64) -> i64:
    """How many of the victors move in: few into a dead end while there is more to do behind it, else all."""
    if alive < 1:
        return 1
    ahead = ways(b, want, dst)
    behind: i64 = 0
    for u in b.lore.view.adjacent[src]:
        if want[u] == 1 and not beside(b, u, dst):
            behind += b.armies[u] + 2
    if behind == 0:
        return alive
    few: i64 = alive if alive < FEW else FEW
    if ahead == 0:
        return few
    rest = alive - behind
    return rest if rest > few else few


def beside(b: Ground, t: i64, u: i64) -> bool:
    for x in b.lore.view.adjacent[t]:
        if x == u:
            return True
    return False


def bridge(b: Ground, want: vec[i64]) -> bool:
    """Add the cheapest way to the nearest wanted territory; False if there is none."""
    ways = Ways(b, 0)
    best: i64 = -1
    for t in range(len(want)):
        if want[t] == 1 and ways.cost[t] < FAR and (best < 0 or ways.cost[t] < ways.cost[best]):
            best = t
    if best < 0:
        return False
    ways.add(best, want)
    return True


class Ways:
    """The cheapest way to every territory, by expected losses minus the starting stack."""

    def __init__(self, b: Ground, reserve: i64) -> None:
        n = len(b.side)
        self.cost: Final = vec[float]([FAR] * n)
        self.back: Final = vec[i64]([-1] * n)
        done = vec[i64]([0] * n)
        me = b.lore.seat
        for t in range(n):
            if b.side[t] == me:
                force = b.spare[t] + reserve * b.lore.home[t]
                if force > 0:
                    self.cost[t] = EMPTY - float(force)
        while True:
            best: i64 = -1
            for t in range(n):
                if done[t] == 0 and self.cost[t] < FAR and (best < 0 or self.cost[t] < self.cost[best]):
                    best = t
            if best < 0:
                return
            done[best] = 1
            for u in b.lore.view.adjacent[best]:
                if b.side[u] != me and b.side[u] >= 0:
                    c = self.cost[best] + float(b.armies[u]) + 1.0
                    if c < self.cost[u]:
                        self.cost[u] = c
                        self.back[u] = best

    def add(self, t: i64, want: vec[i64]) -> None:
        """Add this territory and all on the way to it."""
        while t >= 0 and self.back[t] >= 0:
            want[t] = 1
            t = self.back[t]


def failed(g: Ground, c: Campaign) -> Ground:
    """The board after an early failure: most of the stack and half of the defenders are lost."""
    b = g.copy()
    if c.drop > 0:
        b.put(c.root, c.drop)
    src, dst = c.steps[0], c.steps[1]
    gone = b.spare[src] * 2 // 3
    b.put(src, -gone)
    b.armies[dst] = (b.armies[dst] + 1) // 2
    return b


def weigh(g: Ground, c: Campaign, base: float) -> None:
    """The expected gain of a campaign."""
    if len(c.steps) == 0 or c.chance <= HOPELESS:
        c.gain = -FAR
        return
    c.gain = value(c.after) - base
    if c.chance < SURE:
        c.gain = c.chance * c.gain + (1.0 - c.chance) * (value(failed(g, c)) - base)


def best_way(g: Ground, wanted: vec[i64], reserve: i64, kind: i64, about: i64, base: float, tries: i64) -> Campaign | None:
    """The best of a few campaigns for these territories, with all reinforcements or just enough."""
    best: Campaign | None = None
    tried: i64 = -1
    for _ in range(tries):
        root = foothold(g, wanted, tried)
        if root < 0:
            break
        tried = root
        if g.lore.home[root] == 0:
            reserve = 0
        c = march(g, wanted, root, reserve, kind, about)
        weigh(g, c, base)
        if best is None or c.gain > best.gain:
            best = c
        if reserve == 0 or tries == 1:
            break
        enough = needed(g, c, reserve)
        if enough < reserve and c.chance > HOPELESS:
            c = march(g, wanted, root, enough, kind, about)
            weigh(g, c, base)
            if c.gain + float(reserve - enough) * g.lore.w.army > best.gain:
                best = c
    return best


def raid(g: Ground, src: i64, dst: i64, reserve: i64, base: float) -> Campaign:
    """A campaign for one adjacent territory, with just enough reinforcements."""
    drop = g.armies[dst] + 2 + i64(g.lore.w.margin + 0.5) - g.spare[src]
    drop = 0 if drop < 0 or g.lore.home[src] == 0 else (drop if drop < reserve else reserve)
    b = g.copy()
    if drop > 0:
        b.put(src, drop)
    force, d = b.spare[src], b.armies[dst]
    alive = i64(g.lore.odds.survivors(force, d) + 0.5)
    loser = b.side[dst]
    b.put(src, alive - force)
    b.take(src, dst, alive if alive > 0 else 1)
    spoils(b, loser)
    c = Campaign(LAND, dst, src, drop, vec[i64]([src, dst]), g.lore.odds.win(force, d), b)
    weigh(g, c, base)
    return c


def needed(g: Ground, c: Campaign, reserve: i64) -> i64:
    """The number of reinforcements that a campaign needs."""
    if len(c.steps) == 0:
        return reserve
    last = c.steps[len(c.steps) - 1]
    over = c.after.armies[last] + c.stay - 1 - i64(g.lore.w.margin + 0.5) - len(c.steps) // 4
    return reserve - over if 0 < over < reserve else (0 if over >= reserve else reserve)


def foothold(g: Ground, wanted: vec[i64], but: i64) -> i64:
    """The own territory with the strongest stack next to a wanted one; -1 if there is no other."""
    best: i64 = -1
    for t in range(len(wanted)):
        if g.side[t] == g.lore.seat and t != but and (best < 0 or g.spare[t] > g.spare[best]) and ways(g, wanted, t) > 0:
            best = t
    return best
