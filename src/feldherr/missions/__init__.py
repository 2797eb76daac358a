"""Mission cards: the built-in decks and those of people's own, read from TOML files with the care that maps get."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from feldherr.engine.board import Board
from feldherr.maps.faults import Faults, FileError, Table, fetch
from feldherr.rules.deck import ANYTIME, IN_ATTACK, KINDS, TURN_END, TURN_START, Mission

NAMES: Final = ("sv2000", "de2004", "de2010")
MOST_MISSIONS: Final = 250  # a thing in an answer is one byte
MOST_PLAYERS: Final = 6
MOST_ARMIES: Final = 999
RANKS: Final = ("captain", "major", "colonel", "general")
SHOW: Final = {"": ANYTIME, "start": TURN_START, "attack": IN_ATTACK, "end": TURN_END}

# What each kind has to say beside its kind and text. Free to say: rank and show, and what `_optional` adds.
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "continents": ("continents",),
    "territories": ("count",),
    "destroy_colour": ("colour", "count"),
    "conquer": ("count",),
    "conquer_on_continents": ("count",),
    "conquer_across_sea": ("count",),
    "trade_and_conquer": ("count",),
    "conquer_from_opponents": ("count",),
    "complete_continent": (),
    "defeat_player": (),
    "stack": ("armies",),
    "hold_some": ("count", "places"),
    "hold_on_continent": ("count", "continents"),
    "any_continents": ("count",),
    "sea_lanes": ("count",),
    "block": ("count",),
    "keep_continent": (),
}


class MissionError(FileError):
    """A deck of missions that cannot be used; the message has a line for each fault."""


def load(name_or_path: str | Path, board: Board) -> tuple[Mission, ...]:
    """The missions of a built-in deck by its name, or of your own deck by the path of its .toml file."""
    return parse(fetch(name_or_path, NAMES, __name__, "deck of missions", MissionError), str(name_or_path), board)


def parse(text: str, source: str, board: Board) -> tuple[Mission, ...]:
    """The missions that a TOML text describes, for a game on this board; `source` is what messages call that text."""
    faults = Faults(text, source, MissionError)
    top = faults.top()
    top.only(("mission",))
    tables = top.tables("mission")
    if "mission" in top and not 1 <= len(tables) <= MOST_MISSIONS:
        top.fault("mission", f"a deck has 1 to {MOST_MISSIONS} missions, this one {len(tables)}")
    missions = tuple(_mission(name, table, board) for name, table in tables.items())
    faults.check()
    _check_twins(faults, missions)
    faults.check()
    return missions


def _mission(name: str, table: Table, board: Board) -> Mission:
    text = table.line("text")
    kind = table.choice("kind", KINDS, "kind of mission")
    if not kind:
        return Mission(name, text, KINDS[0])
    needed = NEEDED[kind]
    table.only(("kind", "text", "rank", "show", *needed, *_optional(kind)))
    continents = [board.continents.index(c) for c in _named(table, "continents", board.continents)] if "continents" in needed else []
    places = [board.number[t] for t in _named(table, "places", board.territories)] if "places" in needed else []
    if kind == "hold_on_continent" and len(continents) > 1:
        table.fault("continents", "must be one continent")
    most = _most(kind, board, continents, places)
    return Mission(
        name,
        text,
        kind,
        rank=RANKS.index(table.choice("rank", RANKS, "rank", default=RANKS[0]) or RANKS[0]),
        show=SHOW[table.choice("show", ("start", "attack", "end"), "moment") if "show" in table else ""],
        count=table.number("count", 1, most) if "count" in needed else 0,
        armies=table.number("armies", 1, MOST_ARMIES, default=None if "armies" in needed else 1),
        free=table.number("free", 0, len(board.continents) - len(continents), default=0),
        colour=table.number("colour", 1, MOST_PLAYERS) - 1 if "colour" in needed else -1,
        places=places,
        continents=continents,
        by_players=_by_players(table, most) if "by_players" in table else None,
    )


def _optional(kind: str) -> tuple[str, ...]:
    """What a mission of this kind may say."""
    if kind == "continents":
        return ("free",)
    if kind in ("territories", "block"):
        return ("armies", "by_players")
    return ("by_players",) if "count" in NEEDED[kind] else ()


def _named(table: Table, key: str, known: list[str]) -> list[str]:
    """The territories or continents that a mission names, one at least."""
    what = "continent" if key == "continents" else "territory"
    if table.values.get(key) == []:
        table.fault(key, f"must name a {what}")
    return table.choices(key, known, what)


def _most(kind: str, board: Board, continents: list[int], places: list[int]) -> int:
    """The largest count that a mission of this kind can ask for on this board."""
    if kind == "hold_some":
        return len(places) or int(board.size)
    if kind == "hold_on_continent":
        return sum(len(board.members[c]) for c in continents) or int(board.size)
    if kind in ("conquer_on_continents", "any_continents"):
        return len(board.continents)
    if kind in ("sea_lanes", "conquer_across_sea"):
        return sum(len(others) for others in board.sea) // 2
    return MOST_PLAYERS - 1 if kind == "conquer_from_opponents" else int(board.size)


def _by_players(table: Table, most: int) -> dict[int, int]:
    """Another count for some numbers of players."""
    counts = table.table("by_players")
    players = {str(n): n for n in range(2, MOST_PLAYERS + 1)}
    counts.only(players)
    return {players[key]: counts.number(key, 1, most) for key in counts.values if key in players}


def _check_twins(faults: Faults, missions: tuple[Mission, ...]) -> None:
    """No two cards ask for the same."""
    seen: dict[object, str] = {}
    for m in missions:
        asked = (m.kind, m.rank, m.show, m.armies, m.free, m.colour, frozenset(m.places), frozenset(m.continents), tuple(m.counts))
        twin = seen.setdefault(asked, m.name)
        if twin != m.name:
            faults.add(("mission", m.name), f"asks for the same as {twin}")
