"""What is hidden stays hidden on the wire: the bytes that a seat or somebody who looks on is sent don't change with others' secrets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest
from websockets.exceptions import ConnectionClosed

import feldherr
from feldherr import CHANCE, State
from feldherr.bots.players.random import Stream, pick
from feldherr.engine.action import answer_of, first, high, listed, number, verb_of
from feldherr.godstorm.names import MAGIC
from feldherr.godstorm.questions import DrawingMiracles, OpeningTheBox
from feldherr.godstorm.verbs import BID, MIRACLE
from feldherr.rules.questions import DealingMissions, Drawing
from feldherr.rules.ruleset import JOKERS
from feldherr.rules.verbs import BRIBE, CAPITAL, DRAW, MISSION
from feldherr.server.http.connection import Client
from feldherr.server.settings import Settings
from feldherr.server.store.records import SPECTATOR, Opening, Row
from feldherr.server.tables import dice
from feldherr.server.tables.room import Room
from feldherr.server.tables.session import Session
from feldherr.server.tables.standing import PERSON
from laws.games import CATALOGUE
from server.house import Device, House

ANSWERS = 500  # in each game
GAPS = 12  # answers between two looks, but for hidden answers, at which we always look
HIDDEN = (BID, BRIBE, CAPITAL, DRAW, MIRACLE, MISSION)
THE_END = frozenset({"over"})
# What brings secrets to light.
REVEALING = THE_END | {
    "capital_fell",
    "cards",
    "lies_open",
    "bids",
    "thrown_away",
    "looking at a hand",
}
T = TypeVar("T")


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine gives that has nothing to wait for."""
    try:
        work.send(None)
    except StopIteration as end:
        return cast("T", end.value)
    raise AssertionError("it waits for something")


def opening(mode: str, seats: int) -> Opening:
    return Opening(mode, {}, [f"Player {s}" for s in range(seats)], [PERSON] * seats, 0, 0, False, "program", dice.fresh())


def twin(table: Session, state: State) -> Session:
    """The same table with another state."""
    other = Session(table.name, table.opening)
    other.state, other.version, other.since = state.copy(), table.version, dict(table.since)
    other.happened.extend(table.happened)
    return other


class Watcher:
    """A table, and somebody with a connection to it."""

    def __init__(self, table: Session, eyes: int) -> None:
        self.table = table
        room = Room(table, cast("Any", None), cast("Any", SimpleNamespace(settings=Settings())))
        self.client = Client(room, "", [eyes if eyes >= 0 else SPECTATOR], -1)

    def hear(self) -> bytes:
        """The board as the server sends it: everything at first, then what is new."""
        return at_once(self.client.board())

    def answer(self, seat: int, answer: int) -> None:
        said(self.table, seat, answer)


def said(table: Session, seat: int, answer: int) -> None:
    """An answer, without what chance adds to it."""
    who = "?" if seat == CHANCE else str(seat)
    table.replay([Row(table.version + 1, "answer", f"{who} {table.words.write(answer)}")])


def moments(table: Session, seed: int) -> Iterator[tuple[int, int]]:
    """The answers of a random game, each handed out before it is given."""
    rng = Stream(seed)
    for _ in range(ANSWERS):
        if table.over:
            return
        asked = table.asked()
        seat = asked[rng.below(len(asked))]
        answer = pick(table.state, seat, rng)
        yield seat, answer
        said(table, seat, answer)


def guessed(table: Session, eyes: int, seed: int) -> Session:
    """A table that may be the one these eyes look at: all they can't see is filled in anew."""
    return twin(table, feldherr.guess(feldherr.observe(table.state, eyes), eyes, Stream(seed)))


def other_answer(g: State, seat: int, answer: int, rng: Stream) -> int:
    """To a hidden question another answer of the same kind (or the same, if there is no other)."""
    alike = [o for o in feldherr.options(g, seat) if verb_of(o) == verb_of(answer) and (verb_of(o) != BRIBE or first(o) == first(answer))]
    o = alike[rng.below(len(alike))]
    return answer_of(o, number(o) + rng.below(high(o) - number(o) + 1))


def may_know(g: State, eyes: int, seat: int) -> bool:
    """Whether these eyes may see the answer to a hidden question: it is their own, or it is chance's and for them."""
    whose = seat
    match feldherr.question(g):
        case DealingMissions(seat=whose) | Drawing(side=whose) | DrawingMiracles(side=whose) | OpeningTheBox(side=whose):
            pass
    return eyes >= 0 and whose >= 0 and g.team(eyes) == g.team(whose)


def all_see(g: State, seat: int, answer: int) -> bool:
    """Whether such an answer is nevertheless for all: the last bid, the cease-fire card, a relic, the box."""
    verb = verb_of(answer)
    if verb == BID:
        return len(feldherr.players(g)) == 1
    if verb == DRAW:
        return first(answer) == g.lands + JOKERS
    q = feldherr.question(g)
    return verb == MIRACLE and (not isinstance(q, DrawingMiracles) or q.deck == MAGIC)


def hidden(g: State, eyes: int, seat: int, answer: int) -> bool:
    return verb_of(answer) in HIDDEN and not may_know(g, eyes, seat) and not all_see(g, seat, answer)


def both_answer(real: Watcher, other: Watcher, seat: int, answer: int, hide: bool, rng: Stream) -> bool:
    """Answer at both tables: the same, or in secret something else; False if that is not possible at the other one."""
    there = other_answer(other.table.state, seat, answer, rng) if hide else answer
    if (hide and all_see(other.table.state, seat, there)) or not listed(feldherr.options(other.table.state, seat), there):
        return False
    said(real.table, seat, answer)
    said(other.table, seat, there)
    return True


def told(update: bytes) -> set[str]:
    """The kinds of what happened, and what is asked."""
    said = json.loads(update)
    return {event["kind"] for event in said["events"]} | ({said["view"]["asking"]["kind"]} if said["question"] else set())


@pytest.mark.parametrize(("mode", "seats"), CATALOGUE)
def test_what_is_sent_does_not_change_with_others_secrets(mode: str, seats: int) -> None:
    """Neither what a newcomer is sent nor what is told of the next answer, hidden or not; but for answers that bring secrets to light."""
    table, rng = Session("table", opening(mode, seats)), Stream(seats)
    for n, (seat, answer) in enumerate(moments(table, seats)):
        if n % GAPS and verb_of(answer) not in HIDDEN:
            continue
        for eyes in range(-1, seats):
            real, other = Watcher(twin(table, table.state), eyes), Watcher(guessed(table, eyes, n), eyes)
            assert real.hear() == other.hear()
            hide = hidden(table.state, eyes, seat, answer)
            if both_answer(real, other, seat, answer, hide, rng):
                here, there = real.hear(), other.hear()
                revealed = (told(here) | told(there)) & (THE_END if hide else REVEALING)
                assert here == there or revealed, (table.words.write(answer), eyes)


@pytest.mark.parametrize(("mode", "seats"), [(mode, most) for mode, most in CATALOGUE if feldherr.MODES[mode].players[1] == most])
def test_a_device_with_several_seats_shows_what_is_theirs_to_the_one_who_has_it_and_is_asked(mode: str, seats: int) -> None:
    table = Session("table", opening(mode, seats))
    for n, _ in enumerate(moments(table, 1)):
        if n % GAPS:
            continue
        watcher = Watcher(table, 0)
        turn = n // GAPS
        for watcher.client.roles, taken in [([0, 1], turn % 3 - 1), ([*range(seats)], turn % seats), ([0, SPECTATOR], 0), ([SPECTATOR], 0)]:
            watcher.client.taken = taken
            watcher.client.again()
            board = json.loads(watcher.hear())
            alone = watcher.client.roles == [0, SPECTATOR]
            theirs = taken in table.asked() and taken in watcher.client.seats
            assert board["view"]["seat"] == (taken if alone or theirs else -1)
            assert board["view"]["hand"] == [] or alone or theirs
            assert (board["question"] or {"seat": taken})["seat"] in ((taken,) if alone or theirs else (taken, CHANCE))
            assert board["table"]["seed"] == ""


# ---- with a real server -------------------------------------------------------------------------------------------------------------


async def joined(house: House, *tokens: str) -> Device:
    """A device that has used these links."""
    device = Device(house)
    for token in tokens:
        await device.post("/api/join", {"token": token})
    return device


def before_the_capitals() -> str:
    """A saved game in which all are about to choose their capitals."""
    game, rng = feldherr.game("sv2000.capitals", 3), Stream(7)
    while game.state.top().name != "choosing capitals":
        seat = feldherr.asked(game.state)
        game.play(seat, pick(game.state, seat, rng))
    return game.save()


def test_what_becomes_of_an_answer_is_told_to_nobody_else_and_rows_to_nobody(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        table = await host.post("/api/tables", {"mode": "", "players": ["person"] * 3, "game": before_the_capitals()})
        devices = [await joined(house, token) for token in [*table["seats"], table["spectator"]]]
        chairs = [await device.sit(table["table"]) for device in devices]
        for chair in chairs:
            await chair.until("snapshot")
        for seat, chair in enumerate(chairs[:3]):
            chair.sent = 1000 * seat
            assert (await chair.answer("capital nowhere"))["type"] == "refused"
            assert (await chair.answer(chair.board["question"]["options"][-1]["text"]))["type"] == "accepted"
        await chairs[3].say(type="resync")
        await chairs[3].until("snapshot")
        for seat, chair in enumerate(chairs):
            said = [json.loads(text) for text in chair.raw]
            assert {m["id"] // 1000 for m in said if m["type"] in ("accepted", "refused")} <= {seat}
            assert all(m["table"]["seed"] == "" for m in said if "table" in m)
        assert not any('"capital ' in text or "nowhere" in text or '"text"' in text for text in chairs[3].raw)
        for chair in chairs:
            await chair.leave()

    asyncio.run(story())


def test_the_saved_game_is_refused_while_it_holds_somebodys_secrets(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        table = await host.post("/api/tables", {"mode": "de2004.missions", "players": ["here", "person", "recruit"], "pace": 5000})
        path = f"/api/tables/{table['table']}"
        other = await joined(house, table["seats"][1])
        spectator = await joined(house, table["spectator"])
        for device, status in ((host, 403), (other, 403), (spectator, 403), (Device(house), 404)):
            reply = await device.request("GET", f"{path}/game")
            assert (reply.status_code, list(reply.json())) == (status, ["error"])
        await host.post(f"{path}/seats/1", {"player": "captain"})  # a person who was swapped out has secrets still
        assert (await host.request("GET", f"{path}/game")).status_code == 403
        alone = await host.post("/api/tables", {"mode": "de2004.missions", "players": ["here", "here", "recruit"], "pace": 5000})
        assert (await host.request("GET", f"/api/tables/{alone['table']}/game")).status_code == 200

    asyncio.run(story())


def test_whoever_has_a_link_that_is_void_hears_no_more(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        table = await host.post("/api/tables", {"mode": "sv2000.missions", "players": ["here", "person", "person"]})
        path = f"/api/tables/{table['table']}"
        for role, token in (("1", table["seats"][1]), ("spectator", table["spectator"])):
            device = await joined(house, token)
            chair = await device.sit(table["table"])
            await chair.until("snapshot")
            heard = len(chair.raw)
            fresh = await host.post(f"{path}/links/{role}")
            with pytest.raises(ConnectionClosed) as end:
                await chair.until("nothing")
            assert end.value.rcvd
            assert end.value.rcvd.code == 4410
            assert not any('"snapshot"' in text or '"update"' in text for text in chair.raw[heard:])
            assert (await device.request("POST", "/api/join", {"token": token})).status_code == 404
            assert (await device.request("GET", f"{path}/game")).status_code == 404
            await device.post("/api/join", {"token": fresh["token"]})

    asyncio.run(story())
