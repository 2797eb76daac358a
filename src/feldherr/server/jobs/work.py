"""The jobs: what is asked for, and how it is done. A worker process runs them; nothing here knows of tables or of the network."""

from __future__ import annotations

from typing import Any

import msgspec

from feldherr.editions import find, with_house_rules
from feldherr.engine import position
from feldherr.engine.fault import Fault
from feldherr.engine.game import SaveError
from feldherr.server import wire
from feldherr.server.attack_odds import told
from feldherr.server.map_jobs import draft, map_line
from feldherr.server.tables.opening import Saved, recorded, saved


class Replay(msgspec.Struct, frozen=True, tag=True):
    """Asks for the replay of a saved game, as `opening.recorded` makes it."""

    game: str


class Import(msgspec.Struct, frozen=True, tag=True):
    """Asks for the moves of a saved game, to go on with it."""

    game: str


class Analyse(msgspec.Struct, frozen=True, tag=True):
    """Asks for the analysis of a saved game, which must be over, unless its table has ended otherwise."""

    game: str
    ended: bool = False


class Odds(msgspec.Struct, frozen=True, tag=True):
    """Asks for the odds of an attack in a position."""

    position: str
    way: list[int]
    stop: int


class Hint(msgspec.Struct, frozen=True, tag=True):
    """Asks for a hint to a seat, from its view."""

    view: str  # a position
    seat: int
    names: list[str]
    language: str


class Weigh(msgspec.Struct, frozen=True, tag=True):
    """Asks what a move of a seat would give up, from its view."""

    view: str  # a position
    seat: int
    move: str


class MapLine(msgspec.Struct, frozen=True, tag=True):
    """Asks for a map in one line: one that somebody brings, checked, or a new world."""

    wish: wire.MapWish


class Edit(msgspec.Struct, frozen=True, tag=True):
    """Asks for a draft of a map, checked and perhaps changed."""

    edit: wire.MapEdit


class Done(msgspec.Struct, frozen=True):
    """The result of a job: encoded as its type, or what is wrong with the request; and the seconds of processor time."""

    result: bytes
    wrong: wire.Wrong | None
    seconds: float
    last: bool  # the process ends after it


Job = Replay | Import | Analyse | Odds | Hint | Weigh | MapLine | Edit
Result = bytes | Saved | wire.Analysis | wire.Odds | wire.Hint | wire.Caution | wire.MapDraft | str
RESULTS: dict[type[Any], Any] = {
    Replay: bytes,
    Import: Saved,
    Analyse: wire.Analysis,
    Odds: wire.Odds,
    Hint: wire.Hint,
    Weigh: wire.Caution,
    MapLine: str,
    Edit: wire.MapDraft,
}


class Refused(ValueError):
    """The request was wrong."""

    def __init__(self, wrong: wire.Wrong) -> None:
        super().__init__(wrong.error)
        self.wrong = wrong


def do(job: Job) -> Result:
    """Do a job; ValueError says what is wrong with the request."""
    if isinstance(job, Replay):
        return recorded(job.game)
    if isinstance(job, Import):
        return saved(job.game)
    if isinstance(job, Analyse):
        from feldherr.server.replays.analysis import analysed  # brings the computer players and the networks

        return analysed(job.game, job.ended)
    if isinstance(job, Hint):
        from feldherr.server.coach import hinted  # brings the computer players

        return hinted(job.view, job.seat, job.names, job.language)
    if isinstance(job, Weigh):
        from feldherr.server.coach import weighed  # brings the computer players and the networks

        return weighed(job.view, job.seat, job.move)
    if isinstance(job, MapLine):
        return map_line(job.wish)
    if isinstance(job, Edit):
        return draft(job.edit)
    return told(position.read(job.position, find, with_house_rules, run=False), job.way, job.stop)


def wrong(e: ValueError) -> wire.Wrong:
    """The error message for a ValueError; for a saved game with the line."""
    if isinstance(e, Refused):
        return e.wrong
    save = e.__cause__ if isinstance(e.__cause__, SaveError) else None
    fault = e if save is None else save.fault
    line = save.line if save else 0
    return (
        wire.Wrong(str(e), fault.name, {k: str(v) for k, v in fault.given.items()}, line)
        if isinstance(fault, Fault)
        else wire.Wrong(str(e), line=line)
    )
