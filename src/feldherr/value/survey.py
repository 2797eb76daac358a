"""What the board shows of every side: armies, borders, threats, targets and continents, counted in one pass."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.odds.lookup import Lookup, lookup_of
from feldherr.rules.income import by_table, thirds
from feldherr.rules.ruleset import rules_of


def zeros(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


class Survey:
    """Sums over the territories, by side; neutral armies that somebody commands count as that player's when they threaten."""

    def __init__(self, g: State) -> None:
        sides = g.sides
        self.g: Final = g
        self.odds: Final[Lookup] = lookup_of(rules_of(g))
        self.chief: Final[vec[i64]] = chiefs(g)  # of each side: the party that attacks with its armies, -1: nobody
        self.lands: Final = zeros(sides)
        self.armies: Final = zeros(sides)
        self.most: Final = zeros(sides)  # the largest army in one place
        self.edges: Final = zeros(sides)  # territories next to another party
        self.front: Final = zeros(sides)  # armies in them
        self.faced: Final = zeros(sides)  # the strongest enemy beside each of them, added up
        self.fear: Final = zeros(sides)  # how many territories would fall, if each were attacked by its strongest neighbour alone
        self.prey: Final = zeros(sides)  # how many enemy territories would fall to the side's strongest army beside each
        self.press: Final = zeros(sides * sides)  # armies of a side that stand beside another
        self.risk: Final = zeros(g.lands)  # of each territory: the chance that its strongest neighbour takes it
        self.income: Final = zeros(sides)
        self.bonus: Final = zeros(sides)  # of continents held
        self.near: Final = zeros(sides)  # of continents nearly held
        self.open: Final = zeros(sides)  # of continents that the armies in them could complete
        self.shaky: Final = zeros(sides)  # of continents held, as far as they may be lost at once
        self.continents: Final = zeros(sides)  # how many are held
        self._count()
        self._borders()
        self._continents()

    def _count(self) -> None:
        g = self.g
        lands, armies, most = self.lands, self.armies, self.most
        for t in range(g.lands):
            o = g.owner[t]
            if o < 0:
                continue
            lands[o] += 1.0
            if len(g.force) == 0:
                n = float(g.armies[t])
                armies[o] += n
                if n > most[o]:
                    most[o] = n
            else:
                for s in range(g.seats):
                    k = float(g.force[t * g.seats + s])
                    armies[s] += k
                    if k > most[s]:
                        most[s] = k

    def _borders(self) -> None:
        g = self.g
        chief, odds, sides = self.chief, self.odds, g.sides
        owner, armies, adjacent = g.owner, g.armies, g.adjacent
        seen = vec[i64]([-1] * sides)  # the territory for which a side's best army was noted last
        for t in range(g.lands):
            o = owner[t]
            if o < 0:
                continue
            mine = chief[o]
            worst: i64 = 0
            edge = False
            n = armies[t]
            for u in adjacent[t]:
                if u >= g.lands:
                    continue
                p = owner[u]
                if p < 0 or p == o or (chief[p] == mine and mine >= 0):
                    continue
                edge = True
                if chief[p] >= 0 and armies[u] - 1 > worst:
                    worst = armies[u] - 1
                if seen[p] != t:
                    seen[p] = t
                    self.press[o * sides + p] += float(n - 1)
            if edge:
                self.edges[o] += 1.0
                self.front[o] += float(n)
                self.faced[o] += float(worst)
                chance = odds.win(worst, n)
                self.risk[t] = chance
                self.fear[o] += chance
        self._prey()

    def _prey(self) -> None:
        """For every territory, the best attack that each other side has on it."""
        g = self.g
        chief, odds = self.chief, self.odds
        owner, armies, adjacent = g.owner, g.armies, g.adjacent
        best = vec[i64]([0] * g.sides)
        for t in range(g.lands):
            o = owner[t]
            if o < 0:
                continue
            for u in adjacent[t]:
                if u >= g.lands:
                    continue
                p = owner[u]
                if p >= 0 and p != o and chief[p] >= 0 and chief[p] != chief[o] and armies[u] - 1 > best[p]:
                    best[p] = armies[u] - 1
            for p in range(g.sides):
                if best[p] > 0:
                    self.prey[p] += odds.win(best[p], armies[t])
                    best[p] = 0

    def _continents(self) -> None:
        g = self.g
        board = g.rules.board
        sides = g.sides
        own = zeros(sides)
        troops = zeros(sides)
        for c in range(len(board.members)):
            for s in range(sides):
                own[s] = 0.0
                troops[s] = 0.0
            everyone = 0.0
            safe = 1.0
            for t in board.members[c]:
                o = g.owner[t]
                if o >= 0:
                    own[o] += 1.0
                    troops[o] += float(g.armies[t])
                    everyone += float(g.armies[t])
                    safe *= 1.0 - self.risk[t]
            self._continent(float(len(board.members[c])), float(board.bonus[c]), own, troops, everyone, safe)
        table = rules_of(g).income == "table"
        for s in range(g.seats):
            n = i64(self.lands[s])
            self.income[s] = float(by_table(n) if table else thirds(n)) + self.bonus[s]

    def _continent(self, size: float, bonus: float, own: vec[float], troops: vec[float], everyone: float, safe: float) -> None:
        """What one continent means to each side."""
        for s in range(self.g.sides):
            if own[s] == 0.0:
                continue
            if own[s] == size:
                self.bonus[s] += bonus
                self.shaky[s] += bonus * (1.0 - safe)
                self.continents[s] += 1.0
            else:
                part = own[s] / size
                self.near[s] += bonus * part * part * troops[s] / everyone
                self.open[s] += bonus * self.odds.win(i64(troops[s] - own[s]), i64(everyone - troops[s]))


def chiefs(g: State) -> vec[i64]:
    """Of each side the party that commands it: a seat, a team (as its first seat), -1 for neutral armies that obey nobody."""
    out = vec[i64]([0] * g.sides)
    for side in range(g.sides):
        who: i64 = side
        if side >= g.seats:
            who = g.extra.commander_of(side)
        out[side] = g.team(who) if who >= 0 else -1
    return out
