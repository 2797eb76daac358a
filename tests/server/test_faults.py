"""Databases that are gone, disks that are full, servers that are told to end: people are told, nothing accepted is lost, play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.guests import Guest, seated
from server.house import Device, told
from server.postgres_server import PostgresServer
from server.quick import QuickHouse
from server.siege import WISHES, Siege, until

COMPUTERS = {"mode": "sv2000.conquest", "players": ["recruit", "recruit", "captain"], "pace": 50}
DISK = "8m"
SAID = ["the database can't be used", "the database can be used again", "can't write"]


async def health(siege: Siege) -> int:
    return (await Device(siege.house).request("GET", "/health")).status_code


async def troubled(siege: Siege, guests: list[Guest]) -> None:
    """Everybody is told that nothing can be written, and whoever answers that theirs is not taken."""
    await until(lambda: all(guest.trouble for guest in guests))
    await until(lambda: any(guest.unavailable for guest in guests))
    assert await health(siege) == 503


async def well_again(siege: Siege, guests: list[Guest]) -> None:
    """Everybody is told that it is over, without asking, and every table goes on."""
    before = siege.versions()
    await until(lambda: all(guest.trouble[-1] == "" for guest in guests))
    await siege.resumed(before)
    assert await health(siege) == 200


def endure(url: str, folder: Path, wishes: list[dict[str, Any]], lose: Callable[[], None], mend: Callable[[], None]) -> list[Guest]:
    """People play while the database is lost and comes back."""

    async def story() -> list[Guest]:
        siege = Siege(house, 1, wishes)
        try:
            await siege.run(0)
            guests = [guest for each in siege.tables.values() for guest in each]
            await asyncio.to_thread(lose)
            await troubled(siege, guests)
            await asyncio.sleep(2)
            assert all(guest.trouble[-1] for guest in guests), "it was said to be over"
            await asyncio.to_thread(mend)
            await well_again(siege, guests)
        finally:
            await siege.leave()
        assert house.stop() == 0
        await siege.check(url)
        return guests

    with QuickHouse(url, folder / "log") as house:
        guests = asyncio.run(story())
    said = [json.loads(line) for line in (folder / "log").read_text("utf-8").splitlines()]
    assert {(line["level"], line["says"]) for line in said} <= {("warning", says) for says in SAID}, said
    return guests


def test_the_log_says_in_two_lines_that_the_database_was_gone(postgres: PostgresServer, postgres_url: str, tmp_path: Path) -> None:
    """Though nobody plays; and neither SQLAlchemy nor asyncio adds anything."""
    log = tmp_path / "log"

    def wait_for(lines: int) -> None:
        end = time.monotonic() + 60
        while len(log.read_text("utf-8").splitlines()) < lines:
            assert time.monotonic() < end, log.read_text("utf-8")
            time.sleep(0.1)

    with QuickHouse(postgres_url, log) as house:
        postgres.stop()
        try:
            wait_for(1)
        finally:
            postgres.start()
        wait_for(2)
        assert house.stop() == 0
    assert [json.loads(line)["says"] for line in log.read_text("utf-8").splitlines()] == SAID[:2]


def test_postgres_is_stopped_and_started_while_people_play(postgres: PostgresServer, postgres_url: str, tmp_path: Path) -> None:
    endure(postgres_url, tmp_path, [*WISHES, COMPUTERS], postgres.stop, postgres.start)


def test_somebody_leaves_while_the_database_does_not_answer(postgres: PostgresServer, postgres_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        guest, *_ = await seated(Device(house), Random(1), WISHES[1])
        with postgres.frozen():
            impatient, patient = [await guest.device.sit(guest.table) for _ in range(2)]
            impatient.socket.transport.abort()
            with pytest.raises(ConnectionClosed) as refused:
                await patient.hear()
        assert refused.value.rcvd
        assert refused.value.rcvd.code == 4503

    with QuickHouse(postgres_url, tmp_path / "log") as house:
        told(house, story())
        assert house.stop() == 0
    assert '"error"' not in (tmp_path / "log").read_text("utf-8")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can make a small disk (a tmpfs of Linux) to fill")
    folder = tmp_path / "disk"
    folder.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", folder], capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"no small disk can be made to fill: {done.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def test_the_disk_is_full_for_a_while(disk: Path, tmp_path: Path) -> None:
    filler = disk / "filler"

    def fill() -> None:
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while file.write(bytes(4096)):
                pass

    guests = endure(str(disk / "tables.db"), tmp_path, [WISHES[0], WISHES[1]], fill, filler.unlink)
    assert {len(guest.trouble) for guest in guests} == {2}


@pytest.mark.interrupt
def test_a_server_that_is_told_to_end(url: str, tmp_path: Path) -> None:
    async def story(how: signal.Signals) -> None:
        siege = Siege(house, 1, WISHES[:2])
        try:
            await siege.run(0)
            guests = [guest for each in siege.tables.values() for guest in each]
            await until(lambda: siege.accepted() > 0)
            assert house.stop(how) == 0
            await until(lambda: all(guest.ended for guest in guests))
        finally:
            await siege.leave()
        assert {code for guest in guests for code in guest.ended} == {1012}
        assert (await siege.check(url))["accepted"] > 0

    with QuickHouse(url, tmp_path / "log") as house:
        asyncio.run(story(signal.SIGINT))
        house.start()
        asyncio.run(story(signal.SIGTERM))
    assert (tmp_path / "log").read_text("utf-8") == ""
