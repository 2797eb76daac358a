"""Players that whoever started the server has brought along sit at its tables; nobody else's files are ever read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from feldherr.bots.process.own import Fault
from feldherr.server.bots.own import brought
from feldherr.server.bots.workers import Workers
from feldherr.server.tables.modes import check_player
from server.house import GENEROUS, Device, House, told
from server.staff import attack, run

TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "tutorials" / "first-player.md"
OTHERS = '''
from feldherr import Player

class Broken(Player):
    """Asks for what it doesn't have."""
    def attacking(self):
        return self.odds_of_winning

class Cheat(Player):
    def choose(self, view, seat):
        print("this is no answer")
        return 12345

class Stillborn(Player):
    def __init__(self):
        raise RuntimeError("not today")
'''


@pytest.fixture
def mybot(tmp_path: Path) -> str:
    """The player of the tutorial, word for word."""
    found = re.search(r"^```python\n(# mybot\.py\n.*?)^```$", TUTORIAL.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    path = tmp_path / "mybot.py"
    path.write_text(found[1])
    return f"{path}:MyBot"


@pytest.fixture
def others(tmp_path: Path) -> Path:
    path = tmp_path / "others.py"
    path.write_text(OTHERS)
    return path


def test_it_plays_a_whole_game_at_a_table(mybot: str, others: Path, tmp_path: Path) -> None:
    async def story() -> None:
        host = Device(house)
        strengths = (await host.get("/api/modes"))["strengths"]
        assert list(strengths)[-2:] == ["MyBot", "Broken"]
        assert strengths["MyBot"] == "Completes continents, and attacks while the odds are good."
        assert str(tmp_path) not in json.dumps(strengths), "where the file lies is nobody's business"
        wish = {"mode": "sv2000.conquest", "players": ["MyBot", "Broken", "recruit"], "pace": 0, "house": {"turn_limit": "8"}}
        chair = await host.sit((await host.post("/api/tables", wish))["table"])
        await chair.until("snapshot")
        while not chair.table.get("seed"):
            await chair.hear(60)
        assert [seat["player"] for seat in chair.table["seats"]] == ["MyBot", "Broken", "recruit"]

    with House(str(tmp_path / "tables.db"), tmp_path / "log", settings=GENEROUS, bots=f"{mybot},{others}:Broken") as house:
        told(house, story())
    faults = [line for line in map(json.loads, (tmp_path / "log").read_text("utf-8").splitlines()) if "player" in line]
    assert {line["player"] for line in faults} == {"Broken"}, "the other one never failed"
    assert f'File "{others}", line 7, in attacking' in faults[0]["error"]
    assert "feldherr position 1\nrules sv2000.conquest" in faults[0]["error"]


def test_nobody_can_name_a_file(mybot: str, tmp_path: Path) -> None:
    async def story() -> None:
        stranger = Device(house)
        for player in (mybot, "mybot.py:MyBot", "MyBot:careful", "YourBot"):
            wish = {"mode": "sv2000.conquest", "players": ["recruit", player]}
            assert (await stranger.request("POST", "/api/tables", wish)).status_code == 400
        table = (await stranger.post("/api/tables", {"mode": "sv2000.conquest", "players": ["here", "recruit"]}))["table"]
        swap = f"/api/tables/{table}/seats/1"
        assert (await stranger.request("POST", swap, {"player": mybot})).status_code == 400
        assert (await stranger.request("POST", swap, {"player": "MyBot"})).status_code == 200

    with House(str(tmp_path / "tables.db"), tmp_path / "log", settings=GENEROUS, bots=mybot) as house:
        told(house, story())
    with pytest.raises(ValueError, match='no computer player is called "MyBot"'):
        check_player("MyBot")


def test_one_that_cheats_or_prints_has_a_deputy_and_its_worker_goes_on(others: Path) -> None:
    async def work() -> None:
        workers = Workers(1, think=10.0, own=brought([f"{others}:Cheat"]))
        await workers.start()
        try:
            for _ in range(3):
                await workers.choose("a", "Cheat", attack(), 0)
            assert workers.facts() == {"answers": 3, "crashes": 0, "hangs": 0, "refused": 3, "deputies": 3}
        finally:
            await workers.stop()

    run(work())


def test_who_cant_play_is_refused_before_the_server_starts(mybot: str, others: Path) -> None:
    for names, why in {
        (mybot, mybot): "two players called MyBot",
        ("captain",): "is called like mybot.py:MyBot",
        ("nowhere.py:MyBot",): "there is no file",
        (f"{others}:Nobody",): "has no player Nobody; there is Broken, Cheat, Stillborn",
    }.items():
        with pytest.raises(ValueError, match=why):
            brought(list(names))
    with pytest.raises(Fault, match=r"Stillborn can't be made\n\nTraceback[^\n]*\n  File \"[^\"]*others.py\", line 16"):
        brought([f"{others}:Stillborn"])
