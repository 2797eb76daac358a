"""The godswar (G42, G52-G54): gods of both sides in one invasion fight before the armies do."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import CHANCE, dice, face, first
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Step
from feldherr.godstorm import events, questions
from feldherr.godstorm.announced import announced
from feldherr.godstorm.draw import earn
from feldherr.godstorm.gods import dismiss, each_god
from feldherr.godstorm.names import ALTAR, SKY, WAR
from feldherr.godstorm.relics import MJOLNIR
from feldherr.godstorm.state import RELICS, godstorm, spaces_held
from feldherr.godstorm.verbs import CHAMPION
from feldherr.rules.combat import Thrown, battlefield, both_sides, throw_first
from feldherr.rules.dice import count, is_roll
from feldherr.rules.events import Thrown as ThrownEvent

DICE: Final[i64] = 3
HAMMER: Final[i64] = 3  # G99


def challenge(g: State, inv: Step, kind: i64, foes: i64) -> None:
    """The attacker has named a god; the defender names one, if there is a choice (G42)."""
    if foes & (foes - 1) != 0:
        g.push(NamingChampion(g.owner[inv.dst], kind, inv.src, inv.dst, inv.seat))
        return
    foe: i64 = 0
    while (foes >> foe) & 1 == 0:
        foe += 1
    g.push(godswar(inv.seat, inv.src, inv.dst, kind, foe))


class NamingChampion(Step):
    """The defender's champion against the attacker's god `n`."""

    name = "naming a champion"
    over = "invasion"
    uses = "seat n src dst side"
    anyone = True
    fights = True

    def question(self, g: State) -> Question:
        return questions.NamingAChampion(self.side, self.src, self.dst, self.n, stakes(g, self.src, self.dst, self.side))

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.side)
        out[at + slots.SRC] = i32(self.src)
        out[at + slots.DST] = i32(self.dst)
        out[at + slots.PIECES] = i32(1 << self.n)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return each_god(godstorm(g).gods_at(self.seat, self.dst), CHAMPION, vec[i64]())

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if g.heard:
            g.tell(events.Champion(seat, godstorm(g).number(seat, first(a))))
        g.become(godswar(self.side, self.src, self.dst, self.n, first(a)))

    def fault(self, g: State) -> str:
        if self.n > 3:
            return "names no god"
        return war_fault(g, self, self.n, -1) or ("" if self.seat == g.owner[self.dst] else "asks somebody else")


class Godswar(Step):
    """Attacker's dice, then defender's: the god `n` against the god `m`."""

    name = "godswar"
    over = "invasion"
    uses = "n src dst side m"
    fights = True

    def question(self, g: State) -> Question:
        whose = both_sides(g, self, attackers_dice(g, self), defenders_dice(g, self))
        return questions.Godswar(self.side, g.owner[self.dst], self.src, self.dst, self.n, self.m, whose)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        battlefield(g, self, out, at)
        out[at + slots.PIECES] = i32(1 << self.n)
        out[at + slots.FOE_PIECES] = i32(1 << self.m)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([dice(attackers_dice(g, self) + defenders_dice(g, self))])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        throw_first(g, self.fallen(g, a))

    def fallen(self, g: State, a: i64) -> GodswarThrown:
        """These dice on the table."""
        d = defenders_dice(g, self)
        return GodswarThrown(CHANCE, a, self.src, self.dst, self.side, d | self.n << 8 | self.m << 10)

    def fault(self, g: State) -> str:
        return war_fault(g, self, self.n, self.m)


def godswar(side: i64, src: i64, dst: i64, god: i64, foe: i64) -> Godswar:
    """A god of the attacker against one of the defender's: the dice are about to be thrown."""
    return Godswar(CHANCE, god, src, dst, side, foe)


def attackers_dice(g: State, s: Step) -> i64:
    """Three, one for the sky god if he takes part, one for each altar (G52)."""
    sky = announced(g).gods(g) & 1 << SKY
    return DICE + (1 if sky != 0 else 0) + spaces_held(g, s.side, ALTAR)


def defenders_dice(g: State, s: Step) -> i64:
    """How many dice the defending god has."""
    foe = g.owner[s.dst]
    sky = godstorm(g).gods_at(foe, s.dst) & 1 << SKY
    return DICE + (1 if sky != 0 else 0) + spaces_held(g, foe, ALTAR)


class GodswarThrown(Thrown):
    """The dice of a godswar: the low bits of `m` as in a battle, from bit 8 on the two gods."""

    name = "godswar thrown"
    over = "invasion"

    def tell(self, g: State) -> None:
        g.tell(ThrownEvent(self.side, g.owner[self.dst], self.src, self.dst, self.attack_dice(), self.defend_dice(), True))

    def question(self, g: State) -> Question:
        whose, mine, theirs = self.whose_again(g), self.attack_dice(), self.defend_dice()
        return questions.GodswarThrown(self.side, g.owner[self.dst], self.src, self.dst, whose, mine, theirs)

    def like(self, n: i64, m: i64) -> Thrown:
        return GodswarThrown(CHANCE, n, self.src, self.dst, self.side, m)

    def compare(self, g: State) -> None:
        """The higher total banishes the other's champion; ties to the defender, or to the attacker's war god (G42, G52)."""
        x = godstorm(g)
        attacker, foe = self.side, g.owner[self.dst]
        mine, theirs = self.total(g, attacker), self.total(g, foe)
        war = announced(g).gods(g) & 1 << WAR
        if mine == theirs:
            x.use(war)
        ties = mine == theirs and war != 0
        won = mine > theirs or ties
        champion, other = (self.m >> 8) & 3, (self.m >> 10) & 3
        if g.heard:
            gods, dice = (x.number(attacker, champion), x.number(foe, other)), (self.attack_dice(), self.defend_dice())
            g.tell(events.Godswar(attacker, foe, self.dst, *gods, *dice, mine, theirs, won, ties))
        g.pop()
        if won:
            dismiss(g, foe, other)
            if x.banished == 0 and x.in_play(attacker, SKY):  # G36
                x.banished = 1
                earn(g, attacker, SKY)
        else:
            dismiss(g, attacker, champion)
        x.unripe = 0

    def total(self, g: State, seat: i64) -> i64:
        """Dice, armies and what relics and cards add (G52, G99)."""
        x = godstorm(g)
        attack = self.attack()
        low: i64 = 0 if seat == self.side else attack
        high: i64 = attack if seat == self.side else count(self.n)
        total = x.fire(seat)
        for i in range(low, high):
            total += face(self.n, i)
        if works(g, seat, MJOLNIR):
            total += HAMMER
        if seat != self.side:
            return total + g.armies[self.dst]
        return total + g.armies[self.src] - (0 if x.d.whole_stack else 1)

    def fault(self, g: State) -> str:
        why = war_fault(g, self, (self.m >> 8) & 3, (self.m >> 10) & 3)
        if why or not is_roll(self.n) or self.m >= 1 << 12 or (self.m >> 6) & 3 != 0:
            return why or "is no roll of a godswar"
        fits = self.defend() == defenders_dice(g, self) and self.attack() == attackers_dice(g, self)
        return "" if fits else "has more or fewer dice than it should"


def stakes(g: State, src: i64, dst: i64, attacker: i64) -> list[int]:
    """Before a godswar: the attacker's dice and what is added to them, the defender's dice and what is added."""
    war = Step(CHANCE, src=src, dst=dst, side=attacker)
    bare = GodswarThrown(CHANCE, 0, src, dst, attacker, 0)
    foe = g.owner[dst]
    return [int(n) for n in (attackers_dice(g, war), bare.total(g, attacker), defenders_dice(g, war), bare.total(g, foe))]


def works(g: State, seat: i64, relic: i64) -> bool:
    """Whether a relic counts in this godswar: one that was just won may have to wait (`relic_mid_godswar`)."""
    x = godstorm(g)
    return x.has(seat, relic) and (x.unripe >> (relic - RELICS)) & 1 == 0


def war_fault(g: State, s: Step, mine: i64, theirs: i64) -> str:
    """What is wrong with a godswar that was read from text."""
    inv = announced(g)
    foe = g.owner[s.dst]
    if inv.src != s.src or inv.dst != s.dst or inv.seat != s.side or s.dst >= g.lands or not inv.clashed() or not 0 <= foe < g.seats:
        return "is for another battle"
    if mine > 3 or theirs > 3 or inv.gods(g) >> mine & 1 == 0:
        return "is of a god that does not take part"
    return "" if theirs < 0 or godstorm(g).gods_at(foe, s.dst) >> theirs & 1 == 1 else "is against a god that is not there"
