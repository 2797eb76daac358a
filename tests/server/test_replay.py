"""Replays: every board of a game from what changed, no secret before the end, everything after it, and nothing for strangers."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import StreamingResponse

import feldherr
from feldherr.bots.players.random import Stream, pick
from feldherr.engine.action import listed, verb_of
from feldherr.odds.luck import chances
from feldherr.rules.events import Battle, Turn
from feldherr.server import serialize, wire
from feldherr.server.fair import Asker, FairLock
from feldherr.server.http.app import PART, streamed
from feldherr.server.replays import cache
from feldherr.server.replays.recorder import LOOKING_ON, Recorder
from feldherr.server.store.records import Row
from feldherr.server.tables.display import RETOLD
from feldherr.server.tables.opening import prepared, recorded
from feldherr.server.tables.session import Session
from laws.games import CATALOGUE
from server.house import Device, House, spliced
from server.test_secrets import GAPS, HIDDEN, REVEALING, THE_END, all_see, guessed, hidden, moments, opening, other_answer, twin

LONGEST_GAME = 1_000_000
ROWS = ("owner", "armies", "force", "reserve", "cards", "continents", "income", "score", "supply", "out")
ANYBODY = Asker("127.0.0.1", lambda seconds: None)
FACTS = ("turn", "round", "trades", "gained", "taken", "traded", "bonus")


def played(mode: str, seats: int, seed: int = 1, most: int = 100_000) -> feldherr.Game:
    """A random game, to its end or so many answers."""
    game, rng = feldherr.game(mode, seats), Stream(seed)
    while not game.over and len(game.log) < most:
        seat = feldherr.asked(game.state)
        game.play(seat, pick(game.state, seat, rng))
    return game


def turned(view: dict[str, Any], frame: dict[str, Any]) -> None:
    """Change a view as a frame says."""
    for name, row in frame.get("rows", {}).items():
        kind, _, key = name.partition(".")
        if kind == "extra":
            view["extra"][key] = row
        else:
            view[name] = row[0] if name in FACTS else row
    for name, cells in frame.get("cells", {}).items():
        row = view["extra"][name.partition(".")[2]] if name.startswith("extra.") else view[name]
        for at, number in zip(cells[::2], cells[1::2], strict=True):
            row[at] = number


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """What a replay shows of a view."""
    extra = {name: row for name, row in view["extra"].items() if row}
    return {name: view[name] for name in (*ROWS, *FACTS)} | {"extra": extra}


def told(recorder: Recorder) -> dict[str, Any]:
    """All of a recorder that has no chunk yet, as it goes over the wire."""
    return spliced("\n".join(msgspec.json.encode(line).decode() for line in (recorder.head(), recorder.chunk())))


@pytest.mark.parametrize(("mode", "seats"), CATALOGUE)
@pytest.mark.parametrize("everything", [False, True])
def test_the_frames_lead_from_board_to_board(mode: str, seats: int, everything: bool) -> None:
    game = played(mode, seats, most=700)
    table, rows = kept(game)
    recorder = Recorder(table, everything)
    recorder.read(rows)
    replay = told(recorder)
    view, g = replay["view"] | {"held": replay["held"]}, table.state.copy()
    assert len(replay["frames"]) == len(game.log)
    for n, frame in enumerate(replay["frames"]):
        turned(view, frame)
        feldherr.apply(g, *game.log[n])
        real = msgspec.to_builtins(serialize.view(g if everything else feldherr.observe(g, LOOKING_ON)))
        assert shown(view) == shown(real), n
        assert view["held"] == (list(g.cards) if everything else [])
    last = replay["turns"][-1]
    assert (last["at"], last["seat"]) == (len(game.log), g.seat)
    assert sum(last["lands"]) <= g.lands
    assert all(sum(law) == pytest.approx(1) for law in replay["laws"])


@pytest.mark.parametrize(("mode", "seats"), CATALOGUE)
def test_a_public_replay_does_not_change_with_secrets(mode: str, seats: int) -> None:
    table, rng = Session("table", opening(mode, seats)), Stream(seats)
    for n, (seat, answer) in enumerate(moments(table, seats)):
        if n % GAPS and verb_of(answer) not in HIDDEN:
            continue
        here, other = Recorder(twin(table, table.state), everything=False), Recorder(guessed(table, LOOKING_ON, n), everything=False)
        assert (here.head(), here.chunk()) == (other.head(), other.chunk())
        hide = hidden(table.state, LOOKING_ON, seat, answer)
        there = other_answer(other.state, seat, answer, rng) if hide else answer
        if (hide and all_see(other.state, seat, there)) or not listed(feldherr.options(other.state, seat), there):
            continue
        here.record(seat, answer)
        other.record(seat, there)
        chunks = [recorder.chunk() for recorder in (here, other)]
        revealed = {e["kind"] for chunk in chunks for e in chunk.frames[-1].events} & (THE_END if hide else REVEALING)
        assert chunks[0] == chunks[1] or revealed, table.words.write(answer)


def battles(game: feldherr.Game) -> list[tuple[list[float], Battle]]:
    """All battles of a game that were told with their dice, each with the chances of its throw."""
    table, rows = kept(game)
    recorder = Recorder(table, everything=True)
    recorder.read(rows)
    chunk = recorder.chunk()
    fights = [(f.law, dict(e)) for f in chunk.frames for e in f.events if e["kind"] == "battle" and e["attack"]]
    return [(chunk.laws[law], Battle(**{k: v for k, v in e.items() if k != "kind"})) for law, e in fights]  # type: ignore[arg-type]


@pytest.mark.parametrize(("mode", "seats"), [("sv2000.conquest", 3), ("de2004.teams", 4), ("nl2004.godstorm", 4), ("nl2004.godstorm", 3)])
def test_expected_losses_are_those_of_the_dice_that_were_thrown(mode: str, seats: int) -> None:
    fought = [fight for seed in range(4) for fight in battles(played(mode, seats, seed, most=2000))]
    assert len(fought) > 100
    for law, e in fought:
        pairs = min(len(e.attack), len(e.defence))
        assert law[e.beaten] > 0
        assert e.lost + e.beaten == pairs
        assert sum(law) == pytest.approx(sum(law[: pairs + 1]))
    one_each = {law[1] for law, e in fought if (len(e.attack), len(e.defence)) == (1, 1)}
    assert any(chance == pytest.approx(15 / 36) for chance in one_each)
    assert len(one_each) == 1 or mode == "nl2004.godstorm"  # where gods may stand by
    beaten, expected = sum(e.beaten for _, e in fought), sum(law[1] + 2 * law[2] for law, _ in fought)
    assert abs(beaten - expected) < 4 * len(fought) ** 0.5


@pytest.mark.parametrize(("mode", "seats", "limit"), [("sv2000.conquest", 3, 2), ("nl2004.godstorm", 2, 1)])
def test_a_game_with_a_limit_ends_in_its_last_round(mode: str, seats: int, limit: int) -> None:
    game, rng = feldherr.game(mode, seats, turn_limit=limit), Stream(3)
    while not game.over:
        seat = feldherr.asked(game.state)
        game.play(seat, pick(game.state, seat, rng))
    assert serialize.view(game.state).round == limit - 1
    turns = msgspec.json.decode(gzip.decompress(recorded(game.save())).splitlines()[1])["turns"]
    assert max(turn["round"] for turn in turns) == limit - 1


def test_the_head_of_a_replay_says_who_sat_down_and_the_story_who_resigned() -> None:
    table = Session("t", opening("sv2000.conquest", 3))
    change = table.resign(1)
    recorder = Recorder(table, everything=True)
    recorder.read(change.rows)
    assert msgspec.to_builtins(recorder.head().seats[1]).keys() == {"name", "player"}
    assert [e["kind"] for e in recorder.notices] == ["resigned"]


def test_where_no_dice_lie_nothing_is_promised() -> None:
    assert chances(feldherr.new(feldherr.MODES["sv2000.conquest"], 3), Battle(0, 1, 0, 1, [], [], 1, 0, 1, 1, False)) is None


# ---- chunks --------------------------------------------------------------------------------------------------------------------------


async def lines(showing: AsyncIterator[bytes]) -> str:
    return gzip.decompress(b"".join([piece async for piece in showing])).decode()


def test_chunks_put_together_are_the_whole_replay() -> None:
    async def story() -> None:
        table, rows = kept(played("sv2000.conquest", 4, most=1300))
        recorder = Recorder(table, everything=True)
        recorder.read(rows)
        text = await lines(once(table, rows))
        assert text.count("\n") == 5  # the head, then 250, 250, 500 and 300 answers
        assert spliced(text) == told(recorder)

    asyncio.run(story())


def test_a_game_without_answers_has_a_replay() -> None:
    table, _ = kept(played("sv2000.conquest", 4, most=3))
    replay = spliced(asyncio.run(lines(once(table, []))))
    assert (replay["frames"], len(replay["turns"])) == ([], 2)


def test_some_who_watch_and_some_who_go_away_all_see_the_same() -> None:
    async def story() -> None:
        table, rows = kept(played("nl2004.godstorm", 4, most=1300))
        showing, lock = cache.Showing(Recorder(table, everything=True), at_hand(rows)), FairLock()
        hasty = asyncio.create_task(lines(showing.watch(lock, ANYBODY)))
        for _ in range(20):  # it goes away in the middle of a chunk
            await asyncio.sleep(0)
        hasty.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await hasty
        assert 0 < showing.recorder.version < len(rows)
        seen = await asyncio.gather(*(lines(showing.watch(lock, ANYBODY)) for _ in range(3)))
        assert len(set(seen)) == 1
        assert spliced(seen[0]) == spliced(await lines(once(table, rows)))

    asyncio.run(story())


def test_others_have_their_turn_while_a_chunk_is_made() -> None:
    async def story() -> None:
        table, rows = kept(played("sv2000.conquest", 4, most=1000))
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(other())
        await lines(once(table, rows))
        task.cancel()
        assert turns >= len(rows) / cache.AT_ONCE

    asyncio.run(story())


def kept(game: feldherr.Game) -> tuple[Session, list[Row]]:
    """A game as a table before its first answer, and its rows."""
    opening, rows = prepared(wire.NewTable("", ["person"] * game.seats, game=game.save()))
    return Session("", opening), rows


def at_hand(rows: list[Row]) -> cache.Source:
    """Rows that are here already."""

    async def source(after: int, most: int) -> list[Row]:
        return rows[after : after + most]

    return source


def test_a_saved_game_is_recorded_as_a_table_of_it_would_be() -> None:
    game = played("de2010.missions", 3)
    table, rows = kept(game)
    recorder = Recorder(table, everything=True)
    recorder.read(rows)
    text = gzip.decompress(recorded(game.save())).decode()
    assert spliced(text) == told(recorder)
    with pytest.raises(ValueError, match=r"^game: line 9: .*it is .* move, not seat 0's"):
        recorded("\n".join([*game.save().split("\n")[:8], "0 attack alaska kamchatka 1", ""]))


def once(table: Session, rows: list[Row]) -> AsyncIterator[bytes]:
    return cache.Showing(Recorder(table, everything=True), at_hand(rows)).watch(FairLock(), ANYBODY)


# ---- with a real server -------------------------------------------------------------------------------------------------------------


def test_a_running_table_shows_what_all_may_know_and_a_finished_one_everything(house: House) -> None:
    async def story() -> None:
        host, game = Device(house), played("de2004.missions", 3)
        text = game.save()
        running = "\n".join(text.split("\n")[:120]) + "\n"
        table = await host.post("/api/tables", {"mode": "", "players": ["here", "person", "person"], "game": running})
        name = table["table"]
        public = await host.replay(name)
        assert not public["everything"]
        assert public["held"] == []
        assert len(public["frames"]) >= 117
        changes = [item for f in public["frames"] for part in ("rows", "cells") for item in f.get(part, {}).items()]
        assert all(n == -2 for name, row in changes if name == "extra.missions" for n in row[1::2])
        assert await host.replay(name) == public
        spectator = Device(house)
        await spectator.post("/api/join", {"token": table["spectator"]})
        assert await spectator.replay(name) == public
        assert (await Device(house).request("GET", f"/api/tables/{name}/replay")).status_code == 404
        assert (await host.request("GET", "/api/tables/no/replay")).status_code == 404
        over = await host.post("/api/tables", {"mode": "", "players": ["here", "person", "person"], "game": text})
        whole = await host.replay(over["table"])
        assert whole["everything"]
        assert len(whole["frames"]) == len(game.log)
        assert max(whole["frames"][-1]["cells"].get("held", [0])) < 45

    asyncio.run(story())


def test_a_replay_goes_on_with_its_table(house: House) -> None:
    async def story() -> None:
        host = Device(house)
        table = await host.post("/api/tables", {"mode": "sv2000.duel", "players": ["here", "here"]})
        before = await host.replay(table["table"])
        chair = await host.sit(table["table"])
        await chair.until("snapshot")
        if chair.board["question"] is None:
            await chair.say(type="take", seat=chair.board["asked"][0])
            await chair.until("snapshot")
        assert (await chair.answer(chair.board["question"]["options"][0]["text"]))["type"] == "accepted"
        after = await host.replay(table["table"])
        assert len(after["frames"]) > len(before["frames"])
        assert after["frames"][: len(before["frames"])] == before["frames"]
        await chair.leave()

    asyncio.run(story())


def test_a_saved_game_can_be_watched_packed_or_plain_and_nonsense_is_refused(house: House) -> None:
    async def story() -> None:
        device, text = Device(house), played("nl2004.godstorm", 3, most=400).save()
        packed = await device.request("POST", "/api/replay", {"game": text})
        plain = await device.request("POST", "/api/replay", {"game": text}, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert spliced(packed.text)["everything"]
        bad = {"": 400, "x": 400, text[:-9]: 400, text + "0 attack\n": 400, "x" * LONGEST_GAME: 413}
        for game, status in bad.items():
            reply = await device.request("POST", "/api/replay", {"game": game})
            assert (reply.status_code, next(iter(reply.json()))) == (status, "error")
        assert (await device.request("POST", "/api/replay", {"game": text, "more": 1})).status_code == 400
        assert device.cookie == ""

    asyncio.run(story())


def test_the_screens_of_replays_are_pages(house: House) -> None:
    async def story() -> None:
        for path, status in (("/replay", 200), ("/table/0123abcd/replay", 200), ("/table/0123abcd/x", 404), ("/replay/x", 404)):
            assert (await Device(house).request("GET", path)).status_code == status

    asyncio.run(story())


def test_who_comes_is_told_all_since_their_last_turn() -> None:
    table, rows = kept(played("nl2004.godstorm", 4, most=900))
    table.replay(rows)
    begins = [(n, e.seat) for n, happened in table.happened for e in happened if isinstance(e, Turn)]
    assert table.retold([]) == table.version - RETOLD
    for seat in range(4):
        earlier = [n for n, s in begins if s == seat][: -1 if table.state.seat == seat else None]
        wanted = earlier[-1] if earlier else table.first_kept()
        assert table.retold([seat]) == min(wanted - 1, table.version - RETOLD)
    assert table.retold(range(4)) == min(table.retold([seat]) for seat in range(4))


def test_what_is_unpacked_for_somebody_comes_in_small_parts() -> None:
    """A small file can hold a long replay: it must not fill the memory, nor hold up everybody else."""
    lines = b"".join(b'{"n": %d}\n' % n for n in range(300_000))
    packed = gzip.compress(lines)

    async def pieces() -> AsyncIterator[bytes]:
        for at in range(0, len(packed), 100_000):
            yield packed[at : at + 100_000]

    async def reply(accepts: bytes) -> list[bytes]:
        request = Request({"type": "http", "headers": [(b"accept-encoding", accepts)]})
        response = await streamed(pieces(), request)
        assert isinstance(response, StreamingResponse)
        return [bytes(part) async for part in response.body_iterator]  # type: ignore[arg-type]

    plain, zipped = asyncio.run(reply(b"identity")), asyncio.run(reply(b"gzip"))
    assert b"".join(plain) == lines
    assert max(map(len, plain)) <= PART
    assert b"".join(zipped) == packed


def test_replays_of_others_come_between_many_long_ones() -> None:
    """And what each address has computed is counted, if it was not made already."""
    table, rows = kept(played("sv2000.conquest", 3, most=2_000))

    class Shelf:
        async def rows(self, name: str, after: int = 0, most: int | None = None) -> list[Row]:
            return rows[: 300 if name == "short" else None][after:][:most]

    async def story() -> None:
        replays, ready, seconds = cache.Replays(cast(Any, Shelf())), list[str](), dict.fromkeys("abc", 0.0)

        async def watch(who: str, name: str) -> None:
            def charge(more: float) -> None:
                seconds[who] += more

            async for _ in replays.of(Asker(who, charge), name, table.opening, True, table.opening.names):
                pass
            ready.append(name)

        many = [asyncio.create_task(watch("a", f"long {n}")) for n in range(10)]
        await asyncio.sleep(0)
        await watch("b", "short")
        assert ready == ["short"]
        await asyncio.gather(*many)
        assert seconds["a"] > seconds["b"] > 0
        await watch("c", "short")
        assert seconds["c"] < seconds["b"]

    asyncio.run(story())
