"""Writes what follows from the types of the wire: docs/protocol.md and web/src/wire.ts. `--check` only says whether they are up to date."""

from __future__ import annotations

import json
import sys
import typing
from collections.abc import Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal

import msgspec
from msgspec.structs import FieldInfo, fields

from feldherr import editions  # noqa: F401 (the modes bring their events and questions)
from feldherr.engine.declared import Declared, Field
from feldherr.engine.event import EVENTS
from feldherr.engine.question import QUESTIONS, Question
from feldherr.server import wire
from feldherr.server.http.api import ENDPOINTS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "protocol.md"
CLIENT = ROOT / "web" / "src" / "wire.ts"
NAMED: dict[Any, str] = {wire.Code: "Code", wire.Reaction: "Reaction"}
DECLARED: dict[Any, str] = {wire.Event: "Event", wire.Asking: "Asking"}
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
EVENTS_HEAD = """
## Events

What happened: an object with its `kind` and the fields of that kind, made from the catalogues in `src/feldherr/engine/event.py`,
`rules/events.py` and `godstorm/events.py`. A field that is not for these eyes is left out. Numbers stand for what the third column says;
-1 is nobody, or none.
"""
ASKING_HEAD = """
## What is asked

`asking` in a view: an object with its `kind` (the name of the step that asks), its `secrecy` and the fields of that kind, made from
`src/feldherr/rules/questions.py` and `godstorm/questions.py`. What is **open** may be asked before all eyes; what is **secret** shows what
only the player knows; **sealed** answers are given by several at once, unseen by the others until all are in. All may know the fields.
Questions for chance are answered by the program, or with dice that somebody rolled.
"""


def structs() -> dict[str, type[msgspec.Struct]]:
    """All types of the wire, in the order in which they are written."""
    return {
        name: t for name, t in vars(wire).items() if isinstance(t, type) and issubclass(t, msgspec.Struct) and t.__module__ == wire.__name__
    }


def typescript(t: Any) -> str:
    """A Python type in TypeScript."""
    if t in NAMED or t in DECLARED:
        return NAMED.get(t) or DECLARED[t]
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
    out += declared("Event", EVENTS) + declared("Asking", QUESTIONS)
    out += tables()
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
    return "\n".join(out) + "\n" + EVENTS_HEAD + catalogue(EVENTS) + ASKING_HEAD + catalogue(QUESTIONS)


# ---- what is declared ---------------------------------------------------------------------------------------------------------------


def declared(name: str, kinds: Mapping[str, type[Declared]]) -> list[str]:
    """A type for each kind, and their union."""
    out = []
    for kind, cls in kinds.items():
        out += ["", f"/** {cls.__doc__} */", f"export interface {type_of(name, cls)} {{", f'  kind: "{kind}";']
        out += [f'  secrecy: "{cls.secrecy}";'] if issubclass(cls, Question) else []
        out += [f"  {f.name}{'?' if f.secret else ''}: {field_type(cls, f)}; // {f.says}" for f in cls.fields]
        out.append("}")
    return [*out, "", f"export type {name} =", *[f"  | {type_of(name, cls)}" for cls in kinds.values()], "  ;"]


def type_of(name: str, cls: type[Declared]) -> str:
    return f"{cls.__name__}{name}"


def field_type(cls: type[Declared], field: Field) -> str:
    """What the field holds, without the None of a secret that is left out."""
    t = typing.get_type_hints(cls)[field.name]
    return typescript(typing.get_args(t)[0] if field.secret else t)


def tables() -> list[str]:
    """What the client needs to know of every kind of event: what its fields are, and which of them are secret."""
    what = sorted({f.what for cls in EVENTS.values() for f in cls.fields})
    fields_of_each = [f"  {kind}: {{ {', '.join(f'{f.name}: {quoted(f.what)}' for f in cls.fields)} }}," for kind, cls in EVENTS.items()]
    secret = [f"  {kind}: [{', '.join(quoted(f.name) for f in cls.secrets)}]," for kind, cls in EVENTS.items() if cls.secrets]
    return [
        "",
        f"export type What = {' | '.join(map(quoted, what))};",
        "",
        "/** What the numbers in an event's fields stand for. */",
        'export const FIELDS: Record<Event["kind"], Record<string, What>> = {',
        *(line.replace("{  }", "{}") for line in fields_of_each),
        "};",
        "",
        "/** The fields of an event that not all may know. */",
        'export const SECRETS: Partial<Record<Event["kind"], readonly string[]>> = {',
        *secret,
        "};",
    ]


def quoted(text: str) -> str:
    return json.dumps(text)


def catalogue(kinds: Mapping[str, type[Declared]]) -> str:
    """Every kind with its fields: what they are, who may know them, what they mean."""
    return "".join(f"\n### `{kind}`{note(cls)}\n\n{cls.__doc__}\n{fields_of(cls)}" for kind, cls in kinds.items())


def note(cls: type[Declared]) -> str:
    if not issubclass(cls, Question):
        return ""
    return " (chance)" if cls.chance else f" ({cls.secrecy})"


def fields_of(cls: type[Declared]) -> str:
    if not cls.fields:
        return ""
    rows = [f"| `{f.name}` | `{field_type(cls, f)}` | {f.what} | {f.audience} | {f.says} |\n" for f in cls.fields]
    return "\n| field | type | is a | known to | meaning |\n| --- | --- | --- | --- | --- |\n" + "".join(rows)


# ---- types of the wire --------------------------------------------------------------------------------------------------------------


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
