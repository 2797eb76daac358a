"""Territory cards: drawing them, and exchanging them for armies by sets or by stars."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from feldherr.engine import slots
from feldherr.engine.action import CHANCE, DONE, first, number, option, second, third, verb_of
from feldherr.engine.play import finish, judge
from feldherr.engine.question import Question
from feldherr.engine.state import ASIDE, DECK, LAID, PILE, State
from feldherr.engine.step import CHANGE, Aside, Phase, Step, register_reasons
from feldherr.rules import events, questions
from feldherr.rules.placing import Placing
from feldherr.rules.ruleset import JOKERS, rules_of
from feldherr.rules.troops import add, holder
from feldherr.rules.turn import strongest
from feldherr.rules.verbs import BONUS, DRAW, LAY, TRADE

CEASEFIRE: Final[i64] = 6
register_reasons({CEASEFIRE: "cease-fire"})

ANY: Final[i64] = 3  # a joker's symbol
BONUS_ARMIES: Final[i64] = 2  # for a card that shows an own territory (S8, O8)


# ---- sets of three (K10-K12, S7-S10, O5-O8) -------------------------------------------------------------------------


def symbol(g: State, card: i64) -> i64:
    """The card's symbol; a joker has any."""
    return g.rules.board.symbol[card] if card < g.rules.board.size else ANY


def alike(x: i64, y: i64, z: i64) -> i64:
    """The symbol that all three show or may show, -1 if there is none."""
    s: i64 = x if x != ANY else (y if y != ANY else z)
    if (x == s or x == ANY) and (y == s or y == ANY) and (z == s or z == ANY):
        return s
    return -1


def one_of_each(x: i64, y: i64, z: i64) -> bool:
    """Whether the three may show three different symbols."""
    return (x != y or x == ANY) and (x != z or x == ANY) and (y != z or y == ANY)


def rising_value(g: State) -> i64:
    """What the next set is worth: counted over all players (K12, S41, O7)."""
    row = rules_of(g).rising
    i = g.trades
    last = len(row) - 1
    return row[i] if i <= last else row[last] + 5 * (i - last)


def sets(g: State, hand: vec[i64], out: vec[i64]) -> vec[i64]:
    """An option for every set in the hand and every reading of it (K10, K62, S7)."""
    rising = rules_of(g).set_values == "rising"
    worth = rising_value(g) if rising else 0
    by_symbol = rules_of(g).by_symbol
    n = len(hand)
    for i in range(n - 2):
        x = symbol(g, hand[i])
        for j in range(i + 1, n - 1):
            y = symbol(g, hand[j])
            for k in range(j + 1, n):
                z = symbol(g, hand[k])
                same = alike(x, y, z)
                each = one_of_each(x, y, z)
                if rising:
                    if same >= 0 or each:
                        out = append(out, option(TRADE, hand[i], hand[j], hand[k], worth, worth))
                    continue
                if same >= 0:
                    out = append(out, option(TRADE, hand[i], hand[j], hand[k], by_symbol[same], by_symbol[same]))
                if each:
                    out = append(out, option(TRADE, hand[i], hand[j], hand[k], by_symbol[3], by_symbol[3]))
    return out


class Trading(Step):
    """Exchange sets before placing. `n` = 1: forced by an elimination, down to four cards and no further (K21, O13)."""

    name = "trading"
    over = "placing"
    uses = "seat n"

    def run(self, g: State) -> bool:
        size = g.hand_size(g.team(self.seat))
        if size < 3 or (self.n == 1 and size <= 4):
            g.pop()
            return False
        return True

    def question(self, g: State) -> Question:
        return questions.Trading(self.n == 1)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.MORE] = i32(self.n)

    def bounty(self, g: State, option: i64) -> i64:
        """What the cards of a set bring to own territories that they show (S8, O8)."""
        rule = rules_of(g).territory_bonus
        if verb_of(option) != TRADE or rule == "none" or (rule == "once" and g.bonus > 0):
            return 0
        n: i64 = 0
        for card in (first(option), second(option), third(option)):
            if card < g.rules.board.size and holder(g, card) == self.seat:
                n += BONUS_ARMIES
        return n if rule == "each" or n == 0 else BONUS_ARMIES

    def options(self, g: State, seat: i64) -> vec[i64]:
        hand = g.hand(g.team(self.seat))
        out = sets(g, hand, vec[i64](capacity=16))
        if self.n == 0 and not must_trade(g, len(hand)):
            out = append(out, option(DONE))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == DONE:
            g.pop()
            return
        g.reserve[self.seat] += number(a)
        g.gained += number(a)
        if g.heard:
            g.tell(events.Trade(self.seat, [first(a), second(a), third(a)], number(a)))
        territory_bonus(g, self.seat, a)
        put_away(g, first(a))
        put_away(g, second(a))
        put_away(g, third(a))
        g.trades += 1
        g.traded += 1
        judge(g, CHANGE)

    def fault(self, g: State) -> str:
        return "" if 0 <= self.n <= 1 and rules_of(g).set_values != "stars" else "is no exchange of this mode"


def trading_by_force(seat: i64) -> Trading:
    """The exchange that an elimination forces (K21, O13)."""
    return Trading(seat, 1)


def must_trade(g: State, size: i64) -> bool:
    """Five cards force an exchange: one set (S9, O6), or until four are left (K11)."""
    if size < 5 or rules_of(g).forced_trade == "none":
        return False
    return g.traded == 0 or rules_of(g).forced_trade == "to_four"


def put_away(g: State, card: i64) -> None:
    """An exchanged card: to the discard pile (K12, N6), or with its set under the deck (S10, O7)."""
    g.cards[card] = PILE - (g.trades if rules_of(g).used_cards == "under" else 0)


def territory_bonus(g: State, seat: i64, a: i64) -> None:
    """Two armies for a card that shows an own territory: each (S8), or once a turn where the player says (O8)."""
    rule = rules_of(g).territory_bonus
    if rule == "none" or (rule == "once" and g.bonus > 0):
        return
    shown = False
    for card in (first(a), second(a), third(a)):
        if card < g.rules.board.size and holder(g, card) == seat:
            if rule == "each":
                take_bonus(g, seat, card)
            shown = True
    if shown and rule == "once":
        g.push(TakingBonus(seat, first(a) | second(a) << 8 | third(a) << 16))


def take_bonus(g: State, seat: i64, t: i64) -> None:
    """Place the extra armies for a card that shows an own territory."""
    add(g, t, seat, BONUS_ARMIES)
    g.bonus += BONUS_ARMIES
    g.gained += BONUS_ARMIES
    if g.heard:
        g.tell(events.Bonus(seat, t, BONUS_ARMIES))


class TakingBonus(Step):
    """Which of the exchanged cards' territories (three bytes in `n`) gets the extra armies; declining saves them for a later set (O8)."""

    name = "taking the bonus"
    over = "trading"
    uses = "seat n"

    def question(self, g: State) -> Question:
        return questions.TakingTheBonus(BONUS_ARMIES)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.COUNT] = i32(BONUS_ARMIES)

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64]([option(DONE)])
        for card in (self.n & 255, (self.n >> 8) & 255, self.n >> 16):
            if card < g.rules.board.size and holder(g, card) == self.seat:
                out = append(out, option(BONUS, card))
        return out

    def answer(self, g: State, seat: i64, a: i64) -> None:
        g.pop()
        if verb_of(a) == BONUS:
            take_bonus(g, self.seat, first(a))
            judge(g, CHANGE)


# ---- stars (N6) -------------------------------------------------------------------------------------------------------

STAR_VALUES: Final = (0, 0, 2, 4, 7, 10, 13, 17, 21, 25, 30)


def laid_stars(g: State) -> i64:
    """The stars on the cards laid down for an exchange."""
    n: i64 = 0
    for c in range(g.rules.board.size):
        if g.cards[c] == LAID:
            n += g.rules.board.stars[c]
    return n


def layable(g: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """The cards that may still join the trade: two to ten stars in all, and never a single star with nothing to add."""
    hand = g.hand(seat)
    laid = laid_stars(g)
    for c in hand:
        stars = laid + g.rules.board.stars[c]
        if stars <= 10 and (stars >= 2 or len(hand) >= 2):
            out = append(out, option(LAY, c))
    return out


def lay(g: State, seat: i64, card: i64) -> None:
    """Lay a card down for an exchange."""
    g.cards[card] = LAID
    if g.heard:
        g.tell(events.Lay(seat, card))


class LayingCards(Step):
    """Lay cards on the table one by one, then take the armies for their stars; `n` = 1: between attacks, one trade only."""

    name = "laying cards"
    over = "placing"
    uses = "seat n"

    def run(self, g: State) -> bool:
        laid = laid_stars(g)
        if laid == 0 and (self.n == 1 or g.hand_size(self.seat) == 0):
            g.pop()
            return False
        return True

    def question(self, g: State) -> Question:
        stars = laid_stars(g)
        return questions.LayingCards(stars, STAR_VALUES[stars])

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        stars = laid_stars(g)
        out[at + slots.COUNT] = i32(STAR_VALUES[stars])
        out[at + slots.MORE] = i32(stars)

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        if laid_stars(g) != 1:
            out = append(out, option(DONE))
        return layable(g, self.seat, out)

    def answer(self, g: State, seat: i64, a: i64) -> None:
        if verb_of(a) == LAY:
            lay(g, self.seat, first(a))
            return
        stars = laid_stars(g)
        if stars == 0:
            g.pop()
            return
        g.reserve[self.seat] += STAR_VALUES[stars]
        g.gained += STAR_VALUES[stars]
        if g.heard:
            g.tell(events.Stars(self.seat, STAR_VALUES[stars]))
        for c in range(g.rules.board.size):
            if g.cards[c] == LAID:
                put_away(g, c)
        g.trades += 1
        g.traded += 1

    def fault(self, g: State) -> str:
        return "" if 0 <= self.n <= 1 and rules_of(g).set_values == "stars" else "is no exchange of this mode"


class TradeBetweenAttacks(Aside):
    """N6: at any time in the turn, up to the end of the attacks; the armies are placed before the turn goes on."""

    def options(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        return layable(g, seat, out) if rules_of(g).trade_window == "conquest" else out

    def answer(self, g: State, seat: i64, a: i64) -> bool:
        if verb_of(a) != LAY:
            return False
        g.push(Placing(seat, side=seat))
        g.push(LayingCards(seat, 1))
        lay(g, seat, first(a))
        return True


# ---- drawing (K23, S15, O12, N13) ---------------------------------------------------------------------------------------


class DrawCard(Phase):
    name = "draw"
    step = "drawing"
    says = "Draw one card if you conquered at least one territory this turn."

    def begin(self, g: State, seat: i64) -> None:
        if g.taken > 0:
            refill(g)
            if deck_size(g) > 0:
                g.push(Drawing(CHANCE, side=seat))


def deck_size(g: State) -> i64:
    """The number of cards left to draw."""
    n: i64 = 0
    for place in g.cards:
        if place == DECK:
            n += 1
    return n


def refill(g: State) -> None:
    """An empty deck is followed by the discard pile, shuffled (K2, N21), or by the set that was put under it first (S10, O7)."""
    if deck_size(g) > 0:
        return
    nearest: i64 = -(1 << 62)
    for place in g.cards:
        if place <= PILE and place > nearest:
            nearest = place
    for c in range(len(g.cards)):
        if g.cards[c] == nearest:
            g.cards[c] = DECK


class Drawing(Step):
    """Chance turns up the top card for that side."""

    name = "drawing"
    over = "turn, beginning, drawing"
    uses = "side"

    def question(self, g: State) -> Question:
        return questions.Drawing(self.side)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        out[at + slots.SIDE] = i32(self.side)

    def options(self, g: State, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=48)
        for c in range(g.rules.board.size + JOKERS):
            if g.cards[c] == DECK:
                out = append(out, option(DRAW, c))
        return with_ceasefire(g, out) if rules_of(g).ceasefire else out

    def weights(self, g: State, options: vec[i64]) -> vec[i64]:
        return ceasefire_weights(g, options) if rules_of(g).ceasefire else vec[i64]()

    def answer(self, g: State, seat: i64, a: i64) -> None:
        g.pop()
        card = first(a)
        if g.heard:
            g.tell(events.Draw(self.side, card))
        if card == truce(g):
            g.cards[card] = ASIDE
            finish(g, strongest(g), CEASEFIRE)
        else:
            g.cards[card] = g.team(self.side)


# ---- the cease-fire card (N3, N15) ----------------------------------------------------------------------------------------

BANDS: Final = ((12, 16), (19, 23), (26, 30))  # how many cards may lie above it


def truce(g: State) -> i64:
    """The cease-fire card's number: after the territories and the jokers."""
    return g.rules.board.size + JOKERS


def depths_left(g: State, cards: i64) -> i64:
    """How many depths are still possible with these cards left: 0 while it can't come yet, then at least 1. More players, deeper (N3)."""
    band: i64 = g.seats - 3 - (1 if rules_of(g).short_game else 0)
    low, high = BANDS[min(2, max(0, band))]
    size = g.rules.board.size
    drawn = size - cards
    return max(1, high * size // 42 - drawn + 1) if drawn >= low * size // 42 else 0


def with_ceasefire(g: State, cards: vec[i64]) -> vec[i64]:
    """Before its band it can't be drawn, at the end of the band nothing else can."""
    left = depths_left(g, len(cards))
    if left == 0 and len(cards) > 0:
        return cards
    if left <= 1:
        return vec[i64]([option(DRAW, truce(g))])
    return append(cards, option(DRAW, truce(g)))


def ceasefire_weights(g: State, options: vec[i64]) -> vec[i64]:
    """All depths of the band are equally likely: of those still possible, one means that it is the next card."""
    out = vec[i64](capacity=48)
    cards = len(options) - 1
    if first(options[cards]) != truce(g) or cards == 0:
        return out
    left = depths_left(g, cards)
    for _ in range(cards):
        out = append(out, left - 1)
    return append(out, cards)
