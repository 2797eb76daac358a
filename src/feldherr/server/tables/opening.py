"""How tables are opened: what people wish for is checked, and a saved game that they bring is read."""

from __future__ import annotations

import contextlib
from collections.abc import Container, Iterator

import msgspec

from feldherr.editions import find
from feldherr.engine import game as engine
from feldherr.engine.game import SaveError
from feldherr.rules.setup import RollForStart
from feldherr.server import wire
from feldherr.server.replays.cache import LONGEST, Press
from feldherr.server.replays.recorder import Recorder
from feldherr.server.store.records import Opening, Row
from feldherr.server.tables import dice
from feldherr.server.tables.dice import Key
from feldherr.server.tables.modes import check_player, on_given_map, on_named_map
from feldherr.server.tables.seed_shares import Secret
from feldherr.server.tables.session import Session
from feldherr.server.tables.standing import PERSON
from feldherr.server.tables.text import readable, told_apart

HERE = "here"
LONGEST_NAME = 30
CLOCKS = (0, 86_400)
PACES = (0, 10_000)


class Saved(msgspec.Struct, frozen=True):
    """A saved game that was read and checked: what is needed to go on with it."""

    mode: str
    house: dict[str, str]
    seats: int
    answers: list[str]  # as lines of the record


def begun(name: str, wish: wire.NewTable, key: Key, game: Saved | None = None, own: Container[str] = ()) -> tuple[Session, list[Row]]:
    """A new session, at the end of the saved game if there is one, and the rows of that game."""
    opening, rows = prepared(wish, game, own)
    table = Session(name, promised(name, opening, key, len(rows)), key)
    table.replay(rows)
    return table, rows


def prepared(wish: wire.NewTable, game: Saved | None = None, own: Container[str] = ()) -> tuple[Opening, list[Row]]:
    """The settings of a new table and the rows it begins with; ValueError says what is wrong with the request.

    The saved game is read here, unless a worker has done that; `own` are the players that the server has besides ours.
    """
    mode, house, rows = (wish.mode, wish.house, []) if not wish.game else imported(wish, game or saved(wish.game))
    rules = on_named_map(find(mode), house)
    rules.seated(len(wish.players))
    players = [PERSON if p == HERE else p for p in wish.players]
    here = [s for s, p in enumerate(wish.players) if p == HERE]
    for player in players:
        check_player(player, own)
    for what, value, (low, high) in (("clock", wish.clock, CLOCKS), ("pace", wish.pace, PACES)):
        if not low <= value <= high:
            raise ValueError(f"{what}: a number from {low} to {high} is wanted, not {value}")
    settings = wish.clock, wish.pace, wish.chat, wish.dice, dice.fresh(), wish.undo, wish.resigned
    hints = wish.hints == "yes" or (wish.hints == "alone" and players.count(PERSON) == 1)
    names, shares, version = named(wish.names, len(players)), wish.shares, rules.version
    return Opening(mode, house, names, players, *settings, shares=shares, here=here, version=version, hints=hints), rows


def promised(name: str, opening: Opening, key: Key, start: int = 0) -> Opening:
    """The settings with the server's commitment to its share of the seed; `start` moves have been made before."""
    nonce = dice.fresh()
    opening = msgspec.structs.replace(opening, scheme=dice.SHARED, seed=nonce, commitment="", start=start)
    rules = on_named_map(find(opening.mode), opening.house)
    return msgspec.structs.replace(opening, commitment=Secret(key, name, opening, rules).renewed(nonce, start).commitment)


def opening_again(old: Session) -> tuple[Opening, dict[int, int]]:
    """The settings of a rematch, and the new number of every seat.

    Where dice decide who begins, all stay where they are; else everybody moves up by one seat, so that the next one begins.
    """
    n = len(old.players)
    up = 0 if any(isinstance(phase, RollForStart) for phase in old.state.rules.setup) else 1
    seats = {s: (s - up) % n for s in range(n)}
    order = [(s + up) % n for s in range(n)]
    names, players = [old.opening.names[s] for s in order], [old.players[s] for s in order]
    here = [s for s, p in enumerate(players) if p == PERSON]
    version = find(old.opening.mode).version
    fresh = {"names": names, "players": players, "seed": dice.fresh(), "here": here, "version": version, "adopted": 0}
    return msgspec.structs.replace(old.opening, **fresh), seats


def named(names: list[str], seats: int) -> list[str]:
    """A name for every seat, no two of which look the same; ValueError if one is too long or not printable."""
    names = [called(n) if n.split() else "" for n in names[:seats]]
    names += [""] * (seats - len(names))
    return told_apart([n or f"Player {s + 1}" for s, n in enumerate(names)], LONGEST_NAME)


def called(name: str) -> str:
    """A name with single spaces; ValueError if it is too long or not printable."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not readable(name):
        raise ValueError(f"names: up to {LONGEST_NAME} printable characters each")
    return name


def imported(wish: wire.NewTable, game: Saved) -> tuple[str, dict[str, str], list[Row]]:
    """The mode, house rules and rows of the saved game in a request."""
    if game.seats != len(wish.players):
        raise ValueError(f"players: the saved game has {game.seats} seats, not {len(wish.players)}")
    return game.mode, game.house, [Row(n, "answer", line) for n, line in enumerate(game.answers, 1)]


def saved(text: str) -> Saved:
    """A saved game that somebody has sent; ValueError says what is wrong with it."""
    with named_faults():
        game = engine.load(text, find, on_given_map)
    return Saved(game.rules.name, dict(game.rules.house), game.seats, [game.line(seat, a) for seat, a in game.log])


def recorded(text: str) -> bytes:
    """The replay of a saved game, compressed: every answer is checked and recorded as it is read; ValueError says what is wrong with it.

    Chunk by chunk, so that a long game takes little memory.
    """
    with named_faults():
        game, reader = engine.opened(text, find, on_given_map)
        wish = wire.NewTable(game.rules.name, [PERSON] * game.seats, names=game.names, house=dict(game.rules.house))
        recorder = Recorder(Session("", prepared(wish)[0]), everything=True)
        press = Press()
        pieces = [press.add(recorder.head())]
        while recorder.read_saved(reader, LONGEST) or len(pieces) == 1:
            pieces.append(press.add(recorder.chunk()))
    return b"".join(pieces) + press.end()


@contextlib.contextmanager
def named_faults() -> Iterator[None]:
    """Say of what is wrong that it is in the saved game."""
    try:
        yield
    except SaveError as e:
        raise ValueError(f"game: {e}") from e
