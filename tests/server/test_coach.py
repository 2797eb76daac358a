"""Hints at a table: only where the table allows them, only for whoever is asked, and all are told."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from feldherr import Stream
from feldherr.analysis.tutor import gives_up
from feldherr.bots.players.random import pick
from feldherr.engine.action import DONE
from feldherr.server.coach import weighed
from server.house import Chair, Device, House, told
from server.test_trust import event

MODE = "sv2000.missions"


async def alone(house: House, **wish: Any) -> tuple[Device, str, Chair]:
    """One person against computers, who is asked."""
    device = Device(house)
    table = (await device.post("/api/tables", {"mode": MODE, "players": ["here", "recruit", "recruit"], "pace": 0, **wish}))["table"]
    chair = await device.sit(table)
    await chair.until("snapshot")
    while not (chair.board["question"] and chair.board["question"]["seat"] == 0):
        await chair.hear()
    return device, table, chair


def test_who_plays_alone_gets_a_hint_and_it_is_told(house: House) -> None:
    async def story() -> None:
        device, table, chair = await alone(house)
        assert chair.table["hints"] is True
        before = chair.version
        hint = await device.post(f"/api/tables/{table}/hints/0/en")
        assert hint["move"]
        assert hint["places"] or hint["way"]
        assert await event(chair, "hinted") == {"kind": "hinted", "seat": 0}
        assert chair.board["question"]["since"] <= before, "the question is the same as before"
        assert (await chair.answer(hint["move"], 0))["type"] == "accepted"
        spoken = await device.post(f"/api/tables/{table}/hints/0/de")
        assert set(spoken) == {"move", "says", "way", "places", "chance"}
        watcher = await device.sit(table)
        await watcher.until("snapshot")
        assert [e["kind"] for e in watcher.events].count("hinted") == 2, "whoever comes later reads it too"

    told(house, story())


@pytest.mark.parametrize(
    ("players", "wish", "allowed"),
    [
        (["here", "recruit", "recruit"], {}, True),
        (["here", "recruit", "recruit"], {"hints": "no"}, False),
        (["here", "person", "recruit"], {}, False),
        (["here", "here", "recruit"], {"hints": "yes"}, True),
        (["recruit", "recruit", "recruit"], {}, False),
    ],
)
def test_the_table_says_whether_hints_are_allowed(house: House, players: list[str], wish: dict[str, str], allowed: bool) -> None:
    async def story() -> None:
        device = Device(house)
        made = await device.post("/api/tables", {"mode": MODE, "players": players, **wish})
        chair = await device.sit(made["table"])
        await chair.until("snapshot")
        assert chair.table["hints"] is allowed

    told(house, story())


def test_a_table_without_hints_refuses_them_and_tells_nobody(house: House) -> None:
    async def story() -> None:
        device, table, chair = await alone(house, hints="no")
        version = chair.version
        reply = await device.request("POST", f"/api/tables/{table}/hints/0/en")
        assert (reply.status_code, reply.json()["error"]) == (403, "this table allows no hints")
        again = await device.sit(table)
        await again.until("snapshot")
        assert again.version == version

    told(house, story())


def test_only_whoever_is_asked_gets_a_hint(house: House) -> None:
    async def story() -> None:
        host, friend, stranger = Device(house), Device(house), Device(house)
        made = await host.post("/api/tables", {"mode": MODE, "players": ["here", "person", "recruit"], "hints": "yes", "pace": 0})
        table = made["table"]
        await friend.post("/api/join", {"token": made["seats"][1]})
        chair = await friend.sit(table)
        await chair.until("snapshot")
        while not chair.board["asked"] or not {0, 1} & set(chair.board["asked"]):
            await chair.hear()
        (seat,) = {0, 1} & set(chair.board["asked"])
        who, other = (host, friend) if seat == 0 else (friend, host)
        assert (await who.request("POST", f"/api/tables/{table}/hints/{seat}/sv")).status_code == 200
        for device, wanted, status in (
            (other, seat, 403),  # not their seat
            (other, 1 - seat, 409),  # not asked
            (who, 2, 403),  # a computer's
            (who, -1, 403),
            (stranger, seat, 404),
        ):
            reply = await device.request("POST", f"/api/tables/{table}/hints/{wanted}/en")
            assert reply.status_code == status, (wanted, reply.text)
        assert (await who.request("POST", f"/api/tables/{table}/hints/{seat}/xx")).status_code == 404
        assert (await event(chair, "hinted"))["seat"] == seat

    told(house, story())


def careless() -> tuple[str, int]:
    """A game in which somebody would give up much by ending their attacks, and who."""
    game, rng = feldherr.game("sv2000.conquest", 3), Stream(7)
    while True:
        g, seat = game.state, feldherr.asked(game.state)
        if g.round > 1 and g.top().name == "attacking" and g.seat == seat and gives_up(feldherr.observe(g, seat), seat, DONE) > 0.15:
            return game.save(), seat
        game.play(seat, pick(g, seat, rng))


async def about_to_blunder(house: House, **wish: Any) -> tuple[Device, str, int, Chair]:
    save, seat = careless()
    players = ["here" if s == seat else "recruit" for s in range(3)]
    device = Device(house)
    table = (await device.post("/api/tables", {"mode": "", "players": players, "game": save, "pace": 0, **wish}))["table"]
    chair = await device.sit(table)
    await chair.until("snapshot")
    while not (chair.board["question"] and chair.board["question"]["seat"] == seat):
        await chair.hear()
    return device, table, seat, chair


def test_the_tutor_warns_of_a_move_and_all_are_told(house: House) -> None:
    async def story() -> None:
        device, table, seat, chair = await about_to_blunder(house)
        path = f"/api/tables/{table}/warnings/{seat}"
        before = chair.board["question"]["since"]
        good = await device.post(f"/api/tables/{table}/hints/{seat}/en")
        assert await device.post(path, {"move": good["move"]}) == {"lost": 0}
        warned = await device.post(path, {"move": "done"})
        assert 0.1 <= warned["lost"] <= 1
        assert await event(chair, "warned") == {"kind": "warned", "seat": seat}
        assert chair.board["question"]["since"] == before, "nothing was done"
        for move in ("attack alaska alaska 3", "dance", ""):
            assert (await device.request("POST", path, {"move": move})).status_code == 400, move
        assert (await device.request("POST", f"/api/tables/{table}/warnings/{(seat + 1) % 3}", {"move": "done"})).status_code == 403
        assert (await chair.answer("done", seat))["type"] == "accepted"

    told(house, story())


def test_a_table_without_hints_has_no_tutor(house: House) -> None:
    async def story() -> None:
        device, table, seat, chair = await about_to_blunder(house, hints="no")
        version = chair.version
        reply = await device.request("POST", f"/api/tables/{table}/warnings/{seat}", {"move": "done"})
        assert (reply.status_code, reply.json()["error"]) == (403, "this table allows no hints")
        again = await device.sit(table)
        await again.until("snapshot")
        assert again.version == version

    told(house, story())


def test_the_tutor_knows_nothing_but_the_view() -> None:
    """Others' missions may be any that look the same to the seat."""
    g, rng = feldherr.game("sv2000.missions", 3).state, Stream(5)
    while not (g.round > 1 and g.top().name == "attacking" and feldherr.asked(g) == g.seat):
        seat = feldherr.asked(g)
        feldherr.apply(g, seat, pick(g, seat, rng))
    seat = int(g.seat)
    other = feldherr.guess(feldherr.observe(g, seat), seat, Stream(8))
    one, two = (feldherr.write_position(feldherr.observe(state, seat)) for state in (g, other))
    assert one == two
    assert weighed(one, seat, "done") == weighed(two, seat, "done")
