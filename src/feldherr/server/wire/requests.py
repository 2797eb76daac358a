"""Requests about tables over HTTP, and their replies."""

from __future__ import annotations

from typing import Literal

import msgspec

from feldherr.server.wire.words import AsideCode, Resigned


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
    hints: Literal["alone", "yes", "no"] = "alone"  # whether players may ask for hints; alone: if one person plays against computers
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


class MapWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map to be checked, or a new world to be made."""

    text: str = ""  # a map file that somebody brings
    files: dict[str, str] = {}  # or foreign files to import (SVG, GeoJSON, .map with its picture): name and content in Base64
    seed: int = 0  # else the seed of a new world
    territories: int = 42


class NewPublished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map to be published."""

    text: str  # a map file
    by: str = ""  # who publishes it


class Published(msgspec.Struct, frozen=True):
    """A map that somebody has published on this server."""

    id: str
    name: str
    author: str  # as the map says, else who has published it; '' if neither is known
    territories: int
    mine: bool  # this device has published it, and can withdraw it


class Maps(msgspec.Struct, frozen=True):
    """The maps that people have published here, the newest first."""

    published: list[Published]
    left: int  # so many more can this device publish


class MapEdit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft of a map to be checked, and perhaps to be changed first."""

    text: str = ""  # the draft: a map file, which may have faults
    name: str = ""  # or the name of a built-in map to begin with
    files: dict[str, str] = {}  # or foreign files to begin with, as in MapWish
    deed: Literal["", "split", "join", "sail"] = ""  # split a territory along a line, join the second to the first, draw a sea lane
    on: list[str] = []  # the ids of the territories that the deed is about
    line: list[int] = []  # x y x y: where to split


class MapFault(msgspec.Struct, frozen=True):
    """What is wrong at one place of a draft."""

    kind: Literal["empty", "cut-off", "parted", "outside", "apart", "touching"]
    place: str  # the id of a territory; of a continent if it is empty
    other: str = ""  # and of the other one, if it is about two


class MapRemarks(msgspec.Struct, frozen=True):
    """What somebody should look at in a map out of foreign files, by the ids of territories."""

    found: bool  # who borders whom was found on the drawing: the files don't say
    mountains: list[list[str]]  # pairs that touch, but whose file lists no border
    one_way: list[list[str]]  # pairs of whom only one lists the border
    enlarged: list[str]  # territories that were too small to be seen
    grouped: bool  # the files name no continents: they are guessed


class MapDraft(msgspec.Struct, frozen=True):
    """A draft of a map, with all its faults; without any it can be played on."""

    text: str  # in one line of JSON
    faults: list[MapFault]
    worth: dict[str, int]  # what each continent is worth by the rule of new worlds (docs/maps.md)
    remarks: MapRemarks | None = None  # if it has just been made out of foreign files
