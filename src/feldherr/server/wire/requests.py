"""Requests about tables over HTTP, and their replies."""

from __future__ import annotations

from typing import Literal

import msgspec

from feldherr.server.wire.words import AsideCode, Resigned

PACE = 600  # milliseconds between the answers of computers, unless somebody wants them quicker or slower


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table."""

    mode: str  # the mode's name
    players: list[str]  # of each seat: "person", "here" (a person at this device), or a computer player
    names: list[str] = []  # of each seat: the player's name; '' or none: a usual one
    house: dict[str, str] = {}  # house rules and their values
    clock: int = 0  # seconds per turn; 0: no clock
    pace: int = PACE  # milliseconds between moves of computers
    chat: bool = True  # whether there is a chat
    dice: Literal["program", "hand"] = "program"  # rolled by the server, or by hand
    game: str = ""  # a saved game to continue
    undo: bool = True  # whether moves can be taken back
    resigned: Resigned = "computer"  # who plays the seat of a person who resigns
    hints: Literal["alone", "yes", "no"] = "alone"  # whether players may ask for hints; alone: if one person plays against computers
    shares: bool = False  # dice wait until the devices of all people have given their shares; else the seed is the server's alone


class Opened(msgspec.Struct, frozen=True):
    """The new table and its secret links: tokens to put after `/join#`."""

    table: str  # the table's id
    host: str  # the host's token
    seats: list[str]  # '' for a computer player
    spectator: str  # the token to watch with


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Use a secret link."""

    token: str  # what stands behind `/join#` in the link
    ask: bool = False  # if the device has a seat there already, don't take this one


class Called(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: str  # the new name


class Joined(msgspec.Struct, frozen=True):
    """What the link is for."""

    table: str  # the table's id
    seat: int  # -1: host, -2: spectator
    name: str  # the name of the seat's player, '' for other roles
    waits: bool  # the device has another seat there and did not take this one
    fresh: bool  # the device did not have it before


class Aside(msgspec.Struct, frozen=True):
    """Why a table can't be played on. Its record is good up to there: it can be downloaded and replayed."""

    code: AsideCode  # why, for programs
    row: int  # of the record, the first that is not good
    moves: int  # how many moves are
    detail: str  # in English


class Place(msgspec.Struct, frozen=True):
    """A table of this device."""

    table: str  # the table's id
    mode: str  # the mode's name
    names: list[str]  # of each seat: the player's name
    seats: list[int]  # those that this device holds
    host: bool  # whether this device is the host's
    over: bool  # whether the game is over
    asked: bool  # it is the move of one of these seats
    round: int  # counted from 0
    played: int  # when the last move was made, in seconds since 1970
    leaves: int  # when it leaves the server if nobody plays until then, in seconds since 1970; 0: never
    aside: Aside | None  # it can't be played on
    waits: bool  # the game begins when people come for free seats


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The new player of a seat: "person", or a computer player."""

    player: str  # "person", or a computer player


class Remove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Send a person away."""

    ban: bool = False  # their devices can't come back to this table


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Forbid somebody to speak, or allow it again."""

    on: bool  # true: mute; false: allow again


class Link(msgspec.Struct, frozen=True):
    """A new link."""

    token: str  # to put after `/join#`


class Rematch(msgspec.Struct, frozen=True):
    """The table at which the same people play again. Devices with a role at the old table have it there too."""

    table: str  # the new table's id


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game to replay."""

    game: str  # its text (docs/formats.md)


class MapWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map to be checked, or a new world to be made."""

    text: str = ""  # a map file that somebody brings
    files: dict[str, str] = {}  # or foreign files to import (SVG, GeoJSON, .map with its picture): name and content in Base64
    seed: int = 0  # else the seed of a new world
    territories: int = 42  # how many the new world has, 8 to 250


class NewPublished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map to be published."""

    text: str  # a map file
    by: str = ""  # who publishes it


class Published(msgspec.Struct, frozen=True):
    """A map that somebody has published on this server."""

    id: str  # a digest of the map
    name: str  # as the map says
    author: str  # as the map says, else who has published it; '' if neither is known
    territories: int  # how many it has
    mine: bool  # this device has published it, and can withdraw it


class Maps(msgspec.Struct, frozen=True):
    """The maps that people have published here, the newest first."""

    published: list[Published]  # the maps
    left: int  # how many more this device can publish


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

    kind: Literal["empty", "cut-off", "parted", "outside", "apart", "touching"]  # what is wrong, as in the messages `editor-fault-KIND`
    place: str  # the id of a territory; of a continent if it is empty
    other: str = ""  # and of the other one, if it is about two


class MapRemarks(msgspec.Struct, frozen=True):
    """What somebody should look at in a map out of foreign files, by the ids of territories."""

    found: bool  # the borders were taken from the drawing: the files don't say
    mountains: list[list[str]]  # pairs that touch, but whose file lists no border
    one_way: list[list[str]]  # pairs of whom only one lists the border
    enlarged: list[str]  # territories that were too small to be seen
    grouped: bool  # the files name no continents: they are guessed


class MapDraft(msgspec.Struct, frozen=True):
    """A draft of a map, with all its faults; without any it can be played on."""

    text: str  # in one line of JSON
    faults: list[MapFault]  # empty: it can be played on
    worth: dict[str, int]  # what each continent is worth by the rule of new worlds (docs/maps.md)
    remarks: MapRemarks | None = None  # if it has just been made out of foreign files
