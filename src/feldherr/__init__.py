"""Feldherr: referee, computer players and learning environment for the RISK board-game family."""

from __future__ import annotations

from feldherr.bots.players.random import Stream
from feldherr.editions import MODES, find, register
from feldherr.engine import position
from feldherr.engine.action import CHANCE, Option, act, roll
from feldherr.engine.event import EVENTS, Event
from feldherr.engine.game import Game, SaveError
from feldherr.engine.game import load as _load
from feldherr.engine.game import say as _say
from feldherr.engine.play import IllegalAction, apply, asked, choices, new, options, play, players, question, result, told
from feldherr.engine.question import QUESTIONS, Question
from feldherr.engine.state import State
from feldherr.engine.step import Rng
from feldherr.engine.text import Lexicon, TextError
from feldherr.engine.view import guess, observe
from feldherr.maps import register as register_map
from feldherr.rules.options import with_house_rules
from feldherr.rules.ruleset import Ruleset

__all__ = [
    "CHANCE",
    "EVENTS",
    "MODES",
    "QUESTIONS",
    "Event",
    "Game",
    "IllegalAction",
    "Option",
    "Question",
    "Rng",
    "Ruleset",
    "SaveError",
    "State",
    "Stream",
    "TextError",
    "act",
    "apply",
    "asked",
    "choices",
    "find",
    "game",
    "guess",
    "load",
    "new",
    "observe",
    "offers",
    "options",
    "play",
    "players",
    "question",
    "read_position",
    "register",
    "register_map",
    "result",
    "roll",
    "rules",
    "say",
    "told",
    "write_position",
]
__version__ = "0.1.0"


def rules(mode: str, **house: str | int) -> Ruleset:
    """A mode, with house rules: `rules("de2004.liberation", fortify="adjacent")`."""
    return with_house_rules(find(mode), {name: _word(value) for name, value in house.items()}) if house else find(mode)


def _word(value: str | int) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def game(mode: str, seats: int, **house: str | int) -> Game:
    """A new game of a mode."""
    return Game(rules(mode, **house), seats)


def offers(g: State, seat: int) -> list[str]:
    """What that seat may answer, in words: `attack alaska kamchatka 1..3`."""
    words = Lexicon(g.rules, g.seats)
    return [words.offer(o) for o in options(g, seat)]


def say(g: State, seat: int, *answers: str) -> None:
    """Answer for a seat in words: `say(g, 0, "attack alaska kamchatka 3")`."""
    words = Lexicon(g.rules, g.seats)
    for answer in answers:
        _say(g, seat, words.read(answer.split()), words)


def load(text: str) -> Game:
    """A saved game."""
    return _load(text, find, with_house_rules)


def read_position(text: str) -> State:
    """The table that a position text describes."""
    return position.read(text, find, with_house_rules)


def write_position(g: State) -> str:
    """Any table as a position text."""
    return position.write(g)
