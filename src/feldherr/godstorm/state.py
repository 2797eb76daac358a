"""What Godstorm adds to the table: pantheons, faith, bids, gods, temples, plague and miracle cards, and who may see which of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldherr.engine.action import NOBODY
from feldherr.engine.state import State
from feldherr.engine.step import BLOTTED, Extra, Rng
from feldherr.godstorm.deck import ORDER
from feldherr.godstorm.names import CARDS, FEATURE, GODS, HEAVEN, LANDS, MAGIC, SPACE

# Where a miracle card is: in the hand of a seat (0, 1, 2 …), or:
DECK: Final[i64] = -1
GONE: Final[i64] = -2  # out of the game (G17)
TABLE: Final[i64] = -3  # being played
HIDDEN: Final[i64] = -4  # in a view: in its deck or in another's hand
RELIC: Final[i64] = 8  # in play: of seat 0; 9 of seat 1 …

UNBID: Final[i64] = -1

MOST_TEMPLES: Final[i64] = 12  # G12
PLAGUE_MARKERS: Final = 5
MOST_ARMIES: Final[i64] = 110  # of a colour, if the pieces are a limit
MOST_FAITH: Final[i64] = 100

KINDS: Final = vec[i64]([GODS.index(deck) for deck, _ in ORDER])  # the deck of each card; a deck's cards lie side by side
FIRST: Final = vec[i64]([list(KINDS).index(kind) for kind in range(len(GODS))])  # of each deck
PAST: Final = vec[i64]([FIRST[kind] + list(KINDS).count(kind) for kind in range(len(GODS))])
RELICS: Final[i64] = FIRST[MAGIC]  # the first of them; they are the last deck


class Decisions:
    """What the rulebook leaves open and we are not sure of (docs/rulings.md), as this table has it."""

    def __init__(self, said: dict[str, str]) -> None:
        self.chosen_setup: Final = said.get("chosen_setup", "no") == "yes"
        self.gods_on_plague: Final = said.get("place_god_temple", "healthy") == "anywhere"
        self.pieces: Final = said.get("piece_limits", "none") == "pieces"
        self.relics_late: Final = said.get("start_of_turn_relics", "before") == "after"
        self.summon_plague: Final = said.get("summon_plague", "no") == "yes"
        self.whole_stack: Final = said.get("godswar_armies", "invading") == "all"
        self.forced: Final = said.get("godswar_forced", "yes") == "yes"
        self.used_only: Final = said.get("gods_default", "announced") == "used"
        self.relic_waits: Final = said.get("relic_mid_godswar", "at_once") == "next"
        self.tablets_zero: Final = said.get("tablets_zero", "yes") == "yes"
        self.heaven_stays: Final[i64] = 1 if said.get("heaven_dice", "all") == "one_stays" else 0


class GodstormState(Extra):
    """Everything on the table that is not an army. Sets of territories are bits."""

    def __init__(
        self, d: Decisions, pantheon: vec[i64], faith: vec[i64], god: vec[i64], card: vec[i64], bid: vec[i64], order: vec[i64]
    ) -> None:
        self.d: Final = d
        self.pantheon: vec[i64] = pantheon  # of each side
        self.faith: vec[i64] = faith  # of each seat
        self.god: vec[i64] = god  # where the four gods of each seat are; -1: on the pantheon card
        self.card: vec[i64] = card  # where each miracle card is
        self.bid: vec[i64] = bid  # of each seat
        self.order: vec[i64] = (
            order  # each seat's rank, by dice or bids, then its turn-order token (0: none), then its godswar bonus this turn
        )
        self.unseen: vec[i64] = vec[i64]()  # views only: how many hidden cards of each kind each seat holds
        self.temples: i64 = 0
        self.plague: i64 = 0
        self.spare: i64 = 1  # plague markers left over (G3)
        self.barred: i64 = 0  # where nobody may attack this turn (G100)
        self.maelstrom: i64 = NOBODY  # the sea line it closes: one end * 64 + the other
        self.sunk: i64 = 0  # 1: Atlantis is
        self.banished: i64 = 0  # 1: the sky labour of this turn is done (G36)
        self.looker: i64 = NOBODY  # who looks into the hand of `shown`
        self.shown: i64 = NOBODY
        self.unripe: i64 = 0  # relics won in this very godswar, if those have to wait
        self.used: i64 = 0  # gods whose power was used in this invasion, if that matters (`gods_default`)

    def copy_into(self, x: GodstormState) -> GodstormState:
        x.unseen = self.unseen[:]
        x.temples = self.temples
        x.plague = self.plague
        x.spare = self.spare
        x.barred = self.barred
        x.maelstrom = self.maelstrom
        x.sunk = self.sunk
        x.banished = self.banished
        x.looker = self.looker
        x.shown = self.shown
        x.unripe = self.unripe
        x.used = self.used
        return x

    # ---- gods, temples, plague --------------------------------------------------------------------------------------------------

    def in_play(self, seat: i64, kind: i64) -> bool:
        return self.god[4 * seat + kind] >= 0

    def gods_at(self, seat: i64, t: i64) -> i64:
        """The seat's gods there, as bits."""
        bits: i64 = 0
        for kind in range(4):
            if self.god[4 * seat + kind] == t:
                bits |= 1 << kind
        return bits

    def build(self, t: i64) -> None:
        self.temples |= bit(t)

    def raze(self, t: i64) -> None:
        self.temples &= ~bit(t)

    def infect(self, t: i64) -> None:
        self.plague |= bit(t)

    def heal(self, t: i64) -> None:
        self.plague &= ~bit(t)

    def temple(self, t: i64) -> bool:
        return (self.temples >> t) & 1 == 1

    def plagued(self, t: i64) -> bool:
        return (self.plague >> t) & 1 == 1

    def temples_left(self) -> i64:
        n = MOST_TEMPLES
        bits = self.temples
        while bits != 0:
            bits &= bits - 1
            n -= 1
        return n

    def number(self, seat: i64, kind: i64) -> i64:
        """The number of a seat's god: four to a pantheon."""
        return 4 * self.pantheon[seat] + kind

    def use(self, bits: i64) -> None:
        """The powers of gods were used; that matters only to some tables (`gods_default`)."""
        if self.d.used_only:
            self.used |= bits

    # ---- cards ------------------------------------------------------------------------------------------------------------------

    def has(self, seat: i64, relic: i64) -> bool:
        return self.card[relic] == RELIC + seat

    def held(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat has in hand: that is public."""
        n: i64 = self.unseen[4 * seat + kind] if len(self.unseen) > 0 else 0
        for c in range(first_of(kind), past(kind)):
            if self.card[c] == seat:
                n += 1
        return n

    def hand(self, seat: i64) -> i64:
        return self.held(seat, 0) + self.held(seat, 2) + self.held(seat, 3)

    def left(self, kind: i64) -> i64:
        """How many cards are left in a deck."""
        n: i64 = 0
        for c in range(first_of(kind), past(kind)):
            if self.card[c] == DECK or self.card[c] == HIDDEN:
                n += 1
        if len(self.unseen) > 0:
            for s in range(len(self.faith)):
                n -= self.unseen[4 * s + kind]
        return n

    # ---- order ------------------------------------------------------------------------------------------------------------------

    def rank(self, seat: i64) -> i64:
        return self.order[seat]

    def token(self, seat: i64) -> i64:
        return self.order[len(self.faith) + seat]

    def fire(self, seat: i64) -> i64:
        return self.order[2 * len(self.faith) + seat]

    def set_token(self, seat: i64, n: i64) -> None:
        self.order[len(self.faith) + seat] = n

    def set_fire(self, seat: i64, n: i64) -> None:
        self.order[2 * len(self.faith) + seat] = n

    # ---- secrets ------------------------------------------------------------------------------------------------------------------

    def mask(self, seat: i64) -> None:
        """Decks and others' hands are hidden, but how many cards of which kind (G17); bids too, until all are in (G15)."""
        seats = len(self.faith)
        self.unseen = vec[i64]([0] * (4 * seats))
        for c in range(CARDS):
            place = self.card[c]
            if place == DECK:
                self.card[c] = HIDDEN
            elif place >= 0 and place < RELIC and place != seat and not (self.looker == seat and self.shown == place):
                self.card[c] = HIDDEN
                self.unseen[4 * place + kind_of(c)] += 1
        if UNBID in self.bid:
            for s in range(seats):
                if s != seat and self.bid[s] != UNBID:
                    self.bid[s] = BLOTTED

    def guess(self, g: State, seat: i64, rng: Rng) -> None:
        for kind in range(4):
            self._guess_hands(kind, rng)
        self.unseen = vec[i64]()
        for s in range(len(self.bid)):
            if self.bid[s] == BLOTTED:
                self.bid[s] = rng.below(self.faith[s] + 1) if not g.is_out(s) else 0

    def _guess_hands(self, kind: i64, rng: Rng) -> None:
        pool = vec[i64]()
        for c in range(first_of(kind), past(kind)):
            if self.card[c] == HIDDEN:
                pool = append(pool, c)
        left = len(pool)
        for s in range(len(self.faith)):
            for _ in range(self.unseen[4 * s + kind]):
                i = rng.below(left)
                left -= 1
                self.card[pool[i]] = s
                pool[i] = pool[left]
        for i in range(left):
            self.card[pool[i]] = DECK

    # ---- text ---------------------------------------------------------------------------------------------------------------------

    def kind(self, row: str) -> str:
        if row == "pantheons":
            return "w"
        if row in ("gods", "temples", "plague", "barred", "maelstrom"):
            return "t"
        return "m" if row[:4] in ("mira", "reli", "gone", "tabl") else ""

    def several(self, row: str) -> bool:
        return row not in ("pantheons", "gods") and self.kind(row) != ""

    def rows(self, g: State) -> list[tuple[str, list[int]]]:
        out = [
            ("pantheons", [(p + 4 if p >= 0 else p) for p in self.pantheon]),
            ("faith", list(self.faith)),
            ("bids", list(self.bid)),
            ("ranks", list(self.order[: g.seats])),
            ("tokens", list(self.order[g.seats : 2 * g.seats])),
            ("fire", list(self.order[2 * g.seats :])),
            ("gods", list(self.god)),
            ("temples", members(self.temples)),
            ("plague", members(self.plague)),
            ("barred", members(self.barred)),
            ("maelstrom", [self.maelstrom // 64, self.maelstrom % 64] if self.maelstrom >= 0 else []),
            ("marks", [self.spare, self.sunk, self.banished, self.looker, self.shown, self.unripe]),
        ]
        for s in range(g.seats):
            out += [(f"miracles{s}", self.at(s)), (f"relics{s}", self.at(RELIC + s))]
        out += [("gone", self.at(GONE)), ("table", self.at(TABLE)), ("unseen_miracles", list(self.unseen))]
        out += [("used", [self.used] if self.used else [])]
        return out

    def at(self, place: i64) -> list[int]:
        return [c for c in range(CARDS) if self.card[c] == place]


# ---- small things ---------------------------------------------------------------------------------------------------------------


def godstorm(g: State) -> GodstormState:
    """Godstorm's part of a state."""
    assert isinstance(g.extra, GodstormState)
    return g.extra


_BITS: Final = vec[i64]([2**t for t in range(int(LANDS))])  # a table, because compiled code shifts a literal 1 in 32 bits


def bit(t: i64) -> i64:
    """The bit of a territory."""
    return _BITS[t]


def kind_of(card: i64) -> i64:
    """The deck a card belongs to."""
    return KINDS[card]


def first_of(kind: i64) -> i64:
    """The first card of a kind."""
    return FIRST[kind]


def past(kind: i64) -> i64:
    """One past the last card of a deck."""
    return PAST[kind]


def members(bits: i64) -> list[int]:
    """The territories in a set of bits."""
    return [t for t in range(LANDS) if (bits >> t) & 1 == 1]


def bits_of(territories: list[int]) -> i64:
    """A set of territories as bits."""
    bits: i64 = 0
    for t in territories:
        bits |= bit(t)
    return bits


def left_in(g: State) -> i64:
    """How many players are still in."""
    n: i64 = 0
    for s in range(g.seats):
        if not g.is_out(s):
            n += 1
    return n


def atlantis(g: State) -> i64:
    """The number of the continent Atlantis."""
    return g.rules.board.continents.index("atlantis")


def heaven_of(g: State, seat: i64) -> i64:
    """The place where a seat's dead go (G45)."""
    return HEAVEN + godstorm(g).pantheon[seat]


def afloat(g: State, t: i64) -> bool:
    """Whether a territory is above water (G96)."""
    return godstorm(g).sunk == 0 or g.rules.board.continent_of[t] != atlantis(g)


def borders(g: State, maelstrom: i64, sunk: i64) -> None:
    """Who neighbours whom, now that a sea line may be closed and Atlantis gone (G96, G103)."""
    board = g.rules.board
    if maelstrom < 0 and sunk == 0:
        g.adjacent = board.adjacent
        return
    rows: list[vec[i64]] = []
    under = atlantis(g)
    for t in range(len(board.adjacent)):
        row = vec[i64]()
        for u in board.adjacent[t]:
            wet = sunk != 0 and t < LANDS and (board.continent_of[t] == under or board.continent_of[u] == under)
            if not wet and maelstrom != t * 64 + u and maelstrom != u * 64 + t:
                row = append(row, u)
        rows.append(row)
    g.adjacent = vec[vec[i64]](rows)


def spaces_held(g: State, seat: i64, feature: i64) -> i64:
    """How many crypts or altars a seat holds."""
    n: i64 = 0
    for i in range(HEAVEN - SPACE):
        if FEATURE[i] == feature and g.owner[SPACE + i] == seat:
            n += 1
    return n
