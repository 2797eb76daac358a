"""Whatever happens to a server and its database, in whatever order: what was accepted is there, once, and no table hurts another."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from feldherr.server.store import connect
from feldherr.server.store.copies import backup, restore
from feldherr.server.store.records import Row, Spoilt
from server.changed import execute
from server.house import Device
from server.postgres_server import PostgresServer
from server.quick import QuickHouse

WISH: dict[str, Any] = {"mode": "sv2000.conquest", "players": ["here", "person"], "pace": 0}
LONG = 100 * 86_400_000_000  # microseconds: older than any table gets
LONGEST = 60.0


@dataclass
class Model:
    """What must be so: of every table the moves that were accepted, by row; the guest's link, and whether the guest has used it;
    and of the spoilt ones the last good row."""

    accepted: dict[str, dict[int, str]] = field(default_factory=dict)
    links: dict[str, str] = field(default_factory=dict)
    joined: set[str] = field(default_factory=set)
    spoilt: dict[str, int] = field(default_factory=dict)


@dataclass
class Place:
    """A house with a database that can be cut off, and put back."""

    house: QuickHouse
    folder: Path
    fresh: Callable[[], str]
    cut: Callable[[], None]
    mend: Callable[[], None]


def done(story: Any) -> Any:
    """Let something happen, and not for ever."""
    return asyncio.run(asyncio.wait_for(story, LONGEST))


class Machine(RuleBasedStateMachine):
    """A server, two people, and everything that can befall them."""

    tables = Bundle("tables")
    backups = Bundle("backups")

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place, self.house = place, place.house
        self.model = Model()
        self.rng = random.Random(1)
        self.running = self.cut = False

    @initialize()
    def begin(self) -> None:
        self.house.database = self.place.fresh()
        self.host, self.guest = Device(self.house), Device(self.house)
        self.house.start()
        self.running = True

    @precondition(lambda self: self.running and not self.cut)
    @rule(target=tables)
    def open(self) -> str:
        made = done(self.host.post("/api/tables", WISH))
        table = str(made["table"])
        self.model.accepted[table], self.model.links[table] = {}, made["seats"][1]
        return table

    @precondition(lambda self: self.running)
    @rule(table=tables)
    def join(self, table: str) -> None:
        """The guest comes by a link, perhaps again; a stranger who has found it is too late from then on."""
        if table not in self.model.accepted:
            return
        body = {"token": self.model.links[table]}
        status = done(self.guest.request("POST", "/api/join", body)).status_code
        assert status == (503 if self.cut else 409 if table in self.model.spoilt else 200)
        if status == 200:
            self.model.joined.add(table)
            stranger = done(Device(self.house).request("POST", "/api/join", body))
            assert stranger.status_code == 410

    @precondition(lambda self: self.running)
    @rule(table=tables, times=st.integers(1, 6))
    def answer(self, table: str, times: int) -> None:
        if table in self.model.accepted:
            for _ in range(times):
                done(self._answer(table))

    async def _answer(self, table: str) -> None:
        people = [self.host, self.guest] if table in self.model.joined else [self.host]
        for seat, device in enumerate(people):
            chair = await device.sit(table)
            try:
                await chair.until("snapshot")
                if chair.board["asked"] != [seat]:
                    continue
                text = chair.any_answer(self.rng)
                said = await chair.answer(text)
                if said["type"] == "accepted":
                    assert not self.cut, "accepted, though nothing can be written"
                    self.model.accepted[table][said["version"]] = f"{seat} {text}"
                else:
                    assert (self.cut, said["code"]) == (True, "unavailable")
                return
            except ConnectionClosed:
                code = chair.socket.close_code
                assert (code == 4409 and table in self.model.spoilt) or (code == 4503 and self.cut), code
                return
            finally:
                await chair.leave()

    @precondition(lambda self: self.running and not self.cut)
    @rule()
    def kill(self) -> None:
        self.running = False
        self.house.kill()

    @precondition(lambda self: not self.running)
    @rule()
    def restart(self) -> None:
        self.house.start()
        self.running = True

    @precondition(lambda self: self.running and not self.cut)
    @rule()
    def cut_the_store(self) -> None:
        self.place.cut()
        self.cut = True

    @precondition(lambda self: self.cut)
    @rule()
    def mend_the_store(self) -> None:
        self.place.mend()
        self.cut = False
        done(self._well())

    async def _well(self) -> None:
        while (await self.host.request("GET", "/health")).status_code != 200:
            await asyncio.sleep(0.05)

    @precondition(lambda self: not self.running)
    @rule(table=tables)
    def spoil_a_row(self, table: str) -> None:
        if table in self.model.accepted and table not in self.model.spoilt and (moves := self.model.accepted[table]):
            row = max(moves)
            done(execute(self.house.database, [('UPDATE rows SET text = $1 WHERE "table" = $2 AND number = $3', ("0 sail", table, row))]))
            self.model.spoilt[table] = row - 1

    @precondition(lambda self: not self.running)
    @rule(table=tables)
    def expire(self, table: str) -> None:
        if table not in self.model.accepted:
            return
        rows = 'UPDATE rows SET at = at - $1 WHERE "table" = $2', (LONG, table)
        done(execute(self.house.database, [rows, ("UPDATE tables SET created = created - $1 WHERE id = $2", (LONG, table))]))
        self.restart()
        done(self._gone(table))
        del self.model.accepted[table]
        self.model.joined.discard(table)
        self.model.spoilt.pop(table, None)

    async def _gone(self, table: str) -> None:
        while (await self.host.request("GET", f"/api/tables/{table}")).status_code != 404:
            await asyncio.sleep(0.05)

    @precondition(lambda self: not self.cut)
    @rule(target=backups)
    def back_up(self) -> tuple[Path, Model]:
        file = self.place.folder / f"{self.rng.random()}.backup"
        backup(self.house.database, file)
        return file, deepcopy(self.model)

    @precondition(lambda self: not self.running)
    @rule(saved=backups)
    def restore(self, saved: tuple[Path, Model]) -> None:
        restore(saved[0], self.house.database, force=True)
        self.model = deepcopy(saved[1])

    def teardown(self) -> None:
        """Everything that was accepted is there, and who can play can."""
        if not hasattr(self, "host"):
            return
        try:
            if self.cut:
                self.mend_the_store()
            if not self.running:
                self.restart()
            done(self._check())
        finally:
            if self.running:
                self.house.kill()

    async def _check(self) -> None:
        places = {place["table"]: place for place in await self.host.get("/api/tables")}
        assert set(places) == set(self.model.accepted)
        store = connect(self.house.database)
        await store.look()
        try:
            for table, moves in self.model.accepted.items():
                good = self.model.spoilt.get(table)
                assert (places[table]["aside"] is None) == (good is None)
                rows = await store.rows(table, most=good)
                assert [row.number for row in rows] == list(range(1, len(rows) + 1))
                for version, text in moves.items():
                    assert version > len(rows) if good is not None and version > good else rows[version - 1] == Row(version, "answer", text)
                if good is not None:
                    with pytest.raises(Spoilt):
                        await store.rows(table)
        finally:
            await store.close()


# Sixty of forty steps, in parts, as no test may take longer than ten minutes.
EXAMPLES = [(3, 12), *[pytest.param((12, 40), marks=pytest.mark.deep, id=f"12 x 40, part {part}") for part in range(1, 6)]]


def run(place: Place, size: tuple[int, int]) -> None:
    chosen = settings(max_examples=size[0], stateful_step_count=size[1], deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(partial(Machine, place), settings=chosen)  # type: ignore[arg-type]  # anything that makes one will do


@pytest.fixture
def house(tmp_path: Path) -> Iterator[QuickHouse]:
    """A house whose server is not running yet."""
    house = QuickHouse("", tmp_path / "log")
    yield house
    house.__exit__()


@pytest.mark.long
@pytest.mark.parametrize("size", EXAMPLES)
def test_whatever_happens_with_sqlite(house: QuickHouse, tmp_path: Path, size: tuple[int, int]) -> None:
    numbers, away = count(1), tmp_path / "away"

    def cut() -> None:
        Path(house.database).rename(away)

    def mend() -> None:
        away.rename(house.database)

    run(Place(house, tmp_path, lambda: str(tmp_path / f"tables{next(numbers)}.db"), cut, mend), size)


@pytest.mark.long
@pytest.mark.parametrize("size", EXAMPLES)
def test_whatever_happens_with_postgres(house: QuickHouse, postgres: PostgresServer, tmp_path: Path, size: tuple[int, int]) -> None:
    with ExitStack() as databases:
        run(Place(house, tmp_path, lambda: databases.enter_context(postgres.fresh_database()), postgres.stop, postgres.start), size)
