"""The end (G70): the score after the last epoch, and who wins when it is tied."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.engine.state import State
from feldherr.engine.step import END, Goal, register_reasons
from feldherr.godstorm import events
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import ALTAR, CARDS, CRYPT
from feldherr.godstorm.state import RELICS, godstorm, spaces_held
from feldherr.rules.income import continents_held
from feldherr.rules.troops import held, on_board

SCORE: Final[i64] = 10
register_reasons({SCORE: "highest score"})


def score(g: State, seat: i64) -> i64:
    """Territories, continents, crypts, altars, and relics whose territory is held."""
    total: i64 = 0
    for n in parts(g, seat):
        total += n
    return total


def parts(g: State, seat: i64) -> list[int]:
    """What the score is made of, in that order."""
    relics: i64 = 0
    for c in range(RELICS, CARDS):
        place = MIRACLES[c].score
        if place and godstorm(g).has(seat, c) and g.owner[g.rules.board.number[place]] == seat:
            relics += 1
    return [held(g, seat), continents_held(g, seat), spaces_held(g, seat, CRYPT), spaces_held(g, seat, ALTAR), relics]


def standing(g: State, seat: i64) -> tuple[int, int, int, int, int]:
    """Score, then what breaks ties: faith, temples, gods in play, armies on earth."""
    x = godstorm(g)
    temples: i64 = 0
    gods: i64 = 0
    for t in range(g.lands):
        if x.temple(t) and g.owner[t] == seat:
            temples += 1
    for kind in range(4):
        if x.in_play(seat, kind):
            gods += 1
    return score(g, seat), x.faith[seat], temples, gods, on_board(g, seat)


class HighestScore(Goal):
    """G70."""

    says = "Most points after the fifth epoch: territories, continents, crypts, altars, relics."
    moments = 1 << END

    def winners(self, g: State) -> i64:
        best = (-1, -1, -1, -1, -1)
        out: i64 = 0
        for s in range(g.seats):
            if not g.is_out(s):
                mine = standing(g, s)
                if mine > best:
                    best = mine
                    out = 0
                if mine == best:
                    out |= 1 << s
        return out

    def reason(self, g: State) -> i64:
        return SCORE

    def account(self, g: State) -> None:
        """The points of all, and what broke a tie."""
        left = [s for s in range(g.seats) if not g.is_out(s)]
        points = [score(g, s) for s in left]
        for s in left:
            n, *breakers = standing(g, s)
            g.tell(events.Score(s, n, parts(g, s), n == max(points) and points.count(n) > 1, breakers))
