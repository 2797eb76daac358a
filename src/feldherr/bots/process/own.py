"""Players from a Python file: `mybot.py:MyBot` is the class `MyBot` in it, run in this process."""

from __future__ import annotations

import importlib.util
import inspect
import re
import sys
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeGuard

from feldherr.bots import Bot
from feldherr.bots import make as ours
from feldherr.engine import position
from feldherr.engine.action import listed
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon
from feldherr.engine.view import observe


class Fault(Exception):
    """A player can't be loaded, raised an error or made an illegal move: whose fault it is, with its own traceback and the position."""


def is_own(name: str) -> bool:
    """Whether a player's name is that of a class in a file."""
    return re.fullmatch(r".+\.py:\w+", name) is not None


def make(name: str, seed: int = 0, think: float = -1.0) -> Bot:
    """The player of that name, from a file or one of ours; ValueError if there is none, Fault if it can't be made."""
    if not is_own(name):
        return ours(name, seed, think)
    file, _, kind = name.rpartition(":")
    player: Callable[..., Bot] = load(Path(file).expanduser().resolve(), kind)
    try:
        return player(seed) if "seed" in inspect.signature(player).parameters else player()
    except Exception as e:
        raise Fault(f"{kind} can't be made\n\n{own_traceback(e)}") from e


@cache
def load(file: Path, kind: str) -> type[Bot]:
    """The class in a file, which is read once; modules beside it can be imported. ValueError if there is none, Fault if the file fails."""
    if not file.is_file():
        raise ValueError(f"there is no file {file}")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(file.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as e:
        raise Fault(f"{file} can't be loaded\n\n{own_traceback(e, file)}") from e
    finally:
        sys.path.remove(str(file.parent))
    found = getattr(module, kind, None)
    players = [each for each, thing in vars(module).items() if is_player(thing) and thing.__module__ == file.stem]
    if not is_player(found):
        raise ValueError(f"{file} has no player {kind}; there is {', '.join(players) or 'none: a player is a subclass of feldherr.Player'}")
    return found


def chosen(g: State, seat: int, bot: Bot, seed: int | None = None) -> int:
    """The bot's move in a state, or in its view of one; Fault if it raises an error or the move is illegal."""
    view = g if len(g.unseen) > 0 else observe(g, seat)
    try:
        answer = bot.choose(view, seat)
    except Exception as e:
        raise _fault(g, seat, bot, seed, f"raised {type(e).__name__}: {e}\n\n{own_traceback(e)}\n") from e
    if not listed(g.top().options(g, seat), answer):
        raise _fault(g, seat, bot, seed, f"answered {_told(g, answer)}, which the rules don't allow")
    return answer


def _told(g: State, answer: int) -> str:
    try:
        return f'"{Lexicon(g.rules, g.seats).write(answer)}"'
    except (IndexError, ValueError):
        return str(answer)


def _fault(g: State, seat: int, bot: Bot, seed: int | None, what: str) -> Fault:
    dice = "" if seed is None else f"seed {seed}, "
    where = f"{g.rules.name} with {g.seats} players, {dice}seat {seat}, while {g.top().name}"
    return Fault(f"{type(bot).__name__} {what}\n{where}; the position:\n\n{position.write(g)}")


def is_player(thing: object) -> TypeGuard[type[Bot]]:
    """Whether a thing is a class of computer players."""
    return isinstance(thing, type) and issubclass(thing, Bot)


def own_traceback(e: BaseException, file: Path | None = None) -> str:
    """The traceback from a player's own lines on, without those that called it."""
    frames = traceback.extract_tb(e.__traceback__)
    ours = Path(__file__).parents[2]
    first = next((i for i, frame in enumerate(frames) if is_theirs(frame.filename, ours, file)), 0)
    lines = ["Traceback (most recent call last):\n", *traceback.format_list(frames[first:]), *traceback.format_exception_only(e)]
    return "".join(lines).rstrip()


def is_theirs(filename: str, ours: Path, file: Path | None) -> bool:
    """Whether code is a player's own: neither Feldherr's nor what loads files."""
    return Path(filename) == file if file else not filename.startswith("<") and not Path(filename).is_relative_to(ours)
