"""What a table looks like: boards, seats, shares and questions."""

from __future__ import annotations

from typing import Literal

import msgspec

from feldherr.server.wire.words import Asking, Resigned


class View(msgspec.Struct, frozen=True):
    """The state of a game as one seat, or a spectator, may know it."""

    seat: int  # whose view it is; -1: a spectator's
    turn: int  # whose turn it is; -1 during the set-up
    round: int  # counted from 0
    first: int  # the seat that plays first
    owner: list[int]  # of each place, -1 if it is empty
    armies: list[int]  # in each place
    force: list[int]  # teams only: the armies of each seat, place by place
    reserve: list[int]  # of each side: armies to be placed
    cards: list[int]  # how many cards each side holds
    continents: list[int]  # the only owner of each, -1: none
    income: list[int]  # of each side: what its territories and continents would bring now
    score: list[int]  # of each seat, five numbers: territories, continents, crypts, altars, relics; empty in modes without a score
    supply: list[int]  # Godstorm only, what is left: temples, then cards in the decks of war, magic, sky and death
    hand: list[int]  # the cards of this seat, or of its team
    progress: list[int]  # of each mission of this seat: how much is done, and of how much; zeros where that can't be counted
    out: list[int]  # seats that are eliminated
    trades: int  # sets traded so far
    gained: int  # this turn: reinforcements received
    taken: int  # this turn: territories conquered
    traded: int  # this turn: sets traded
    bonus: int  # this turn: extra armies for cards that show own territories
    extra: dict[str, list[int]]  # what the mode adds, as in docs/formats.md; -2 is a secret
    doing: list[str]  # the names of the steps on the stack: the turn, its phase, … the step that asks
    asking: Asking | None  # the pending question, as everybody may know it
    attack: list[int]  # the current attack: from, to; empty if there is none
    winners: list[int]  # seats; empty until the game is over
    reason: str  # why the game is over


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A family of legal moves: this verb, these things, and any number from low to high if it takes one (else both are -1)."""

    text: str  # the move with the lowest number: `attack alaska kamchatka 1`
    verb: str  # what is done (docs/formats.md)
    on: list[int]  # the things it is about: places, cards, seats, by the verb
    low: int  # the lowest number
    high: int  # the highest number
    cost: int = 0  # its cost in faith; with a number, for each
    more: int = 0  # of a set of cards: extra armies, on own territories that they show


class Sitter(msgspec.Struct, frozen=True):
    """Who sits in a seat when the game begins."""

    name: str  # the player's name
    player: str  # "person", or a computer player


class Seat(msgspec.Struct, frozen=True):
    """A seat and its player."""

    name: str  # the player's name
    player: str  # "person", or a computer player
    away: bool  # a computer plays until the person is back
    present: bool  # somebody is connected
    resigned: bool  # the person has given up for good
    free: bool  # a person is to sit here, and nobody has come yet


class Offer(msgspec.Struct, frozen=True):
    """Somebody offers to end the game now: the standings would count. It lapses when declined, or at the next turn of who offered."""

    by: int  # the seat that made the offer
    agreed: list[int]  # seats, `by` among them
    missing: list[int]  # seats whose consent is still wanted


class Share(msgspec.Struct, frozen=True):
    """What the device of a seat gives to the seed of the dice (docs/dice.md)."""

    seat: int  # -1: the host's, at tables without people
    commit: str  # '' if it takes no part
    share: str  # '' until it is shown


class Shares(msgspec.Struct, frozen=True):
    """How the seed of the dice is made: all seats give commitments, then their shares; dice fall when nobody is awaited."""

    scheme: int  # 1: the seed is the server's alone; 2: as in docs/dice.md
    start: int  # the dice of this many moves don't follow from the seed: they were in a saved game, or the key to their seed is lost
    round: int  # counted from 0; the next one begins if a device does not give its share
    seats: list[int]  # that take part
    given: list[Share]  # what the seats have given so far
    waits: list[int]  # whose commitment is awaited or, if `closed`, whose share
    closed: bool  # all commitments are here
    patience: float  # seconds until any player may begin without those who are awaited


class Table(msgspec.Struct, frozen=True):
    """What everybody may know about a table besides its game."""

    id: str  # its name in links
    mode: str  # the mode's name
    house: dict[str, str]  # house rules and their values
    seats: list[Seat]  # who sits where
    clock: int  # seconds per turn; 0: no clock
    pace: int  # milliseconds between moves of computers
    chat: bool  # whether there is a chat
    dice: Literal["program", "hand"]  # rolled by the server, or by hand
    commitment: str  # to the server's share of the seed from which all dice and draws are derived
    seed: str  # '' until the game is over
    teams: list[int]  # the team of each seat; empty in modes without teams
    target: int  # how many territories (or capitals) win; 0 if the goal is not a number
    undo: bool  # whether moves can be taken back
    resigned: Resigned  # who plays the seat of a person who has resigned
    hints: bool  # whether players may ask for hints
    offer: Offer | None  # to end the game by agreement
    rematch: str  # the table at which the same people play again, '' if there is none yet
    shares: Shares  # the players' part in the dice
    muted: list[int]  # who may not speak; -2: spectators


class Line(msgspec.Struct, frozen=True):
    """A line of chat; seat -1 is the host, -2 a spectator."""

    number: int  # counted over the table
    seat: int  # who says it
    text: str  # what is said


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """The legal moves of a seat. A move names a version of the table that is not older than `since`."""

    seat: int  # who is to move
    since: int  # the version from which on this is asked
    options: list[Option]  # the legal moves
    declinable: bool = False  # `done` is legal
    forced: bool = False  # there is only one legal move


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The standing orders of a seat. The server answers by them; nobody else is told of them."""

    seat: int  # whose
    defend: Literal["most", "ask"]  # own armies: with as many dice as possible (default)
    occupy: Literal["ask", "all", "least"]  # how many armies move into a conquered territory (default: ask)
    setup: bool  # claim territories and place the first armies for me; off by itself when the set-up is over (default: off)
    skip: bool  # in your own turn: make moves that hidden cards leave no choice about (default: on)
    react: Literal["ask", "fits"]  # in others' turns: ask always (default), or only with a card that fits
