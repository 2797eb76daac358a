"""The settings of a server: limits, deadlines, names and proxies, each with its default and its environment variable."""

from __future__ import annotations

import dataclasses
import ipaddress
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

PREFIX = "FELDHERR_"
NONE = ("published_maps",)  # settings that may be 0


class Rate(NamedTuple):
    """How many at once, and after how many seconds there may be one more."""

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
        frozenset(), "addresses or networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted"
    )
    connections: int = of(12_000, "connections in all; fewer if the system allows fewer open files")
    connections_per_address: int = of(300, "connections from one address, except a proxy's")
    header_seconds: float = of(10.0, "seconds a client has to send a request's headers")
    body_seconds: float = of(30.0, "seconds a client has to send a request's body")
    idle_seconds: float = of(15.0, "seconds an idle connection is kept open")
    stalled_seconds: float = of(30.0, "seconds after which a client that reads nothing is cut off")
    streams: int = of(10_000, "streams in all")
    streams_per_address: int = of(200, "streams from one address")
    streams_per_device: int = of(20, "streams of one device to one table")
    streams_per_table: int = of(2_000, "streams to one table")
    changes: Rate = of(Rate(60, 1), "requests that change something, from one address")
    reads: Rate = of(Rate(300, 0.05), "requests that only read, and streams opened, from one address")
    files: Rate = of(Rate(1_000, 0.02), "files of the browser client, from one address")
    probes: Rate = of(Rate(30, 0.5), "requests for `/health`, `/metrics` and `/api/openapi.json`, from one address")
    downloads: Rate = of(Rate(60, 2), "saved games, dice proofs, replays and analyses of tables, from one address")
    tables: Rate = of(Rate(60, 30), "tables opened, from one address")
    openings: Rate = of(Rate(4, 0.05), "tables opened in all; requests beyond that wait")
    tables_per_device: int = of(100, "unfinished tables that one device hosts")
    published_maps: int = of(500, "maps that people have published, in all; 0: nobody can publish any")
    published_per_device: int = of(20, "maps that one device has published")
    publishing: Rate = of(Rate(20, 17_280), "maps published, from one address")
    uploads: Rate = of(Rate(10, 10), "saved games and maps uploaded, from one address")
    drafts: Rate = of(Rate(60, 1.5), "drafts of maps checked while somebody edits them, from one address")
    odds: Rate = of(Rate(40, 0.1), "odds asked for, from one address")
    computing: Rate = of(
        Rate(60, 5),
        "seconds of computing (saved games, replays, analyses, maps, dice proofs, long odds, reading long tables), from one address",
    )
    jobs: int = of(64, "jobs (saved games, analyses, maps, odds) that wait for computing, in all")
    jobs_per_address: int = of(8, "jobs (saved games, analyses, maps, odds) that wait for computing, from one address")
    job_seconds: float = of(60.0, "seconds of processor time that one such job may take")
    job_megabytes: int = of(1_024, "memory that one such job may take")
    give_way: int = of(10, "how much computing processes give way to the server (a `nice` value, 19 at most)")
    begin_seconds: float = of(
        600.0, "seconds without a new share of the dice after which any player may begin without those who are awaited"
    )
    pause_seconds: float = of(600.0, "seconds that computers play among themselves with nobody watching")
    unwatched_moves: float = of(50.0, "computer moves per second at all unwatched tables together")
    unload_seconds: float = of(60.0, "seconds until an idle table is unloaded from memory")


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
        least = 0 if name in map(variable, NONE) else math.ulp(0)
        if any(not least <= n < 1e12 for n in numbers) or len(numbers) != (2 if isinstance(default, Rate) else 1):
            raise ValueError
        return Rate(*numbers) if isinstance(default, Rate) else type(default)(numbers[0])
    except ValueError:
        wanted = (
            "addresses or networks" if isinstance(default, frozenset) else "60/30" if isinstance(default, Rate) else "a positive number"
        )
        raise ValueError(f"{name}: {wanted} is wanted, not {text!r}") from None
