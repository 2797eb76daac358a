"""A computer player as a process: reads questions (JSON lines, or positions as text) and replies with JSON lines."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, BinaryIO

from feldherr.bots.bot import Bot
from feldherr.bots.catalogue import make
from feldherr.bots.players.random import Stream
from feldherr.bots.process.protocol import PROTOCOL, Misfit, line, message
from feldherr.editions import find, with_house_rules
from feldherr.engine import position
from feldherr.engine.action import CHANCE
from feldherr.engine.game import SaveError
from feldherr.engine.play import players
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon
from feldherr.engine.view import observe
from feldherr.value.chances import GUESSES, chances, chances_in_view

LONGEST = 1 << 20  # bytes of a line, and of a position
MINDS = 64  # games of which a player's plan is kept in mind


class Bye(Exception):
    """The other side has no more questions."""


class Service:
    """One player for many games and modes; remembers a bot for each of the latest games and seats."""

    def __init__(self, name: str, think: float = -1.0) -> None:
        self.name = name
        self.think = think
        self.minds: OrderedDict[tuple[str, ...], Bot] = OrderedDict()

    def reply(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The reply to a message; None if it needs none, Misfit if it is malformed, Bye if it was the last."""
        kind = message.get("type", "ask")
        if kind == "hello":
            if message.get("protocol") != PROTOCOL:
                raise Misfit(f"this player speaks protocol {PROTOCOL}, not {str(message.get('protocol'))[:20]}")
            return {"type": "hello", "protocol": PROTOCOL, "name": f"feldherr {self.name}"}
        if kind == "bye":
            raise Bye
        if kind in ("map", "over"):
            return None
        if kind not in ("ask", "chances"):
            raise Misfit(f'"type" is hello, map, ask, chances, over or bye, not {str(kind)[:40]!r}')
        out = self.asked(message) if kind == "ask" else {"chances": valued(*about(message))}
        return {"id": message["id"], **out} if isinstance(message.get("id"), str | int) else out

    def asked(self, message: dict[str, Any]) -> dict[str, Any]:
        """Answer a question; options follow from the position and are not read."""
        text, seat = about(message)
        return self.answer(text, seat, str(message.get("game", ""))[:80], self.player(message))

    def player(self, message: dict[str, Any]) -> str:
        """The player that answers a question: always the same one."""
        return self.name

    def make(self, name: str) -> Bot:
        """A new player."""
        return make(name, 0, self.think)

    def answer(self, text: str, seat: int | None = None, game: str = "", name: str = "") -> dict[str, Any]:
        """The move in a position, for the seat that is asked, chosen from what that seat may know."""
        g = read(text)
        seat = who(g, seat)
        view = g if len(g.unseen) > 0 else observe(g, seat)
        bot = self.mind(game, g.rules.name, seat, name or self.name)
        answer = bot.choose(view, seat)
        return {"seat": seat, "answer": Lexicon(g.rules, g.seats).write(answer), "reason": bot.reason()}

    def mind(self, game: str, mode: str, seat: int, name: str) -> Bot:
        """The bot that remembers this seat of this game; a new one if no game is named."""
        if not game:
            return self.make(name)
        key = game, mode, str(seat), name
        bot = self.minds.pop(key, None) or self.make(name)
        self.minds[key] = bot
        if len(self.minds) > MINDS:
            self.minds.popitem(last=False)
        return bot


def about(message: dict[str, Any]) -> tuple[str, int | None]:
    """The position that a request is about, and the seat if it names one; Misfit if they are none."""
    text, seat = message.get("position"), message.get("seat")
    if not isinstance(text, str):
        raise Misfit('a question has a "position", which is text')
    if seat is not None and type(seat) is not int:
        raise Misfit(f'"seat" is a number from 0, not {str(seat)[:40]!r}')
    return text, seat


def read(text: str) -> State:
    """A position; Misfit if it can't be read."""
    try:
        return position.read(text, find, with_house_rules)
    except (SaveError, OSError) as e:
        raise Misfit(f"position, {e}") from None


def valued(text: str, seat: int | None) -> list[float]:
    """Everybody's chance to win: in a view, or with a seat named, as far as that seat knows, else with all secrets known."""
    g = read(text)
    if seat is not None and not 0 <= seat < g.seats:
        raise Misfit(f"there is no seat {seat}")
    if len(g.unseen) > 0 and seat not in (None, int(g.viewer)):
        raise Misfit(f"this is the view of seat {g.viewer}, not of seat {seat}")
    view = g if len(g.unseen) > 0 or seat is None else observe(g, seat)
    hidden = len(view.unseen) > 0
    found = chances_in_view(view, Stream(0), GUESSES) if hidden else chances(view)
    return [round(float(chance), 6) for chance in found]


def who(g: State, seat: int | None) -> int:
    """The seat to move for: the one named, else the view's, else the first that is asked. Misfit if it is not asked."""
    asked = players(g)
    if not asked or CHANCE in asked:
        raise Misfit("nobody is asked: " + ("dice or a draw come next" if asked else "the game is over"))
    if len(g.unseen) > 0 and seat is not None and seat != g.viewer:
        raise Misfit(f"this is the view of seat {g.viewer}, not of seat {seat}")
    seat = seat if seat is not None else int(g.viewer) if len(g.unseen) > 0 else asked[0]
    if seat not in asked:
        raise Misfit(f"seat {seat} is not asked, but seat {asked[0]}")
    return seat


# ---- reading and writing ------------------------------------------------------------------------------------------------------------


def serve(service: Service, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until the input ends; errors are reported and never end the process."""
    for number, data in questions(source):
        try:
            reply = _reply(service, data)
        except Bye:
            return
        except Misfit as e:
            reply = {"error": f"line {number}: {e}", "line": number}
        except Exception as e:
            reply = {"error": f"line {number}: our mistake, {type(e).__name__}: {str(e)[:200]}", "line": number}
        if reply is not None:
            sink.write(line(reply))
            sink.flush()


def _reply(service: Service, data: bytes) -> dict[str, Any] | None:
    if len(data) > LONGEST:
        raise Misfit(f"longer than {LONGEST:,} bytes")
    if data.startswith(b"{"):
        return service.reply(message(data))
    if not data.startswith(b"feldherr position"):
        shown = data[:60].decode("utf-8", "replace")
        raise Misfit(f'neither a JSON object nor "{position.FORMAT}" and its lines, then an empty one: "{shown}"')
    return service.answer(data.decode("utf-8", "replace"))


def questions(source: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Each question with the number of its first line: a line, or a position up to an empty line."""
    began, text = 0, b""
    for number, data in _lines(source):
        if text and data and len(text) <= LONGEST:
            text += data + b"\n"
        elif text:
            yield began, text
            text = b""
        elif data.startswith(b"feldherr position"):
            began, text = number, data + b"\n"
        elif data:
            yield number, data
    if text:
        yield began, text


def _lines(source: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines without what ends them; of one that is too long there is only its beginning, just too long."""
    number = 0
    while data := source.readline(LONGEST + 1):
        number += 1
        rest = data
        while rest and not rest.endswith(b"\n") and len(rest) > LONGEST:
            rest = source.readline(LONGEST + 1)
        yield number, data.strip() if len(data) <= LONGEST else data
