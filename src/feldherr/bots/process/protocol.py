"""The messages between referee and playing programs, one JSON object per line (docs/bot-protocol.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from feldherr.engine import position
from feldherr.engine.action import NAMES, SHAPES, first, high, listed, number, second, third, verb_of
from feldherr.engine.declared import OWN_CARD, PLACE
from feldherr.engine.game import understood
from feldherr.engine.play import options, question
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon, TextError
from feldherr.holdings import hand, holder

PROTOCOL = 1
LONGEST = 65_536  # bytes of a reply


class Misfit(ValueError):
    """A malformed reply."""


class Cheat(ValueError):
    """An illegal move."""


def hello() -> dict[str, Any]:
    """The first message to a program."""
    return {"type": "hello", "protocol": PROTOCOL, "referee": "feldherr"}


def board(view: State, game: int) -> dict[str, Any]:
    """The map of a game by names, told before its first question: borders and continents as printed, and the symbols of the cards."""
    b = view.rules.board
    places: dict[str, dict[str, Any]] = {name: {"borders": [b.places[t] for t in b.adjacent[i]]} for i, name in enumerate(b.places)}
    for i, name in enumerate(b.territories):
        places[name] |= {"continent": b.continents[b.continent_of[i]], "symbol": b.symbols[b.symbol[i]], "stars": int(b.stars[i])}
    return {
        "type": "map",
        "game": game,
        "map": b.name,
        "territories": places,
        "continents": {name: {"bonus": int(b.bonus[i])} for i, name in enumerate(b.continents)},
        "symbols": b.symbols,
    }


def ask(view: State, seat: int, game: int, number: int, milliseconds: int) -> dict[str, Any]:
    """The question to a seat, with its view as a position."""
    words = Lexicon(view.rules, view.seats)
    return {
        "type": "ask",
        "protocol": PROTOCOL,
        "id": number,
        "game": game,
        "mode": view.rules.name,
        "players": int(view.seats),
        "seat": seat,
        "milliseconds": milliseconds,
        "position": position.write(view),
        "board": {name: {"owner": holder(view, i), "armies": int(view.armies[i])} for i, name in enumerate(view.rules.board.places)},
        "hand": hand(view, seat),
        "question": asked(view, words),
        "options": [offered(words, o) for o in options(view, seat)],
    }


def asked(view: State, words: Lexicon) -> dict[str, Any]:
    """The pending question: its kind and its fields, with names for places and the mode's own cards."""
    q = question(view)
    assert q is not None  # nobody is asked in a game that is over
    names = {PLACE: words.places, OWN_CARD: words.own}
    return {"kind": q.kind} | {field.name: _named(getattr(q, field.name), names.get(field.what)) for field in q.fields}


def _named(value: Any, names: Sequence[str] | None) -> Any:
    if names is None:
        return value
    if isinstance(value, list):
        return [names[n] for n in value]
    return names[value] if value >= 0 else None


def offered(words: Lexicon, option: int) -> dict[str, Any]:
    """An option as text and in parts."""
    out: dict[str, Any] = {"text": words.offer(option), "verb": NAMES[verb_of(option)], "on": []}
    things = iter((first(option), second(option), third(option)))
    for kind in SHAPES[verb_of(option)]:
        if kind == "#":
            out |= {"low": int(number(option)), "high": int(high(option))}
        else:
            out["on"].append(words.thing(kind, next(things)))
    return out


def over(game: int, seat: int, winners: list[int], reason: str) -> dict[str, Any]:
    """The message that a game is over."""
    return {"type": "over", "game": game, "seat": seat, "winners": winners, "reason": reason}


def bye() -> dict[str, Any]:
    """The message that ends a program."""
    return {"type": "bye"}


def line(message: dict[str, Any]) -> bytes:
    """A message as a line of JSON."""
    return json.dumps(message).encode() + b"\n"


def message(data: bytes) -> dict[str, Any]:
    """The message in a line; Misfit if it is not a JSON object."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as e:
        raise Misfit(f"not JSON: {_quoted(data)} ({str(e)[:80]})") from None
    if not isinstance(found, dict):
        raise Misfit(f"a JSON object is wanted, not {_quoted(data)}")
    return found


def check_hello(reply: dict[str, Any]) -> str:
    """The name that a program gives itself; Misfit if it speaks another protocol."""
    if reply.get("type") != "hello" or reply.get("protocol") != PROTOCOL:
        raise Misfit(f'the reply to hello is {{"type": "hello", "protocol": {PROTOCOL}}}, not {_quoted(reply)}')
    return str(reply.get("name", ""))[:60]


def read_answer(reply: dict[str, Any], view: State, seat: int, number: int) -> tuple[int, str]:
    """The move and reason in a reply; Misfit if it is malformed, Cheat if the move is illegal."""
    text = reply.get("answer")
    if not isinstance(text, str):
        raise Misfit(f'a reply has an "answer", which is text; {_quoted(reply)} has none')
    if reply.get("id", number) != number:
        raise Misfit(f"the reply is to question {_quoted(reply['id'])}, not to {number}")
    words = Lexicon(view.rules, view.seats)
    legal = options(view, seat)
    try:
        answer = understood(view, seat, text.split(), words)
    except TextError as e:
        raise Cheat(f'"{text[:80]}": {e}') from None
    if not listed(legal, answer):
        raise Cheat(f'"{text[:80]}" is not possible while {view.top().name}; possible: {words.hint(legal, answer)}')
    reason = reply.get("reason", "")
    return answer, reason[:500] if isinstance(reason, str) else ""


def _quoted(what: object) -> str:
    text = what.decode("utf-8", "replace").strip() if isinstance(what, bytes) else json.dumps(what)
    return text if len(text) <= 80 else f"{text[:80]}…"
