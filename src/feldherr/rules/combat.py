"""Attack: announcing, defending, rolling, and the losses."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import CHANCE, DONE, NOBODY, dice, faces, first, number, option, second, verb_of
from feldherr.engine.play import judge
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import CAPTURE, Phase, Step
from feldherr.rules import events, questions
from feldherr.rules.conquest import capture, eliminate_fallen
from feldherr.rules.dice import ATTACK_DICE, DEFEND_DICE, count, defenders_beaten, is_roll, ones_in, raised, refilled
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import friends, lose, remove, spokesman
from feldherr.rules.verbs import ATTACK, DEFEND


class Attack(Phase):
    """K14, K18, S11, O9, N7."""

    name = "attack"
    step = "attacking"
    says = "Attack neighbouring territories, as often as you like."

    def begin(self, g: State, seat: i64) -> None:
        g.push(Attacking(seat))


class Attacking(Step):
    """Announce origin, target and armies (K15), or stop."""

    name = "attacking"
    over = "turn"
    uses = "seat"

    def question(self, g: State) -> Question:
        return questions.Attacking()

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=64)
        out = append(out, option(DONE))
        if len(g.force) > 0:
            out = from_shared(g, seat, out)
        else:
            out = from_own(g, seat, seat, friends(g, seat), out)
            if rules_of(g).allies:
                for ally in range(g.seats, g.sides):
                    if g.extra.commander_of(ally) == seat:
                        out = from_own(g, ally, seat, 1 << ally | 1 << seat, out)
        for aside in g.rules.asides:
            out = aside.options(g, seat, out)
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            g.pop()
        elif verb_of(a) == ATTACK:
            announce(g, first(a), second(a), number(a))
        else:
            for aside in g.rules.asides:
                if aside.answer(g, seat, a):
                    return


def from_own(g: State, side: i64, seat: i64, spared: i64, out: vec[i64]) -> vec[i64]:
    """Every attack of that side's armies on sides that are not spared (K14, K15, K45)."""
    owner = g.owner
    armies = g.armies
    for t in range(g.lands):
        if owner[t] == side and armies[t] > 1:
            most = armies[t] - 1
            if most > ATTACK_DICE:
                most = ATTACK_DICE
            for u in g.adjacent[t]:
                o = owner[u]
                if o >= 0 and (spared >> o) & 1 == 0:
                    out = append(out, option(ATTACK, t, u, -1, 1, most))
    return out


def from_shared(g: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """Team play: from wherever the player has two armies of their own colour (K75, K79)."""
    spared = friends(g, seat)
    for t in range(g.lands):
        most = g.force[t * g.seats + seat] - 1
        if most > 0:
            if most > ATTACK_DICE:
                most = ATTACK_DICE
            for u in g.adjacent[t]:
                o = g.owner[u]
                if o >= 0 and (spared >> o) & 1 == 0:
                    out = append(out, option(ATTACK, t, u, -1, 1, most))
    return out


def announce(g: State, src: i64, dst: i64, n: i64) -> None:
    """The attack is on; the defender is asked only where there is a choice of dice (K16, S12, O10, N8)."""
    side = g.owner[src] if len(g.force) == 0 else g.seat
    g.extra.fought(side, g.owner[dst])
    if g.heard:
        g.tell(events.Attack(side, g.owner[dst], src, dst, n))
    if g.armies[dst] >= rules_of(g).defender_two_dice_at:
        g.push(Defending(decider(g, side, dst), n, src, dst, side))
    else:
        g.push(battle(side, src, dst, n, 1))


def decider(g: State, attacker: i64, dst: i64) -> i64:
    """Which seat decides for the defending army: its own player; for a neutral the player who is not on turn (K34, S34, O22, N45),
    except that a neutral attacked by a neutral ally is in the hands of the player on turn (K47)."""
    side = spokesman(g, dst, attacker)
    if side < g.seats:
        return side
    return g.seat if attacker >= g.seats else (g.seat + 1) % g.seats


class Defending(Step):
    """One or two dice, as the defender likes."""

    name = "defending"
    over = "attacking, invasion"
    uses = "seat n src dst side"
    anyone = True
    fights = True

    def question(self, g: State) -> Question:
        return questions.Defending(self.side, g.owner[self.dst], self.src, self.dst, self.n)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        battlefield(g, self, out, at)
        out[at + slots.COUNT] = i32(self.n)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([option(DEFEND, -1, -1, -1, 1, DEFEND_DICE)])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if g.heard:
            g.tell(events.Defend(seat, g.owner[self.dst], self.dst, number(a)))
        g.become(battle(self.side, self.src, self.dst, self.n, number(a)))

    def fault(self, g: State) -> str:
        if g.armies[self.dst] < rules_of(g).defender_two_dice_at or self.seat != decider(g, self.side, self.dst):
            return "asks where there is no choice, or somebody else's"
        return battle_fault(g, self, self.n)


class Rolling(Step):
    """Attacker's dice, then defender's, thrown together; `n` and `m` are their numbers."""

    name = "rolling"
    over = "attacking, invasion"
    uses = "n src dst side m"
    fights = True

    def question(self, g: State) -> Question:
        whose = both_sides(g, self, self.n, self.m)
        return questions.Rolling(self.side, g.owner[self.dst], self.src, self.dst, whose)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        battlefield(g, self, out, at)
        out[at + slots.COUNT] = i32(self.n + self.m)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([dice(self.n + self.m)])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if rules_of(g).rerolls:
            throw_first(g, self.fallen(g, a))
            return
        g.pop()
        pairs: i64 = self.n if self.n < self.m else self.m
        beaten = defenders_beaten(a, self.n, self.m)
        suffer(g, self.n, self.src, self.dst, self.side, pairs - beaten, beaten, a, False)

    def fallen(self, g: State, a: i64) -> Thrown:
        """These dice on the table."""
        return Thrown(CHANCE, a, self.src, self.dst, self.side, self.m)

    def fault(self, g: State) -> str:
        if not 1 <= self.m <= DEFEND_DICE or self.m > g.armies[self.dst]:
            return f"can't roll {self.m} defending dice"
        return battle_fault(g, self, self.n)


def battlefield(g: State, s: Step, out: vec[i32], at: i64) -> None:
    """Who attacks what from where."""
    out[at + slots.SIDE] = i32(s.side)
    out[at + slots.FOE] = i32(g.owner[s.dst])
    out[at + slots.SRC] = i32(s.src)
    out[at + slots.DST] = i32(s.dst)


def battle(side: i64, src: i64, dst: i64, attack: i64, defend: i64) -> Rolling:
    """The step before dice are thrown, `attack` of them against `defend`."""
    return Rolling(CHANCE, attack, src, dst, side, defend)


class Thrown(Step):
    """Dice that lie on the table: `n` is the roll, the last `m` of its dice (the low four bits) the defender's.

    Some may be thrown again before they are compared (G43, G53); the higher bits of `m` are the mode's to remember things in.
    """

    name = "thrown"
    over = "attacking, invasion"
    uses = "n src dst side m"
    fights = True

    def defend(self) -> i64:
        return self.m & 15

    def attack(self) -> i64:
        return count(self.n) - (self.m & 15)

    def roll(self) -> i64:
        """The dice as they lie."""
        return self.n

    def marked(self, side: i64) -> bool:
        """Whether the mode has noted something for the attacker (0) or the defender (1)."""
        return (self.m >> (4 + side)) & 1 == 1

    def marking(self, attacker: bool, defender: bool) -> Thrown:
        """The same throw with that noted."""
        return self.like(self.n, self.m | (16 if attacker else 0) | (32 if defender else 0))

    def attack_dice(self) -> list[int]:
        return faces(self.n)[: self.attack()]

    def defend_dice(self) -> list[int]:
        return faces(self.n)[self.attack() :]

    def whose_again(self, g: State) -> list[int]:
        """The side of each die that is thrown again."""
        bits = g.extra.again(g, self)
        mine = ones_in(bits & ((1 << self.attack()) - 1))
        return both_sides(g, self, mine, ones_in(bits) - mine)

    def question(self, g: State) -> Question:
        whose, mine, theirs = self.whose_again(g), self.attack_dice(), self.defend_dice()
        return questions.Thrown(self.side, g.owner[self.dst], self.src, self.dst, whose, mine, theirs)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        battlefield(g, self, out, at)

    def tell(self, g: State) -> None:
        """The dice lie on the table."""
        g.tell(events.Thrown(self.side, g.owner[self.dst], self.src, self.dst, self.attack_dice(), self.defend_dice(), False))

    def tell_again(self, g: State, a: i64) -> None:
        """Some are thrown again."""
        mine = ones_in(g.extra.again(g, self) & ((1 << self.attack()) - 1))
        dice = faces(a)
        g.tell(events.Again(self.side, g.owner[self.dst], self.src, self.dst, dice[:mine], dice[mine:]))

    def like(self, n: i64, m: i64) -> Thrown:
        """The same throw with other dice."""
        return Thrown(CHANCE, n, self.src, self.dst, self.side, m)

    def run(self, g: State) -> bool:
        if g.extra.again(g, self) != 0:
            return True
        self.compare(g)
        return False

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([dice(ones_in(g.extra.again(g, self)))])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if g.heard:
            self.tell_again(g, a)
        throw(g, self.like(refilled(self.n, g.extra.again(g, self), a), self.m))

    def compare(self, g: State) -> None:
        """Nothing is thrown again any more: who has lost what?"""
        n, m = self.attack(), self.defend()
        beaten = defenders_beaten(self.n, n, m)
        ties = False  # whether equal dice made a difference
        if g.extra.wins_ties(g, self.side, self.src, self.dst):
            more = defenders_beaten(raised(self.n, n), n, m)
            ties = more > beaten
            beaten = more
        g.pop()
        if not g.extra.parries(g, self, beaten, ties):
            suffer(g, n, self.src, self.dst, self.side, (n if n < m else m) - beaten, beaten, self.n, ties)

    def fault(self, g: State) -> str:
        m = self.defend()
        if not is_roll(self.n) or self.m >= 64 or not 1 <= m <= DEFEND_DICE or m > g.armies[self.dst]:
            return "is no roll of a battle"
        return battle_fault(g, self, self.attack())


def throw(g: State, thrown: Thrown) -> None:
    """Dice fell: they lie on the table, and rules that depend on them are asked."""
    g.become(thrown)
    g.extra.threw(g, thrown)


def throw_first(g: State, thrown: Thrown) -> None:
    """Dice fell that were not on the table before: unless they are compared at once, they are told."""
    at = len(g.story)
    throw(g, thrown)
    if g.heard and (not isinstance(g.top(), Thrown) or g.extra.again(g, thrown) != 0):
        thrown.tell(g)
        g.story.insert(at, g.story.pop())  # whatever they bring comes after them


def both_sides(g: State, s: Step, attack: i64, defend: i64) -> list[int]:
    """Whose each die of a battle is."""
    return [int(s.side)] * attack + [int(g.owner[s.dst])] * defend


def suffer(g: State, n: i64, src: i64, dst: i64, side: i64, lost: i64, beaten: i64, roll: i64, ties: bool) -> None:
    """The losses of a roll of `n` attacking dice (0: it was told before), and what follows if nobody is left to defend."""
    if g.heard:
        dice = faces(roll)
        left, defenders = g.armies[src] - lost, g.armies[dst] - beaten
        g.tell(events.Battle(side, g.owner[dst], src, dst, dice[:n], dice[n:], lost, beaten, left, defenders, ties))
    if lost > 0:
        remove(g, src, side, lost)
        g.extra.fell(g, src, side, lost, NOBODY)
    if beaten > 0:
        g.extra.fell(g, dst, g.owner[dst], beaten, side)
        lose(g, dst, beaten, side)
        if g.armies[dst] == 0:
            capture(g, src, dst, side, n)
        elif g.rules.teams and eliminate_fallen(g):
            judge(g, CAPTURE)


def battle_fault(g: State, s: Step, n: i64) -> str:
    """What is wrong with an attack with `n` armies that was read from text."""
    if s.dst not in g.adjacent[s.src]:
        return "attacks a territory that is not a neighbour"
    if s.side != g.seat and g.extra.commander_of(s.side) != g.seat:
        return "attacks with another's armies"
    if not 1 <= n <= ATTACK_DICE or g.muster(s.src, s.side) - g.rules.board.stays[s.src] < n:
        return f"can't attack with {n} armies"
    if g.owner[s.dst] < 0:
        return "attacks where nobody stands"
    return "attacks its own side" if (friends(g, s.side) >> g.owner[s.dst]) & 1 == 1 else ""
