"""Standing orders: what the server answers for people, and that nobody can tell."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import feldherr
from browser.questions import questions
from feldherr.engine.game import FORMAT, heading
from feldherr.engine.question import OPEN
from feldherr.server import serialize, wire
from feldherr.server.store.records import Opening
from feldherr.server.tables import orders
from feldherr.server.tables.session import Session
from feldherr.server.tables.standing import PERSON
from server.guests import plain
from server.house import Device, House, told

MODES = {"sv2000.conquest": 3, "de2004.missions": 4, "de2004.teams": 4, "sv2000.capitals": 3, "nl2004.godstorm": 3, "sv2000.duel": 2}
MOVES = 400


def opening(mode: str, seats: int, game: int = 0, undo: bool = True) -> Opening:
    """A table of people; the same dice in every run of the tests."""
    seed = hashlib.sha256(f"{mode} {game}".encode()).hexdigest()
    names = [f"Player {s}" for s in range(seats)]
    return Opening(mode, {}, names, [PERSON] * seats, 0, 0, False, "program", seed, undo)


def asks_always(seat: int) -> wire.Orders:
    return wire.Orders(seat, defend="ask", occupy="ask", setup=False, skip=False, react="ask")


def some(seat: int, rng: Random) -> wire.Orders:
    """Any orders."""
    return wire.Orders(
        seat,
        defend=rng.choice(("most", "ask")),
        occupy=rng.choice(("ask", "all", "least")),
        setup=rng.random() < 0.7,
        skip=rng.random() < 0.7,
        react=rng.choice(("ask", "fits")),
    )


def any_text(table: Session, seat: int, rng: Random) -> str:
    """A legal move, as text; of those that only end something fewer."""
    offered = feldherr.choices(table.state, seat)
    better = [o for o in offered if o.verb != "done"] if rng.random() < 0.8 else []
    option = rng.choice(better or offered)
    return table.words.write(option.answer(rng.randint(option.low, option.high)))


def sent(table: Session, after: int, eyes: int) -> bytes:
    """What these eyes are sent, but for whether the server answers for them."""
    view = table.view(eyes)
    board = serialize.view(view), table.asked(), table.since_version(after, eyes), table.undo_seat(), table.sign(set())
    return msgspec.json.encode(board)


def by_orders(table: Session, rng: Random) -> Iterator[int]:
    """A random game with random orders; the version before each draft."""
    table.commit(table.begin())
    for _ in range(MOVES):
        if table.over:
            return
        yield table.version
        if rng.random() < 0.05:
            table.orders = [some(seat, rng) for seat in range(len(table.players))]
        seat = rng.choice(table.asked())
        reply = table.by_order(seat)
        table.commit(table.chosen(seat, reply.answer) if reply else table.answered(seat, any_text(table, seat, rng), table.version))


@pytest.mark.parametrize(("mode", "seats"), MODES.items())
def test_nobody_can_tell_an_answer_by_order_from_one_by_hand(mode: str, seats: int) -> None:
    """The same game once by orders and once by hand: everybody is sent the same, by version, events and offers to undo."""
    rng, compared = Random(mode), 0
    for game in range(3):
        start = opening(mode, seats, game)
        ordered, manual = Session("t", start), Session("t", start)
        manual.orders = [asks_always(seat) for seat in range(seats)]
        ordered.orders = [some(seat, rng) for seat in range(seats)]
        manual.commit(manual.begin())
        rows: dict[int, str] = {}
        for before in by_orders(tapped(ordered, rows), rng):
            while manual.version < before:
                seat, _, text = rows[manual.version + 1].partition(" ")
                manual.commit(manual.answered(int(seat), text, manual.version))
            if manual.version == ordered.version:
                compared += 1
                for eyes in range(-1, seats):
                    assert sent(manual, max(0, before - 20), eyes) == sent(ordered, max(0, before - 20), eyes)
    assert compared > 60


def tapped(table: Session, rows: dict[int, str]) -> Session:
    """The table, whose rows are noted."""
    commit = table.commit

    def noted(draft: object) -> None:
        rows.update({row.number: row.text for row in draft.rows})  # type: ignore[attr-defined]
        commit(draft)  # type: ignore[arg-type]

    table.commit = noted  # type: ignore[method-assign]
    return table


@pytest.mark.parametrize(("mode", "seats"), MODES.items())
def test_only_decisions_that_were_given_away_are_made(mode: str, seats: int) -> None:
    """By default: the most dice for one's own, and what has one answer; open questions at once, others never in others' turns."""
    rng = Random(mode)
    table = Session("t", opening(mode, seats))
    table.commit(table.begin())
    for _ in range(MOVES):
        if table.over:
            break
        seat = rng.choice(table.asked())
        q, offered = feldherr.question(table.state), feldherr.options(table.state, seat)
        assert q
        forced = (
            len(feldherr.choices(table.state, seat)) == 1
            and feldherr.choices(table.state, seat)[0].low == feldherr.choices(table.state, seat)[0].high
        )
        reply = table.by_order(seat)
        assert len(offered)
        if q.secrecy == OPEN:
            assert not forced, "it is answered in the draft before"
            assert reply is None
        elif reply:
            assert forced
            assert not reply.at_once
            assert table.state.seat == seat or q.secrecy == "sealed"
        table.commit(table.chosen(seat, reply.answer) if reply else table.answered(seat, any_text(table, seat, rng), table.version))


@pytest.mark.parametrize("mode", list(feldherr.MODES))
def test_a_seat_that_only_defends_can_always_answer(mode: str) -> None:
    rng = Random(mode)
    seats = max(2, feldherr.MODES[mode].players[0])
    table = Session("t", opening(mode, seats))
    table.commit(table.begin())
    for _ in range(MOVES):
        if table.over:
            break
        seat = rng.choice(table.asked())
        table.commit(
            table.chosen(seat, orders.passive(table.state, seat)) if seat else table.answered(0, any_text(table, 0, rng), table.version)
        )


# ---- over the network -------------------------------------------------------------------------------------------------------------


def at_question(mode: str, seats: int) -> tuple[str, int]:
    """A saved game that stops where the server answers after a moment for a seat in its own turn; and that seat."""
    for seed in range(50):
        rng, table = Random(seed), Session("t", opening(mode, seats, seed))
        draft = table.begin()
        rows = draft.rows
        table.commit(draft)
        for _ in range(600):
            if table.over:
                break
            seat = rng.choice(table.asked())
            if table.by_order(seat):
                rules = feldherr.ruleset(mode)
                return "\n".join([*heading(FORMAT, rules, seats, []), *[row.text for row in rows]]) + "\n", seat
            draft = table.answered(seat, any_text(table, seat, rng), table.version)
            rows += draft.rows
            table.commit(draft)
    raise AssertionError("nobody was in that position")


async def with_devices(house: House, wish: dict[str, Any]) -> tuple[str, list[Device]]:
    """A table with a device for each person."""
    opened = await Device(house).post("/api/tables", wish)
    devices = [Device(house) for _ in opened["seats"]]
    for device, token in zip(devices, opened["seats"], strict=True):
        await device.post("/api/join", {"token": token})
    return opened["table"], devices


def test_orders_are_for_the_devices_of_their_seat(house: House) -> None:
    async def story() -> None:
        table, devices = await with_devices(house, {"mode": "sv2000.conquest", "players": ["person"] * 3})
        chairs = [await device.sit(table) for device in (*devices, devices[0])]
        for seat, chair in enumerate(chairs[:3]):
            assert (await chair.until("snapshot"))["orders"] == [plain(orders.default(seat))]
        await chairs[3].until("snapshot")
        wanted = {"seat": 0, "defend": "ask", "occupy": "all", "setup": False, "skip": False, "react": "fits"}
        await chairs[0].say(type="orders", orders={**wanted, "seat": 1}, id=5)
        assert (await chairs[0].until("refused"))["id"] == 5
        await chairs[0].say(type="orders", orders=wanted)
        for chair in (chairs[0], chairs[3]):
            assert (await chair.until("orders"))["orders"] == [wanted]
        for chair in chairs[1:3]:
            await chair.say(type="ping")
            await chair.until("pong")
            assert not any('"type":"orders"' in text or '"fits"' in text for text in chair.raw)
        house.kill()
        house.start()
        assert (await (await devices[0].sit(table)).until("snapshot"))["orders"] == [wanted]

    told(house, story())


def test_the_rest_is_placed_until_the_set_up_is_over(house: House) -> None:
    async def story() -> None:
        table, devices = await with_devices(house, {"mode": "de2004.liberation", "players": ["person", "person", "person"], "pace": 0})
        chairs = [await device.sit(table) for device in devices]
        for seat, chair in enumerate(chairs):
            await chair.until("snapshot")
            await chair.say(type="orders", orders={**plain(orders.default(seat)), "setup": True})
        for seat, chair in enumerate(chairs):
            while chair.board["view"]["turn"] < 0:
                await chair.hear(60)
            again = await devices[seat].sit(table)
            assert (await again.until("snapshot"))["orders"][0]["setup"] is False

    told(house, story())


def test_what_has_one_answer_is_told_and_not_asked(house: House) -> None:
    """In Godstorm: who can do nothing but say `done` because of hidden cards is not asked, and the table waits a moment all the same."""

    async def story() -> None:
        save, seat = at_question("nl2004.godstorm", 3)
        table, devices = await with_devices(house, {"mode": "", "players": ["person"] * 3, "game": save})
        began = time.monotonic()
        chairs = [await device.sit(table) for device in devices]
        for other, chair in enumerate(chairs):
            board = await chair.until("snapshot")
            if board["asked"] == [seat]:
                assert board["answering"] == ([seat] if other == seat else [])
                assert board["question"] is None
        version = min(chair.version for chair in chairs)
        while chairs[0].version == version:
            await chairs[0].hear()
        assert time.monotonic() - began < 10

    told(house, story())


def test_orders_answer_what_is_asked_already(house: House) -> None:
    async def story() -> None:
        found = questions("sv2000.conquest")["occupying", "occupy"]
        table, devices = await with_devices(house, {"mode": "", "players": ["person"] * found.seats, "game": found.save})
        chair = await devices[found.seat].sit(table)
        board = await chair.until("snapshot")
        (option,) = board["question"]["options"]
        await chair.say(type="orders", orders={**plain(orders.default(found.seat)), "occupy": "all"})
        while not any(e["kind"] == "occupy" for e in chair.events):
            await chair.hear()
        assert next(e for e in reversed(chair.events) if e["kind"] == "occupy")["armies"] == option["high"]

    told(house, story())
