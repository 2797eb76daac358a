"""Moves that were taken back, told again when a table is read from its rows: those who come later hear the same as those who were there."""

from __future__ import annotations

import contextlib

import msgspec

from feldherr.engine.event import Event
from feldherr.engine.game import read_answer, say
from feldherr.engine.play import IllegalAction
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon, TextError
from feldherr.server.store.records import Row
from feldherr.server.tables.standing import TakenBack


class Beside:
    """Plays moves that are taken back later beside the game."""

    def __init__(self, words: Lexicon) -> None:
        self.words = words
        self.state: State | None = None  # after the last of them; None: where the game is
        self.before: dict[int, State] = {}  # the state before each, by its row

    def play(self, row: Row, game: State) -> list[Event]:
        """What a move did; nothing if it is none by the rules of today."""
        before = self.before[row.number] = self.state or game
        self.state = before.copy()
        self.state.listen()
        with contextlib.suppress(TextError, IllegalAction):
            say(self.state, *read_answer(row.text, self.words, before), self.words)
        return list(self.state.hush())

    def go_on(self, row: Row) -> None:
        """Go back with an undo, or to the game with a move that stands."""
        if row.kind == "undo":
            self.state = self.before.get(msgspec.json.decode(row.text, type=TakenBack).first)
        elif row.kind == "answer":
            self.state = None
