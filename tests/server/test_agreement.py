"""Resigning, ending a game by agreement, playing again with everybody, and what people are called."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

import feldherr
from feldherr.bots.catalogue import DEPUTY
from feldherr.engine.play import result
from feldherr.server.store.records import Row
from feldherr.server.tables.agreement import leaders
from feldherr.server.tables.opening import opening_again
from feldherr.server.tables.session import Refusal, Session
from feldherr.server.tables.standing import PASSIVE, Draft, Word
from server.house import Chair, Device, House, told
from server.test_orders import MODES, any_text, opening

THREE = {"mode": "sv2000.conquest", "players": ["person", "person", "recruit"], "names": ["Ada", "Bruno", "Cleo"], "pace": 0}


def keep(table: Session, rows: list[Row], draft: Draft) -> None:
    """Write and commit a draft."""
    rows += draft.rows
    table.commit(draft)


def played(mode: str, seats: int, answers: int) -> tuple[Session, list[Row]]:
    """A table after so many random moves, at which the game goes on."""
    for game in range(20):
        rng, table, rows = Random(mode), Session("t", opening(mode, seats, game)), list[Row]()
        keep(table, rows, table.begin())
        while not table.over and table.answers < answers:
            seat = rng.choice(table.asked())
            reply = table.by_order(seat)
            draft = table.chosen(seat, reply.answer) if reply else table.answered(seat, any_text(table, seat, rng), table.version)
            keep(table, rows, draft)
        if len(table.deciding()) == seats and not table.over:
            return table, rows
    raise AssertionError("every game was over too soon")


@pytest.mark.parametrize(("mode", "seats"), MODES.items())
def test_a_game_ends_when_all_agree_and_the_standings_count(mode: str, seats: int) -> None:
    table, rows = played(mode, seats, 150)
    people = table.deciding()
    assert len(people) >= 2
    keep(table, rows, table.word(Word(people[0], "offer")))
    for seat in people[1:]:
        assert not table.over
        keep(table, rows, table.word(Word(seat, "agree")))
    assert table.over
    winners, reason = result(table.state)
    assert winners == tuple(leaders(table.state, table.resigned))
    assert reason == "agreed"
    assert table.asked() == []
    assert table.undoable() == -1
    with pytest.raises(Refusal):
        table.word(Word(people[0], "offer"))
    again = Session("t", table.opening)
    again.replay(rows)
    assert (again.state, again.version) == (table.state, table.version)
    for eyes in range(-1, seats):
        assert again.question(again.view(eyes)) is None


def test_who_leads() -> None:
    g = feldherr.new(feldherr.ruleset("sv2000.conquest"), 3)
    for t in range(42):
        g.owner[t], g.armies[t] = t % 3, 1
    g.armies[4] = 5
    assert leaders(g, [False] * 3) == [1]  # as many territories, more armies
    assert leaders(g, [False, True, False]) == [0, 2]  # who has resigned can't win …
    assert leaders(g, [True] * 3) == [1]  # … unless all have
    teams = feldherr.new(feldherr.ruleset("de2004.teams"), 4)
    assert leaders(teams, [False] * 4) == [0, 1, 2, 3]
    assert leaders(teams, [True, False, True, False]) == [1, 3]
    storm = played("nl2004.godstorm", 3, 200)[0].state
    best = max(sum(storm.extra.score(storm, s)) for s in range(3))
    assert all(sum(storm.extra.score(storm, s)) == best for s in leaders(storm, [False] * 3))


def test_an_offer_lapses_when_declined_and_at_the_next_turn_of_who_offered() -> None:
    table, rows = played("de2010.basic", 3, 30)
    by = int(table.state.seat)
    with pytest.raises(Refusal, match="no offer"):
        table.word(Word(by, "agree"))
    keep(table, rows, table.word(Word(by, "offer")))
    with pytest.raises(Refusal, match="already"):
        table.word(Word((by + 1) % 3, "offer"))
    keep(table, rows, table.word(Word((by + 1) % 3, "decline")))
    assert table.sign(set()).offer is None
    keep(table, rows, table.word(Word(by, "offer")))
    keep(table, rows, table.word(Word((by + 1) % 3, "agree")))
    sign = table.sign(set())
    assert sign.offer
    assert (sign.offer.by, sign.offer.missing) == (by, [(by + 2) % 3])
    rng, left = Random(2), False
    for _ in range(3000):
        if table.over or (left and table.state.seat == by):
            break
        assert table.offer
        seat = table.asked()[0]
        reply = table.by_order(seat)
        draft = table.chosen(seat, reply.answer) if reply else table.answered(seat, any_text(table, seat, rng), table.version)
        keep(table, rows, draft)
        left = left or table.state.seat != by
    assert table.offer is None
    again = Session("t", table.opening)
    again.replay(rows)
    assert again.offer is None
    assert again.state == table.state


def test_the_offer_of_somebody_who_is_eliminated_lapses() -> None:
    table = Session("t", opening("sv2000.conquest", 3))
    rows, rng = list[Row](), Random(13)
    keep(table, rows, table.begin())
    lapsed = 0
    while not table.over and not lapsed:
        lands = [list(table.state.owner).count(s) for s in range(3)]
        weak = min((s for s in range(3) if not table.state.is_out(s)), key=lambda s: lands[s])
        if table.offer is None and lands[weak] <= 2 and table.state.seat != weak and table.state.round:
            keep(table, rows, table.word(Word(weak, "offer")))
        offered, seat = table.offer, table.asked()[0]
        reply = table.by_order(seat)
        keep(table, rows, table.chosen(seat, reply.answer) if reply else table.answered(seat, any_text(table, seat, rng), table.version))
        assert not table.offer or not table.state.is_out(table.offer.by)
        lapsed += bool(offered and table.state.is_out(offered.by))
    assert lapsed
    again = Session("t", table.opening)
    again.replay(rows)
    assert again.offer is None


def test_a_resignation_may_be_the_last_consent() -> None:
    table, _ = played("de2010.basic", 3, 10)
    table.commit(table.word(Word(0, "offer")))
    table.commit(table.word(Word(1, "agree")))
    table.commit(table.resign(2))
    assert table.over
    assert 2 not in result(table.state)[0]


@pytest.mark.parametrize(("resigned", "player"), [("computer", "captain"), ("neutral", PASSIVE)])
def test_who_has_resigned_does_not_come_back(resigned: Any, player: str) -> None:
    table = Session("t", msgspec.structs.replace(opening("sv2000.conquest", 3), resigned=resigned))
    rows: list[Row] = []
    keep(table, rows, table.begin())
    keep(table, rows, table.resign(1))
    again = Session("t", table.opening)
    again.replay(rows)
    for each in (table, again):
        assert each.computer(1) == player
        assert each.sign(set()).seats[1].resigned
        with pytest.raises(Refusal):
            each.resign(1)
        with pytest.raises(Refusal):
            each.seated(1, "person")
        with pytest.raises(Refusal):
            each.word(Word(1, "offer"))
    assert {e["kind"] for e in table.since_version(table.version - 1, 0) or []} == {"resigned"}


def test_armies_that_only_defend_are_not_left_alone() -> None:
    """If all resign, the deputy plays for them: else the game would never end."""
    table = Session("t", msgspec.structs.replace(opening("sv2000.conquest", 3), resigned="neutral"))
    table.commit(table.begin())
    for seat in range(3):
        table.commit(table.resign(seat))
        assert table.computer(0) == (DEPUTY if seat == 2 else PASSIVE)


@pytest.mark.parametrize(("mode", "up"), [("sv2000.conquest", 1), ("de2004.missions", 0), ("de2004.teams", 0), ("nl2004.godstorm", 0)])
def test_the_next_one_begins(mode: str, up: int) -> None:
    seats = 4
    table = Session("t", opening(mode, seats))
    again, where = opening_again(table)
    assert again.names == [f"Player {(s + up) % seats}" for s in range(seats)]
    assert all(again.names[where[s]] == f"Player {s}" for s in range(seats))
    assert again.seed != table.opening.seed


# ---- over the network -------------------------------------------------------------------------------------------------------------


async def table_of(house: House, links: list[str] | None = None, **wish: object) -> tuple[str, list[Device], list[Chair]]:
    """A table with a device for each person, and one that looks on; its links."""
    opened = await Device(house).post("/api/tables", {**THREE, **wish})
    devices, tokens = [], [*[t for t in opened["seats"] if t], opened["spectator"]]
    if links is not None:
        links += tokens
    for token in tokens:
        devices.append(Device(house))
        await devices[-1].post("/api/join", {"token": token})
    chairs = [await device.sit(opened["table"]) for device in devices]
    for chair in chairs:
        await chair.until("snapshot")
    return opened["table"], devices, chairs


async def ended_by_agreement(chairs: list[Chair]) -> None:
    """Two people agree to end the game."""
    await chairs[0].say(type="offer", seat=0, what="end", id=1)
    while not (chairs[1].table.get("offer") or {}):
        await chairs[1].hear()
    await chairs[1].say(type="agree", seat=1, id=1)
    for chair in chairs:
        while not chair.board["view"]["winners"]:
            await chair.hear()


def test_two_people_end_their_game(house: House) -> None:
    async def story() -> None:
        table, devices, chairs = await table_of(house)
        ada, bruno, watcher = chairs
        await watcher.say(type="offer", seat=0, id=3)
        assert (await watcher.until("refused"))["code"] == "not-yours"
        await bruno.say(type="agree", seat=1, id=4)
        assert (await bruno.until("refused"))["id"] == 4
        await ada.say(type="offer", seat=0, what="all", id=5)
        assert (await ada.until("refused"))["code"] == "malformed"
        assert (await devices[0].request("POST", f"/api/tables/{table}/rematch")).status_code == 409

        await ended_by_agreement(chairs)
        kinds = [e["kind"] for e in watcher.events]
        assert kinds.index("offered") < kinds.index("agreed") < kinds.index("over")
        assert watcher.board["view"]["reason"] == "agreed"
        while not ada.table["seed"]:
            await ada.hear()
        places = await devices[0].get("/api/tables")
        assert [p["over"] for p in places if p["table"] == table] == [True]
        replay = await devices[2].replay(table)
        assert replay["everything"]
        assert replay["frames"][-1]["events"][-1]["kind"] == "over"
        saved = (await devices[1].request("GET", f"/api/tables/{table}/game")).text
        assert len((await devices[1].request("POST", "/api/replay", {"game": saved})).text) > 1000

    told(house, story())


def test_everybody_goes_along_to_the_rematch(house: House) -> None:
    async def story() -> None:
        tokens = list[str]()
        table, devices, chairs = await table_of(house, tokens)
        stranger = Device(house)
        await ended_by_agreement(chairs)
        assert (await devices[2].request("POST", f"/api/tables/{table}/rematch")).status_code == 403
        assert (await stranger.request("POST", f"/api/tables/{table}/rematch")).status_code == 404
        wanted = await asyncio.gather(*[d.post(f"/api/tables/{table}/rematch") for d in devices[:2] * 3])
        assert len({each["table"] for each in wanted}) == 1
        again = wanted[0]["table"]
        assert again != table
        for chair in chairs:
            while chair.table["rematch"] != again:
                await chair.until("seats")
        late = await devices[1].sit(table)
        assert (await late.until("snapshot"))["table"]["rematch"] == again
        yours = []
        for device in devices:
            snapshot = await (await device.sit(again)).until("snapshot")
            yours.append([snapshot["table"]["seats"][s]["name"] for s in snapshot["yours"]])
            assert [seat["name"] for seat in snapshot["table"]["seats"]] == ["Bruno", "Cleo", "Ada"]
            assert snapshot["table"]["commitment"] != chairs[0].table["commitment"]
        assert yours == [["Ada"], ["Bruno"], []]
        tablet = Device(house)  # another device of the same person
        await tablet.post("/api/join", await devices[1].post(f"/api/tables/{table}/devices/1"))
        assert await tablet.post(f"/api/tables/{table}/rematch") == {"table": again}
        snapshot = await (await tablet.sit(again)).until("snapshot")
        assert [snapshot["table"]["seats"][s]["name"] for s in snapshot["yours"]] == ["Bruno"]

    told(house, story())


def test_a_person_resigns(house: House) -> None:
    async def story() -> None:
        ada, bruno, watcher = (await table_of(house, resigned="neutral"))[2]
        await bruno.say(type="resign", seat=0, id=2)
        assert (await bruno.until("refused"))["code"] == "not-yours"
        await bruno.say(type="resign", seat=1, id=3)
        assert (await bruno.until("accepted"))["id"] == 3
        while not watcher.table["seats"][1]["resigned"]:
            await watcher.hear()
        while "resigned" not in [e["kind"] for e in ada.events]:
            await ada.hear()
        await bruno.say(type="back", seat=1)
        await bruno.say(type="resign", seat=1, id=4)
        assert (await bruno.until("refused"))["id"] == 4
        for _ in range(3):  # the game goes on without them
            while not ada.board["question"]:
                await ada.hear()
            assert (await ada.answer(ada.any_answer(Random(1))))["type"] == "accepted"
            while ada.board["question"]:
                await ada.hear()

    told(house, story())


def test_the_host_gives_no_resigned_seat_away(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        opened = await host.post("/api/tables", {**THREE, "players": ["here", "here", "recruit"]})
        chair = await host.sit(opened["table"])
        await chair.until("snapshot")
        await chair.say(type="resign", seat=1, id=1)
        await chair.until("accepted")
        assert (await host.request("POST", f"/api/tables/{opened['table']}/seats/1", {"player": "person"})).status_code == 409

    told(house, story())


# ---- names --------------------------------------------------------------------------------------------------------------------------


def test_who_comes_by_a_link_may_call_themselves(house: House) -> None:
    async def story() -> None:
        host, guest = Device(house), Device(house)
        made = await host.post(
            "/api/tables", {"mode": "sv2000.conquest", "players": ["here", "person", "recruit"], "names": ["Ada", "Bruno", "Cleo"]}
        )
        link = {"token": made["seats"][1]}
        joined = await guest.post("/api/join", link)
        assert (joined["name"], joined["fresh"]) == ("Bruno", True)
        there = f"/api/tables/{made['table']}/seats/1/name"
        assert (await guest.post(there, {"name": "  Mia  B "}))["seats"][1]["name"] == "Mia B"
        joined = await guest.post("/api/join", link)
        assert (joined["name"], joined["fresh"]) == ("Mia B", False)
        used = await host.request("POST", "/api/join", {"token": made["seats"][1], "ask": True})
        assert used.status_code == 410  # nobody is offered a seat that somebody else has taken
        for device, name, status in ((guest, "ADA", 409), (guest, " ", 400), (guest, "x" * 99, 400), (host, "Nora", 403)):
            assert (await device.request("POST", there, {"name": name})).status_code == status
        assert (await guest.replay(made["table"]))["seats"][1] == {"name": "Mia B", "player": "person"}
        assert next(p for p in await host.get("/api/tables"))["names"] == ["Ada", "Mia B", "Cleo"]

    asyncio.run(story())


def test_a_name_outlasts_a_restart() -> None:
    table, rows = Session("t", opening("sv2000.conquest", 3)), list[Row]()
    keep(table, rows, table.renamed(1, "Mia"))
    again = Session("t", opening("sv2000.conquest", 3))
    again.replay(rows)
    assert again.sign(set()).seats[1].name == again.opening.names[1] == "Mia"
