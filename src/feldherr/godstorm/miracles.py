"""Steps 3 and 4: obtaining miracles and playing them (G30-G35, G80, G88)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import CHANCE, DONE, ROLL, answer_of, faces, first, high, number, option, verb_of
from feldherr.engine.question import Question
from feldherr.engine.state import State
from feldherr.engine.step import Phase, Step
from feldherr.godstorm import death, events, questions, sky, war  # noqa: F401  their classes are the cards
from feldherr.godstorm.announced import announced, under_way
from feldherr.godstorm.deck import ORDER
from feldherr.godstorm.draw import draw
from feldherr.godstorm.gods import settle
from feldherr.godstorm.miracle import Miracle, Play
from feldherr.godstorm.names import CARDS, CONTINENT, DEATH, GODS, SKY, WAR, WORD
from feldherr.godstorm.relics import AEGIS, STONEHENGE
from feldherr.godstorm.state import GONE, RELIC, RELICS, TABLE, first_of, godstorm, kind_of, past
from feldherr.godstorm.verbs import BUY, MOVE, PLAY, TAKE

PRICE: Final[i64] = 2  # G30
MOST_BOUGHT: Final[i64] = 4


def _deck() -> list[Miracle]:
    """All cards by their number, titles with several copies as often."""
    classes = {kind.name: kind() for kind in Miracle.__subclasses__()}
    for _, name in ORDER:
        if name not in classes:
            raise ValueError(f"the miracle {name} has a row in the decks, but no class")
    return [classes[name] for _, name in ORDER]


MIRACLES: Final[list[Miracle]] = _deck()
AT_THE_START: Final = vec[i64]([c for c in range(int(CARDS)) if MIRACLES[c].at_the_start])  # G24


def titles(kind: i64) -> list[Miracle]:
    """The different cards of a deck."""
    return [MIRACLES[c] for c in range(first_of(kind), past(kind)) if c == 0 or MIRACLES[c] is not MIRACLES[c - 1]]


def card_names() -> list[str]:
    """What texts call the cards: their titles' names, further copies with a number."""
    out: list[str] = []
    for card in MIRACLES:
        out.append(f"{card.name}_{out.count(card.name) + 1}" if card.name in out else card.name)
    return out


# ---- step 3 -----------------------------------------------------------------------------------------------------------------------


class ObtainMiracles(Phase):
    """G30."""

    name = "obtain miracles"
    step = "obtaining miracles, drawing miracles"
    says = "With a god in play you may buy cards from its deck, 2 faith each, at most 4; pay for all before you draw any."

    def begin(self, g: State, seat: i64) -> None:
        g.push(ObtainingMiracles(seat, 0))


class ObtainingMiracles(Step):
    """`n` keeps what has been bought: three bits for each deck."""

    name = "obtaining miracles"
    over = "turn"
    uses = "seat n"

    def run(self, g: State) -> bool:
        if len(self.options(g, self.seat)) > 1:
            return True
        self.draw_all(g)
        return False

    def bought(self, kind: i64) -> i64:
        return (self.n >> (3 * kind)) & 7

    def question(self, g: State) -> Question:
        bought = [int(self.bought(kind)) for kind in range(4)]
        return questions.ObtainingMiracles(price(g, self.seat), bought, godstorm(g).faith[self.seat])

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.COUNT] = i32(price(g, self.seat))
        out[at + slots.MORE] = i32(self.bought(0) + self.bought(1) + self.bought(2) + self.bought(3))

    def price(self, g: State, option: i64) -> i64:
        return price(g, self.seat) if verb_of(option) == BUY else 0

    def options(self, g: State, seat: i64) -> vec[i64]:
        x = godstorm(g)
        most = MOST_BOUGHT - self.bought(0) - self.bought(1) - self.bought(2) - self.bought(3)
        afford = x.faith[self.seat] // price(g, self.seat)
        most = most if most < afford else afford
        out = vec[i64]([option(DONE)])
        for kind in range(4):
            if most > 0 and x.in_play(self.seat, kind):
                left = x.left(kind) - self.bought(kind)
                if left > 0:
                    out = append(out, option(BUY, kind, -1, -1, 1, most if most < left else left))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            self.draw_all(g)
            return
        paid = number(a) * price(g, self.seat)
        godstorm(g).faith[self.seat] -= paid
        if g.heard:
            g.tell(events.Buy(self.seat, first(a), number(a), paid))
        g.become(ObtainingMiracles(self.seat, self.n + (number(a) << (3 * first(a)))))

    def draw_all(self, g: State) -> None:
        g.pop()
        for i in range(4):
            draw(g, self.seat, 3 - i, self.bought(3 - i))

    def fault(self, g: State) -> str:
        total: i64 = 0
        for kind in range(4):
            total += self.bought(kind)
            if self.bought(kind) > godstorm(g).left(kind):
                return f"has bought more {GODS[kind]} cards than there are"
        return "" if total <= MOST_BOUGHT and self.n < 1 << 12 else "has bought too many cards"


def price(g: State, seat: i64) -> i64:
    """What a seat pays when it buys a miracle card."""
    return 1 if godstorm(g).has(seat, STONEHENGE) else PRICE


# ---- step 4 -----------------------------------------------------------------------------------------------------------------------


class PlayMiracles(Phase):
    """G32."""

    name = "play miracles"
    step = "playing miracles"
    says = "Play war and death cards whose gods you have in play, each for its faith, one at a time."

    def begin(self, g: State, seat: i64) -> None:
        g.push(PlayingMiracles(seat))


class PlayingMiracles(Step):
    """Asked whenever the player has a card whose god is in play, playable or not, so that being asked tells nothing."""

    name = "playing miracles"
    over = "turn"
    uses = "seat"

    def run(self, g: State) -> bool:
        x = godstorm(g)
        for kind in (WAR, DEATH):
            if x.in_play(self.seat, kind) and x.held(self.seat, kind) > 0:
                return True
        g.pop()
        return False

    def question(self, g: State) -> Question:
        return questions.PlayingMiracles(godstorm(g).faith[self.seat])

    def price(self, g: State, option: i64) -> i64:
        return cost(option)

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64]([option(DONE)])
        out = playable(g, self.seat, WAR, out)
        return playable(g, self.seat, DEATH, out)

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            g.pop()
        else:
            pay_and_play(g, self.seat, first(a))


def playable(g: State, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    """The cards of a kind that the seat can pay for and whose conditions hold."""
    x = godstorm(g)
    if x.in_play(seat, kind):
        for c in range(first_of(kind), past(kind)):
            if x.card[c] == seat:
                card = MIRACLES[c]
                if card.cost <= x.faith[seat] and card.may(g, seat):
                    out = append(out, option(PLAY, c))
    return out


def cost(option: i64) -> i64:
    """The faith for a card that may be played."""
    return MIRACLES[first(option)].cost if verb_of(option) == PLAY else 0


def pay_and_play(g: State, seat: i64, c: i64) -> None:
    """Pay for a miracle card and play it."""
    godstorm(g).faith[seat] -= MIRACLES[c].cost
    if g.heard:
        g.tell(events.Play(seat, c, MIRACLES[c].cost))
    play_card(g, seat, c)


def play_card(g: State, seat: i64, c: i64) -> None:
    """A card is shown; its player names what it is about, then it works (G80)."""
    godstorm(g).card[c] = TABLE
    g.push(Naming(seat, c, -1, -1, seat))


class Naming(Play):
    """Whatever the player of the card chooses: territories, gods, players, numbers."""

    name = "naming"
    over = "playing miracles, answering an invasion, resolving relics"
    uses = "seat n src dst side m"
    anyone = True

    def run(self, g: State) -> bool:
        if len(MIRACLES[self.n].asks(g, self)) > 0:
            return True
        g.pop()
        after_naming(g, self)
        return False

    def question(self, g: State) -> Question:
        card = MIRACLES[self.n]
        return questions.Naming(self.n, self.chosen(), self.src, card.goal(g, self), self.owner(g), card.names_decks)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.CARD] = i32(self.n)
        out[at + slots.SRC] = i32(self.src)
        out[at + slots.DST] = i32(MIRACLES[self.n].goal(g, self))
        out[at + slots.SIDE] = i32(self.owner(g))

    def owner(self, g: State) -> i64:
        """Whose gods may be named: a sky card is about the attacker's."""
        return announced(g).seat if kind_of(self.n) == SKY else self.seat

    def options(self, g: State, seat: i64) -> vec[i64]:
        return MIRACLES[self.n].asks(g, self)

    def tell(self, g: State, a: i64) -> None:
        verb, thing = verb_of(a), first(a)
        if verb == MOVE:
            g.tell(events.Named(self.seat, self.n, -1, -1, number(a)))
        elif verb == TAKE:
            g.tell(events.Named(self.seat, self.n, -1, godstorm(g).number(self.seat, thing), 0))
        elif verb != DONE and WORD <= thing < WORD + 4 and not MIRACLES[self.n].names_decks:
            g.tell(events.Named(self.seat, self.n, -1, godstorm(g).number(self.owner(g), thing - WORD), 0))
        elif verb != DONE:
            g.tell(events.Named(self.seat, self.n, thing, -1, 0))

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if g.heard:
            self.tell(g, a)
        p: Play = MIRACLES[self.n].named(g, self, a)
        g.become(Naming(p.seat, p.n, p.src, p.dst, p.side, p.m))

    def fault(self, g: State) -> str:
        return play_fault(g, self) or ("" if self.side == self.seat else "is for another's card")


def after_naming(g: State, p: Play) -> None:
    """Aegis may answer (G88): its owner is asked at each card."""
    place = godstorm(g).card[AEGIS]
    if place >= RELIC:
        g.push(Shielding(place - RELIC, p.n, p.src, p.dst, p.side, p.m))
    else:
        g.push(Working(CHANCE, p.n, p.src, p.dst, p.side, p.m))


class Shielding(Play):
    """Aegis: cancel the card, or let it work."""

    name = "shielding"
    over = "playing miracles, answering an invasion, resolving relics"
    uses = "seat n src dst side m"
    anyone = True

    def question(self, g: State) -> Question:
        inv = under_way(g)
        by, src, dst = (inv.seat, inv.src, inv.dst) if inv is not None else (-1, -1, -1)
        return questions.Shielding(self.n, self.side, self.chosen(), by, src, dst)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.CARD] = i32(self.n)
        out[at + slots.SIDE] = i32(self.side)
        inv = under_way(g)
        if inv is not None:
            out[at + slots.FOE] = i32(inv.seat)
            out[at + slots.SRC] = i32(inv.src)
            out[at + slots.DST] = i32(inv.dst)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([option(DONE), option(PLAY, AEGIS)])

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            g.become(Working(CHANCE, self.n, self.src, self.dst, self.side, self.m))
            return
        x = godstorm(g)
        x.card[AEGIS] = GONE
        x.card[self.n] = GONE
        if g.heard:
            g.tell(events.Aegis(self.seat, self.side, self.n))
        g.pop()

    def fault(self, g: State) -> str:
        return play_fault(g, self) or named_fault(g, self) or ("" if godstorm(g).has(self.seat, AEGIS) else "asks somebody without Aegis")


class Working(Play):
    """Nothing stops the card any more: its dice and draws, then what it does."""

    name = "working"
    over = "playing miracles, answering an invasion, resolving relics"
    uses = "n src dst side m"

    def run(self, g: State) -> bool:
        if len(MIRACLES[self.n].chance(g, self)) > 0:
            return True
        self.work(g, 0)
        return False

    def question(self, g: State) -> Question:
        return questions.Working(self.n, self.side, MIRACLES[self.n].falls(g, self))

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.CARD] = i32(self.n)
        out[at + slots.SIDE] = i32(self.side)

    def options(self, g: State, seat: i64) -> vec[i64]:
        return MIRACLES[self.n].chance(g, self)

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if g.heard and verb_of(a) == ROLL:
            g.tell(events.Die(self.side, self.n, faces(a)))
        elif g.heard and first(a) >= CONTINENT:
            g.tell(events.Continent(self.side, self.n, first(a) - CONTINENT))
        self.work(g, a)

    def work(self, g: State, a: i64) -> None:
        g.pop()
        godstorm(g).card[self.n] = GONE
        MIRACLES[self.n].does(g, self, a)
        settle(g)

    def fault(self, g: State) -> str:
        return play_fault(g, self) or named_fault(g, self)


def play_fault(g: State, p: Play) -> str:
    """What is wrong with a card that was read from text: it must be one that could have got here, with what it has named."""
    if not 0 <= p.n < RELICS or godstorm(g).card[p.n] != TABLE:
        return "is no card that is being played"
    when = asking(g, p)
    kind = kind_of(p.n)
    answers = when.name == "answering an invasion"
    if answers != (kind == SKY) or (when.name == "resolving relics" and kind != DEATH) or p.side != when.seat or g.is_out(p.side):
        return "is played at a time that is not its own"
    card = MIRACLES[p.n]
    if not card.may(g, p.side):
        return "is a card that can't be played here"
    return "" if _path(g, card, p.with_choice(-1, -1, 0), p, 0) else "names what it can't"


def named_fault(g: State, p: Play) -> str:
    """What is wrong with a card whose player has not named everything."""
    return "" if len(MIRACLES[p.n].asks(g, p)) == 0 else "has not named everything"


def asking(g: State, p: Play) -> Step:
    """The step that asked for a card: one of those that it may lie on."""
    return next(step for step in g.stack if step.name in p.over.split(", "))


def _path(g: State, card: Miracle, at: Play, goal: Play, depth: i64) -> bool:
    """Whether some answers lead from one naming to another."""
    if at.src == goal.src and at.dst == goal.dst and at.m == goal.m:
        return True
    if depth > 7 or (at.src >= 0 and at.src != goal.src) or (at.dst >= 0 and at.dst != goal.dst):
        return False
    for o in card.asks(g, at):
        for n in (number(o), high(o), goal.m - 1, goal.m, (goal.m & 0xFFFFF) - 1):
            if number(o) <= n <= high(o) and _path(g, card, card.named(g, at, answer_of(o, n)), goal, depth + 1):
                return True
    return False
