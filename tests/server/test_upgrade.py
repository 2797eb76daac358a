"""Tables go on by another version of their rules: everybody is told, and the promise of the dice holds."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import feldherr
from feldherr.editions import MODES
from feldherr.server.tables.attendance import Adopted
from feldherr.server.tables.dice import Key
from feldherr.server.tables.proof import check
from server.checkers import other_checker, our_checker
from server.house import Chair, Device, House, told
from server.seeded import SHORT, Played
from server.tables import using

MODE = "sv2000.conquest"
PLUGIN = """import os
import feldherr
MODE = feldherr.ruleset("sv2000.conquest").but(name="moon.conquest", version=int(os.environ["MOON"]))
"""

Upgrade = Callable[[Played, int], None]


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """Let a table go on by another version of its rules, as a server does after an upgrade."""

    def to(t: Played, version: int, key: Key | None = None) -> None:
        monkeypatch.setitem(MODES, MODE, MODES[MODE].but(version=version))
        t.table = t.again(key) if key else t.again()
        t.take(t.table.told(Adopted(version)))

    return to


def opened(shares: bool = True) -> Played:
    return Played(MODE, ["person", "captain", "person"], 7, shares=shares, house=SHORT).gather()


def test_the_promise_holds_after_an_upgrade_and_after_another(upgrade: Upgrade, tmp_path: Path) -> None:
    t = opened().play(60)
    seed = t.table.secret.seed(t.table.seeding)
    for version, moves in ((2, 150), (3, 100_000)):
        upgrade(t, version)
        t.play(moves)
    assert t.table.over
    assert t.table.secret.seed(t.table.seeding) == seed
    game, proof, promised = t.saved(), t.proof(), t.table.opening.commitment
    assert (f"rules {MODE} 3\n" in game, f"rules {MODE} 1\n" in proof) == (True, True)
    assert [line.split()[2] for line in proof.splitlines() if line.startswith("adopted ")] == ["2", "3"]
    report = check(feldherr.load(game), proof, promised)
    assert (report.lost, report.checked > 60) == (0, True)
    assert other_checker(tmp_path, game, proof, promised)
    assert t.again().adopted == t.table.adopted


def test_a_key_lost_after_an_upgrade_is_promised_anew_by_the_rules_of_then(upgrade: Upgrade, tmp_path: Path) -> None:
    t = opened(shares=False).play(60)
    upgrade(t, 2)
    t.play(120)
    t.table = t.again(Key(b"x" * 32))
    t.play()
    game, proof = t.saved(), t.proof()
    report = check(feldherr.load(game), proof)
    assert (report.lost > 40, report.checked > 10) == (True, True)
    assert f"rules {MODE} 2\n" in proof
    assert other_checker(tmp_path, game, proof)


def test_a_game_that_was_over_before_the_upgrade_is_checked_after_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    t = opened().play()
    monkeypatch.setitem(MODES, MODE, MODES[MODE].but(version=2))
    t.table = t.again()
    game, proof, promised = t.saved(), t.proof(), t.table.opening.commitment
    assert f"adopted {len(t.lines)} 2\n" in proof
    assert check(feldherr.load(game), proof, promised).lost == 0
    assert other_checker(tmp_path, game, proof, promised)


def test_nobody_takes_back_a_step_behind_an_upgrade(upgrade: Upgrade) -> None:
    t = opened()
    while t.table.undo_seat() < 0:
        t.step()
    upgrade(t, 2)
    assert t.table.undo_seat() == -1


def changed(old: str, new: str) -> Callable[[str], str]:
    def tamper(proof: str) -> str:
        assert old in proof
        return proof.replace(old, new)

    return tamper


AFTER = "adopted 60 2\n"
TAMPERED = {
    "left out": changed(AFTER, ""),
    "another version than the game's": changed(AFTER, "adopted 60 3\n"),
    "after the end": changed(AFTER, "adopted 9999999 2\n"),
    "one that was adopted already": changed(AFTER, "adopted 50 2\nadopted 60 2\n"),
    "out of order": changed(AFTER, "adopted 70 3\nadopted 60 2\n"),
    "before the promise": changed(AFTER, "adopted 60 1\nadopted 60 2\n"),
    "not a number": changed(AFTER, "adopted 60 2x\n"),
}


@pytest.mark.parametrize("kind", TAMPERED)
def test_an_adoption_that_was_none_is_found_by_both(kind: str, upgrade: Upgrade, tmp_path: Path) -> None:
    t = opened().play(60)
    upgrade(t, 2)
    t.play()
    game, proof = t.saved(), t.proof()
    assert our_checker(game, proof)
    assert other_checker(tmp_path, game, proof)
    tampered = TAMPERED[kind](proof)
    assert not our_checker(game, tampered)
    assert not other_checker(tmp_path, game, tampered)


# ---- a real server ----------------------------------------------------------------------------------------------------------------


def plugin(folder: Path) -> str:
    """A folder with a mode whose version is in the environment, installed beside Feldherr; PYTHONPATH with it."""
    (folder / "moon_rules.py").write_text(PLUGIN, "utf-8")
    info = folder / "moon_rules-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: moon_rules\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[feldherr.rulesets]\nmoon = moon_rules:MODE\n", "utf-8")
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])


async def answered(chair: Chair, times: int) -> None:
    """Answer so often for whoever is asked at a shared device."""
    rng = random.Random(3)
    for _ in range(times):
        seat = chair.board["asked"][0]
        await chair.say(type="take", seat=seat)
        while chair.board["view"]["seat"] != seat or not chair.board["question"]:
            await chair.hear()
        version = (await chair.answer(chair.any_answer(rng)))["version"]
        while chair.version < version:
            await chair.hear()


def test_a_server_tells_of_the_upgrade_and_keeps_its_promise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "plugin").mkdir()
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        host = kept["host"] = Device(house)
        opened = await host.post("/api/tables", {"mode": "moon.conquest", "players": ["here", "here", "here"]})
        kept["table"] = opened["table"]
        chair = await host.sit(kept["table"])
        kept["promised"] = (await chair.until("snapshot"))["table"]["commitment"]
        await answered(chair, 5)

    async def after(house: House) -> None:
        host, path = kept["host"], f"/api/tables/{kept['table']}"
        chair = await host.sit(kept["table"])
        snapshot = await chair.until("snapshot")
        assert [e for e in chair.events if e["kind"] == "adopted"] == [{"kind": "adopted", "version": 2}]
        assert snapshot["table"]["commitment"] == kept["promised"]
        await answered(chair, 5)
        await host.post(f"{path}/close")
        kept["texts"] = [(await host.request("GET", f"{path}/{what}")).text for what in ("game", "dice")]

    database = str(tmp_path / "tables.db")
    with House(database, tmp_path / "log", PYTHONPATH=plugin(tmp_path / "plugin"), MOON="1") as house:
        told(house, before(house))
        assert house.stop() == 0
        house.env["MOON"] = "2"
        house.start()
        told(house, after(house))
        assert house.stop() == 0
    game, proof = kept["texts"]
    monkeypatch.setitem(MODES, "moon.conquest", MODES[MODE].but(name="moon.conquest", version=2))
    report = check(feldherr.load(game), proof, kept["promised"])
    assert (report.lost, report.checked > 40) == (0, True)
    assert other_checker(tmp_path, game, proof, kept["promised"])
    rows = using(database, lambda store: store.rows(kept["table"]))
    assert [msgspec.json.decode(row.text) for row in rows if row.kind == "told"] == [{"type": "adopted", "version": 2}]
    [line] = [msgspec.json.decode(line) for line in (tmp_path / "log").read_text("utf-8").splitlines()]
    assert (line["says"], line["was"], line["is"]) == ("a table goes on by another version of its rules", 1, 2)
