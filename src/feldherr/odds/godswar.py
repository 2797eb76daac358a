"""Godswars: the probability of winning one, and the outcome when both sides choose champions optimally (G42, G52, G54)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import CHANCE, ROLL, number
from feldherr.engine.play import apply
from feldherr.engine.state import State
from feldherr.godstorm.godswar import GodswarThrown, defenders_dice, godswar
from feldherr.godstorm.state import godstorm
from feldherr.odds.storm import SRC, table, target
from feldherr.odds.support import Host
from feldherr.rules.ruleset import Ruleset

KEPT: Final = 100_000  # chances in the cache, before it is emptied
_CHANCES: Final[dict[tuple[Ruleset, int, int, str, str], float]] = {}


def chance(rules: Ruleset, a: i64, d: i64, mine: Host, theirs: Host) -> float:
    """The chance that the attacker wins one godswar, with `a` armies that can attack against `d`."""
    key = (rules, a, d, mine.key(), theirs.key())
    found = _CHANCES.get(key)
    if found is None:
        found = counted(rules, a, d, mine, theirs)
        if len(_CHANCES) >= KEPT:
            _CHANCES.clear()
        _CHANCES[key] = found
    return found


def counted(rules: Ruleset, a: i64, d: i64, mine: Host, theirs: Host) -> float:
    """The same, by asking the engine who wins with each sum of the attacker's dice: against ever higher sums of the defender's."""
    g = table(rules, a, d, mine, theirs)
    g.push(godswar(0, SRC, target(g), lowest(mine.gods), lowest(theirs.gods)))
    dice = number(g.top().options(g, CHANCE)[0])
    attack = dice - defenders_dice(g, g.top())
    low = lowest_faces(g, dice)
    ours, others = sums(low, 0, attack), sums(low, attack, dice)
    out = 0.0
    beaten = 0.0
    y: i64 = 0
    for x in range(len(ours)):
        if ours[x] > 0.0:
            while y < len(others) and (others[y] == 0.0 or victory(g, showing(low, attack, x, y))):
                beaten += others[y]
                y += 1
            out += ours[x] * beaten
    return out


def lowest(gods: i64) -> i64:
    """Some god of these: which one is named makes no difference to the dice."""
    kind: i64 = 0
    while (gods >> kind) & 1 == 0:
        kind += 1
    return kind


def lowest_faces(g: State, dice: i64) -> vec[i64]:
    """The lowest face that each die can end with: a 2 where the engine wants 1s thrown again."""
    h = g.copy()
    apply(h, CHANCE, roll_of(vec[i64]([1] * dice)))
    thrown = h.top()
    bits: i64 = h.extra.again(h, thrown) if isinstance(thrown, GodswarThrown) else 0
    return vec[i64]([2 if (bits >> i) & 1 == 1 else 1 for i in range(dice)])


def roll_of(faces: vec[i64]) -> i64:
    out = ROLL
    shift: i64 = 6
    for f in faces:
        out |= f << shift
        shift += 3
    return out


def sums(low: vec[i64], begin: i64, end: i64) -> vec[float]:
    """How likely each sum of these dice is."""
    out = vec[float]([1.0])
    for i in range(begin, end):
        more = vec[float]([0.0] * (len(out) + 6))
        for total in range(len(out)):
            for f in range(low[i], 7):
                more[total + f] += out[total] / float(7 - low[i])
        out = more
    return out


def showing(low: vec[i64], attack: i64, x: i64, y: i64) -> i64:
    """Some roll in which the attacker's dice add up to x and the defender's to y."""
    faces = low[:]
    for i in range(len(low)):
        x, y = (x - low[i], y) if i < attack else (x, y - low[i])
    for i in range(len(low)):
        wanted = x if i < attack else y
        more = wanted if wanted < 6 - low[i] else 6 - low[i]
        faces[i] += more
        x, y = (x - more, y) if i < attack else (x, y - more)
    return roll_of(faces)


def victory(g: State, roll: i64) -> bool:
    """Whether the attacker wins the godswar with this roll."""
    before = godstorm(g).gods_at(0, SRC)
    h = g.copy()
    apply(h, CHANCE, roll)
    return godstorm(h).gods_at(0, SRC) == before


class Clash:
    """Godswars until one side has no gods left: the chance to take the territory then, and who may be left."""

    def __init__(self, value: float, ends: list[tuple[i64, i64, float]]) -> None:
        self.value: Final = value
        self.ends: Final = ends  # the attacker's gods, the defender's, and how likely that is


class Champions:
    """Both sides name champions as well as they can; `wins[gods, foes][a]` is what they fight for."""

    def __init__(self, rules: Ruleset, a: i64, d: i64, mine: Host, theirs: Host, wins: dict[tuple[int, int], vec[float]]) -> None:
        self.rules: Final = rules
        self.a: Final[i64] = a
        self.d: Final[i64] = d
        self.mine: Final = mine
        self.theirs: Final = theirs
        self.wins: Final = wins
        self.seen: Final[dict[tuple[int, int], Clash]] = {}

    def clash(self, gods: i64, foes: i64) -> Clash:
        """From these gods on."""
        found = self.seen.get((gods, foes))
        if found is None:
            over = gods == 0 or foes == 0
            found = Clash(self.wins[gods, foes][self.a], [(gods, foes, 1.0)]) if over else self.best(gods, foes)
            self.seen[gods, foes] = found
        return found

    def best(self, gods: i64, foes: i64) -> Clash:
        """The attacker names the god that leaves the defender the worst answer."""
        out: Clash | None = None
        p = chance(self.rules, self.a, self.d, self.mine.with_gods(gods), self.theirs.with_gods(foes))
        for kind in range(4):
            if (gods >> kind) & 1 == 1:
                answer = self.answer(p, gods, foes, gods & ~(1 << kind))
                if out is None or answer.value > out.value:
                    out = answer
        assert out is not None
        return out

    def answer(self, p: float, gods: i64, foes: i64, without: i64) -> Clash:
        """The defender names the god that leaves the attacker the lowest chance."""
        out: Clash | None = None
        for kind in range(4):
            if (foes >> kind) & 1 == 1:
                won, lost = self.clash(gods, foes & ~(1 << kind)), self.clash(without, foes)
                value = p * won.value + (1.0 - p) * lost.value
                if out is None or value < out.value:
                    out = Clash(value, [(g, f, p * q) for g, f, q in won.ends] + [(g, f, (1.0 - p) * q) for g, f, q in lost.ends])
        assert out is not None
        return out
