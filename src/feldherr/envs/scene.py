"""A mode with its players, as all environments use it, and the meaning of its observations and actions."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

import feldherr
from feldherr import MODES, State, Stream
from feldherr.bots import catalogue
from feldherr.bots.bot import Bot
from feldherr.bots.players.random import mix
from feldherr.envs.core.batch import Batch
from feldherr.envs.core.coding import Coding, Offer
from feldherr.envs.core.game import CodedGame
from feldherr.envs.core.kinds import KINDS
from feldherr.envs.core.sight import Sight
from feldherr.envs.normal import Normal
from feldherr.rules.ruleset import rules_of

VERSION: Final = 1  # goes up when the same numbers come to mean something else
USUAL: Final = 4  # players, where the mode takes as many
CYCLES: Final = 1000  # answers of one player after which a game is cut short
ILLEGAL: Final = ("nearest", "error")


def named(mode: str) -> str:
    """The versioned name of a mode's environment: `feldherr/sv2000.conquest-v1`."""
    return f"feldherr/{mode}-v{VERSION}"


def usual(mode: str) -> int:
    """The default number of players of a mode."""
    low, high = MODES[mode].players
    return min(high, max(low, USUAL))


def ends(scene: Scene, max_cycles: int) -> int:
    """`max_cycles`, with a warning if there is none and the rules let a game go on for ever."""
    if max_cycles < 1 and not rules_of(scene.start).turn_limit:
        warnings.warn("a game may never end: set max_cycles, or house={'turn_limit': 100}", stacklevel=3)
    return max_cycles


class Scene:
    """A mode with a number of players and house rules: action and observation layout, batches of games."""

    def __init__(self, mode: str, players: int | None = None, house: Mapping[str, str | int] | None = None) -> None:
        rules = feldherr.ruleset(mode, **(house or {}))
        low, high = MODES[mode].players
        self.mode: Final = mode
        self.players: Final = usual(mode) if players is None else players
        if not low <= self.players <= high:
            raise ValueError(
                f"{mode} is for {low} to {high} players, not {players}" if low < high else f"{mode} is for {low} players, not {players}"
            )
        self.start: Final = feldherr.new(rules, self.players)
        self.coding: Final = Coding(rules_of(self.start), self.players)
        self.sight: Final = Sight(rules_of(self.start), self.players)
        self.actions: Final = int(self.coding.size)
        self.width: Final = int(self.sight.width)

    def batch(self, seeds: Sequence[int], bots: Sequence[str | None], cycles: int) -> Batch:
        """A batch with one game per seed, each with its own dice and computer players."""
        tables = [CodedGame(self.start, self.coding, seated(bots, seed), cycles, seed) for seed in seeds]
        return Batch(tables, self.sight, mix(seeds[0]) >> 2)

    @cached_property
    def normal(self) -> Normal:
        """The normalised form of the observations."""
        return Normal(self)

    def parts(self) -> dict[str, slice]:
        """The slice of each part of an observation: `row[scene.parts()["armies"]]`."""
        return {name: slice(at, at + many) for name, at, many in self.sight.parts}

    def named(self, row: NDArray[np.int32]) -> dict[str, list[int]]:
        """An observation as a dict of its parts."""
        return {name: row[..., part].tolist() for name, part in self.parts().items()}

    def asked(self, row: NDArray[np.int32]) -> str:
        """The kind of the question in an observation; '' if the game is over."""
        number = int(row[self.parts()["question"]][0])
        return KINDS[number - 1] if number else ""

    def says(self, action: int) -> str:
        """An action in words: `attack alaska kamchatka high`."""
        return self.coding.name(int(action))

    def row(self, g: State, seat: int) -> NDArray[np.int32]:
        """The observation of a seat in any state or view, whether it is asked or not."""
        g = feldherr.guess(g, seat, Stream(0)) if len(g.unseen) else g  # whatever is filled in, a row doesn't show it
        row = vec[i32]([0] * self.width)
        self.sight.write(g, seat, row, 0)
        return rows(row, np.int32, self.width)

    def seen(self, g: State, seat: int) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
        """The observation and mask of a seat in any state or view, as an environment would give them: for trained players."""
        g = feldherr.guess(g, seat, Stream(0)) if len(g.unseen) else g
        mask = np.zeros(self.actions, np.int8)
        mask[self._offer(g, seat).legal()] = 1
        return self.row(g, seat), mask

    def answer(self, g: State, seat: int, action: int) -> str:
        """The move that an action stands for in that state, as text: `attack alaska kamchatka 3`."""
        return self.coding.words.write(self._offer(g, seat).answer(int(action)))

    def _offer(self, g: State, seat: int) -> Offer:
        offer = Offer()
        self.coding.offer(feldherr.options(g, seat), offer)
        return offer


def seated(names: Sequence[str | None], seed: int) -> list[Bot | None]:
    """The computer players by name, each with its own seed; None for agents."""
    return [None if name is None else catalogue.make(name, mix(seed + 7919 * i) >> 2) for i, name in enumerate(names)]


def rows(numbers: Any, kind: type[np.generic], *shape: int) -> NDArray[Any]:
    """A read-only numpy array on the memory that the game writes; it changes with the game."""
    return np.frombuffer(memoryview(numbers), dtype=kind).reshape(shape)


def seed_or_any(seed: int | None) -> int:
    """The given seed, or a random one."""
    return secrets.randbits(62) if seed is None else seed


def lenient(illegal: str) -> bool:
    """Whether illegal actions are mapped to legal ones; ValueError for an unknown setting."""
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal can be {' or '.join(ILLEGAL)}, not {illegal!r}")
    return illegal == "nearest"
