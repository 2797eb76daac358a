"""The computer players by name: a strength, and for planners a version of their weights and a character (`captain@1:careful`)."""

from __future__ import annotations

import difflib
from typing import Final

from mypy_extensions import i64

from feldherr.bots import characters as people
from feldherr.bots.bot import Bot
from feldherr.bots.godstorm.captain import StormCaptain
from feldherr.bots.godstorm.marshal import GAMES, StormMarshal
from feldherr.bots.godstorm.recruit import StormRecruit
from feldherr.bots.godstorm.weights import CHARACTERS, character, plain
from feldherr.bots.godstorm.weights import Weights as StormWeights
from feldherr.bots.players.commander import Commander
from feldherr.bots.players.marshal import MANY, Marshal
from feldherr.bots.players.random import Stream, pick
from feldherr.bots.players.recruit import Recruit
from feldherr.bots.players.simple import Simple
from feldherr.bots.weights import Weights
from feldherr.engine.state import State
from feldherr.godstorm.state import GodstormState

STRENGTHS: Final[dict[str, str]] = {
    "random": "plays at random",
    "recruit": "no plan, but nothing foolish",
    "corporal": "looks at one territory at a time, by exact odds, at once",
    "simple": "rules of thumb, at once",
    "captain": "plans its turn by exact odds, at once",
    "marshal": "plays its plans out against the others before it chooses",
    "fieldmarshal": "plays more plans out, and each of them more often",
}
PLANNERS: Final = ("corporal", "captain", "marshal", "fieldmarshal")
EFFORT: Final = 6  # how many games a field marshal simulates for each of a marshal's
DEPUTY: Final = "captain"  # plays where no other is named, and for seats whose player is away or fails


class Anything(Bot):
    """Plays at random."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Stream(seed)

    def choose(self, view: State, seat: i64) -> i64:
        return pick(view, seat, self.rng)


class ByMode(Bot):
    """A player that has a separate player for every mode, made when it is first needed."""

    def __init__(self) -> None:
        self.players: Final[dict[str, Bot]] = {}
        self.last: Bot | None = None

    def player(self, view: State) -> Bot:
        """The player for the mode of this game."""
        raise NotImplementedError

    def choose(self, view: State, seat: i64) -> i64:
        mode = view.rules.name
        if mode not in self.players:
            self.players[mode] = self.player(view)
        who = self.players[mode]
        self.last = who
        return who.choose(view, seat)

    def reason(self) -> str:
        return "" if self.last is None else self.last.reason()


class Recruits(ByMode):
    """A recruit in every mode."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed: Final = seed

    def player(self, view: State) -> Bot:
        return StormRecruit() if isinstance(view.extra, GodstormState) else Recruit(self.seed)


class Planners(ByMode):
    """Somebody who plans, in every mode, with the weights of its character, its version and the mode."""

    def __init__(self, strength: str, temper: str, version: int, think: float) -> None:
        super().__init__()
        self.strength: Final = strength
        self.temper: Final = temper
        self.version: Final = version
        self.think: Final = think

    def player(self, view: State) -> Bot:
        if isinstance(view.extra, GodstormState):
            return self.storm(character(self.temper if self.temper in CHARACTERS else ""))
        w = Weights(people.numbers(self.temper, self.version, view.rules.name))
        if self.strength == "corporal":
            return Commander(w, 0)
        if self.strength == "captain":
            return Commander(w)
        return Marshal(w, 1.0, self.think) if self.strength == "marshal" else Marshal(w, float(EFFORT), self.think, MANY)

    def storm(self, w: StormWeights) -> Bot:
        """The player of Godstorm."""
        if self.strength == "corporal":
            return StormCaptain(plain(w))
        if self.strength == "captain":
            return StormCaptain(w)
        return StormMarshal(GAMES * (EFFORT if self.strength == "fieldmarshal" else 1), self.think, w)


def strengths() -> dict[str, str]:
    """All strengths, the weakest first, each with a short description."""
    return dict(STRENGTHS)


def characters() -> dict[str, str]:
    """All characters of captains and marshals, each with a short description."""
    return {name: who.says for name, who in people.characters().items()}


def names() -> list[str]:
    """The names of all computer players, with all characters."""
    return [*STRENGTHS, *[f"{strength}:{character}" for strength in PLANNERS for character in characters()]]


def make(name: str, seed: int = 0, think: float = -1.0) -> Bot:
    """The player of that name; `think` is its time per move in milliseconds (below 0: no limit). ValueError if there is none."""
    who, colon, temper = name.partition(":")
    strength, at, version = who.partition("@")
    if strength not in STRENGTHS:
        raise ValueError(f"no computer player is called {quoted(name)}; try {near(strength, list(STRENGTHS))}")
    if (colon or at) and strength not in PLANNERS:
        raise ValueError(f"{quoted(name)}: only {', '.join(PLANNERS[:-1])} and {PLANNERS[-1]} have characters and versions")
    if strength in PLANNERS:
        return Planners(strength, checked_character(name, colon, temper), checked_version(name, at, version), think)
    if strength == "recruit":
        return Recruits(seed)
    return Anything(seed) if strength == "random" else Simple()


def checked_character(name: str, colon: str, temper: str) -> str:
    """The character in a name, checked; '' if there is none."""
    if colon and temper not in characters():
        raise ValueError(f"{quoted(name)}: no character is called {quoted(temper)}; try {near(temper, list(characters()))}")
    return temper


def checked_version(name: str, at: str, version: str) -> int:
    """The version in a name, checked; 0 (the newest) if there is none."""
    known = [str(n) for n in people.versions()]
    if at and version not in known:
        raise ValueError(f"{quoted(name)}: there is no version {quoted(version)}; there are {', '.join(known)}")
    return int(version) if at else 0


def near(word: str, known: list[str]) -> str:
    """The most similar known word; all if none is similar."""
    return ", ".join(difflib.get_close_matches(word[:60], known, 1, 0.4) or known)


def quoted(name: str) -> str:
    """A name in quotation marks, cut short."""
    return f'"{name[:60]}"'
