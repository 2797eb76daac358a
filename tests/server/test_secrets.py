"""What is hidden stays hidden on the wire: the bytes that a seat or somebody who looks on is sent don't change with others' secrets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest
from laws.games import CATALOGUE
from server.house import Device, House

import feldherr
from feldherr import CHANCE, State
from feldherr.bots.random import Stream, pick
from feldherr.engine.action import BID, BRIBE, CAPITAL, DRAW, MIRACLE, MISSION, answer_of, first, high, listed, number, verb_of
from feldherr.engine.board import JOKERS
from feldherr.server import dice
from feldherr.server.client import Client
from feldherr.server.records import SPECTATOR, Opening, Row
from feldherr.server.room import Room
from feldherr.server.table import PERSON, Table

ANSWERS = 500  # in each game
GAPS = 12  # answers between two looks, but for hidden answers, at which we always look
HIDDEN = (BID, BRIBE, CAPITAL, DRAW, MIRACLE, MISSION)
LAST_WORDS = frozenset({"over", "capital_fell", "cards", "out", "bids", "play", "taken", "thrown_away"})  # what brings secrets to light
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


def twin(table: Table, state: State) -> Table:
    """The same table with another state."""
    other = Table(table.name, table.opening)
    other.state, other.version, other.since = state.copy(), table.version, dict(table.since)
    other.happened.extend(table.happened)
    return other


class Watcher:
    """A table, and somebody with a connection to it."""

    def __init__(self, table: Table, eyes: int) -> None:
        self.table = table
        self.client = Client(Room(table, cast("Any", None), cast("Any", None)), "", [eyes if eyes >= 0 else SPECTATOR], -1)

    def hear(self) -> bytes:
        """The board as the server sends it: everything at first, then what is new."""
        return at_once(self.client.board())

    def answer(self, seat: int, answer: int) -> None:
        said(self.table, seat, answer)


def said(table: Table, seat: int, answer: int) -> None:
    """An answer, without what chance adds to it."""
    who = "?" if seat == CHANCE else str(seat)
    table.replay([Row(table.version + 1, "answer", f"{who} {table.words.write(answer)}")])


def moments(table: Table, seed: int) -> Iterator[tuple[int, int]]:
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


def guessed(table: Table, eyes: int, seed: int) -> Table:
    """A table that may be the one these eyes look at: all they can't see is filled in anew."""
    return twin(table, feldherr.guess(feldherr.observe(table.state, eyes), eyes, Stream(seed)))


def other_answer(g: State, seat: int, answer: int, rng: Stream) -> int:
    """To a hidden question another answer of the same kind (or the same, if there is no other)."""
    alike = [o for o in feldherr.options(g, seat) if verb_of(o) == verb_of(answer) and (verb_of(o) != BRIBE or first(o) == first(answer))]
    o = alike[rng.below(len(alike))]
    return answer_of(o, number(o) + rng.below(high(o) - number(o) + 1))


def may_know(g: State, eyes: int, seat: int) -> bool:
    """Whether these eyes may see the answer to a hidden question: it is their own, or it is chance's and for them."""
    step = g.top()
    if step.name == "dealing missions":
        return eyes == step.n * g.seats // len(dict(g.extra.rows(g))["missions"])
    return eyes >= 0 and g.team(eyes) == g.team(step.side if seat == CHANCE else seat)


def all_see(g: State, seat: int, answer: int) -> bool:
    """Whether such an answer is nevertheless for all: the last bid, the cease-fire card, a relic, the box."""
    verb, step = verb_of(answer), g.top()
    if verb == BID:
        return len(feldherr.players(g)) == 1
    if verb == DRAW:
        return first(answer) == g.lands + JOKERS
    return verb == MIRACLE and (step.name != "drawing miracles" or step.n == 1)


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


@pytest.mark.parametrize(("mode", "seats"), CATALOGUE)
def test_what_is_sent_does_not_change_with_others_secrets(mode: str, seats: int) -> None:
    """Neither what a newcomer is sent nor what is told of the next answer, hidden or not; but for answers that bring secrets to light."""
    table, rng = Table("table", opening(mode, seats)), Stream(seats)
    for n, (seat, answer) in enumerate(moments(table, seats)):
        if n % GAPS and verb_of(answer) not in HIDDEN:
            continue
        for eyes in range(-1, seats):
            real, other = Watcher(twin(table, table.state), eyes), Watcher(guessed(table, eyes, n), eyes)
            assert real.hear() == other.hear()
            hide = hidden(table.state, eyes, seat, answer)
            if both_answer(real, other, seat, answer, hide, rng):
                heard = real.hear()
                told = {e["kind"] for e in json.loads(heard)["events"]}
                assert heard == other.hear() or (told & LAST_WORDS and not hide), (table.words.write(answer), eyes)
