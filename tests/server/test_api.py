"""The requests against their own description: whatever is sent, the reply's status is one that it names, and the body fits."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from feldherr.server.http.api import ENDPOINTS, LINES, openapi
from server.house import LONGEST, House

API = openapi()
OPERATIONS = [(path, method) for path, methods in API["paths"].items() for method in methods]
WORDS: dict[str, list[Any]] = {  # what gets further than any text would
    "mode": ["sv2000.conquest", "nl2004.godstorm", "no.such"],
    "language": ["en", "de", "xx"],
    "map": ["world", "world_italy", "0" * 64],
    "text": ["", "{}", '{"map":{"name":"x"}}'],
    "by": ["", "Ada", "x" * 31],
    "players": ["person", "here", "recruit", "captain:reckless", "nobody"],
    "player": ["person", "recruit", "nobody"],
    "seat": ["0", "1", "2", "host", "spectator", "9", "-1"],
    "names": ["Ada", "a\u202eb", "x" * 31],
    "clock": [0, 60, 86_400, -1],
    "way": ["0-1", "0-1-5", "0", "0-0", "0-41", "0-1-"],
    "stop": ["1", "3", "-1"],
    "behind": ["0", "0-2", "-1"],
    "pace": [0, 10_000, -1],
    "seed": [7, -1, 1 << 70],
    "territories": [8, 7, 10**9],
}
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
)
numbers = itertools.count()


@dataclass
class Caller:
    """A device that is host of a table."""

    http: httpx.Client
    words: dict[str, list[Any]]
    seen: dict[tuple[str, str], set[int]] = field(default_factory=dict)


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caller]:
    folder: Path = tmp_path_factory.mktemp("api")
    with House(str(folder / "tables.db"), folder / "log") as house, httpx.Client(base_url=house.url, timeout=LONGEST) as http:
        wish = {"mode": "sv2000.conquest", "players": ["here", "person", "person"]}
        reply = http.post("/api/tables", json=wish)
        opened = reply.json()
        http.headers["Cookie"] = reply.headers["set-cookie"].partition(";")[0]
        other = httpx.post(f"{house.url}/api/tables", json=wish).json()
        ours: dict[str, list[Any]] = {"table": [opened["table"], other["table"]], "token": [opened["host"], other["spectator"]]}
        yield Caller(http, WORDS | ours)
        assert house.stop() == 0
        assert (folder / "log").read_text("utf-8") == ""


def values(schema: dict[str, Any], words: dict[str, list[Any]], name: str = "") -> st.SearchStrategy[Any]:
    """Things that fit a schema."""
    if "$ref" in schema:
        return values(API["components"]["schemas"][schema["$ref"].rpartition("/")[2]], words)
    if schema.get("type") == "array":
        return st.lists(values(schema["items"], words, name), max_size=4)
    if schema.get("type") == "object":
        parts = {key: values(part, words, key) for key, part in schema.get("properties", {}).items()}
        wanted = {key: parts[key] for key in schema.get("required", [])}
        spare = {key: parts[key] for key in parts if key not in wanted}
        return st.fixed_dictionaries(wanted, optional=spare) if parts else st.dictionaries(st.text(), st.text(), max_size=2)
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    plain: dict[str, st.SearchStrategy[Any]] = {"string": st.text(), "integer": st.integers(), "boolean": st.booleans()}
    return st.sampled_from(words[name]) if name in words else plain[schema["type"]]


def misfits(good: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """The same with something wrong, or something altogether different."""
    return ANYTHING | st.tuples(good, st.text(), ANYTHING).map(lambda t: {**t[0], t[1]: t[2]}) | good.map(lambda g: dict([*g.items()][1:]))


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """Whether a value fits a schema, as far as ours go."""
    if "$ref" in schema:
        return fits(value, API["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    if "enum" in schema:
        return value in schema["enum"]
    if "anyOf" in schema:
        return any(fits(value, each) for each in schema["anyOf"])
    kind = schema["type"]
    if kind == "array":
        return isinstance(value, list) and all(fits(v, schema["items"]) for v in value)
    if kind == "object" and isinstance(value, dict):
        parts, rest = schema.get("properties", {}), schema.get("additionalProperties", {})
        return set(schema.get("required", [])) <= set(value) and all(fits(v, parts.get(key, rest)) for key, v in value.items())
    kinds: dict[str, type | tuple[type, ...]] = {
        "string": str,
        "integer": int,
        "number": (int, float),
        "boolean": bool,
        "object": dict,
        "null": type(None),
    }
    return isinstance(value, kinds[kind]) and (kind != "integer" or value is not True)


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(data=st.data())
def test_each_reply_is_as_described(caller: Caller, path: str, method: str, data: st.DataObject) -> None:
    operation = API["paths"][path][method]
    part = st.text(st.characters(exclude_characters="/.", exclude_categories=["Cs"]), min_size=1)
    names = {p["name"]: data.draw(st.sampled_from(caller.words[p["name"]]) | part) for p in operation["parameters"]}
    address = path.format_map({name: quote(value, safe="") for name, value in names.items()})
    headers = {"X-Forwarded-For": f"10.0.{next(numbers) // 50}.1", "Content-Type": "application/json"}
    content = None
    if "requestBody" in operation:
        good = values(operation["requestBody"]["content"]["application/json"]["schema"], caller.words)
        content = json.dumps(data.draw(good | good | misfits(good))).encode()
    reply = caller.http.request(method, address, content=content, headers=headers)
    caller.seen.setdefault((path, method), set()).add(reply.status_code)
    described = operation["responses"].get(str(reply.status_code))
    assert described, (reply.status_code, reply.text)
    kind = reply.headers["content-type"].partition(";")[0]
    parts: list[Any] = [reply.text] if kind == "text/plain" else [json.loads(line) for line in reply.text.rstrip("\n").split("\n")]
    assert kind == LINES or len(parts) == 1
    for each in parts:
        assert fits(each, described["content"][kind]["schema"]), each


def test_the_description_is_served_and_names_every_request(caller: Caller) -> None:
    reply = caller.http.get("/api/openapi.json")
    assert reply.json() == json.loads(json.dumps(API))
    assert caller.http.get("/api/openapi.json", headers={"If-None-Match": reply.headers["etag"]}).status_code == 304
    assert len(OPERATIONS) == len(ENDPOINTS)
