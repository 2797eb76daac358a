"""All messages between server and clients, as types. `tools/protocol.py` makes docs/protocol.md and web/src/wire.ts from this file.

Territories, cards and sides are numbers, in the order in which `GET /api/modes/{mode}` lists them; seats are numbered from 0.
"""

from __future__ import annotations

from typing import Literal, NewType

import msgspec

from feldherr.engine.declared import Value

PROTOCOL = 3
LONGEST_CHAT = 300  # characters
REACTIONS = ("applause", "laugh", "surprise", "anger", "sorrow", "thanks")

Reaction = Literal["applause", "laugh", "surprise", "anger", "sorrow", "thanks"]
Code = Literal[
    "illegal", "stale", "not-yours", "not-asked", "malformed", "too-fast", "off", "unavailable", "over", "too-late", "muted", "taken"
]
AsideCode = Literal["opening", "mode", "version", "row", "changed", "damaged", "stuck"]  # what can't be read, or does not fit
Resigned = Literal["computer", "neutral"]  # the deputy plays on; or its armies only defend
Event = NewType("Event", dict[str, Value])  # with the fields of its kind, without those that the receiver may not know
Asking = NewType("Asking", dict[str, Value])  # the pending question, with the fields of its kind and its secrecy


# ---- what a table looks like ------------------------------------------------------------------------------------------------------


class View(msgspec.Struct, frozen=True):
    """The state of a game as one seat, or a spectator, may know it."""

    seat: int  # whose view it is; -1: a spectator's
    turn: int  # whose turn it is; -1 during the set-up
    round: int
    first: int
    owner: list[int]  # of each place, -1 if it is empty
    armies: list[int]
    force: list[int]  # teams only: the armies of each seat, place by place
    reserve: list[int]  # of each side: armies to be placed
    cards: list[int]  # how many cards each side holds
    continents: list[int]  # the only owner of each, -1: none
    income: list[int]  # of each side: what its territories and continents would bring now
    score: list[int]  # of each seat, five numbers: territories, continents, crypts, altars, relics; empty in modes without a score
    supply: list[int]  # Godstorm only, what is left: temples, then cards in the decks of war, magic, sky and death
    hand: list[int]  # the cards of this seat, or of its team
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
    winners: list[int]
    reason: str  # why the game is over


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A family of legal moves: this verb, these things, and any number from low to high if it takes one (else both are -1)."""

    text: str  # the move with the lowest number: `attack alaska kamchatka 1`
    verb: str
    on: list[int]
    low: int
    high: int
    cost: int = 0  # its cost in faith; with a number, for each
    more: int = 0  # of a set of cards: extra armies, on own territories that they show


class Sitter(msgspec.Struct, frozen=True):
    """Who sits in a seat when the game begins."""

    name: str
    player: str  # "person", or a computer player


class Seat(msgspec.Struct, frozen=True):
    """A seat and its player."""

    name: str
    player: str  # "person", or a computer player
    away: bool  # a computer plays until the person is back
    present: bool  # somebody is connected
    resigned: bool  # the person has given up for good
    free: bool  # it is for a person, and nobody has come yet


class Offer(msgspec.Struct, frozen=True):
    """Somebody offers to end the game now: the standings would count. It lapses when declined, or at the next turn of who offered."""

    by: int
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
    start: int  # the dice of so many moves follow from something else: they were in a saved game, or the key to their seed is lost
    round: int
    seats: list[int]  # that take part
    given: list[Share]
    waits: list[int]  # whose commitment is awaited or, if `closed`, whose share
    closed: bool  # all commitments are here


class Table(msgspec.Struct, frozen=True):
    """What everybody may know about a table besides its game."""

    id: str
    mode: str
    house: dict[str, str]
    seats: list[Seat]
    clock: int
    pace: int
    chat: bool
    dice: Literal["program", "hand"]
    commitment: str  # to the server's share of the seed from which all dice and draws are derived
    seed: str  # '' until the game is over
    teams: list[int]  # the team of each seat; empty in modes without teams
    target: int  # how many territories (or capitals) win; 0 if the goal is not a number
    undo: bool  # whether steps may be taken back
    resigned: Resigned  # who plays the seat of a person who has resigned
    offer: Offer | None  # to end the game by agreement
    rematch: str  # the table at which the same people play again, '' if there is none yet
    shares: Shares
    muted: list[int]  # who may not speak; -2: spectators


class Line(msgspec.Struct, frozen=True):
    """A line of chat; seat -1 is the host, -2 a spectator."""

    number: int
    seat: int
    text: str


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """The legal moves of a seat. A move names a version of the table that is not older than `since`."""

    seat: int
    since: int
    options: list[Option]
    declinable: bool = False  # `done` is legal
    forced: bool = False  # there is only one legal move


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The standing orders of a seat. The server answers by them; nobody else is told of them."""

    seat: int
    defend: Literal["most", "ask"]  # own armies: with as many dice as possible (default)
    occupy: Literal["ask", "all", "least"]  # how many armies move into a conquered territory (default: ask)
    setup: bool  # claim territories and place the first armies for me; off by itself when the set-up is over (default: off)
    skip: bool  # in one's own turn: answer what hidden cards leave only one answer to (default: on)
    react: Literal["ask", "fits"]  # in others' turns: ask always (default), or only with a card that fits


# ---- messages of the server --------------------------------------------------------------------------------------------------------


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """The whole table: sent first, and whenever a client has missed too much."""

    protocol: int
    version: int
    yours: list[int]  # the seats that this device holds
    host: bool
    table: Table
    view: View
    asked: list[int]  # the seats whose move it is; -1: dice are to be rolled by hand, or wait for shares (`table.shares.waits`)
    question: Question | None
    left: float  # seconds left on the clock; -1: no clock
    chat: list[Line]
    after: int  # the events begin after this version
    events: list[Event]
    undo: int  # the seat that may take back its last step now; -1: none
    answering: list[int]  # of your seats, those for which the server answers in a moment by their orders: nobody need be asked
    orders: list[Orders]  # of your seats


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The events since version `after`, and the view as it is now."""

    version: int
    after: int
    events: list[Event]
    view: View
    asked: list[int]
    question: Question | None
    left: float
    undo: int
    answering: list[int]


class Seats(msgspec.Struct, frozen=True, tag="seats"):
    """Somebody joined, left, or changed seats."""

    table: Table
    yours: list[int]
    host: bool


class StandingOrders(msgspec.Struct, frozen=True, tag="orders"):
    """The standing orders of your seats: they were changed, by this device or another of the same person."""

    orders: list[Orders]


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The move (or what else has an `id`) was accepted and is on the disk, as row `version` of the record."""

    id: int
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A message was refused and changed nothing. Only with `unavailable` that is uncertain until the trouble is over."""

    id: int  # of the message; 0 if it has none
    code: Code
    why: str


class Spoken(msgspec.Struct, frozen=True, tag="chat"):
    """A new line of chat."""

    line: Line


class Reacted(msgspec.Struct, frozen=True, tag="reaction"):
    """Somebody sent a reaction."""

    seat: int
    mark: Reaction


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """The database can't be written: moves are refused until a message with an empty `why`. Without this message there is no trouble."""

    why: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The reply to `ping`."""


ServerMessage = Snapshot | Update | Seats | StandingOrders | Accepted | Refused | Spoken | Reacted | Trouble | Pong


# ---- messages of clients ----------------------------------------------------------------------------------------------------------


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """A move for one of your seats (-1: dice rolled by hand), decided when the table was at this version."""

    id: int
    seat: int
    version: int
    answer: str


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """The player of this seat has the device now: send this seat's view (for devices with several seats)."""

    seat: int


class Back(msgspec.Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """The person is back and takes the seat over from the computer."""

    seat: int


class SetOrders(msgspec.Struct, frozen=True, tag="orders", forbid_unknown_fields=True):
    """New standing orders for one of your seats. They come back as `orders`."""

    orders: Orders
    id: int = 0  # returned if it is refused


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last step of your seat, seen at this version. Possible until the next dice, draw or answer of another seat."""

    id: int
    seat: int
    version: int


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up a seat for good. You may go on watching."""

    seat: int
    id: int = 0


class OfferEnd(msgspec.Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """Offer to end the game now, by agreement of all people who still play."""

    seat: int
    what: Literal["end"] = "end"
    id: int = 0


class Agree(msgspec.Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Agree to the offer."""

    seat: int
    id: int = 0


class Decline(msgspec.Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Decline the offer, or withdraw one's own."""

    seat: int
    id: int = 0


class SetPace(msgspec.Struct, frozen=True, tag="pace", forbid_unknown_fields=True):
    """Have computers play quicker or slower while people watch: milliseconds between their answers. For the host, and for the only
    person at a table; it lasts as long as the table is in memory."""

    pace: int
    id: int = 0


class Chat(msgspec.Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something. It comes back as a `chat` message when it is stored."""

    text: str
    seat: int = -2
    id: int = 0  # returned if it is refused


class React(msgspec.Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Send a reaction."""

    mark: Reaction
    seat: int = -2


class Commit(msgspec.Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """Commit to a share of the seed for your seat: SHA-256 of a text with the share (docs/dice.md); '' to take no part."""

    seat: int
    round: int
    commit: str
    id: int = 0


class Reveal(msgspec.Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Show the share that you have committed to. Do so only when all commitments are here."""

    seat: int
    round: int
    share: str
    id: int = 0


class Begin(msgspec.Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """Begin without the shares that are still awaited (host only). Everybody is told."""

    id: int = 0


class Resync(msgspec.Struct, frozen=True, tag="resync", forbid_unknown_fields=True):
    """Ask for a new snapshot."""


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Check the connection: browsers can't see WebSocket pings. The server replies with `pong`."""


ClientMessage = (
    Answer
    | Take
    | Back
    | SetOrders
    | Undo
    | Resign
    | OfferEnd
    | Agree
    | Decline
    | SetPace
    | Chat
    | React
    | Commit
    | Reveal
    | Begin
    | Resync
    | Ping
)


# ---- over HTTP --------------------------------------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table."""

    mode: str
    players: list[str]  # of each seat: "person", "here" (a person at this device), or a computer player
    names: list[str] = []
    house: dict[str, str] = {}
    clock: int = 0
    pace: int = 400
    chat: bool = True
    dice: Literal["program", "hand"] = "program"
    game: str = ""  # a saved game to continue
    undo: bool = True  # whether steps may be taken back
    resigned: Resigned = "computer"  # who plays the seat of a person who resigns
    shares: bool = False  # dice wait until the devices of all people have given their shares; else the seed is the server's alone


class Opened(msgspec.Struct, frozen=True):
    """The new table and its secret links: tokens to put after `/join#`."""

    table: str
    host: str
    seats: list[str]  # '' for a computer player
    spectator: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Use a secret link."""

    token: str
    ask: bool = False  # if the device has a seat there already, don't take this one


class Called(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: str


class Joined(msgspec.Struct, frozen=True):
    """What the link is for."""

    table: str
    seat: int  # -1: host, -2: spectator
    name: str  # the name of the seat's player, '' for other roles
    waits: bool  # the device has another seat there and did not take this one
    fresh: bool  # the device did not have it before


class Aside(msgspec.Struct, frozen=True):
    """Why a table can't be played on. Its record is good up to there: it can be downloaded and replayed."""

    code: AsideCode
    row: int  # of the record, the first that is not good
    moves: int  # how many moves are
    detail: str  # in English


class Place(msgspec.Struct, frozen=True):
    """A table of this device."""

    table: str
    mode: str
    names: list[str]
    seats: list[int]
    host: bool
    over: bool
    asked: bool  # it is the move of one of these seats
    round: int
    played: int  # when the last move was made, in seconds since 1970
    leaves: int  # when it leaves the server if nobody plays until then, in seconds since 1970; 0: never
    aside: Aside | None  # it can't be played on
    waits: bool  # the game begins when people come for free seats


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The new player of a seat: "person", or a computer player."""

    player: str


class Remove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Send a person away."""

    ban: bool = False  # their devices can't come back to this table


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Forbid somebody to speak, or allow it again."""

    on: bool


class Link(msgspec.Struct, frozen=True):
    """A new link."""

    token: str


class Rematch(msgspec.Struct, frozen=True):
    """The table at which the same people play again. Devices with a role at the old table have it there too."""

    table: str


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game to replay."""

    game: str


class Turn(msgspec.Struct, frozen=True):
    """The statistics at the start of a turn (of the game, for the first)."""

    at: int  # after so many moves
    seat: int  # whose turn it is; -1 during the set-up
    round: int
    lands: list[int]  # of each side: territories
    armies: list[int]  # of each side: armies on the board
    income: list[int]  # of each side: what its territories and continents would bring now


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One move of a replay: what it changed in the view (rows of the mode are named `extra.NAME`), and its events."""

    rows: dict[str, list[int]] = {}  # rows that were replaced
    cells: dict[str, list[int]] = {}  # rows of which single numbers changed: index, value, index, value …
    phase: str = ""  # the new phase of the turn, if it changed
    events: list[Event] = []
    law: int = -1  # of a battle's dice: the index of their probabilities among the `laws` of all chunks so far


class Replay(msgspec.Struct, frozen=True, tag="replay"):
    """The head of a replay; chunks follow. It shows what spectators may know, and everything once the game is over."""

    id: str  # of the table; '' for a saved game
    mode: str
    house: dict[str, str]
    seats: list[Sitter]  # at first: who resigns later is told by an event
    everything: bool
    view: View  # before the first move
    held: list[int]  # with everything: where each card is at first (changes are in the row `held`): a side, or below 0 none


class Chunk(msgspec.Struct, frozen=True, tag="chunk"):
    """The next part of a replay."""

    frames: list[Frame]
    turns: list[Turn]  # that begin in it
    now: Turn  # where it ends
    laws: list[list[float]]  # more of them: the exact probabilities that a throw beats 0, 1, 2 defenders


ReplayLine = Replay | Chunk


class Wrong(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: in English, and if it has a `fault`, by the message `fault-NAME` in every language."""

    error: str
    fault: str = ""
    given: dict[str, str] = {}
    line: int = 0  # of a saved game


class Mode(msgspec.Struct, frozen=True):
    """A mode."""

    name: str
    title: str
    booklet: str
    least: int
    most: int
    board: str
    teams: int  # the number of teams, with alternating seats; 0: no teams


class Books(msgspec.Struct, frozen=True):
    """All modes and computer players."""

    modes: list[Mode]
    strengths: dict[str, str]
    characters: dict[str, str]
    address: str = ""  # where other devices reach this server; '' if unknown or unreachable


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    """One territory of an attack: the probability that it and all before it are taken, and the mean number of armies left then."""

    place: int
    win: float
    survivors: float
    defenders: int
    plague: bool = False  # half of the armies that move in die


class Odds(msgspec.Struct, frozen=True):
    """The exact odds of an attack, or of several in a row, if both sides roll all dice they may. No stages: they can't be computed."""

    armies: int  # on the attacking territory
    attackers: int  # that can attack
    win: float  # the probability that all are taken
    lost: float  # mean number of attackers lost
    slain: float  # mean number of defenders lost
    stages: list[Stage]
    left: list[float]  # the probability that all are taken with so many attackers left
    held: list[float]  # one territory: that it is held with so many defenders; several: that the attack ends at this one


class Rule(msgspec.Struct, frozen=True):
    """A rule: its id or name ('' if it has none), and its text."""

    id: str
    says: str


class Chapter(msgspec.Struct, frozen=True):
    """Rules of a mode under one heading: an introduction, the set-up, a phase of the turn, the goals, or all numbered rules."""

    kind: Literal["about", "setup", "phase", "goals", "all"]
    title: str
    steps: list[str]  # the steps during which this chapter is shown first
    rules: list[Rule]


class HouseRule(msgspec.Struct, frozen=True):
    """A house rule."""

    name: str
    says: str
    values: list[str]
    usual: str


class OwnCard(msgspec.Struct, frozen=True):
    """A mode-specific card: a mission or a miracle."""

    title: str
    says: str
    kind: str  # a mission's rank, a miracle's deck
    cost: int
    seat: int  # the seat that it is about, -1 for none
    place: int  # of a relic: the territory with which it scores a point, -1 if there is none


class Board(msgspec.Struct, frozen=True):
    """The board and the names of a mode: what its numbers stand for."""

    mode: str
    places: list[str]  # territories, then the places of a second realm (the Underworld)
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
    stars: list[int]  # the value of so many stars, where cards are traded by stars
