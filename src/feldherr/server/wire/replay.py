"""Replays: a head, then one chunk after another."""

from __future__ import annotations

import msgspec

from feldherr.server.wire.library import Board
from feldherr.server.wire.table import Sitter, View
from feldherr.server.wire.words import Event


class Turn(msgspec.Struct, frozen=True):
    """The statistics at the start of a turn (of the game, for the first)."""

    at: int  # after this many moves
    seat: int  # whose turn it is; -1 during the set-up
    round: int  # counted from 0
    lands: list[int]  # of each side: territories
    armies: list[int]  # of each side: armies on the board
    income: list[int]  # of each side: what its territories and continents would bring now


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One move of a replay: what it changed in the view (rows of the mode are named `extra.NAME`), and its events."""

    rows: dict[str, list[int]] = {}  # rows that were replaced
    cells: dict[str, list[int]] = {}  # rows of which single numbers changed: index, value, index, value …
    phase: str = ""  # the new phase of the turn, if it changed
    events: list[Event] = []  # what happened
    law: int = -1  # of a battle's dice: the index of their probabilities among the `laws` of all chunks so far


class Replay(msgspec.Struct, frozen=True, tag="replay"):
    """The head of a replay; chunks follow. It shows what spectators may know, and everything once the game is over."""

    id: str  # of the table; '' for a saved game
    mode: str  # the mode's name
    house: dict[str, str]  # house rules and their values
    seats: list[Sitter]  # at first: who resigns later is told by an event
    everything: bool  # whether all secrets are shown
    view: View  # before the first move
    held: list[int]  # with everything: where each card is at first (changes are in the row `held`): a side, or below 0 none
    board: Board | None = None  # if it is not the mode's own
    map: str = ""  # a map that people have brought, written out (docs/formats.md)


class Chunk(msgspec.Struct, frozen=True, tag="chunk"):
    """The next part of a replay."""

    frames: list[Frame]  # a move each
    turns: list[Turn]  # that begin in it
    now: Turn  # where it ends
    laws: list[list[float]]  # more of them: the exact probabilities that a throw beats 0, 1, 2 defenders


ReplayLine = Replay | Chunk
