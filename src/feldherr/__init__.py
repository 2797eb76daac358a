"""Feldherr: referee, computer players and learning environment for the RISK board-game family."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, overload

from feldherr import bots, events, questions, verbs
from feldherr.bots.players.random import Stream
from feldherr.editions import MODES, find, register, with_house_rules
from feldherr.engine import action, position
from feldherr.engine.action import CHANCE, NOBODY, Option, roll
from feldherr.engine.board import Board
from feldherr.engine.event import EVENTS, Event
from feldherr.engine.game import Game, SaveError, understood
from feldherr.engine.game import load as _load
from feldherr.engine.game import say as _say
from feldherr.engine.outside import install
from feldherr.engine.play import (
    IllegalAction,
    advance,
    answer,
    apply,
    asked,
    check,
    choices,
    new,
    options,
    play,
    players,
    question,
    result,
    told,
)
from feldherr.engine.question import QUESTIONS, Question
from feldherr.engine.state import State
from feldherr.engine.step import Rng
from feldherr.engine.text import Lexicon, TextError
from feldherr.engine.values import did_you_mean
from feldherr.engine.view import guess, observe
from feldherr.holdings import forces, hand, holder
from feldherr.maps import register as register_map
from feldherr.maps.reader import Map
from feldherr.maps.text import line
from feldherr.rules.ruleset import Ruleset
from feldherr.show.states import Shown

if TYPE_CHECKING:
    from pathlib import Path

    from feldherr import pieces
    from feldherr.player import Player

__all__ = [
    "CHANCE",
    "EVENTS",
    "MODES",
    "NOBODY",
    "QUESTIONS",
    "Board",
    "Event",
    "Game",
    "IllegalAction",
    "Map",
    "Option",
    "Player",
    "Question",
    "Rng",
    "Ruleset",
    "SaveError",
    "State",
    "Stream",
    "TextError",
    "act",
    "advance",
    "apply",
    "asked",
    "bots",
    "choices",
    "events",
    "find",
    "forces",
    "game",
    "guess",
    "hand",
    "holder",
    "import_map",
    "load",
    "new",
    "new_map",
    "observe",
    "offers",
    "on_table",
    "options",
    "pieces",
    "play",
    "players",
    "question",
    "questions",
    "read_position",
    "register",
    "register_map",
    "result",
    "roll",
    "ruleset",
    "say",
    "steps",
    "told",
    "verbs",
    "win_probability",
    "write_position",
]
__version__ = "0.2.0"


def ruleset(mode: str, **house: str | int | Map) -> Ruleset:
    """A mode, with house rules: `ruleset("de2004.liberation", fortify="adjacent")`; `map` is a name, the path of a file, or a map."""
    return with_house_rules(find(mode), {name: _word(value) for name, value in house.items()}) if house else find(mode)


def _word(value: str | int | Map) -> str:
    if isinstance(value, Map):
        return line(value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def game(mode: str, seats: int, **house: str | int | Map) -> Game:
    """A new game of a mode."""
    return Game(ruleset(mode, **house), seats)


def act(verb: str | int, a: int = -1, b: int = -1, c: int = -1, n: int = 0) -> int:
    """A move: a verb (`"attack"` or `verbs.ATTACK`), the numbers of up to three things it is about, and a number."""
    if isinstance(verb, str):
        if verb not in action.VERBS:
            raise ValueError(f"{verb!r} is not a verb{did_you_mean(verb, action.VERBS)}")
        verb = action.VERBS[verb][0]
    return action.act(verb, a, b, c, n)


def import_map(*files: str | Path) -> Map:
    """The map of an SVG or GeoJSON file with named regions, or of a `.map` with its picture and cards; checked like every other one."""
    from feldherr.maps import importer  # few programs need it

    return importer.import_files(files).map()


def new_map(seed: int, territories: int = 42) -> Map:
    """A new world of 8 to 250 territories, the same for the same numbers everywhere; `ruleset(mode, map=new_map(7))` plays on it."""
    from feldherr.maps import generator  # few programs need it

    return generator.new_map(seed, territories)


def offers(g: State, seat: int) -> list[str]:
    """The legal moves of that seat, in words: `attack alaska kamchatka 1..3`."""
    words = Lexicon(g.rules, g.seats)
    return [words.offer(o) for o in options(g, seat)]


def say(g: State, seat: int, *moves: str) -> None:
    """Play moves for a seat in words: `say(g, 0, "attack alaska kamchatka 3")`; a number may be left out where only one is legal."""
    words = Lexicon(g.rules, g.seats)
    for move in moves:
        _say(g, seat, understood(g, seat, move.split(), words), words)


def steps(g: State, seat: int = CHANCE, move: int = 0) -> Iterator[str]:
    """Play a move, if there is one, and go on step by step until somebody is asked; yields the name of each step that asked nobody.

    Between two of them the state can be looked at. `play` does the same at once.
    """
    if move:
        check(g, seat, move)
        answer(g, seat, move)
    while g.winners == 0:
        name = g.top().name
        if g.top().run(g):
            return
        yield name


def on_table(g: State) -> pieces.Pieces | None:
    """What the mode has on the table besides armies and territory cards (missions, capitals, allies, Godstorm); else None."""
    from feldherr import pieces  # its classes would delay every start

    return pieces.on_table(g)


@overload
def win_probability(g: State) -> list[float]: ...


@overload
def win_probability(g: State, seat: int) -> float: ...


def win_probability(g: State, seat: int | None = None) -> list[float] | float:
    """How likely each seat is to win, or one seat; in a view, the mean over guesses of what it hides. Team mates have the same chance."""
    from feldherr.value.chances import GUESSES, chances, chances_in_view  # with the odds, which would delay every start

    if seat is not None and not 0 <= seat < g.seats:
        raise ValueError(f"there is no seat {seat} at this table")
    found = list(chances_in_view(g, Stream(0), GUESSES) if len(g.unseen) and not g.winners else chances(g))
    return found if seat is None else found[seat]


def load(text: str) -> Game:
    """A saved game."""
    return _load(text, find, with_house_rules)


def read_position(text: str, run: bool = True) -> State:
    """The state that a position text describes; without `run` it stays where the text says, even if nobody is asked there."""
    return position.read(text, find, with_house_rules, run)


def write_position(g: State) -> str:
    """Any state or view as a position text."""
    return position.write(g)


if not TYPE_CHECKING:  # which would take every name for one of ours

    def __getattr__(name):
        if name == "pieces":
            import feldherr.pieces as module

            return module
        if name == "Player":  # as above
            from feldherr.player import Player

            return Player
        raise AttributeError(f"module 'feldherr' has no attribute {name!r}")


install(Shown(load, read_position))
