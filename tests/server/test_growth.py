"""Nothing at a table grows for ever: its record, its chat, its links, the devices that have come."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from feldherr.engine.play import result
from feldherr.server.limits import ROWS_PER_MOVE
from feldherr.server.store import people
from feldherr.server.store.records import HOST, SPECTATOR, Full, Held, Role, Row, Store
from feldherr.server.tables import session, standing
from feldherr.server.tables.attendance import Came, Hinted, Linked, Muted, Removed, as_text
from feldherr.server.tables.session import Refusal
from feldherr.server.tables.standing import Word
from server.seeded import Played
from server.tables import answer, set_up, using

PEOPLE = ["person", "person", "person"]


def refused(*changes: Callable[[], object]) -> None:
    """Each of these is too much."""
    for change in changes:
        with pytest.raises(Refusal, match="too much besides moves"):
            change()


def test_what_is_no_move_fills_no_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offers to end the game, names, moves taken back, hints and what the host does are refused at last; the game goes on."""
    monkeypatch.setattr(session, "SPARE_ROWS", 50)
    monkeypatch.setattr(session, "HOSTS_ROWS", 60)
    played = Played("sv2000.conquest", PEOPLE).play(30)
    table = played.table

    def quarrel() -> None:
        while len(played.rows) < 1_000:
            played.take(table.word(Word(0, "offer")))
            played.take(table.word(Word(1, "decline")))

    refused(quarrel)
    assert table.version - table.answers == 50 + ROWS_PER_MOVE * table.answers
    refused(partial(table.renamed, 0, "Ada"), partial(table.told, Hinted(0)), partial(table.word, Word(2, "offer")))
    for n in range(10):  # what players leave, the host has still
        played.take(table.told(Muted(1, n % 2 == 0)))
    refused(partial(table.told, Linked(1)), partial(table.seated, 2, "recruit"))
    played.take(table.told(Removed(2, [])))
    for _ in range(5):  # moves make room
        played.step()
    played.take(table.word(Word(0, "offer")))
    played.take(table.removed(2, ["phone"]))
    assert played.again().version == table.version == len(played.rows)
    played.take(table.closed())
    assert table.over


def test_a_full_record_ends_the_game_by_the_standings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standing, "MOST_ROWS", 300)
    played = Played("sv2000.conquest", PEOPLE).play()
    assert result(played.table.state)[1] == "the record is full"
    assert 300 <= len(played.rows) < 310
    monkeypatch.undo()  # the record says it, whatever the limit is now
    assert result(played.again().state) == result(played.table.state)


def test_of_a_long_chat_the_oldest_lines_go(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST_LINES", 3)

    async def story(store: Store) -> None:
        await set_up(store)
        await set_up(store, "athens")
        await store.say("athens", 0, "elsewhere")
        for n in range(7):
            assert (await store.say("rome", 0, f"line {n}")).number == n + 1
        assert [said.text for said in await store.chat("rome", 50)] == ["line 4", "line 5", "line 6"]
        assert len(await store.chat("athens", 50)) == 1

    using(url, story)


def test_devices_and_links_of_a_table_are_few(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST_HOLDERS", 2)
    monkeypatch.setattr(people, "MOST_LINKS", 3)
    looks, plays = Role("rome", SPECTATOR), Role("rome", 0)

    async def story(store: Store) -> None:
        await set_up(store)
        await set_up(store, "athens")
        for device in ("phone", "laptop", "phone"):  # who comes again is no further one
            await store.hold(device, looks)
        with pytest.raises(Full):
            await store.hold("clock", looks)
        with pytest.raises(Held):
            await store.hold("phone", looks, told=as_text(Came(SPECTATOR)))
        await store.hold("clock", Role("athens", SPECTATOR))
        await store.relink("fresh", looks)
        await store.hold("clock", looks)
        await store.hold("phone", plays, "rome-0")
        for n in range(2):
            await store.add_link(f"further-{n}", plays, "phone")
        with pytest.raises(Full):
            await store.add_link("one too many", plays, "phone")
        assert await store.link("one too many") is None

    using(url, story)


def test_whoever_rescues_a_record_again_and_again_adds_one_row(url: str) -> None:
    async def story(store: Store) -> None:
        await set_up(store, rows=[answer(1)])
        for _ in range(5):
            for seat in (HOST, 1):
                await store.remark("rome", f"{seat} has downloaded it")
        assert await store.rows("rome", after=1) == [Row(2, "told", "-1 has downloaded it"), Row(3, "told", "1 has downloaded it")]

    using(url, story)
