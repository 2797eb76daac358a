"""Second thoughts: a step that was taken back has never been, for the game, its dice, its record and everybody who looks on."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import feldherr
from feldherr import CHANCE
from feldherr.bots.players.random import Stream
from feldherr.engine.chance import chance
from feldherr.engine.game import read_answer
from feldherr.engine.play import new, play
from feldherr.engine.question import OPEN, QUESTIONS
from feldherr.server import serialize, wire
from feldherr.server.replays.recorder import Recorder
from feldherr.server.store.records import Row
from feldherr.server.tables.dice import Sealed
from feldherr.server.tables.orders import BY_KIND
from feldherr.server.tables.session import Refusal, Session
from feldherr.server.tables.standing import Draft, Word, moves
from feldherr.server.tables.undo import KINDS, returnable, shows
from server.house import Chair, Device, House, told
from server.test_orders import MODES, MOVES, any_text, opening


def keep(table: Session, rows: list[Row], draft: Draft) -> None:
    """Write and commit a draft."""
    rows += draft.rows
    table.commit(draft)


def with_second_thoughts(table: Session, rng: Random) -> tuple[list[Row], int]:
    """A random game in which people often change their minds: its rows, and how often they did."""
    rows: list[Row] = []
    keep(table, rows, table.begin())
    undone = 0
    for _ in range(MOVES):
        if table.over:
            break
        if rng.random() < 0.1:
            keep(table, rows, table.word(Word(rng.choice(table.deciding()), "decline" if table.offer else "offer")))
        elif rng.random() < 0.3 and (seat := table.undoable()) >= 0:
            version = table.version
            keep(table, rows, table.undone(seat, version))
            undone += 1
            assert table.by_order(seat) is None, "who has taken something back is asked"
            with pytest.raises(Refusal):  # a double click takes back one step
                table.undone(seat, version)
        else:
            seat = rng.choice(table.asked())
            reply = table.by_order(seat)
            draft = table.chosen(seat, reply.answer) if reply else table.answered(seat, any_text(table, seat, rng), table.version)
            keep(table, rows, draft)
    return rows, undone


@pytest.mark.parametrize(("mode", "seats"), MODES.items())
def test_what_was_taken_back_has_never_been(mode: str, seats: int) -> None:
    rng = Random(mode)
    start = opening(mode, seats)
    table = Session("t", start)
    rows, undone = with_second_thoughts(table, rng)
    assert undone > 5
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))

    g = new(feldherr.ruleset(mode), seats)  # the saved game: its dice follow from the seed, and it leads to the same state
    for n, row in enumerate(moves(rows), 1):
        seat, answer = read_answer(row.text, table.words, g)
        if seat == CHANCE:
            assert answer == chance(g, Sealed(start.seed, n))
        play(g, seat, answer)
    assert g == table.state
    assert table.answers == len(moves(rows))

    for parts in ([0], sorted(rng.sample(range(len(rows)), 9)), range(len(rows))):  # read again after a restart, or bit by bit
        other, ends = Session("t", start), [*list(parts)[1:], len(rows)]
        for a, b in zip([0, *ends], ends, strict=False):
            other.replay(rows[a:b])
        assert (other.state, other.version, other.answers, other.since) == (table.state, table.version, table.answers, table.since)
        assert other.offer == table.offer
        assert other.undoable() == table.undoable()
        assert story(other) == story(table), "what was taken back is told all the same"


def story(table: Session) -> list[tuple[int, list[wire.Event]]]:
    """What has happened lately, row by row."""
    return [(number, [serialize.whole(e) for e in happened]) for number, happened in table.happened]


@pytest.mark.parametrize(("mode", "seats"), MODES.items())
def test_who_reads_the_record_allows_what_who_played_it_allows(mode: str, seats: int) -> None:
    """Else a server that was just started takes back what another one can't, and the two have different games from then on."""
    start = opening(mode, seats)
    rows, _ = with_second_thoughts(Session("t", start), Random(mode))
    undos = [row.number for row in rows if row.kind == "undo"][:20]
    bit_by_bit, at = Session("t", start), 0
    for number in undos:
        for row in rows[at:number]:
            bit_by_bit.replay([row])
        at_once, at = Session("t", start), number
        at_once.replay(rows[:number])
        assert [step.number for step in at_once.past] == [step.number for step in bit_by_bit.past]
        assert at_once.undoable() == bit_by_bit.undoable()


@pytest.mark.parametrize(("mode", "seats"), [("sv2000.conquest", 3), ("nl2004.godstorm", 2)])
def test_a_replay_leaves_out_what_was_taken_back(mode: str, seats: int) -> None:
    start = opening(mode, seats)
    table = Session("t", start)
    rows, _ = with_second_thoughts(table, Random(5))
    whole = Recorder(Session("t", start), everything=True)
    whole.read(rows)
    plain = Recorder(Session("t", start), everything=True)
    plain.read(moves(rows))
    assert whole.frames == plain.frames
    assert whole.state == table.state
    piecewise = Recorder(Session("t", start), everything=True)
    frames = []
    for row in rows:
        piecewise.read([row], hold=True)
        frames += piecewise.chunk().frames
    ahead = piecewise.ahead()
    assert frames + (ahead.frames if ahead else []) == whole.frames


@pytest.mark.parametrize(("mode", "seats"), [*MODES.items(), ("de2010.missions", 3)])
def test_whether_a_step_can_be_taken_back_tells_nothing(mode: str, seats: int) -> None:
    """It is the same for every state that others could think it is."""
    rng, table = Random(mode), Session("t", opening(mode, seats))
    table.commit(table.begin())
    looked = 0
    for n in range(MOVES):
        if table.over:
            break
        seat = rng.choice(table.asked())
        reply, before = table.by_order(seat), table.state
        draft = table.chosen(seat, reply.answer) if reply else table.answered(seat, any_text(table, seat, rng), table.version)
        answer = read_answer(draft.rows[0].text, table.words, before)[1]
        if len(draft.rows) == 1 and returnable(before, answer) and not draft.over:
            for eyes in range(-1, seats):
                guess = feldherr.guess(feldherr.observe(before, eyes), eyes, Stream(n))
                after = guess.copy()
                play(after, seat, answer)
                if not after.winners:
                    assert shows(guess, after) == shows(before, draft.state)
                    looked += 1
        table.commit(draft)
    assert looked > 20


def test_dice_draws_and_other_peoples_moves_end_it() -> None:
    table = Session("t", opening("sv2000.conquest", 3))
    table.commit(table.begin())
    assert table.undoable() == -1  # the deal
    first, last = table.asked()[0], table.version
    table.commit(table.answered(first, any_text(table, first, Random(1)), last))
    assert table.undoable() == first
    for wrong in (Refused("not first", (first + 1) % 3, table.version), Refused("not seen", first, last)):
        with pytest.raises(Refusal):
            table.undone(wrong.seat, wrong.version)
    second = table.asked()[0]
    while second == first:
        table.commit(table.answered(first, any_text(table, first, Random(1)), table.version))
        second = table.asked()[0]
    table.commit(table.answered(second, any_text(table, second, Random(1)), table.version))
    assert table.undoable() == second
    with pytest.raises(Refusal, match="taken back"):
        table.undone(first, table.version)


class Refused:
    """An undo that must be refused."""

    def __init__(self, why: str, seat: int, version: int) -> None:
        self.why, self.seat, self.version = why, seat, version


def test_a_table_without_second_thoughts() -> None:
    table = Session("t", opening("sv2000.conquest", 3, undo=False))
    table.commit(table.begin())
    seat = table.asked()[0]
    table.commit(table.answered(seat, any_text(table, seat, Random(1)), table.version))
    assert table.undoable() == -1
    with pytest.raises(Refusal, match="nothing is taken back"):
        table.undone(seat, table.version)


# ---- over the network -------------------------------------------------------------------------------------------------------------


async def two_at(house: House, **wish: object) -> tuple[str, list[Device], list[Chair]]:
    """A table of two people, at two devices."""
    host = Device(house)
    opened = await host.post("/api/tables", {"mode": "sv2000.duel", "players": ["person", "person"], **wish})
    devices = [Device(house), Device(house)]
    for device, token in zip(devices, opened["seats"], strict=True):
        await device.post("/api/join", {"token": token})
    chairs = [await device.sit(opened["table"]) for device in devices]
    for chair in chairs:
        await chair.until("snapshot")
    return opened["table"], devices, chairs


async def asked_now(chairs: list[Chair]) -> tuple[int, Chair, Chair]:
    """Whoever is asked, when both know of the newest board; and the other."""
    while not (chairs[0].version == chairs[1].version and any(chair.board["question"] for chair in chairs)):
        await min(chairs, key=lambda chair: chair.version).hear()
    seat = next(s for s, chair in enumerate(chairs) if chair.board["question"])
    return seat, chairs[seat], chairs[1 - seat]


def test_everybody_sees_the_board_go_back(house: House) -> None:
    async def story() -> None:
        table, devices, chairs = await two_at(house)
        seat, chair, other = await asked_now(chairs)
        before, version = chair.board["view"], chair.version
        assert chair.board["undo"] == -1
        text = chair.board["question"]["options"][0]["text"]
        assert (await chair.answer(text))["type"] == "accepted"
        while chair.version == version or other.version == version:
            await (chair if chair.version == version else other).hear()
        assert (chair.board["undo"], other.board["undo"]) == (seat, seat)
        assert chair.board["view"] != before

        await other.say(type="undo", id=7, seat=seat, version=other.version)
        assert (await other.until("refused"))["code"] == "not-yours"
        await other.say(type="undo", id=8, seat=1 - seat, version=other.version)
        refused = await other.until("refused")
        assert (refused["id"], refused["code"]) == (8, "too-late")
        await chair.say(type="undo", id=9, seat=seat, version=version)
        assert (await chair.until("refused"))["code"] == "stale"

        await chair.say(type="undo", id=10, seat=seat, version=chair.version)
        assert (await chair.until("accepted"))["id"] == 10
        for each in (chair, other):
            while each.events[-1]["kind"] != "undone":
                await each.hear()
            assert each.events[-1] == {"kind": "undone", "seat": seat, "moves": 1}
        assert chair.board["view"] == before
        assert chair.board["question"]["options"][0]["text"] == text
        assert chair.board["undo"] == -1
        stale = await chair.answer(text, seat, version)
        assert (stale["type"], stale["code"]) == ("refused", "stale")

        again = await devices[1 - seat].sit(table)  # who comes later sees the same
        snapshot = await again.until("snapshot")
        assert snapshot["view"]["armies"] == before["armies"]
        assert (await chair.answer(text))["type"] == "accepted"

    told(house, story())


def test_taking_back_gives_no_new_time(house: House) -> None:
    async def story() -> None:
        _, _, chairs = await two_at(house, clock=60)
        seat, chair, _ = await asked_now(chairs)
        await asyncio.sleep(1.5)
        for n in range(2):
            while chair.board["undo"] != seat:  # until the other is asked
                assert (await chair.answer(chair.board["question"]["options"][0]["text"]))["type"] == "accepted"
                while not chair.board["question"] and chair.board["undo"] != seat:
                    await chair.hear()
            await chair.say(type="undo", id=n + 1, seat=seat, version=chair.version)
            assert (await chair.until("accepted"))["id"] == n + 1
            while not chair.board["question"]:
                await chair.hear()
            assert chair.board["left"] <= 58.5

    told(house, story())


@pytest.mark.long
def test_what_was_taken_back_stays_so_after_a_crash(url: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("undo")

    async def story(house: House) -> None:
        table, devices, chairs = await two_at(house)
        seat, chair, _ = await asked_now(chairs)
        before = chair.board["view"]
        assert (await chair.answer(chair.board["question"]["options"][0]["text"]))["type"] == "accepted"
        await chair.say(type="undo", id=1, seat=seat, version=chair.version + (chair.board["undo"] != seat))
        assert (await chair.until("accepted"))["id"] == 1
        house.kill()
        house.start()
        chair = await devices[seat].sit(table)
        assert (await chair.until("snapshot"))["view"] == before
        assert (await chair.answer(chair.board["question"]["options"][-1]["text"]))["type"] == "accepted"
        house.kill()  # between a step and its undo
        house.start()
        chair = await devices[seat].sit(table)
        assert (await chair.until("snapshot"))["undo"] == seat
        await chair.say(type="undo", id=2, seat=seat, version=chair.version)
        assert (await chair.until("accepted"))["id"] == 2
        while chair.board["view"] != before:
            await chair.hear()

    with House(url, folder / "log") as house:
        told(house, story(house))
        assert house.stop() == 0


def test_only_open_questions_are_in_the_tables() -> None:
    for kind in (*KINDS, *BY_KIND):
        assert QUESTIONS[kind].secrecy == OPEN, kind
