"""Backups that are made while people play, and brought back after the server was killed; and the doctor, who looks at what there is."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from feldherr.cli import main
from feldherr.server.store.copies import checked
from feldherr.server.store.records import Row, Store
from server.changed import Statement, execute
from server.databases.make import FOLDER
from server.guests import Guest, ended
from server.house import Device, House
from server.quick import QuickHouse
from server.siege import WISHES, Siege, record, until
from server.tables import answer, set_up, using


async def feldherr(*words: str) -> None:
    """Run a command in a process of its own, beside the server."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-P", "-m", "feldherr", *words, stdout=subprocess.PIPE)
    output, _ = await process.communicate()
    assert process.returncode == 0, output.decode()


def part(file: Path) -> Path:
    """The file in which a backup is made, until it is whole."""
    return file.with_name(f".{file.name}.part")


@pytest.mark.long
@pytest.mark.parametrize("where", ["back", "elsewhere"])
def test_a_backup_of_a_server_that_is_killed_has_all_that_was_accepted_before(
    url: str, where: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "backup.db"

    async def story(siege: Siege) -> dict[str, dict[int, str]]:
        try:
            await siege.run(0)
            await siege.play(15)
            before = accepted(siege)
            backup = asyncio.create_task(feldherr("backup", str(file), "--database", url))
            if where == "elsewhere":
                await siege.play(3)
                await backup
            while not (part(file).exists() or backup.done()):
                await asyncio.sleep(0.001)
            siege.house.kill()  # in the middle of it
            await backup
        finally:
            await siege.leave()
        return before

    async def check(database: str, before: dict[str, dict[int, str]]) -> None:
        for table, moves in before.items():
            rows = (await record(database, table))[1]
            assert all(rows[version - 1] == Row(version, "answer", text) for version, text in moves.items())

    with QuickHouse(url, tmp_path / "log") as house:
        siege = Siege(house, 1, WISHES[:3])
        before = asyncio.run(story(siege))
    assert sum(map(len, before.values())) >= 15
    target = url if where == "back" else other(url, tmp_path, request)
    if where == "back" and target.startswith("sqlite"):
        Path(target.removeprefix("sqlite:///")).write_bytes(b"nothing but rubbish" * 1000)
    assert main(["restore", str(file), "--database", target, "--force"]) == 0
    assert main(["doctor", "--database", target]) == 0
    asyncio.run(check(target, before))
    with QuickHouse(target, tmp_path / "log") as house:
        asyncio.run(goes_on(house, siege))
        assert house.stop() == 0


def accepted(siege: Siege) -> dict[str, dict[int, str]]:
    """Of every table, what was accepted."""
    return {
        table: {version: f"{guest.seat} {text}" for guest in guests for version, text in guest.accepted.items()}
        for table, guests in siege.tables.items()
    }


def other(url: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """A database of the other kind."""
    if not url.startswith("sqlite"):
        return f"sqlite:///{folder / 'other.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


async def goes_on(house: House, siege: Siege) -> None:
    """People come back to their tables, by the cookies that they had, and play on."""
    guests = [elsewhere(guest, house) for guests in siege.going() for guest in guests]
    stays = [asyncio.create_task(guest.stay()) for guest in guests]
    try:
        await until(lambda: sum(len(guest.accepted) for guest in guests) >= 5 or any(stay.done() for stay in stays))
    finally:
        await ended(stays)


def elsewhere(guest: Guest, house: House) -> Guest:
    device = Device(house)
    device.cookie = guest.device.cookie
    return Guest(device, guest.table, guest.seat, guest.rng)


async def fill(store: Store, tables: int) -> None:
    for n in range(tables):
        await set_up(store, f"table {n}", [answer(1)])


def killed(words: list[str], begun: Callable[[], bool]) -> None:
    """Run a command, and kill it when it has begun, or at the end if it was too quick."""
    with subprocess.Popen([sys.executable, "-P", "-m", "feldherr", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while not begun() and process.poll() is None:
            pass
        process.kill()
        assert process.wait() in (0, -signal.SIGKILL), process.communicate()


def test_a_backup_that_is_killed_leaves_the_old_one_or_a_new_one(url: str, tmp_path: Path) -> None:
    file, words = tmp_path / "backup.db", ["backup", str(tmp_path / "backup.db"), "--database", url, "--force"]
    using(url, lambda store: fill(store, 3))
    assert main(words) == 0
    using(url, lambda store: set_up(store, "one more"))
    for _ in range(3):
        part(file).unlink(missing_ok=True)
        killed(words, part(file).exists)
        assert checked(file) in ((3, 3), (4, 3))
    assert main(words) == 0  # what was left of those is in nobody's way
    assert checked(file) == (4, 3)
    assert not part(file).exists()


def test_a_restore_that_is_killed_leaves_the_old_or_the_new(url: str, tmp_path: Path) -> None:
    def begun() -> bool:
        return asyncio.run(writes(url)) if url.startswith("postgresql") else bool(list(tmp_path.glob(".*.part")))

    using(str(tmp_path / "big.db"), lambda store: fill(store, 200))
    using(url, lambda store: fill(store, 3))
    assert main(["backup", str(tmp_path / "backup.db"), "--database", str(tmp_path / "big.db")]) == 0
    for _ in range(3):
        killed(["restore", str(tmp_path / "backup.db"), "--database", url, "--force"], begun)
        assert len(using(url, lambda store: store.entries())) in (3, 200)


async def writes(url: str) -> bool:
    """Whether somebody has written something in a PostgreSQL database that is not committed yet."""
    connection = await asyncpg.connect(url)
    try:
        found = "SELECT count(*) FROM pg_stat_activity WHERE backend_xid IS NOT NULL AND datname = current_database()"
        return bool(await connection.fetchval(found))
    finally:
        await connection.close()


@pytest.mark.parametrize("words", [["backup", "there.db"], ["restore", "letter"], ["restore", "missing"], ["tables", "remove"]])
def test_what_would_destroy_something_is_refused(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("there.db", "letter"):
        Path(name).write_text("Dear Sir or Madam")
    using("tables.db", set_up)
    assert main([*words, "--database", "tables.db", "--language", "en"]) == 2
    assert "feldherr: " in capsys.readouterr().err
    assert Path("letter").read_text() == "Dear Sir or Madam"
    assert len(using("tables.db", lambda store: store.entries())) == 1


# ---- the doctor -----------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def played(tmp_path: Path) -> str:
    """A database in which games were played."""
    database = tmp_path / "tables.db"
    with closing(sqlite3.connect(database)) as db:
        db.executescript((FOLDER / "0003.sql").read_text("utf-8"))
    using(str(database), lambda store: store.unfinished())
    return str(database)


WRONG: dict[str, tuple[Statement, str]] = {
    "a row": (("UPDATE rows SET text = '0 sail' WHERE number = 30", ()), "row 30"),
    "a missing row": (("DELETE FROM rows WHERE number = 30", ()), "row 31 comes after row 29"),
    "an opening": (("UPDATE tables SET opening = '{}' WHERE over", ()), "it has changed since it was written"),
    "a flag": (("UPDATE tables SET over = NOT over", ()), "noted as not over"),
    "orders": (("INSERT INTO orders SELECT id, 0, '{' FROM tables", ()), "the orders of seat 0"),
    "strays": (("INSERT INTO chat VALUES ('nowhere', 1, 0, 'hello', 0)", ()), "chat: 1 belong to something that is not there"),
    "a rematch": (("UPDATE tables SET rematch = 'nowhere'", ()), "rematches: 4 belong to something that is not there"),
}


def test_the_doctor_finds_nothing_wrong_with_what_is_well(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--database", played, "--language", "en"]) == 0
    assert capsys.readouterr().out == "4 tables, 378 rows: no problems.\n"


@pytest.mark.parametrize("what", WRONG)
def test_the_doctor_says_what_is_wrong_and_what_to_do(played: str, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    statement, said = WRONG[what]
    asyncio.run(execute(played, [statement]))
    assert main(["doctor", "--database", played, "--language", "en"]) == 1
    out = capsys.readouterr().out
    assert said in out
    assert "backup" in out.splitlines()[-1]


def test_the_doctor_finds_damaged_pages(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Path(played).open("r+b") as file:
        file.seek(4096 * 6)
        file.write(b"\xff" * 4096 * 4)
    assert main(["doctor", "--database", played, "--language", "en"]) == 1
    assert "The database: " in capsys.readouterr().out


def test_the_doctor_says_what_to_do_about_a_file_that_can_not_be_opened(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Path(played).open("r+b") as file:
        file.write(b"\xff" * 100)
    assert main(["doctor", "--database", played, "--language", "en"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("The database: file is not a database")
    assert "backup" in out.splitlines()[-1]


@pytest.mark.parametrize("change", [None, "UPDATE rows SET text = '0 sail' WHERE number = 2"])
def test_the_doctor_looks_at_postgres(postgres_url: str, change: str | None, played: str) -> None:
    assert main(["restore", played, "--database", postgres_url]) == 0
    if change:
        asyncio.run(execute(postgres_url, [(change, ())]))
    assert main(["doctor", "--database", postgres_url]) == (1 if change else 0)


def test_tables_are_listed_exported_and_removed(played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def tables(*words: str) -> str:
        assert main(["tables", *words, "--database", played, "--language", "en"]) == 0
        return capsys.readouterr().out

    assert tables("list").endswith("4 tables.\n")
    assert "Ada" in tables("list")
    assert tables("list", "--finished").endswith("1 table.\n")
    assert tables("export", "--to", str(tmp_path / "games")).startswith("4 saved games")
    assert len(list((tmp_path / "games").iterdir())) == 4
    assert tables("remove", "--finished") == "1 table removed.\n"
    assert tables("list").endswith("3 tables.\n")


def test_a_backup_never_takes_the_place_of_its_own_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.db")
    using(database, lambda store: set_up(store))
    (tmp_path / "same.db").symlink_to(database)
    before = (tmp_path / "tables.db").stat().st_ino
    for path in (database, str(tmp_path / "same.db")):
        assert main(["backup", path, "--database", database, "--force"]) == 2
        assert "is the database itself" in capsys.readouterr().err
    assert (tmp_path / "tables.db").stat().st_ino == before


def test_a_file_that_a_killed_server_left_is_restored_with_its_log(tmp_path: Path) -> None:
    database, copy, target = (str(tmp_path / name) for name in ("tables.db", "copy.db", "new.db"))
    with QuickHouse(database, tmp_path / "log") as house:
        asyncio.run(Device(house).post("/api/tables", WISHES[0]))
        for more in ("", "-wal"):
            Path(f"{copy}{more}").write_bytes(Path(f"{database}{more}").read_bytes())
        house.kill()
    assert main(["restore", copy, "--database", target]) == 0
    assert len(using(target, lambda store: store.entries())) == 1
