"""What goes over the wire: every message as a type. The protocol's page and the client's types are made from this file.

Territories, cards and sides are numbers, in the order in which `GET /api/modes/{mode}` lists them; a seat is its number from 0.
"""

from __future__ import annotations

from typing import Literal, NewType

import msgspec

from feldherr.engine.declared import Value

PROTOCOL = 2
LONGEST_CHAT = 300  # characters
REACTIONS = ("applause", "laugh", "surprise", "anger", "sorrow", "thanks")

Reaction = Literal["applause", "laugh", "surprise", "anger", "sorrow", "thanks"]
Code = Literal["illegal", "stale", "not-yours", "not-asked", "malformed", "too-fast", "off", "unavailable", "over"]
Event = NewType("Event", dict[str, Value])  # what happened, as its kind declares it; what is not for these eyes is left out
Asking = NewType("Asking", dict[str, Value])  # what is asked, as its kind declares it, and who may see what is offered


# ---- what a table looks like ------------------------------------------------------------------------------------------------------


class View(msgspec.Struct, frozen=True):
    """The board and all that may be known of it."""

    seat: int  # whose eyes these are; -1: those of somebody who looks on
    turn: int  # whose turn it is; -1 during the set-up
    round: int
    first: int
    owner: list[int]  # of each place, -1 if it is empty
    armies: list[int]
    force: list[int]  # teams only: the armies of each seat, place by place
    reserve: list[int]  # of each side: armies to be placed
    cards: list[int]  # how many cards each side holds
    continents: list[int]  # who holds each alone, -1: nobody
    income: list[int]  # of each side: what its territories and continents would bring now
    score: list[int]  # of each seat, five numbers: territories, continents, crypts, altars, relics; empty in modes without a score
    supply: list[int]  # Godstorm only, what is left: temples, then cards in the decks of war, magic, sky and death
    hand: list[int]  # the cards that are one's own, or one's team's
    out: list[int]  # seats that are out
    trades: int  # sets exchanged so far
    gained: int  # this turn: reinforcements received
    taken: int  # … territories conquered
    traded: int  # … sets exchanged
    bonus: int  # … armies for cards that show own territories
    extra: dict[str, list[int]]  # what the mode adds, as in docs/formats.md; -2 is a secret
    doing: list[str]  # what the table is in the middle of: the turn, its part, … what is asked
    asking: Asking | None  # what is asked now, for all eyes
    attack: list[int]  # from where to where the attack goes that is under way; empty if there is none
    winners: list[int]
    reason: str  # why the game is over


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A family of legal answers: this verb, these things, and any number from low to high, if it takes one (else both are -1)."""

    text: str  # the answer with the lowest number: `attack alaska kamchatka 1`
    verb: str
    on: list[int]
    low: int
    high: int
    cost: int = 0  # faith for it; of one with a number, for each
    more: int = 0  # of a set of cards: armies on top, on own territories that they show


class Seat(msgspec.Struct, frozen=True):
    """Who sits there."""

    name: str
    player: str  # "person", or a computer player
    away: bool  # a computer answers until the person is back
    present: bool  # somebody is connected


class Table(msgspec.Struct, frozen=True):
    """What is on the sign at the table."""

    id: str
    mode: str
    house: dict[str, str]
    seats: list[Seat]
    clock: int
    pace: int
    chat: bool
    dice: Literal["program", "hand"]
    commitment: str  # SHA-256 of the seed that all chance follows from
    seed: str  # '' until the game is over
    teams: list[int]  # of each seat; empty where everybody plays alone
    target: int  # so many territories (or capitals) win; 0 if the goal is no number


class Line(msgspec.Struct, frozen=True):
    """A line of chat; seat -1 is the host, -2 somebody who looks on."""

    number: int
    seat: int
    text: str


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is asked; an answer to it names a version that is not older than `since`."""

    seat: int
    since: int
    options: list[Option]
    declinable: bool = False  # `done` is an answer
    forced: bool = False  # only one answer is possible


# ---- what the server says ---------------------------------------------------------------------------------------------------------


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """Everything, at the beginning and whenever a client has missed too much."""

    protocol: int
    version: int
    yours: list[int]  # the seats that this device holds
    host: bool
    table: Table
    view: View
    asked: list[int]  # the seats that are to answer; -1: whoever rolls the dice
    question: Question | None
    left: float  # seconds on the clock of whoever is asked; -1: no clock
    chat: list[Line]
    after: int  # the events begin after this version
    events: list[Event]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What happened since `after`, and the board as it is now."""

    version: int
    after: int
    events: list[Event]
    view: View
    asked: list[int]
    question: Question | None
    left: float


class Seats(msgspec.Struct, frozen=True, tag="seats"):
    """Who sits where has changed, or who is there."""

    table: Table
    yours: list[int]
    host: bool


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The answer is in the record, on the disk."""

    id: int
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A message that did nothing, and why; `unavailable` alone is not certain: whether it was taken shows when the trouble is over."""

    id: int  # of the answer or the line of chat; 0 for other messages
    code: Code
    why: str


class Spoken(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    line: Line


class Reacted(msgspec.Struct, frozen=True, tag="reaction"):
    """Somebody showed a feeling."""

    seat: int
    mark: Reaction


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """The table can't be written now: answers are refused until `why` is ''; a connection that is told of no trouble has none."""

    why: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Here we are: the answer to `ping`."""


ServerMessage = Snapshot | Update | Seats | Accepted | Refused | Spoken | Reacted | Trouble | Pong


# ---- what clients say -------------------------------------------------------------------------------------------------------------


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """An answer for a seat of one's own (-1: dice that were rolled by hand), made when the table was at that version."""

    id: int
    seat: int
    version: int
    answer: str


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """Whoever plays this seat has the device now: show what is theirs (for devices that hold several)."""

    seat: int


class Back(msgspec.Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """The person is back, and takes the seat over from the computer."""

    seat: int


class Chat(msgspec.Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to the table; who hears the line come back knows that it was said."""

    text: str
    seat: int = -2
    id: int = 0  # to be named if it is refused


class React(msgspec.Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Show a feeling."""

    mark: Reaction
    seat: int = -2


class Resync(msgspec.Struct, frozen=True, tag="resync", forbid_unknown_fields=True):
    """Send everything again."""


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? Browsers can't see the stream's own pings; a connection on which nothing comes back is given up."""


ClientMessage = Answer | Take | Back | Chat | React | Resync | Ping


# ---- over HTTP --------------------------------------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    mode: str
    players: list[str]  # of each seat: "person", "here" (a person at this device), or a computer player
    names: list[str] = []
    house: dict[str, str] = {}
    clock: int = 0
    pace: int = 400
    chat: bool = True
    dice: Literal["program", "hand"] = "program"
    game: str = ""  # a saved game to go on with


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened, and its secret links: the ends of addresses, to be put after `/join#`."""

    table: str
    host: str
    seats: list[str]  # '' where a computer sits
    spectator: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Use a secret link."""

    token: str
    ask: bool = False  # take no second seat at a table without being told to


class Joined(msgspec.Struct, frozen=True):
    """What the link was for."""

    table: str
    seat: int  # -1: host, -2: spectator
    name: str  # of whoever sits there, '' if that is no seat
    waits: bool  # the device has another seat there, and did not take this one


class Place(msgspec.Struct, frozen=True):
    """A table of this device."""

    table: str
    mode: str
    names: list[str]
    seats: list[int]
    host: bool
    over: bool
    asked: bool  # one of these seats is to answer
    round: int
    played: int  # when the last answer was given, in seconds since 1970


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to play a seat: "person", or a computer player."""

    player: str


class Link(msgspec.Struct, frozen=True):
    """A fresh link; the earlier ones are void."""

    token: str


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game to be looked at."""

    game: str


class Turn(msgspec.Struct, frozen=True):
    """The board where a turn begins (the first: where the game does)."""

    at: int  # after so many answers
    seat: int  # whose turn it is; -1 during the set-up
    round: int
    lands: list[int]  # of each side: territories
    armies: list[int]  # … on them
    income: list[int]  # … what its territories and continents would bring now


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer: what it changed on the board (rows of the view, `extra.` before those of the mode), and what happened."""

    rows: dict[str, list[int]] = {}  # rows that are others now
    cells: dict[str, list[int]] = {}  # … of which only some numbers are: place, number, place, number …
    phase: str = ""  # the step that the turn is in now, if that is another
    events: list[Event] = []
    law: int = -1  # of a battle's dice: their chances, among the `laws` of all chunks so far


class Replay(msgspec.Struct, frozen=True, tag="replay"):
    """A game answer by answer, as somebody who looks on was shown it; with everything that was hidden when it is over. Chunks follow."""

    id: str  # of the table; '' for a saved game
    mode: str
    house: dict[str, str]
    seats: list[Seat]
    everything: bool
    view: View  # before the first answer
    held: list[int]  # with everything: where each card is (the row `held` goes on from here): a side, or below 0 nobody


class Chunk(msgspec.Struct, frozen=True, tag="chunk"):
    """A part of a replay: it goes on where the one before ended."""

    frames: list[Frame]
    turns: list[Turn]  # that begin in it
    now: Turn  # where it ends
    laws: list[list[float]]  # more of them: the exact chances that a throw beats 0, 1, 2 defenders


ReplayLine = Replay | Chunk


class Wrong(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong with a request: in English, and where it has a name in words of other languages (the message `fault-NAME`)."""

    error: str
    fault: str = ""
    given: dict[str, str] = {}
    line: int = 0  # of a saved game


class Mode(msgspec.Struct, frozen=True):
    """A mode in the catalogue."""

    name: str
    title: str
    booklet: str
    least: int
    most: int
    board: str
    teams: int  # as many, in which seats are by turns; 0: everybody for themselves


class Books(msgspec.Struct, frozen=True):
    """All modes, and who may play against people."""

    modes: list[Mode]
    strengths: dict[str, str]
    characters: dict[str, str]
    address: str = ""  # where other devices find this server; '' if they can't, or it does not know


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    """One territory of an attack: the chance that it and all before it are taken, and how many armies are left then, in the mean."""

    place: int
    win: float
    survivors: float
    defenders: int
    plague: bool = False  # half of those who move in die


class Odds(msgspec.Struct, frozen=True):
    """What comes of an attack, or of several in a row: exact chances, if both throw all dice they may; no stages if it can't be told."""

    armies: int  # where it begins
    attackers: int  # that can attack
    win: float  # the chance that all are taken
    lost: float  # attackers, in the mean
    slain: float  # defenders, in the mean
    stages: list[Stage]
    left: list[float]  # the chance that all are taken with so many attackers left
    held: list[float]  # of one territory: that it is held with so many defenders; of several: that it ends at this one


class Rule(msgspec.Struct, frozen=True):
    """A rule's number or name, '' if it has none, and its text."""

    id: str
    says: str


class Chapter(msgspec.Struct, frozen=True):
    """Some rules of a mode under one heading: what it is about, the set-up, a phase of the turn, goals, or all that are numbered."""

    kind: Literal["about", "setup", "phase", "goals", "all"]
    title: str
    steps: list[str]  # what the table is in the middle of when they are wanted
    rules: list[Rule]


class HouseRule(msgspec.Struct, frozen=True):
    """A rule that a table may choose."""

    name: str
    says: str
    values: list[str]
    usual: str


class OwnCard(msgspec.Struct, frozen=True):
    """A card that only this mode has: a mission or a miracle."""

    title: str
    says: str
    kind: str  # a mission's rank, a miracle's deck
    cost: int
    seat: int  # whom it is about, -1 for nobody
    place: int  # a relic's: the territory with which it brings a point, -1 if there is none


class Board(msgspec.Struct, frozen=True):
    """What the numbers of a mode stand for."""

    mode: str
    places: list[str]  # territories, then the places of another realm
    territories: int
    cards: list[str]
    own: list[str]  # missions, miracles
    words: list[str]
    any: list[str]  # all things with a name, for `choose`
    continents: list[str]
    continent_of: list[int]
    bonus: list[int]
    borders: list[list[int]]
    phases: list[str]
    house: list[HouseRule]
    titles: dict[str, dict[str, str]]  # of territories and continents, in several languages
    printed: list[str]  # on each card: a symbol, stars, "joker" or "ceasefire"
    deck: list[OwnCard]
    stars: list[int]  # what so many stars are worth, where cards are traded by their stars
