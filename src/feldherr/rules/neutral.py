"""Armies that nobody plays: they stand and defend like any other (K36, K37, N46); here is what some of them do beyond that:
buffers that grow (S32, N42), hoards of cards (N41), and the allies of the active duel (K40-K51)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import CHANCE, DONE, NOBODY, dice, face, faces, first, number, option, second, verb_of
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Extra, Phase, Step
from feldherr.rules import events, questions
from feldherr.rules.cards import Drawing
from feldherr.rules.fortify import Fortifying
from feldherr.rules.placing import Placing
from feldherr.rules.ruleset import rules_of
from feldherr.rules.troops import add, alive
from feldherr.rules.verbs import BRIBE, PLACE, RAISE

# ---- the buffer of S-duel ---------------------------------------------------------------------------------------------------


class ReinforceNeutral(Phase):
    """S32, S33."""

    name = "reinforce the neutral"
    step = "placing"
    says = "The neutral army gets half as many armies as the player; the other player places them."

    def begin(self, g: State, seat: i64) -> None:
        neutral = g.seats
        half = (g.gained + (1 if rules_of(g).neutral_rounding == "up" else 0)) // 2
        g.reserve[neutral] = half
        if g.heard and half > 0:
            g.tell(events.Income(neutral, half))
        g.push(Placing((seat + 1) % g.seats, side=neutral))


# ---- the three neutrals of N-duel ---------------------------------------------------------------------------------------------


class HideCards(Phase):
    """N41."""

    name = "hide cards"
    step = "drawing"
    says = "Put three cards under each neutral army, unseen."

    def least(self, neutrals: int) -> int:
        return 3 * neutrals + 1

    def begin(self, g: State, seat: i64) -> None:
        for side in range(g.seats, g.sides):
            for _ in range(3):
                g.push(Drawing(CHANCE, side=side))


class BolsterNeutral(Phase):
    """N42."""

    name = "bolster a neutral"
    step = "bolstering"
    says = "Add three armies to one neutral army of your choice."

    def begin(self, g: State, seat: i64) -> None:
        for side in range(g.seats, g.sides):
            if alive(g, side):
                g.push(Bolstering(seat, 3, -1, -1, 0))
                return


class Bolstering(Step):
    """`n` armies more for a neutral; the first one decides for which, until then the side is 0."""

    name = "bolstering"
    over = "turn"
    uses = "seat n side"

    def run(self, g: State) -> bool:
        if self.n > 0:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.Bolstering(self.side if self.side > 0 else NOBODY, self.n)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        if self.side > 0:
            out[at + slots.SIDE] = i32(self.side)
        out[at + slots.COUNT] = i32(self.n)

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=24)
        for t in range(g.lands):
            o = g.owner[t]
            if o >= g.seats and (self.side == 0 or o == self.side):
                out = append(out, option(PLACE, t, -1, -1, 1, self.n))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        t = first(a)
        side = g.owner[t]
        add(g, t, side, number(a))
        if g.heard:
            g.tell(events.Place(self.seat, side, t, number(a)))
        g.become(Bolstering(self.seat, self.n - number(a), -1, -1, side))

    def fault(self, g: State) -> str:
        if self.side != 0 and (self.side < g.seats or not alive(g, self.side)):
            return "is for a neutral army that is not on the board"
        return "" if 0 <= self.n <= 3 else f"can't place {self.n} armies"


# ---- the allies of K-duel-active ----------------------------------------------------------------------------------------------

MIDDLE: Final[i64] = 1  # K40: 0 is ally of the first player, 1 uninvolved, 2 ally of the second
PLAYERS: Final[i64] = 2
MOST_BRIBES: Final[i64] = 5


class Allies(Extra):
    """Where each neutral stands, who fought this turn, and who gave which card as a bribe (the giver remembers)."""

    def __init__(self, place: vec[i64], giver: vec[i64], fought: i64) -> None:
        self.place: vec[i64] = place
        self.giver: vec[i64] = giver
        self.involved: i64 = fought

    def fresh(self, g: State) -> Extra:
        return Allies(vec[i64]([MIDDLE] * g.rules.neutrals), vec[i64]([NOBODY] * len(g.cards)), 0)

    def copy(self) -> Extra:
        return Allies(self.place[:], self.giver[:], self.involved)

    def open_turn(self, g: State, seat: i64) -> None:
        self.involved = 0

    def commander_of(self, side: i64) -> i64:
        if side < PLAYERS:
            return NOBODY
        place = self.place[side - PLAYERS]
        return NOBODY if place == MIDDLE else place // 2

    def fought(self, attacker: i64, defender: i64) -> None:
        self.involved |= 1 << attacker | 1 << defender

    def shift(self, side: i64, seat: i64, towards: bool) -> None:
        """One place towards a player, or away; the ends of the row are the ends."""
        step: i64 = -1 if (seat == 0) == towards else 1
        place = self.place[side - PLAYERS] + step
        if 0 <= place <= 2:
            self.place[side - PLAYERS] = place

    def eliminated(self, g: State, loser: i64) -> None:
        for c in range(len(self.giver)):
            if g.cards[c] < g.seats:
                self.giver[c] = NOBODY

    def knows(self, g: State, seat: i64, card: i64, place: i64) -> bool:
        return place < 0 or self.giver[card] == seat

    def mask(self, seat: i64) -> None:
        for c in range(len(self.giver)):
            if self.giver[c] != seat:
                self.giver[c] = NOBODY

    def settle(self, g: State, seat: i64) -> None:
        for c in range(len(self.giver)):
            if g.cards[c] >= g.seats and self.giver[c] == NOBODY:
                self.giver[c] = 1 - seat if seat >= 0 else 0

    def rows(self, g: State) -> list[tuple[str, list[int]]]:
        return [("allies", list(self.place)), ("givers", list(self.giver)), ("involved", [self.involved])]

    def read(self, g: State, rows: dict[str, list[int]]) -> str:
        place = rows.get("allies", [MIDDLE] * g.rules.neutrals)
        giver = rows.get("givers", [NOBODY] * len(g.cards))
        involved = rows.get("involved", [0])
        if len(place) != g.rules.neutrals or any([not 0 <= x <= 2 for x in place]):
            return f"allies: {g.rules.neutrals} places from 0 to 2 are wanted"
        if len(giver) != len(g.cards) or any([not -1 <= x < g.seats for x in giver]):
            return f"givers: {len(g.cards)} seats (or -1) are wanted"
        if len(involved) != 1 or not 0 <= involved[0] < 1 << g.sides:
            return "involved: one number is wanted"
        self.place = vec[i64](place)
        self.giver = vec[i64](giver)
        self.involved = involved[0]
        return ""


def allies(g: State) -> Allies:
    """The alliances of neutral armies in a state."""
    assert isinstance(g.extra, Allies)
    return g.extra


def shift(g: State, side: i64, seat: i64, towards: bool) -> None:
    """A neutral army moves a place towards a player, or away."""
    x = allies(g)
    was = x.commander_of(side)
    x.shift(side, seat, towards)
    if g.heard and x.commander_of(side) != was:
        g.tell(events.Ally(side, x.commander_of(side)))


class Bribe(Phase):
    """K42."""

    name = "bribe"
    step = "bribing"
    says = "Give cards to neutral armies; each card moves one a place towards you."

    def begin(self, g: State, seat: i64) -> None:
        g.push(Bribing(seat))


class Bribing(Step):
    """A card for a neutral, or no more."""

    name = "bribing"
    over = "turn"
    uses = "seat"

    def run(self, g: State) -> bool:
        if g.hand_size(self.seat) > 0:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.Bribing()

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64]([option(DONE)])
        hand = g.hand(self.seat)
        for side in range(g.seats, g.sides):
            if alive(g, side) and g.hand_size(side) < MOST_BRIBES and g.extra.commander_of(side) != self.seat:
                for card in hand:
                    out = append(out, option(BRIBE, side, card))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            g.pop()
            return
        g.cards[second(a)] = first(a)
        allies(g).giver[second(a)] = self.seat
        if g.heard:
            g.tell(events.Bribe(self.seat, first(a), second(a)))
        shift(g, first(a), self.seat, True)


class ReinforceAllies(Phase):
    """K44."""

    name = "reinforce allies"
    step = "raising allies"
    says = "For each ally you choose, roll a die and place that many of its armies."

    def begin(self, g: State, seat: i64) -> None:
        g.push(RaisingAllies(seat))


class RaisingAllies(Step):
    """Which ally is next; `n` are those that have had their turn, as bits."""

    name = "raising allies"
    over = "turn"
    uses = "seat n"

    def run(self, g: State) -> bool:
        for side in range(g.seats, g.sides):
            if self._waits(g, side):
                return True
        g.pop()
        return False

    def _waits(self, g: State, side: i64) -> bool:
        return (self.n >> side) & 1 == 0 and g.extra.commander_of(side) == self.seat and alive(g, side)

    def question(self, g: State) -> Question:
        return questions.RaisingAllies()

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64]([option(DONE)])
        for side in range(g.seats, g.sides):
            if self._waits(g, side):
                out = append(out, option(RAISE, side))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            g.pop()
            return
        side = first(a)
        if g.heard:
            g.tell(events.Raise(self.seat, side))
        g.become(RaisingAllies(self.seat, self.n | 1 << side))
        g.push(RollingForAlly(CHANCE, 0, -1, -1, side))


class RollingForAlly(Step):
    """One die decides how many armies that neutral gets, placed by the player on turn."""

    name = "rolling for an ally"
    over = "raising allies"
    uses = "side"

    def question(self, g: State) -> Question:
        return questions.RollingForAnAlly(self.side, [int(self.side)])

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.side)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([dice(1)])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        g.reserve[self.side] = face(a, 0)
        if g.heard:
            g.tell(events.Roll(g.seat, self.side, faces(a)))
            g.tell(events.Income(self.side, face(a, 0)))
        g.become(Placing(g.seat, side=self.side))

    def fault(self, g: State) -> str:
        return "" if g.extra.commander_of(self.side) == g.seat and alive(g, self.side) else "is for an army that is not an ally"


class ChangeStatus(Phase):
    """K48."""

    name = "status of the neutrals"
    step = "rolling the status"
    says = "Roll a die for each neutral army that fought: 1 to 4 moves it a place away from you."

    def begin(self, g: State, seat: i64) -> None:
        bits: i64 = 0
        for side in range(g.seats, g.sides):
            if (allies(g).involved >> side) & 1 == 1 and alive(g, side):
                bits |= 1 << side
        g.push(RollingStatus(CHANCE, bits))


class RollingStatus(Step):
    """A die for each neutral in the bits `n`, the lowest first."""

    name = "rolling the status"
    over = "turn"
    uses = "n"

    def run(self, g: State) -> bool:
        if self.n != 0:
            return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.RollingTheStatus(self.next(g), [int(self.next(g))])

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.next(g))

    def next(self, g: State) -> i64:
        """Whom the die is for."""
        neutral = g.seats
        while (self.n >> neutral) & 1 == 0:
            neutral += 1
        return neutral

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([dice(1)])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        neutral = self.next(g)
        if g.heard:
            g.tell(events.Roll(g.seat, neutral, faces(a)))
        if face(a, 0) <= 4:
            shift(g, neutral, g.seat, False)
        g.become(RollingStatus(CHANCE, self.n ^ 1 << neutral))

    def fault(self, g: State) -> str:
        return "" if 0 <= self.n < 1 << g.sides and self.n & ((1 << g.seats) - 1) == 0 else "rolls for armies that are not neutral"


class MoveAllies(Phase):
    """K50."""

    name = "move allies"
    step = "fortifying"
    says = "Move armies once for each ally."

    def begin(self, g: State, seat: i64) -> None:
        for i in range(g.sides - 1, g.seats - 1, -1):
            if g.extra.commander_of(i) == seat and alive(g, i):
                g.push(Fortifying(seat, side=i))


def neutral_allies() -> Allies:
    """For a ruleset."""
    return Allies(vec[i64](), vec[i64](), 0)
