"""Writes what follows from the types of the wire: docs/protocol.md and web/src/wire.ts. `--check` only says whether they are up to date."""

from __future__ import annotations

import sys
import typing
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal

import msgspec
from msgspec.structs import FieldInfo, fields

from feldherr.server import wire
from feldherr.server.api import ENDPOINTS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "protocol.md"
CLIENT = ROOT / "web" / "src" / "wire.ts"
NAMED = {wire.Code: "Code", wire.Reaction: "Reaction"}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
HEAD = """# The protocol

What clients and the server say to each other, made by `tools/protocol.py` from `src/feldherr/server/wire.py`: change that, and run it
again. How a client comes to a table, and what the server promises, is in [server.md](server.md); what a row of `extra` means, in
[formats.md](formats.md).

Messages over the stream (`/api/tables/{table}/stream?since=VERSION&heard=LINE`) are JSON objects, told apart by their `type`. Territories,
cards and other things are numbers, in the order of `GET /api/modes/{mode}`. Versions count the rows of a table's record: an answer is
accepted with the number of its row. A client that comes back names the version it has and the last line of chat that it heard; one that has
heard nothing for long asks for a sign of life (`ping`).
"""
EVENTS = """
## Events

What an event is about follows from its kind. `seat` is who did it or whom it befell, `other` the other side in it; `a`, `b` and `c` are
territories or cards; what is left out is -1, 0 or empty, or not for these eyes.

| kind | seat | other | a, b, c | n, m | dice, left |
| --- | --- | --- | --- | --- | --- |
"""
KINDS = {
    "deal": "owner | | territory | armies |",
    "start_roll": " | | | seats that roll, as bits | a die each",
    "roll": "whose turn | side | | | a die",
    "claim": "who | | territory | |",
    "place": "who | whose armies | territory | how many |",
    "trade": "who | | three cards | worth |",
    "stars": "who | | | worth |",
    "lay": "who | | card | |",
    "bonus": "who | | territory | armies |",
    "income": "who | | | armies |",
    "attack": "side | defender | origin, target | armies |",
    "defend": "who decides | side | territory | dice |",
    "battle": "side | defender | origin, target, dice of the attacker | losses on both sides | faces; armies left in both",
    "conquest": "side | loser | origin, target | dice of the attacker |",
    "occupy": "side | | origin, target | armies |",
    "fortify": "side | | origin, target | armies |",
    "done": "who | | | |",
    "draw": "who | | card, for its owner's eyes | |",
    "mission": "who | | mission, for its owner's eyes | |",
    "show": "who | | mission | |",
    "lies_open": "who | | mission | |",
    "capital": "who | | territory, for its owner's eyes | |",
    "capital_fell": "conqueror | owner | territory | |",
    "taken_over": "conqueror | loser | territory | |",
    "cards": "who gets them | whose they were | | how many |",
    "bribe": "who | neutral side | card, for the briber's eyes | |",
    "raise": "who | neutral side | | |",
    "ally": "neutral side | its ally, -1 for none | | |",
    "out": "by whom | who is out | | |",
    "turn": "whose turn begins | | | round |",
    "over": " | | | winners as bits, reason |",
}
AFTER = """
Godstorm tells its own kinds beside these, in the same way (`src/feldherr/godstorm/said.py` and `changes.py`).
"""


def structs() -> dict[str, type[msgspec.Struct]]:
    """All types of the wire, in the order in which they are written."""
    return {
        name: t for name, t in vars(wire).items() if isinstance(t, type) and issubclass(t, msgspec.Struct) and t.__module__ == wire.__name__
    }


def typescript(t: Any) -> str:
    """A Python type in TypeScript."""
    if t in NAMED:
        return NAMED[t]
    if t in PLAIN:
        return PLAIN[t]
    origin, args = typing.get_origin(t), typing.get_args(t)
    if origin is list:
        inner = typescript(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typescript(args[1])}>"
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (typing.Union, UnionType):
        return " | ".join(typescript(arg) for arg in args)
    return str(t.__name__)


def tag(t: type[msgspec.Struct]) -> str:
    return str(t.__struct_config__.tag or "")


def optional(t: type[msgspec.Struct], f: FieldInfo) -> str:
    """A question mark where a field may be left out."""
    return "?" if not f.required and (t.__struct_config__.omit_defaults or t.__struct_config__.forbid_unknown_fields) else ""


def client_types() -> str:
    """The file of types for the client."""
    out = ["// Made by tools/protocol.py from src/feldherr/server/wire.py: change that, and run it again.", ""]
    out += [f"export const PROTOCOL = {wire.PROTOCOL};", f"export const LONGEST_CHAT = {wire.LONGEST_CHAT};", ""]
    out += [
        f"export type {name} = {' | '.join(repr(v).replace(chr(39), chr(34)) for v in typing.get_args(t))};" for t, name in NAMED.items()
    ]
    for name, t in structs().items():
        out += ["", f"/** {(t.__doc__ or '').strip()} */", f"export interface {name} {{"]
        out += [f'  type: "{tag(t)}";'] if tag(t) else []
        out += [f"  {f.encode_name}{optional(t, f)}: {typescript(f.type)};" for f in fields(t)]
        out.append("}")
    for union in ("ServerMessage", "ClientMessage"):
        names = [t.__name__ for t in typing.get_args(getattr(wire, union))]
        out += ["", f"export type {union} = {' | '.join(names)};"]
    return "\n".join(out) + "\n"


def page() -> str:
    """The page about the protocol."""
    out = [HEAD]
    for title, union in (("What the server says", "ServerMessage"), ("What clients say", "ClientMessage")):
        out.append(f"## {title}\n")
        out += [described(t) for t in typing.get_args(getattr(wire, union))]
    told = {t.__name__ for union in (wire.ServerMessage, wire.ClientMessage) for t in typing.get_args(union)}
    out.append("## What messages are made of\n")
    out += [described(t) for name, t in structs().items() if name not in told]
    out.append("## Requests\n\n| request | does | takes | gives |\n| --- | --- | --- | --- |")
    out += [f"| `{e.method} {e.path}` | {e.says} | {cell(e.takes)} | {cell(e.gives)} |" for e in ENDPOINTS]
    events = EVENTS + "\n".join(f"| `{kind}` | {cells} |" for kind, cells in KINDS.items()) + "\n" + AFTER
    return "\n".join(out) + "\n" + events


def cell(t: Any) -> str:
    return "" if t is None else f"`{typescript(t)}`".replace("|", chr(92) + "|")


def described(t: type[msgspec.Struct]) -> str:
    """One type, as a table of its fields."""
    title = f"`{tag(t)}`: {t.__name__}" if tag(t) else t.__name__
    rows = "".join(f"| `{f.encode_name}`{optional(t, f)} | `{typescript(f.type).replace('|', chr(92) + '|')}` |\n" for f in fields(t))
    table = f"\n\n| field | type |\n| --- | --- |\n{rows}" if rows else "\n"
    return f"### {title}\n\n{(t.__doc__ or '').strip()}{table}"


def main() -> int:
    """Write both, or check them."""
    wanted = {PAGE: page(), CLIENT: client_types()}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not up to date: run tools/protocol.py")
        return bool(stale)
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
