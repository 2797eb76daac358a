"""What a mode has on the table besides armies and territory cards, by name: missions, capitals, allies, and all of Godstorm.

Everything is read from a state or a view. `None` stands for what is not there yet, and in a view for what it doesn't show.
"""

from __future__ import annotations

from dataclasses import dataclass

from feldherr.engine.state import State
from feldherr.engine.text import Lexicon
from feldherr.godstorm.names import GOD_NAMES, GODS, PANTHEONS
from feldherr.godstorm.score import parts
from feldherr.godstorm.state import RELIC, GodstormState, members
from feldherr.rules.capital import Capitals as CapitalsExtra
from feldherr.rules.dealing import MissionCards
from feldherr.rules.missions import SecretMissions
from feldherr.rules.neutral import Allies as AlliesExtra
from feldherr.rules.ranks import RankedMissions


@dataclass(frozen=True)
class Mission:
    """One mission card."""

    name: str  # as in moves and positions
    text: str  # what it asks for, in English
    done: bool  # whether it has been claimed (only where a player has several)


@dataclass(frozen=True)
class Missions:
    """The mission cards of each seat: one, or one of each rank."""

    held: tuple[tuple[Mission | None, ...], ...]
    eliminated_by: tuple[int | None, ...]  # of each seat: who eliminated it, where missions ask for that


@dataclass(frozen=True)
class Capitals:
    """The capital of each seat."""

    at: tuple[str | None, ...]
    fallen: tuple[int, ...]  # the seats whose capital has fallen, and is known to all


@dataclass(frozen=True)
class Allies:
    """The neutral armies that can be bribed."""

    commander: dict[str, int | None]  # of neutral1, neutral2 …: the seat whose ally it is
    bribes: dict[str, tuple[str, ...]]  # the cards given to each, as far as they are seen
    fought: tuple[str, ...]  # those that were in a battle this turn


@dataclass(frozen=True)
class Score:
    """What a seat's points in Godstorm are made of."""

    territories: int
    continents: int
    crypts: int
    altars: int
    relics: int

    @property
    def total(self) -> int:
        return self.territories + self.continents + self.crypts + self.altars + self.relics


@dataclass(frozen=True)
class God:
    """One of a seat's four gods."""

    name: str | None  # "Ares"; None until the seat has a pantheon
    at: str | None  # the territory; None if it is not in play


@dataclass(frozen=True)
class GodstormSeat:
    """What one seat has in Godstorm."""

    pantheon: str | None
    faith: int
    bid: int | None  # for the turn order; None in a view until all have bid
    token: int | None  # the place in the turn order
    gods: dict[str, God]  # war, magic, sky, death
    miracles: tuple[str, ...]  # the cards in hand that are seen
    hidden: dict[str, int]  # cards in hand that are not seen: how many of each deck
    relics: tuple[str, ...]  # which lie open
    score: Score


@dataclass(frozen=True)
class Godstorm:
    """Everything of Godstorm but the armies."""

    seats: tuple[GodstormSeat, ...]
    temples: tuple[str, ...]
    plague: tuple[str, ...]
    barred: tuple[str, ...]  # territories that nobody may attack this turn
    maelstrom: tuple[str, str] | None  # the two ends of the sea line that it closes
    sunk: bool  # Atlantis is
    decks: dict[str, int]  # how many miracles are left in each


Pieces = Missions | Capitals | Allies | Godstorm


def on_table(g: State) -> Pieces | None:
    """What the mode of a state or view has on the table besides armies and territory cards; None if there is nothing else."""
    x = g.extra
    if isinstance(x, MissionCards):
        return _missions(g, x)
    if isinstance(x, CapitalsExtra):
        fallen = tuple(s for s in range(int(g.seats)) if x.is_open(s))
        return Capitals(tuple(_place(g, int(t)) for t in x.at), fallen)
    if isinstance(x, AlliesExtra):
        return _allies(g, x)
    return _godstorm(g, x) if isinstance(x, GodstormState) else None


def _missions(g: State, x: MissionCards) -> Missions:
    per = int(x.per)
    held = [[_mission(x, seat, rank) for rank in range(per)] for seat in range(int(g.seats))]
    slayers = list(x.slayer) if isinstance(x, SecretMissions) else [-1] * int(g.seats)
    return Missions(tuple(map(tuple, held)), tuple(_known(s) for s in slayers))


def _mission(x: MissionCards, seat: int, rank: int) -> Mission | None:
    m = x.held[seat * x.per + rank]
    return None if m < 0 else Mission(x.deck[m].name, x.deck[m].text, isinstance(x, RankedMissions) and x.is_done(seat, rank))


def _allies(g: State, x: AlliesExtra) -> Allies:
    words = Lexicon(g.rules, g.seats)
    sides = {words.thing("s", side): side for side in range(int(g.seats), int(g.sides))}
    return Allies(
        {name: _known(x.commander_of(side)) for name, side in sides.items()},
        {name: tuple(words.cards[card] for card in g.hand(side)) for name, side in sides.items()},
        tuple(name for name, side in sides.items() if x.involved >> side & 1),
    )


def _godstorm(g: State, x: GodstormState) -> Godstorm:
    places = g.rules.board.places
    temples, plague, barred = (tuple(places[t] for t in members(bits)) for bits in (x.temples, x.plague, x.barred))
    line = (places[x.maelstrom // 64], places[x.maelstrom % 64]) if x.maelstrom >= 0 else None
    decks = {deck: int(x.left(kind)) for kind, deck in enumerate(GODS)}
    return Godstorm(tuple(_godstorm_seat(g, x, s) for s in range(int(g.seats))), temples, plague, barred, line, x.sunk == 1, decks)


def _godstorm_seat(g: State, x: GodstormState, seat: int) -> GodstormSeat:
    cards, people = x.own_cards(), int(x.pantheon[seat])
    seen = x.at(seat)
    hidden = {deck: int(x.unseen[4 * seat + kind]) if len(x.unseen) > 0 else 0 for kind, deck in enumerate(GODS)}
    names = GOD_NAMES[people] if people >= 0 else (None,) * len(GODS)
    gods = {deck: God(names[kind], _place(g, int(x.god[4 * seat + kind]))) for kind, deck in enumerate(GODS)}
    return GodstormSeat(
        PANTHEONS[people] if people >= 0 else None,
        int(x.faith[seat]),
        _known(x.bid[seat]),
        int(x.token(seat)) or None,
        gods,
        tuple(cards[c] for c in seen),
        hidden,
        tuple(cards[c] for c in x.at(RELIC + seat)),
        Score(*parts(g, seat)),
    )


def _known(n: int) -> int | None:
    return int(n) if n >= 0 else None


def _place(g: State, t: int) -> str | None:
    return g.rules.board.places[t] if t >= 0 else None
