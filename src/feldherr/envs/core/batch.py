"""Many games at once in one process, with all observations and masks in a few contiguous arrays."""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from feldherr.bots.bot import Bot
from feldherr.bots.players.random import Stream
from feldherr.envs.core.game import CodedGame
from feldherr.envs.core.sight import Sight


class Batch:
    """Games of one mode. A finished game shows its last state; the next action there, whatever it is, starts a new game."""

    def __init__(self, tables: list[CodedGame], sight: Sight, seed: int) -> None:
        first = tables[0]
        games = len(tables)
        self.tables: Final = tables
        self.sight: Final = sight
        self.size: Final[i64] = first.coding.size
        self.seats: Final[i64] = first.fresh.seats
        self.masks: Final[vec[u8]] = vec[u8]([0] * (games * int(self.size)))
        self.sights: Final[vec[i32]] = vec[i32]([0] * (games * int(sight.width)))
        self.turns: Final[vec[i32]] = vec[i32]([0] * games)  # who is asked; in a game that is over, who answered last
        self.over: Final[vec[u8]] = vec[u8]([0] * games)  # 1: somebody has won
        self.cut: Final[vec[u8]] = vec[u8]([0] * games)  # 1: it was cut short
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (games * int(self.seats)))
        self.reward: Final[vec[float]] = vec[float]([0.0] * games)  # of the seat that answered
        self.rng: Final = Stream(seed)
        self.chosen: Final[vec[i64]] = vec[i64]([0] * games)
        for i in range(games):
            self._write(i, tables[i])

    def step(self, actions: bytes, lenient: bool) -> None:
        """Take an action in every game, given as 64-bit integers. Lenient: illegal actions are mapped to the next legal one."""
        if len(actions) != 8 * len(self.tables):
            raise ValueError(f"{len(self.tables)} games take as many answers, not {len(actions) // 8}")
        if not lenient:
            self._check(actions)
        for i in range(len(self.tables)):
            self._answer(i, read_i64_le(actions, 8 * i))

    def sample(self) -> None:
        """Choose a random legal action in every game, into `chosen`."""
        for i in range(len(self.tables)):
            offer = self.tables[i].offer
            self.chosen[i] = 0
            if offer.many > 0:
                self.chosen[i] = i64(offer.numbers[self.rng.below(offer.many)])

    def one(self, number: i64, lenient: bool) -> int:
        """Take an action in the first game; returns who is asked next, -1 if the game is over."""
        if not lenient and self.tables[0].offer.answer(number) == 0:
            raise ValueError(f"{number} is not a legal action; the mask has a 1 for each that is")
        self._answer(0, number)
        return int(self.tables[0].seat)

    def begin(self, i: i64, seed: int, bots: list[Bot | None]) -> None:
        """Start a new game at one index, with its own seed and computer players."""
        table = self.tables[i]
        self._clear(i, table)
        table.seed(seed, bots)
        self._write(i, table)

    def _check(self, actions: bytes) -> None:
        """Raise ValueError if any action is illegal, before any game is changed."""
        for i in range(len(self.tables)):
            number = read_i64_le(actions, 8 * i)
            known = number >= 0 and number < self.size and self.masks[i * self.size + number] == 1
            if not known and self.over[i] == 0 and self.cut[i] == 0:
                raise ValueError(f"game {i}: {number} is not a legal action; the mask has a 1 for each that is")

    def _answer(self, i: i64, number: i64) -> None:
        table = self.tables[i]
        self._clear(i, table)
        if self.over[i] == 1 or self.cut[i] == 1:
            table.begin()
        elif not table.take(number):
            table.take(table.offer.nearest(number))
        self._write(i, table)

    def _clear(self, i: i64, table: CodedGame) -> None:
        masks = self.masks
        at = i * self.size
        numbers = table.offer.numbers
        masks[at] = 0
        for k in range(table.offer.many):
            masks[at + i64(numbers[k])] = 0

    def _write(self, i: i64, table: CodedGame) -> None:
        """Write the observation, mask and seat of a game."""
        seat = table.seat
        if seat < 0:
            self._end(i, table)
            seat = i64(self.turns[i])
        elif self.over[i] == 1 or self.cut[i] == 1:
            self._restart(i)
        self.turns[i] = i32(seat)
        masks = self.masks
        at = i * self.size
        numbers = table.offer.numbers
        for k in range(table.offer.many):
            masks[at + i64(numbers[k])] = 1
        self.sight.write(table.g, seat, self.sights, i * self.sight.width)

    def _end(self, i: i64, table: CodedGame) -> None:
        self.over[i] = 1 if table.over() else 0
        self.cut[i] = 1 - self.over[i]
        self.masks[i * self.size] = 1  # some answer must be possible: the one that begins a new game
        for s in range(self.seats):
            self.rewards[i * self.seats + s] = table.reward(s)
        self.reward[i] = table.reward(i64(self.turns[i]))

    def _restart(self, i: i64) -> None:
        self.over[i] = 0
        self.cut[i] = 0
        self.reward[i] = 0.0
        for s in range(self.seats):
            self.rewards[i * self.seats + s] = 0.0
