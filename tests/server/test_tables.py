"""Tables from end to end: a real server, real connections."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from server.house import Device, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("house")
    with House(str(folder / "tables.db"), folder / "log") as house:
        yield house
        assert house.stop() == 0
        assert (folder / "log").read_text("utf-8") == ""


async def opened(at: House, **wish: Any) -> tuple[Device, dict[str, Any]]:
    """A host and the table it opened."""
    host = Device(at)
    return host, await host.post("/api/tables", {"pace": 0, **wish})


def test_two_people_and_a_computer_play_by_links_to_the_end(house: House) -> None:
    async def story() -> None:
        host, table = await opened(house, mode="sv2000.missions", players=["person", "person", "captain"], house={"turn_limit": "2"})
        people = [Device(house), Device(house)]
        chairs = []
        for seat, person in enumerate(people):
            assert await person.post("/api/join", {"token": table["seats"][seat]}) == {"table": table["table"], "seat": seat}
            chairs.append(await person.sit(table["table"]))
        rng = random.Random(5)

        async def play(seat: int) -> None:
            chair = chairs[seat]
            while not chair.board or not chair.board["view"]["winners"]:
                if chair.board.get("question"):
                    assert chair.board["question"]["seat"] == seat
                    said = await chair.answer(chair.any_answer(rng))
                    assert said["type"] == "accepted", said
                    while chair.version < said["version"]:
                        await chair.hear()
                else:
                    await chair.hear()

        await asyncio.wait_for(asyncio.gather(play(0), play(1)), 120)
        assert chairs[0].board["view"]["winners"] == chairs[1].board["view"]["winners"]
        saved = await people[0].request("GET", f"/api/tables/{table['table']}/game")
        assert saved.status_code == 200
        assert saved.text.startswith("feldherr 1\nrules sv2000.missions")
        for chair in chairs:
            await chair.leave()

    asyncio.run(story())
