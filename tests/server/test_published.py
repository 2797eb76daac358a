"""Maps that people publish on a server: who sees them, who withdraws them, how many there are, and that they outlast a backup."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import feldherr
from feldherr import maps
from feldherr.cli import main
from feldherr.maps.text import line
from feldherr.server.settings import environment
from feldherr.server.store.maps import name_of
from feldherr.server.store.records import Full, Published, Store
from server.changed import execute
from server.house import GENEROUS, Device, House, told
from server.tables import set_up, using
from server.test_maps import changed, hostile, opened

TEXT = '{"map":{"name":"Åland"}}'


@pytest.fixture(scope="module")
def worlds() -> list[str]:
    return [line(feldherr.new_map(seed, 12)) for seed in (7, 8, 9)]


def entry(text: str, device: str = "phone", name: str = "Åland") -> Published:
    return Published(name_of(text), device, name, "Ada", 12)


def test_one_address_does_not_fill_the_list_with_many_devices(tmp_path: Path, worlds: list[str]) -> None:
    settings = {**GENEROUS, "FELDHERR_PUBLISHING": "2/1000"}
    with House(str(tmp_path / "tables.db"), tmp_path / "log", settings=settings) as house:

        async def story() -> None:
            codes = [(await Device(house).request("POST", "/api/maps/published", {"text": world})).status_code for world in worlds]
            assert codes == [200, 200, 429]
            elsewhere = {"X-Forwarded-For": "192.0.2.1"}
            other = await Device(house).request("POST", "/api/maps/published", {"text": worlds[2]}, headers=elsewhere)
            assert other.status_code == 200

        told(house, story())
        assert house.stop() == 0


# ---- over the network -----------------------------------------------------------------------------------------------------------------


def test_a_map_is_seen_by_strangers_when_its_owner_has_published_it(house: House, worlds: list[str]) -> None:
    async def story() -> None:
        owner, stranger = Device(house), Device(house)
        world, name = worlds[0], name_of(worlds[0])
        table = await opened(owner, world)
        assert name not in {each["id"] for each in (await stranger.get("/api/maps"))["published"]}
        assert (await stranger.request("GET", f"/api/maps/{name}")).status_code == 404
        published = (await owner.post("/api/maps/published", {"text": world, "by": " Ada  Byron "}))["published"]
        title = json.loads(world)["map"]["name"]
        assert {"id": name, "name": title, "author": "Ada Byron", "territories": 12, "mine": True} in published
        (seen,) = (each for each in (await stranger.get("/api/maps"))["published"] if each["id"] == name)
        assert not seen["mine"]
        assert (await stranger.request("GET", f"/api/maps/{name}")).text == world
        theirs = await opened(stranger, world)
        assert (await stranger.request("POST", f"/api/maps/published/{name}/withdraw")).status_code == 404
        assert (await Device(house).request("POST", f"/api/maps/published/{name}/withdraw")).status_code == 404
        left = await owner.post(f"/api/maps/published/{name}/withdraw")
        assert name not in {each["id"] for each in left["published"]}
        assert (await stranger.request("GET", f"/api/maps/{name}")).status_code == 404
        for device, played in ((owner, table), (stranger, theirs)):
            assert (await device.request("GET", f"/api/tables/{played}/map")).text == world, "a table keeps its map"
        assert (await Device(house).request("GET", f"/api/tables/{table}/map")).status_code == 404, "and keeps it for itself"

    told(house, story())


def test_what_is_published_twice_is_there_once_and_stays_the_first_owners(house: House, worlds: list[str]) -> None:
    async def story() -> None:
        first, second = Device(house), Device(house)
        for device in (first, second):
            found = await device.post("/api/maps/published", {"text": worlds[1]})
            assert [each["mine"] for each in found["published"] if each["id"] == name_of(worlds[1])] == [device is first]
        await first.post(f"/api/maps/published/{name_of(worlds[1])}/withdraw")

    told(house, story())


def test_a_map_that_names_its_author_is_by_them(house: House, worlds: list[str]) -> None:
    async def story() -> None:
        device = Device(house)
        signed = changed(worlds[2], "map.author", "Bruno")
        reply = await device.request("POST", "/api/maps/published", {"text": signed, "by": "x" * 200})
        assert (reply.status_code, "printable characters" in reply.text) == (400, True)
        published = (await device.post("/api/maps/published", {"text": signed, "by": "Ada"}))["published"]
        (seen,) = (each for each in published if each["mine"])
        assert seen["author"] == "Bruno"
        await device.post(f"/api/maps/published/{seen['id']}/withdraw")

    told(house, story())


def test_bad_maps_are_not_published(house: House, worlds: list[str]) -> None:
    async def story() -> None:
        device = Device(house)
        for text, reason in {**hostile(worlds[0]), "": "there is none", " \n": "there is none"}.items():
            reply = await device.request("POST", "/api/maps/published", {"text": text})
            assert (reply.status_code, reason in reply.text) == (400, True), (text[:80], reply.text[:300])
        assert all(each["id"] != name_of(text) for each in (await device.get("/api/maps"))["published"] for text in hostile(worlds[0]))

    told(house, story())


def test_built_in_maps_can_be_fetched_by_their_names(house: House) -> None:
    async def story() -> None:
        for name in ("world", "world_italy"):
            reply = await Device(house).request("GET", f"/api/maps/{name}")
            assert reply.text == line(maps.read(name))
            tag = {"if-none-match": reply.headers["etag"]}
            assert (await Device(house).request("GET", f"/api/maps/{name}", headers=tag)).status_code == 304
        assert (await Device(house).request("GET", "/api/maps/tiny.toml")).status_code == 404

    told(house, story())


def test_a_device_and_a_server_publish_so_many_and_no_more(worlds: list[str], tmp_path: Path) -> None:
    limits = GENEROUS | {"FELDHERR_PUBLISHED_MAPS": "2", "FELDHERR_PUBLISHED_PER_DEVICE": "1"}

    async def story(house: House) -> None:
        one, two, three = (Device(house) for _ in range(3))
        assert (await one.get("/api/maps"))["left"] == 1
        assert (await one.post("/api/maps/published", {"text": worlds[0]}))["left"] == 0
        assert (await one.request("POST", "/api/maps/published", {"text": worlds[1]})).status_code == 409
        await two.post("/api/maps/published", {"text": worlds[1]})
        assert (await three.request("POST", "/api/maps/published", {"text": worlds[2]})).status_code == 409
        assert (await one.post(f"/api/maps/published/{name_of(worlds[0])}/withdraw"))["left"] == 1
        assert len((await three.post("/api/maps/published", {"text": worlds[2]}))["published"]) == 2

    with House(str(tmp_path / "tables.db"), tmp_path / "log", settings=limits) as house:
        told(house, story(house))


def test_a_server_may_allow_none() -> None:
    assert environment({"FELDHERR_PUBLISHED_MAPS": "0"}).published_maps == 0
    for name in ("FELDHERR_PUBLISHED_PER_DEVICE", "FELDHERR_JOBS"):
        with pytest.raises(ValueError, match=name):
            environment({name: "0"})


def test_publishing_counts_as_an_upload(worlds: list[str], tmp_path: Path) -> None:
    async def story(house: House) -> None:
        device = Device(house)
        replies = [await device.request("POST", "/api/maps/published", {"text": text}) for text in worlds]
        assert [reply.status_code for reply in replies] == [200, 200, 429]

    with House(str(tmp_path / "tables.db"), tmp_path / "log", settings=GENEROUS | {"FELDHERR_UPLOADS": "2/1000"}) as house:
        told(house, story(house))


def test_whoever_runs_a_server_lists_and_withdraws_maps_while_it_runs(
    worlds: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, name = str(tmp_path / "tables.db"), name_of(worlds[0])
    words = ["--database", database, "--language", "en"]

    async def publish(house: House) -> None:
        await Device(house).post("/api/maps/published", {"text": worlds[0]})

    async def look(house: House) -> None:
        assert (await Device(house).get("/api/maps"))["published"] == []
        assert (await Device(house).request("GET", f"/api/maps/{name}")).status_code == 404

    with House(database, tmp_path / "log", settings=GENEROUS) as house:
        told(house, publish(house))
        assert main(["map", "published", *words]) == 0
        out = capsys.readouterr().out
        assert (name[:12] in out, json.loads(worlds[0])["map"]["name"] in out, "1 map is published." in out) == (True, True, True)
        assert main(["map", "withdraw", "zzz", *words]) == 2
        assert main(["map", "withdraw", *words]) == 2
        assert main(["map", "withdraw", name[:12], *words]) == 0
        assert "1 map withdrawn." in capsys.readouterr().out
        told(house, look(house))


# ---- in the store ---------------------------------------------------------------------------------------------------------------------


def test_maps_are_stored_listed_and_withdrawn(url: str) -> None:
    async def story(store: Store) -> None:
        await store.publish(entry(TEXT), TEXT, 9, 9)
        await store.publish(entry(TEXT, "laptop"), TEXT, 9, 9)
        await store.publish(entry("two", "laptop", "Two"), "two", 9, 9)
        assert [(each.name, each.device, each.territories) for each in await store.published()] == [
            ("Two", "laptop", 12),
            ("Åland", "phone", 12),
        ]
        assert await store.published_map(name_of(TEXT)) == TEXT
        for nothing in ("", "world", "\0", "\ud800", name_of(TEXT).upper()):
            assert await store.published_map(nothing) is None
            assert not await store.withdraw(nothing)
        assert not await store.withdraw(name_of(TEXT), "laptop")
        assert await store.withdraw(name_of(TEXT), "phone")
        assert not await store.withdraw(name_of(TEXT), "phone")
        assert [each.name for each in await store.published()] == ["Two"]
        assert await store.withdraw(name_of("two"))

    using(url, story)


def test_there_are_so_many_and_no_more(url: str) -> None:
    async def story(store: Store) -> None:
        for most, most_of_device in ((0, 9), (9, 0)):
            with pytest.raises(Full):
                await store.publish(entry(TEXT), TEXT, most, most_of_device)
        await store.publish(entry(TEXT), TEXT, 1, 1)
        await store.publish(entry(TEXT), TEXT, 1, 1)  # it is there already
        with pytest.raises(Full):
            await store.publish(entry("two"), "two", 9, 1)
        await store.publish(entry("two", "laptop"), "two", 2, 1)

    using(url, story)


def test_a_map_that_has_changed_is_not_given_out_and_the_doctor_says_so(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    using(url, lambda store: store.publish(entry(TEXT), TEXT, 9, 9))
    assert main(["doctor", "--database", url, "--language", "en"]) == 0
    asyncio.run(execute(url, [("UPDATE maps SET text = 'x'", ())]))
    assert using(url, lambda store: store.published_map(name_of(TEXT))) is None
    capsys.readouterr()
    assert main(["doctor", "--database", url, "--language", "en"]) == 1
    assert f"map {name_of(TEXT)} has changed" in "".join(capsys.readouterr().out.split("\n"))


def test_backups_have_published_maps_and_spare_them(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = [f"map {n}" for n in range(50)]  # more than are copied at a time

    async def fill(store: Store) -> None:
        await set_up(store)
        for text in texts:
            await store.publish(entry(text), text, 99, 99)

    async def strip(store: Store) -> None:
        for table in await store.unfinished():
            await store.remove(table)

    using(url, fill)
    file, other = str(tmp_path / "backup.db"), str(tmp_path / "other.db")
    assert main(["backup", file, "--database", url]) == 0
    using(url, strip)
    assert main(["restore", file, "--database", url, "--language", "en"]) == 2, "there are maps in it"
    assert "--force" in capsys.readouterr().err
    using(url, lambda store: store.withdraw(name_of("map 3")))
    for target in (url, other):
        assert main(["restore", file, "--database", target, "--force"]) == 0
        assert {each.id for each in using(target, lambda store: store.published())} == set(map(name_of, texts))
        assert using(target, lambda store: store.published_map(name_of("map 3"))) == "map 3"
