"""Messages over a stream that must be refused: broken, oversized, out of turn, for others."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from server.target import Target

STRANGE: tuple[Any, ...] = (None, "x", 1.5, [], {}, True, "\x00", 10**30, -(10**30), [[[]]])
UNPRINTABLE = ("", "   ", "\x00", "a\x07b", "a\u202eb", "\u2066", "\ufeff", "x" * 301, "\u200b")
BAD_FRAME = 20_000  # bytes, more than the server's limit for a frame
Frame = tuple[str, str | bytes]  # who says it, and what


def answer(version: int, seat: int = 0, text: str = "place alaska 1") -> dict[str, Any]:
    return {"type": "answer", "id": 7, "seat": seat, "version": version, "answer": text}


def broken(rng: random.Random, at: Target) -> Frame:
    text = json.dumps(answer(at.version))
    junk = "".join(chr(rng.choice((rng.randint(0, 127), rng.randint(128, 0xD7FF)))) for _ in range(rng.randint(0, 60)))
    return "asked", rng.choice((text[: rng.randint(0, len(text) - 1)], text + "}", junk, "", "null", "[]", '"answer"', "1e999", "NaN"))


def wrong_type(rng: random.Random, at: Target) -> Frame:
    said = answer(-1)  # of no version, should a strange thing do for a number
    said[rng.choice(("type", "id", "seat", "answer", "version"))] = rng.choice(STRANGE)
    return "asked", json.dumps(said)


def unknown(rng: random.Random, at: Target) -> Frame:
    said = answer(at.version) | {rng.choice(("admin", "seed", "__class__", "eyes")): 1}
    return "asked", json.dumps(rng.choice((said, {"type": "undo"}, {"type": "snapshot"}, {"seat": 0}, {"type": "resync", "seat": 0})))


def out_of_order(rng: random.Random, at: Target) -> Frame:
    """Orders that are none, or not one's own; nothing to take back, nothing to agree to."""
    orders = {"seat": 1, "defend": "most", "occupy": "ask", "setup": False, "skip": True, "react": "ask"}
    spoilt = {**orders, rng.choice(list(orders)): rng.choice(STRANGE[:-1])}
    if type(spoilt["setup"]) is type(spoilt["skip"]) is bool:
        spoilt["seat"] = 7
    said: dict[str, Any] = rng.choice(
        (
            {"type": "orders", "orders": {**orders, "seat": rng.choice((0, -1, 2, 99))}},
            {"type": "orders", "orders": spoilt},
            {"type": "orders", "orders": {"seat": 1}},
            {"type": "orders"},
            {"type": "undo", "id": 3, "seat": 1, "version": at.version},
            {"type": "undo", "id": 3, "seat": rng.choice((0, -1, 99)), "version": at.version},
            {"type": "resign", "seat": rng.choice((0, -1, 2, 99))},
            {"type": "offer", "seat": rng.choice((0, -1, 99)), "what": "end"},
            {"type": "offer", "seat": 1, "what": rng.choice(STRANGE)},
            {"type": rng.choice(("agree", "decline")), "seat": rng.choice((0, 1, -1, 99))},
        )
    )
    return "idle", json.dumps(said)


def huge_number(rng: random.Random, at: Target) -> Frame:
    digits = rng.choice(("-", "")) + "9" * rng.choice((19, 20, 300, 3900))
    name = rng.choice(("id", "seat", "version"))
    return "idle", json.dumps(answer(at.version) | {name: 0}).replace(f'"{name}": 0', f'"{name}": {digits}')


def deep(rng: random.Random, at: Target) -> Frame:
    opening = rng.choice(("[", '{"type":', '{"seat":', '{"type":"take","seat":[', '{"type":"chat","text":{"a":'))
    return "asked", (opening * 4000)[: rng.randint(100, 4090)]


def surrogate(rng: random.Random, at: Target) -> Frame:
    half = rng.choice(("\\ud800", "\\udfff", "\\udfff\\ud800", "\\ud800x"))
    return "asked", json.dumps(rng.choice((answer(at.version), {"type": "chat", "text": "place"}))).replace("place", half)


def binary(rng: random.Random, at: Target) -> Frame:
    return "asked", rng.choice((b"", b"\xff\x00", json.dumps(answer(at.version)).encode()))


def oversized(rng: random.Random, at: Target) -> Frame:
    return "asked", json.dumps(answer(at.version, text="x" * rng.choice((4097, 10_000, 16_000, BAD_FRAME))))


def other_seat(rng: random.Random, at: Target) -> Frame:
    seat = rng.choice((0, 2, 3, 6, 99, -1, -2, -3))
    who = rng.choice(("idle", "spectator"))
    of = rng.choice(({"type": "take"}, {"type": "back"}, answer(at.version)))
    return who, json.dumps(of | {"seat": seat})


def out_of_turn(rng: random.Random, at: Target) -> Frame:
    return "idle", json.dumps(answer(at.version + rng.choice((-1, 0, 1)), 1))


def other_version(rng: random.Random, at: Target) -> Frame:
    return "asked", json.dumps(answer(rng.choice((at.since - 1000, at.since - 2, at.since - 1, at.version + 1, at.version + 2, 10_000))))


def illegal(rng: random.Random, at: Target) -> Frame:
    places = ("alaska", "kamchatka", "nowhere", "1", "-1", "", "🦊", "ALASKA", "../..", "a" * 3000)
    if rng.random() < 0.4:
        return "asked", json.dumps(answer(at.version, text=rng.choice(("attack alaska kamchatka 3", "occupy 1", "defend 2", "done"))))
    verb = rng.choice(("attack", "fortify", "occupy", "bid", "capital", "roll", "trade", "deal", "draw", "mission", "nothing", "\x00", "?"))
    return "asked", json.dumps(answer(at.version, text=f"{verb} {rng.choice(places)} {rng.choice(places)[:900]} {rng.choice(STRANGE)}"))


def chatter(rng: random.Random, at: Target) -> Frame:
    who, seat = rng.choice((("spectator", -1), ("spectator", 0), ("idle", 0), ("idle", -3), ("asked", -(10**25))))
    good = {"type": "chat", "text": "hello", "seat": seat}
    bad = {"type": "chat", "text": rng.choice(UNPRINTABLE), "seat": -2}
    return who, json.dumps(rng.choice((good, bad, {"type": "react", "mark": "laugh", "seat": seat}, {"type": "react", "mark": "evil"})))


FRAMES: tuple[Callable[[random.Random, Target], Frame], ...] = (
    broken,
    out_of_order,
    wrong_type,
    unknown,
    huge_number,
    deep,
    surrogate,
    binary,
    oversized,
    other_seat,
    out_of_turn,
    other_version,
    illegal,
    chatter,
)
