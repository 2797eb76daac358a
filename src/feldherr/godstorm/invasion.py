"""Step 6: invading territories (G40-G49, G51, G54), and the window for sky cards (G34)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import DONE, NOBODY, first, number, option, second, verb_of
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Phase, Step
from feldherr.godstorm import events, questions
from feldherr.godstorm.announced import Announced, announced, kinds_in
from feldherr.godstorm.gods import each_god, going_along, in_heaven
from feldherr.godstorm.godswar import challenge, stakes
from feldherr.godstorm.miracles import cost, pay_and_play, playable
from feldherr.godstorm.names import SKY
from feldherr.godstorm.state import godstorm
from feldherr.godstorm.verbs import CHAMPION, ENTER, INVADE, PLAY, SAVE, STAY
from feldherr.rules.combat import Thrown, announce, suffer
from feldherr.rules.dice import ATTACK_DICE, DEFEND_DICE
from feldherr.rules.troops import add, remove
from feldherr.rules.turn import phase
from feldherr.rules.verbs import ATTACK

# How far an invasion is.
ANNOUNCED: Final[i64] = 0
OWED: Final[i64] = 1  # an attack must be made before breaking off (G41, G54)
FREE: Final[i64] = 2
CLASHED: Final[i64] = 3  # a godswar was fought just now


class InvadeTerritories(Phase):
    """G40."""

    name = "invade"
    step = "invading"
    says = "Invade neighbouring territories with the gods you choose: godswar first, then the dice. Simply enter empty ones."

    def begin(self, g: State, seat: i64) -> None:
        g.push(invading(seat))


class Invading(Step):
    """Announce an invasion, enter an empty place, or stop; `n` is 0 on earth, 1 in the Underworld."""

    name = "invading"
    over = "turn"
    uses = "seat n"

    def below(self) -> bool:
        """Whether it is in the Underworld."""
        return self.n == 1

    def question(self, g: State) -> Question:
        return questions.Invading(self.below())

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.MORE] = i32(self.n)

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=64)
        out = append(out, option(DONE))
        low: i64 = 0 if self.n == 0 else g.lands
        high: i64 = g.lands if self.n == 0 else len(g.owner)
        barred = godstorm(g).barred
        for t in range(low, high):
            if g.owner[t] == self.seat:
                most = g.armies[t] - g.rules.board.stays[t]
                if most > 0:
                    for u in g.adjacent[t]:
                        o = g.owner[u]
                        if o == self.seat or (self.n == 0 and (barred >> u) & 1 == 1):
                            continue
                        if o < 0:
                            out = append(out, option(ENTER, t, u, -1, 1, most))
                        elif g.armies[t] > stays(g, t):
                            out = append(out, option(INVADE, t, u))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        src, dst = first(a), second(a)
        if verb_of(a) == DONE:
            g.pop()
        elif verb_of(a) == ENTER:
            enter(g, self.seat, src, dst, number(a))
        else:
            gods = godstorm(g).gods_at(self.seat, src) if dst < g.lands else 0
            godstorm(g).used = 0
            if g.heard:
                g.tell(events.Invade(self.seat, g.owner[dst], src, dst))
            g.push(Mustering(self.seat, gods, src, dst) if gods != 0 else Invasion(self.seat, 0, src, dst, -1, ANNOUNCED))

    def fault(self, g: State) -> str:
        name = g.rules.turn[phase(g)].name
        return "" if self.n == (1 if name == "invade the Underworld" else 0) and self.n <= 1 else "is in the wrong realm"


def invading_below(seat: i64) -> Invading:
    """The invasions of the Underworld."""
    return Invading(seat, 1)


def invading(seat: i64) -> Invading:
    """The invasions on earth."""
    return Invading(seat, 0)


def stays(g: State, t: i64) -> i64:
    """How many armies must stay behind for an attack (G56, G61)."""
    return godstorm(g).d.heaven_stays if in_heaven(t) else 1


def enter(g: State, seat: i64, src: i64, dst: i64, n: i64) -> None:
    """Nobody is there: armies walk in, and the gods that are asked to (G49, G59)."""
    remove(g, src, seat, n)
    add(g, dst, seat, n)
    if g.heard:
        g.tell(events.Enter(seat, src, dst, n))
        if dst < g.lands and godstorm(g).temple(dst):
            g.tell(events.TempleHands(seat, NOBODY, dst))
    gods = godstorm(g).gods_at(seat, src) if dst < g.lands else 0
    g.extra.moved_in(g, seat, src, dst, n)
    if gods != 0:
        g.push(going_along(seat, gods, src, dst))


class Mustering(Step):
    """Which of the gods in the origin stay out of the invasion: `n` are those that come, as bits (G41)."""

    name = "mustering"
    over = "invading"
    uses = "seat n src dst"
    fights = True

    def run(self, g: State) -> bool:
        if self.n != 0:
            return True
        self.march(g)
        return False

    def march(self, g: State) -> None:
        if g.heard:
            g.tell(events.GodsCome(self.seat, [int(godstorm(g).number(self.seat, kind)) for kind in kinds_in(self.n)]))
        g.become(Invasion(self.seat, self.n, self.src, self.dst, -1, ANNOUNCED))

    def coming(self) -> i64:
        """The gods that come so far, as bits."""
        return self.n

    def question(self, g: State) -> Question:
        there = godstorm(g).gods_at(self.seat, self.src)
        return questions.Mustering(self.src, self.dst, kinds_in(self.n), kinds_in(there & ~self.n))

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SRC] = i32(self.src)
        out[at + slots.DST] = i32(self.dst)
        out[at + slots.PIECES] = i32(self.n)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return each_god(self.n, STAY, vec[i64]([option(DONE)]))

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            self.march(g)
        else:
            if g.heard:
                g.tell(events.Stays(self.seat, godstorm(g).number(self.seat, first(a))))
            g.become(Mustering(self.seat, self.n & ~(1 << first(a)), self.src, self.dst))

    def fault(self, g: State) -> str:
        if self.n & ~godstorm(g).gods_at(self.seat, self.src) != 0:
            return "musters gods that are not there"
        return invasion_fault(g, self)


class Invasion(Announced):
    """One announcement with all its rolls (G51): `n` has the gods announced, as bits, `m` is how far it is."""

    name = "invasion"
    over = "invading"
    uses = "seat n src dst m"

    def run(self, g: State) -> bool:
        if self.over_now(g):
            g.pop()
            return False
        if self.waits():
            g.become(Invasion(self.seat, self.n, self.src, self.dst, -1, OWED))
            if self.dst < g.lands and g.owner[self.dst] < g.seats:
                g.push(AnsweringInvasion(g.owner[self.dst]))
            return False
        if self.m == CLASHED:
            g.become(self.fought(g))
            return False
        return True

    def over_now(self, g: State) -> bool:
        """Conquered, or cards have ended it (G41, G100)."""
        held = g.owner[self.dst] == self.seat or g.armies[self.dst] == 0 or g.owner[self.src] != self.seat
        weak = g.armies[self.src] <= stays(g, self.src)
        return held or weak or (self.dst < g.lands and (godstorm(g).barred >> self.dst) & 1 == 1)

    def waits(self) -> bool:
        """Whether it was only announced."""
        return self.m == ANNOUNCED

    def owes(self) -> bool:
        """Whether an attack must still be made."""
        return self.m == OWED

    def clashed(self) -> bool:
        return self.m == CLASHED

    def question(self, g: State) -> Question:
        gods, foes = self.gods(g), self.foes(g)
        at_stake = stakes(g, self.src, self.dst, self.seat) if gods != 0 and foes != 0 else []
        return questions.Invasion(g.owner[self.dst], self.src, self.dst, kinds_in(gods), kinds_in(foes), at_stake)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.FOE] = i32(g.owner[self.dst])
        out[at + slots.SRC] = i32(self.src)
        out[at + slots.DST] = i32(self.dst)
        out[at + slots.PIECES] = i32(self.gods(g))
        out[at + slots.FOE_PIECES] = i32(self.foes(g))

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.m == FREE:
            out = append(out, option(DONE))
        gods = self.gods(g)
        if gods != 0 and self.foes(g) != 0:
            return each_god(gods, CHAMPION, out)
        most = g.armies[self.src] - stays(g, self.src)
        return append(out, option(ATTACK, self.src, self.dst, -1, 1, most if most < ATTACK_DICE else ATTACK_DICE))

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            g.pop()
        elif verb_of(a) == CHAMPION:
            godstorm(g).use(1 << first(a) | self.gods(g) & 1 << SKY)
            if g.heard:
                g.tell(events.Champion(self.seat, godstorm(g).number(self.seat, first(a))))
            g.become(Invasion(self.seat, self.n, self.src, self.dst, -1, CLASHED))
            challenge(g, self, first(a), self.foes(g))
        else:
            g.become(Invasion(self.seat, self.n, self.src, self.dst, -1, FREE))
            announce(g, self.src, self.dst, number(a))

    def fought(self, g: State) -> Step:
        """After a godswar: the attack owed is made if both sides still have gods (G54)."""
        x = godstorm(g)
        stage = OWED
        if not x.d.forced:
            stage = FREE
        if self.gods(g) != 0 and self.foes(g) != 0:
            stage = FREE
        return Invasion(self.seat, self.n, self.src, self.dst, -1, stage)

    def fault(self, g: State) -> str:
        if not 0 <= self.m <= CLASHED or self.n >= 16:
            return "is no invasion"
        return invasion_fault(g, self)


def invasion_fault(g: State, s: Announced | Mustering) -> str:
    """What is wrong with an invasion that was read from text."""
    if (s.src < g.lands) != (s.dst < g.lands) or s.dst not in g.adjacent[s.src]:
        return "attacks what it can't reach"
    below = s.src >= g.lands
    if below != underworld(g) or (below and s.coming() != 0):
        return "is in the wrong realm"
    return "comes from another's territory" if g.owner[s.src] != s.seat and g.armies[s.src] > 0 else ""


def underworld(g: State) -> bool:
    """Whether the invasions of now are in the Underworld."""
    for step in g.stack:
        if isinstance(step, Invading):
            return step.below()
    return False


def under_attack(seat: i64, src: i64, dst: i64, gods: i64) -> Invasion:
    """An invasion with these gods in which dice may be thrown or not."""
    return Invasion(seat, gods, src, dst, -1, FREE)


def invasion(g: State) -> Invasion:
    """The invasion that is going on; there is one."""
    inv = announced(g)
    assert isinstance(inv, Invasion)
    return inv


class AnsweringInvasion(Step):
    """Sky cards of the attacked player (G34): asked whenever there are some and the god is in play, playable or not."""

    name = "answering an invasion"
    over = "invasion"
    uses = "seat"
    anyone = True

    def run(self, g: State) -> bool:
        x = godstorm(g)
        open_still = not g.is_out(self.seat) and g.owner[invasion(g).dst] == self.seat and not invasion(g).over_now(g)
        if open_still and x.in_play(self.seat, SKY) and x.held(self.seat, SKY) > 0:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        inv = invasion(g)
        return questions.AnsweringAnInvasion(inv.seat, inv.src, inv.dst, kinds_in(inv.gods(g)), godstorm(g).faith[self.seat])

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        inv = invasion(g)
        out[at + slots.SIDE] = i32(inv.seat)
        out[at + slots.SRC] = i32(inv.src)
        out[at + slots.DST] = i32(inv.dst)
        out[at + slots.PIECES] = i32(inv.gods(g))

    def price(self, g: State, option: i64) -> i64:
        return cost(option)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return playable(g, self.seat, SKY, vec[i64]([option(DONE)]))

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == PLAY:
            pay_and_play(g, self.seat, first(a))
        else:
            g.pop()

    def fault(self, g: State) -> str:
        inv = invasion(g)
        return "" if self.seat != g.seat and inv.dst < g.lands and inv.owes() else "asks somebody who is not attacked"


class Saving(Step):
    """The Tree of Life: faith instead of armies (G90). `n` dice attacked.

    `m` is what is about to be lost: the attacker's armies in two bits, the defender's in two, and one bit if equal dice have cost some.
    """

    name = "saving"
    over = "invasion"
    uses = "seat n src dst side m"
    anyone = True
    fights = True

    def lost(self) -> i64:
        """The armies that the attacker loses."""
        return self.m & 3

    def beaten(self) -> i64:
        """The armies that the defender loses without paying."""
        return (self.m >> 2) & 3

    def question(self, g: State) -> Question:
        return questions.Saving(self.side, self.src, self.dst, self.beaten(), godstorm(g).faith[self.seat])

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.side)
        out[at + slots.SRC] = i32(self.src)
        out[at + slots.DST] = i32(self.dst)
        out[at + slots.COUNT] = i32(self.beaten())

    def price(self, g: State, option: i64) -> i64:
        return 1

    def options(self, g: State, seat: i64) -> vec[i64]:
        faith = godstorm(g).faith[self.seat]
        beaten = self.beaten()
        return vec[i64]([option(SAVE, -1, -1, -1, 0, beaten if beaten < faith else faith)])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        g.pop()
        godstorm(g).faith[self.seat] -= number(a)
        if g.heard:
            g.tell(events.Saved(self.seat, self.dst, number(a)))
        left = self.beaten() - number(a)
        suffer(g, self.n, self.src, self.dst, self.side, self.lost(), left, 0, left > 0 and self.m >> 4 == 1)

    def fault(self, g: State) -> str:
        inv = invasion(g)
        if inv.src != self.src or inv.dst != self.dst or self.side != g.seat or g.owner[self.dst] != self.seat or self.dst >= g.lands:
            return "is for another battle"
        fits = self.m < 32 and 1 <= self.beaten() <= g.armies[self.dst] and self.beaten() + self.lost() <= DEFEND_DICE
        return "" if fits and 1 <= self.n <= ATTACK_DICE and self.n < g.armies[self.src] else "has losses that can't be"


def saving(seat: i64, thrown: Thrown, lost: i64, beaten: i64, ties: bool) -> Saving:
    """Asks that seat for faith after a throw, which costs both sides these armies."""
    return Saving(seat, thrown.attack(), thrown.src, thrown.dst, thrown.side, lost | beaten << 2 | (16 if ties else 0))
