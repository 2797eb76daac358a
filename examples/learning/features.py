"""What the learner weighs: every answer that may be given, as a few numbers from 0 to about 1, made from an observation and its mask."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from feldherr.envs.scene import Scene
from feldherr.odds import lookup_of
from feldherr.rules.ruleset import rules_of

Numbers = NDArray[np.floating[Any]]
Codes = NDArray[np.int64]

# What counts for which kind of answer; each line has as many weights. Whatever is not here counts nothing, as `done` does.
WEIGHED = {
    "place": ("largest", "hold", "front", "share", "prey"),
    "trade": ("any",),
    "attack": ("win", "lose", "few", "share dst", "last dst", "whole dst", "card"),
    "defend": ("many",),
    "occupy": ("many", "many front", "many front dst"),
    "fortify": ("few", "near", "near dst", "largest dst"),
}
VERBS = ("done", *WEIGHED)
ALIKE = {"claim": "place", "bonus": "place", "capital": "place"}
ENDS = {"low": 0.0, "middle": 0.5, "high": 1.0}
PLACES = ("armies", "largest", "hold", "front", "near", "share", "last", "whole", "prey")  # what is known of a place
NAMES = (
    "any", "few", "many", "card", "win", "lose", "largest", "largest dst", "hold", "many front", "many front dst",
    "near", "near dst", "front", "share", "share dst", "last dst", "whole dst", "prey",
)  # fmt: skip
ODDS = 64  # battles of so many armies are looked up, larger ones scaled down
STEPS = 3  # so far from the border it is still told how far


class Features:
    """Makes the numbers for one mode and its players; observations come as rows, one for each game."""

    def __init__(self, scene: Scene) -> None:
        board = scene.start.rules.board
        self.parts = scene.parts()
        self.places = len(board.places)
        self.number = board.number
        self.beside = _table(board.adjacent, self.places)
        self.within = _table(board.members, self.places).T
        self.size = self.within.sum(axis=0)
        self.next = _padded(board.adjacent)
        self.members = _padded(board.members)
        odds = lookup_of(rules_of(scene.start))
        self.odds = np.array([[odds.win(a - 1, d) for d in range(ODDS)] for a in range(ODDS)], np.float32)
        read = [self._read(scene.says(code)) for code in range(scene.actions)]
        self.verb, self.src, self.dst = (np.array([each[i] for each in read]) for i in range(3))
        self.many = np.array([each[3] for each in read], np.float32)

    def _read(self, words: str) -> tuple[int, int, int, float]:
        """Verb, origin, target and how many; where no place is named, it is the one past the last."""
        verb, *things = words.split()
        verb = ALIKE.get(verb, verb)
        where = [self.number[thing] for thing in things if thing in self.number] or [self.places]
        many = ENDS.get(things[-1], 1.0) if things else 1.0
        return VERBS.index(verb) if verb in VERBS else 0, where[0], where[-1], many

    def __call__(self, rows: NDArray[np.int32], mask: NDArray[np.int8]) -> tuple[Codes, Codes, Codes, Numbers]:
        """All answers of all games: in which game, its code, its verb, its numbers."""
        game, code = np.divmod(np.flatnonzero(mask.view(np.bool_)), mask.shape[1])
        verb, many = self.verb[code], self.many[code]
        moves_in = verb == VERBS.index("occupy")  # from where and to where is in the question
        src = np.where(moves_in, rows[game, self.parts["src"].start], self.src[code])
        dst = np.where(moves_in, rows[game, self.parts["dst"].start], self.dst[code])
        places = self._places(rows)
        here = dict(zip(PLACES, places[:, game, src]))
        there = dict(zip(PLACES, places[:, game, dst]))
        known = {**here, **{f"{name} dst": x for name, x in there.items()}}
        known["any"], known["many"], known["few"] = np.ones_like(many), many, 1 - many
        known["card"] = rows[game, self.parts["taken"].start] > 0
        known["win"] = self._win(here["armies"], there["armies"])
        known["lose"] = 1 - known["win"]
        known["many front"], known["many front dst"] = many * here["front"], many * there["front"]
        return game, code, verb, np.stack([known[name] for name in NAMES], axis=1, dtype=np.float32, casting="unsafe")

    def _places(self, rows: NDArray[np.int32]) -> Numbers:
        """What is known of every place in every game; the place past the last is empty."""
        owner, armies = rows[:, self.parts["owner"]], rows[:, self.parts["armies"]].astype(np.float32)
        mine = (owner == rows[:, self.parts["me"]]).astype(np.float32)
        foes = (armies * (1 - mine)) @ self.beside
        front = mine * (foes > 0)
        by_place = self.within.T  # what is known of a continent, for each place in it
        share = mine @ self.within / self.size
        out = np.zeros((len(PLACES), len(rows), self.places + 1), np.float32)
        out[:, :, :-1] = (
            armies,
            mine * armies / np.maximum((mine * armies).max(axis=1, keepdims=True), 1),
            mine * armies / np.maximum(armies + foes, 1),
            front,
            self._near(mine, front),
            share @ by_place,
            ((1 - share) * self.size < 1.5) @ by_place,
            self._whole(owner, share) @ by_place,
            self._prey((1 - mine) * (share @ by_place + 0.5), armies),
        )
        return out

    def _near(self, mine: Numbers, front: Numbers) -> Numbers:
        """1 at the border, less with every step behind it."""
        near = reach = front
        for _ in range(STEPS):
            reach = mine * np.minimum(reach @ self.beside + reach, 1)
            near = near + reach
        return near / (STEPS + 1)

    def _whole(self, owner: NDArray[np.int32], share: Numbers) -> Numbers:
        """Whether a continent is all in one other hand."""
        held = owner[:, self.members]
        out: Numbers = ((held.min(axis=2) == held.max(axis=2)) & (share == 0)).astype(np.float32)
        return out

    def _prey(self, wanted: Numbers, armies: Numbers) -> Numbers:
        """How weak the weakest foe next door is, and how much his place is wanted."""
        out: Numbers = (wanted / np.maximum(armies, 1))[:, self.next].max(axis=2)
        return out

    def _win(self, attackers: Numbers, defenders: Numbers) -> Numbers:
        """The exact chance to take the target with all there is."""
        scale = np.minimum((ODDS - 1) / np.maximum(np.maximum(attackers, defenders), 1), 1)
        out: Numbers = self.odds[(attackers * scale).astype(int), (defenders * scale).astype(int)]
        return out


def _table(lists: vec[vec[i64]], width: int) -> Numbers:
    """Lists of places as rows of ones and noughts."""
    out = np.zeros((len(lists), width), np.float32)
    for i, places in enumerate(lists):
        out[i, list(places)] = 1
    return out


def _padded(lists: vec[vec[i64]]) -> Codes:
    """Lists of places, all as long as the longest: the first place is repeated."""
    most = max(len(places) for places in lists)
    return np.array([[*places, *[places[0] if len(places) else 0] * (most - len(places))] for places in lists])
