"""Trust between players: a seat's link is used once, and whoever comes, goes or is sent away is told to all and stays in the record."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from feldherr.server.tables.dice import share_commitment
from server.house import SETTINGS, Chair, Device, House, told
from server.tables import using

WISH = {"mode": "sv2000.missions", "players": ["here", "person", "person"], "names": ["Ada", "Ben", "Cleo"]}


async def three(house: House) -> tuple[dict[str, Any], list[Device], list[Chair]]:
    """A table with three people, each at a device of their own; the first is the host."""
    devices = [Device(house) for _ in range(3)]
    table = await devices[0].post("/api/tables", WISH)
    for seat in (1, 2):
        await devices[seat].post("/api/join", {"token": table["seats"][seat]})
    chairs = [await device.sit(table["table"]) for device in devices]
    for chair in chairs:
        await chair.until("snapshot")
        chair.events.clear()
    return table, devices, chairs


async def event(chair: Chair, kind: str) -> dict[str, Any]:
    """The next event of that kind."""
    while True:
        found = [e for e in chair.events if e["kind"] == kind]
        if found:
            chair.events.clear()
            return found[-1]
        await chair.hear()


def test_the_host_can_not_use_a_link_that_it_handed_out(house: House) -> None:
    async def story() -> None:
        table, devices, _ = await three(house)
        for spy in (devices[0], Device(house)):
            for seat in (1, 2):
                reply = await spy.request("POST", "/api/join", {"token": table["seats"][seat]})
                assert (reply.status_code, "another device" in reply.json()["error"]) == (410, True)
        assert (await devices[0].get(f"/api/tables/{table['table']}"))["seats"] == [0]
        assert (await devices[0].request("GET", f"/api/tables/{table['table']}/game")).status_code == 403

    told(house, story())


def test_whoever_joins_again_by_their_own_link_is_at_home(house: House) -> None:
    async def story() -> None:
        table, devices, chairs = await three(house)
        before = chairs[0].version
        assert (await devices[1].post("/api/join", {"token": table["seats"][1]}))["seat"] == 1
        again = await devices[1].sit(table["table"])
        assert (await again.until("snapshot"))["version"] == before  # nothing new is to be told

    told(house, story())


def test_two_who_use_a_link_at_once_do_not_both_get_the_seat(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        table = await host.post("/api/tables", WISH)
        rivals = [Device(house) for _ in range(6)]
        replies = await asyncio.gather(*[r.request("POST", "/api/join", {"token": table["seats"][1]}) for r in rivals])
        assert sorted(reply.status_code for reply in replies) == [200, 410, 410, 410, 410, 410]
        chair = await host.sit(table["table"])
        await chair.until("snapshot")
        assert [e for e in chair.events if e["kind"] == "came"] == [{"kind": "came", "seat": 1, "nth": 1}]

    told(house, story())


def test_a_device_that_comes_twice_at_once_has_come_once(house: House) -> None:
    async def story() -> None:
        host, guest = Device(house), Device(house)
        table = await host.post("/api/tables", WISH)
        await guest.post("/api/join", {"token": table["spectator"]})  # it has a cookie now
        await asyncio.gather(*[guest.post("/api/join", {"token": table["seats"][1]}) for _ in range(6)])
        chair = await host.sit(table["table"])
        await chair.until("snapshot")
        assert [e for e in chair.events if e["kind"] == "came"] == [{"kind": "came", "seat": 1, "nth": 1}]

    told(house, story())


def test_a_takeover_by_a_new_link_is_told_to_all(house: House) -> None:
    async def story() -> None:
        table, devices, chairs = await three(house)
        path = f"/api/tables/{table['table']}"
        fresh = await devices[0].post(f"{path}/links/1")
        for chair in (chairs[0], chairs[2]):
            assert await event(chair, "linked") == {"kind": "linked", "seat": 1, "further": False}
        await devices[0].post("/api/join", fresh)
        for chair in (chairs[0], chairs[2]):
            assert await event(chair, "came") == {"kind": "came", "seat": 1, "nth": 2}
        assert (await devices[0].request("GET", f"{path}/game")).status_code == 403

    told(house, story())


def test_the_record_of_a_running_game_is_closed_to_a_host_who_took_all_seats(house: House) -> None:
    async def story() -> None:
        table, devices, _ = await three(house)
        path = f"/api/tables/{table['table']}"
        for seat in (1, 2):
            await devices[0].post("/api/join", await devices[0].post(f"{path}/links/{seat}"))
        assert (await devices[0].get("/api/tables"))[0]["seats"] == [0, 1, 2]
        assert (await devices[0].request("GET", f"{path}/game")).status_code == 403

    told(house, story())


def test_a_download_at_a_shared_device_is_told(house: House) -> None:
    async def story() -> None:
        host, looker = Device(house), Device(house)
        table = await host.post("/api/tables", {**WISH, "players": ["here", "here", "here"]})
        await looker.post("/api/join", {"token": table["spectator"]})
        chair = await looker.sit(table["table"])
        await chair.until("snapshot")
        assert (await host.request("GET", f"/api/tables/{table['table']}/game")).status_code == 200
        assert await event(chair, "downloaded") == {"kind": "downloaded"}

    told(house, story())


def test_a_second_device_of_a_person_comes_by_a_link_of_their_own(house: House) -> None:
    async def story() -> None:
        table, devices, chairs = await three(house)
        path = f"/api/tables/{table['table']}/devices/1"
        assert (await devices[0].request("POST", path)).status_code == 403  # that is not the host's to ask for
        link = await devices[1].post(path)
        assert await event(chairs[0], "linked") == {"kind": "linked", "seat": 1, "further": True}
        phone = Device(house)
        await phone.post("/api/join", link)
        assert await event(chairs[2], "came") == {"kind": "came", "seat": 1, "nth": 2}
        assert (await (await phone.sit(table["table"])).until("snapshot"))["view"]["seat"] == 1
        assert (await devices[0].request("POST", "/api/join", link)).status_code == 410
        await devices[1].get(f"/api/tables/{table['table']}")  # the first device is still there

    told(house, story())


@pytest.mark.parametrize("ban", [False, True])
def test_who_is_sent_away_is_out_and_all_are_told(house: House, ban: bool) -> None:
    async def story() -> None:
        table, devices, chairs = await three(house)
        path = f"/api/tables/{table['table']}"
        assert (await devices[2].request("POST", f"{path}/remove/1", {"ban": ban})).status_code == 403
        sign = await devices[0].post(f"{path}/remove/1", {"ban": ban})
        assert sign["seats"][1]["player"] != "person"
        with pytest.raises(ConnectionClosed):
            await chairs[1].until("nothing")
        assert await event(chairs[2], "removed") == {"kind": "removed", "seat": 1, "banned": ban}
        assert (await devices[1].request("POST", "/api/join", {"token": table["seats"][1]})).status_code == 404
        status = (await devices[1].request("POST", "/api/join", {"token": table["spectator"]})).status_code
        assert status == (403 if ban else 200)

    told(house, story())


def test_who_is_muted_is_told_so_until_they_may_speak_again(house: House) -> None:
    async def story() -> None:
        table, devices, chairs = await three(house)
        path = f"/api/tables/{table['table']}/mute"
        await devices[0].post(f"{path}/1", {"on": True})
        assert await event(chairs[2], "muted") == {"kind": "muted", "seat": 1, "on": True}
        await chairs[1].say(type="chat", text="let me speak", seat=1)
        assert (await chairs[1].until("refused"))["code"] == "muted"
        await chairs[1].say(type="chat", text="as somebody who looks on", seat=-2)
        assert (await chairs[1].until("refused"))["code"] == "muted"
        await devices[0].post(f"{path}/1", {"on": False})
        await chairs[1].say(type="chat", text="thank you", seat=1)
        assert (await chairs[0].until("chat"))["line"]["text"] == "thank you"
        looker = Device(house)
        await looker.post("/api/join", {"token": table["spectator"]})
        await devices[0].post(f"{path}/spectator", {"on": True})
        chair = await looker.sit(table["table"])
        await chair.until("snapshot")
        await chair.say(type="chat", text="hello", seat=-2)
        assert (await chair.until("refused"))["code"] == "muted"

    told(house, story())


def test_a_table_is_closed_for_all(house: House) -> None:
    async def story() -> None:
        table, devices, chairs = await three(house)
        path = f"/api/tables/{table['table']}/close"
        assert (await devices[1].request("POST", path)).status_code == 403
        await devices[0].post(path)
        while not chairs[2].board["view"]["reason"]:
            await chairs[2].hear()
        assert chairs[2].board["view"]["reason"] == "closed by the host"
        assert (await devices[0].request("POST", path)).status_code == 409
        assert (await devices[2].request("GET", f"/api/tables/{table['table']}/dice")).status_code == 200

    told(house, story())


def test_a_new_link_for_the_host_leaves_the_host_at_the_table(house: House) -> None:
    async def story() -> None:
        table, devices, chairs = await three(house)
        link = await devices[0].post(f"/api/tables/{table['table']}/links/host")
        assert await event(chairs[1], "host_linked") == {"kind": "host_linked"}
        await chairs[0].say(type="ping")
        assert await chairs[0].until("pong")
        tablet = Device(house)
        await tablet.post("/api/join", link)
        assert await event(chairs[1], "host_came") == {"kind": "host_came"}

    told(house, story())


def test_everybody_is_told_of_a_new_link_for_spectators(house: House) -> None:
    """All who came by an earlier one are out."""

    async def story() -> None:
        table, devices, chairs = await three(house)
        await devices[0].post(f"/api/tables/{table['table']}/links/spectator")
        assert await event(chairs[1], "spectators_linked") == {"kind": "spectators_linked"}

    told(house, story())


def test_all_of_it_stays_in_the_record_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    names: list[str] = []

    async def before(house: House) -> None:
        table, devices, _ = await three(house)
        names.append(table["table"])
        path = f"/api/tables/{table['table']}"
        await devices[0].post(f"{path}/mute/2", {"on": True})
        await devices[0].post(f"{path}/remove/1", {"ban": True})
        names.append(devices[1].cookie)
        names.append(table["spectator"])

    async def after(house: House) -> None:
        banned = Device(house)
        banned.cookie = names[1]
        assert (await banned.request("POST", "/api/join", {"token": names[2]})).status_code == 403

    with House(database, tmp_path / "log") as house:
        told(house, before(house))
        house.kill()
        house.start()
        told(house, after(house))
        house.stop()
    rows = using(database, lambda store: store.rows(names[0]))
    told_ = [msgspec.json.decode(row.text)["type"] for row in rows if row.kind == "told"]
    assert told_ == ["came", "came", "muted", "removed"]


# ---- shares over the wire ---------------------------------------------------------------------------------------------------------


def test_dice_fall_when_all_devices_have_given_their_shares(house: House) -> None:
    async def give(chair: Chair, table: str, seat: int) -> None:
        share = f"{seat + 1:064x}"
        while (shares := chair.table["shares"])["waits"]:
            if seat in shares["waits"] and not shares["closed"]:
                await chair.say(type="commit", seat=seat, round=1, commit=share_commitment(table, 1, seat, share))
            elif seat in shares["waits"]:
                await chair.say(type="reveal", seat=seat, round=1, share=share)
            await chair.until("seats")

    async def story() -> None:
        host, guest, program = Device(house), Device(house), Device(house)
        table = await host.post("/api/tables", {**WISH, "shares": True})
        name = table["table"]
        for device, seat in ((guest, 1), (program, 2)):
            await device.post("/api/join", {"token": table["seats"][seat]})
        chairs = [await device.sit_at(f"{name}/stream?shares=1") for device in (host, guest)]
        for chair in chairs:
            snapshot = await chair.until("snapshot")
            assert (snapshot["asked"], snapshot["table"]["seed"], snapshot["table"]["shares"]["seats"]) == ([-1], "", [0, 1, 2])
        plain = await program.sit(name)  # it knows nothing of shares, and nobody waits for it
        await plain.until("snapshot")
        await asyncio.gather(*[give(chair, name, seat) for seat, chair in enumerate(chairs)])
        while -1 in plain.board["asked"]:
            await plain.hear()
        assert sum(plain.board["view"]["armies"]) > 40

    told(house, story())


def test_the_host_may_begin_without_those_who_have_not_come(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        table = await host.post("/api/tables", {**WISH, "shares": True})
        chair = await host.sit(table["table"])
        await chair.until("snapshot")
        await chair.say(type="begin", id=1)
        assert (await event(chair, "begun_without"))["seats"] == [1, 2]
        while -1 in chair.board["asked"]:
            await chair.hear()

    told(house, story())


async def without_the_host(house: House) -> tuple[Chair, str]:
    """A player who has committed to a share, at a table whose host has not come."""
    host, guest = Device(house), Device(house)
    table = await host.post("/api/tables", {**WISH, "shares": True})
    await guest.post("/api/join", {"token": table["seats"][1]})
    chair = await guest.sit_at(f"{table['table']}/stream?shares=1")
    await chair.until("snapshot")
    return chair, table["table"]


async def committed(chair: Chair, table: str) -> None:
    await chair.say(type="commit", seat=1, round=1, commit=share_commitment(table, 1, 1, "1" * 64))
    await chair.until("accepted")


def test_a_host_who_never_comes_holds_nobody_up(tmp_path: Path) -> None:
    """Whose own share is awaited has no say in it."""
    settings = {**SETTINGS, "FELDHERR_BEGIN_SECONDS": "0.000001"}
    with House(str(tmp_path / "tables.db"), tmp_path / "log", settings=settings) as house:

        async def story() -> None:
            chair, table = await without_the_host(house)
            await chair.say(type="begin", id=1)
            assert (await chair.until("refused"))["code"] == "not-yours"
            await committed(chair, table)
            await chair.say(type="begin", id=2)
            assert await event(chair, "begun_by") == {"kind": "begun_by", "seat": 1, "seats": [0, 2]}
            await chair.say(type="reveal", seat=1, round=1, share="1" * 64)
            while -1 in chair.board["asked"]:
                await chair.hear()

        told(house, story())
        assert house.stop() == 0


def test_players_wait_for_the_host_before_they_begin(house: House) -> None:
    async def story() -> None:
        chair, table = await without_the_host(house)
        await committed(chair, table)
        assert 0 < chair.table["shares"]["patience"] <= 600
        await chair.say(type="begin", id=2)
        assert (await chair.until("refused"))["code"] == "not-yours"

    told(house, story())
