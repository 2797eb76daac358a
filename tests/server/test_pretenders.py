"""What a host, a guest and somebody with a new name can't do to the others."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

import feldherr
from feldherr.server.tables.proof import Wrong, check
from server.house import Device, House, told
from server.test_replay import played
from server.test_trust import WISH, three


def test_the_dice_of_people_who_take_another_name_can_be_checked(house: House) -> None:
    async def story() -> None:
        table, devices, _ = await three(house)
        path = f"/api/tables/{table['table']}"
        await devices[1].post(f"{path}/seats/1/name", {"name": "Benedict the Second"})
        await devices[0].post(f"{path}/close")
        game, proof = [(await devices[2].request("GET", f"{path}/{what}")).text for what in ("game", "dice")]
        assert "name Benedict the Second\n" in game
        assert check(feldherr.load(game), proof).checked > 0
        for bent in (proof.replace("called 1 Benedict", "called 1 Bernard"), proof.replace("called 1", "called 2")):
            with pytest.raises(Wrong):
                check(feldherr.load(game), bent)

    told(house, story())


def test_a_replay_has_the_names_of_now_however_late_they_were_taken(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        game = played("sv2000.missions", 3, most=400).save()
        table = await host.post("/api/tables", {**WISH, "mode": "", "game": game})
        for name in ("Adelaide", "Augusta"):
            await host.post(f"/api/tables/{table['table']}/seats/0/name", {"name": name})
            replay = await host.replay(table["table"])
            assert [seat["name"] for seat in replay["seats"]] == [name, "Ben", "Cleo"]
            assert len(replay["frames"]) >= 400

    told(house, story())


def test_the_record_of_a_rematch_is_closed_to_a_host_who_took_all_seats(house: House) -> None:
    async def story() -> None:
        table, devices, _ = await three(house)
        await devices[0].post(f"/api/tables/{table['table']}/close")
        again = (await devices[1].post(f"/api/tables/{table['table']}/rematch"))["table"]
        path = f"/api/tables/{again}"
        for seat in {0, 1, 2} - set((await devices[0].get(path))["seats"]):
            await devices[0].post("/api/join", await devices[0].post(f"{path}/links/{seat}"))
        assert (await devices[0].get(path))["seats"] == [0, 1, 2]
        assert (await devices[0].request("GET", f"{path}/game")).status_code == 403

    told(house, story())


def test_nobody_is_sent_away_in_silence_after_the_end(house: House) -> None:
    async def story() -> None:
        table, devices, _ = await three(house)
        path = f"/api/tables/{table['table']}"
        await devices[0].post(f"{path}/close")
        assert (await devices[0].request("POST", f"{path}/remove/1", {"ban": True})).status_code == 409
        assert (await devices[0].request("POST", f"{path}/links/2")).status_code == 409
        assert [(await devices[seat].get(path))["seats"] for seat in (1, 2)] == [[1], [2]]

    told(house, story())


def test_a_banned_device_does_not_stay_as_a_spectator(house: House) -> None:
    async def story() -> None:
        table, devices, chairs = await three(house)
        path = f"/api/tables/{table['table']}"
        await devices[1].post("/api/join", {"token": table["spectator"]})
        await devices[0].post(f"{path}/remove/1", {"ban": True})
        with pytest.raises(ConnectionClosed):
            await chairs[1].until("nothing")
        assert (await devices[1].request("GET", path)).status_code == 404

    told(house, story())


def test_who_has_resigned_is_sent_away_and_their_armies_stay_neutral(house: House) -> None:
    async def story() -> None:
        host, guest = Device(house), Device(house)
        table = await host.post("/api/tables", {**WISH, "resigned": "neutral"})
        await guest.post("/api/join", {"token": table["seats"][1]})
        chair = await guest.sit(table["table"])
        await chair.until("snapshot")
        await chair.say(type="resign", seat=1, id=1)
        await chair.until("accepted")
        sign = await host.post(f"/api/tables/{table['table']}/remove/1", {"ban": False})
        assert (sign["seats"][1]["player"], sign["seats"][1]["resigned"]) == ("person", True)

    told(house, story())


def test_names_are_no_way_to_speak_or_to_pass_for_another(house: House) -> None:
    async def story() -> None:
        table, devices, _ = await three(house)
        path = f"/api/tables/{table['table']}"

        async def called(name: str) -> int:
            return (await devices[1].request("POST", f"{path}/seats/1/name", {"name": name})).status_code

        for name in ("ada", "Ada\u200b", "\u200dAda", "A\u00adda", "\uff21da", "\u0410d\u0430"):
            assert await called(name) == 409, ascii(name)
        for name in ("\u3164", "\u2800", "\u115f\u1160"):
            assert await called(name) == 400, ascii(name)
        await devices[0].post(f"{path}/mute/1", {"on": True})
        assert await called("let me speak") == 403
        await devices[0].post(f"{path}/close")
        assert await called("Late") == 409

    told(house, story())


def test_a_seat_is_free_until_somebody_comes_and_the_table_waits_for_them(house: House) -> None:
    async def story() -> None:
        host, guests = Device(house), [Device(house), Device(house)]
        table = await host.post("/api/tables", {**WISH, "shares": True})
        path = f"/api/tables/{table['table']}"
        host_chair = await host.sit(table["table"])
        sign = (await host_chair.until("snapshot"))["table"]
        assert [seat["free"] for seat in sign["seats"]] == [False, True, True]
        assert (await host.get(path))["waits"]
        for seat, guest in enumerate(guests, 1):
            await guest.post("/api/join", {"token": table["seats"][seat]})
            sign = (await (await guest.sit(table["table"])).until("snapshot"))["table"]
            assert not sign["seats"][seat]["free"]
        assert not (await host.get(path))["waits"]

    told(house, story())
