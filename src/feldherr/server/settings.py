"""The settings of a server: limits, deadlines, names and proxies, each with its default and its environment variable."""

from __future__ import annotations

import dataclasses
import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

PREFIX = "FELDHERR_"


class Rate(NamedTuple):
    """So many at once, and one more after so many seconds."""

    burst: float
    every: float

    def __str__(self) -> str:
        return f"{self.burst:g}/{self.every:g}"


def of(default: Any, says: str) -> Any:
    """A field with its description, which docs/server.md repeats."""
    return field(default=default, metadata={"says": says})


@dataclass(frozen=True)
class Settings:
    """All settings. "One address" is a /64 network of IPv6; the rate 60/30 is 60 at once and one more every 30 seconds."""

    names: frozenset[str] = of(frozenset(), "host names of this server, besides addresses and `localhost`")
    proxies: frozenset[str] = of(
        frozenset(), "addresses or networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed"
    )
    connections: int = of(12_000, "connections in all; fewer if the system allows fewer open files")
    connections_per_address: int = of(300, "connections from one address, a proxy's excepted")
    header_seconds: float = of(10.0, "seconds in which the headers of a request must come")
    body_seconds: float = of(30.0, "seconds in which the body of a request must come")
    idle_seconds: float = of(15.0, "seconds that a connection without a request is kept")
    stalled_seconds: float = of(30.0, "seconds after which a client that takes nothing of what it is sent is cut off")
    streams: int = of(10_000, "streams in all")
    streams_per_address: int = of(200, "streams from one address")
    streams_per_device: int = of(20, "streams of one device to one table")
    streams_per_table: int = of(2_000, "streams to one table")
    changes: Rate = of(Rate(60, 1), "requests that change something, from one address")
    tables: Rate = of(Rate(60, 30), "tables opened, from one address")
    tables_per_device: int = of(100, "unfinished tables that one device hosts")
    uploads: Rate = of(Rate(10, 10), "saved games sent, from one address")
    odds: Rate = of(Rate(40, 0.1), "odds asked for, from one address")
    computing: Rate = of(Rate(60, 5), "seconds of computing (saved games, long odds), from one address")
    jobs: int = of(64, "saved games and odds that wait for computing, in all")
    jobs_per_address: int = of(8, "saved games and odds that wait for computing, from one address")
    job_seconds: float = of(60.0, "seconds that one saved game may take")
    job_megabytes: int = of(1_024, "memory that one saved game may take")
    pause_seconds: float = of(600.0, "seconds that computers play among themselves without anybody watching")
    unwatched_moves: float = of(50.0, "moves of computers a second, at all tables together that nobody watches")
    unload_seconds: float = of(60.0, "seconds until a table that nobody needs leaves memory")


def environment(variables: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment asks for; ValueError says which variable is wrong."""
    given = {each.name: variables[variable(each.name)] for each in dataclasses.fields(Settings) if variables.get(variable(each.name))}
    return Settings(**{name: _read(variable(name), text, getattr(Settings(), name)) for name, text in given.items()})


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def table() -> str:
    """All settings as a table for docs/server.md."""
    rows = [f"| `{variable(each.name)}` | {_shown(each.default)} | {each.metadata['says']} |" for each in dataclasses.fields(Settings)]
    return "\n".join(["| variable | default | meaning |", "| --- | --- | --- |", *rows])


def _shown(default: Any) -> str:
    return "none" if isinstance(default, frozenset) else f"{default:g}" if isinstance(default, int | float) else str(default)


def _read(name: str, text: str, default: Any) -> Any:
    try:
        if isinstance(default, frozenset):
            words = frozenset(text.lower().split())
            return frozenset(str(ipaddress.ip_network(word)) for word in words) if name == variable("proxies") else words
        numbers = [float(part) for part in text.split("/")]
        if any(not 0 < n < 1e12 for n in numbers) or len(numbers) != (2 if isinstance(default, Rate) else 1):
            raise ValueError
        return Rate(*numbers) if isinstance(default, Rate) else type(default)(numbers[0])
    except ValueError:
        wanted = (
            "addresses or networks" if isinstance(default, frozenset) else "60/30" if isinstance(default, Rate) else "a positive number"
        )
        raise ValueError(f"{name}: {wanted} is wanted, not {text!r}") from None
