"""Standing orders: what the server answers for people, and that nobody can tell."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import feldherr
from feldherr.engine.question import OPEN
from feldherr.server import serialize, wire
from feldherr.server.store.records import Opening
from feldherr.server.tables import orders
from feldherr.server.tables.dice import fresh
from feldherr.server.tables.session import Session
from feldherr.server.tables.standing import PERSON

MODES = {"sv2000.conquest": 3, "de2004.missions": 4, "de2004.teams": 4, "sv2000.capitals": 3, "nl2004.godstorm": 3, "sv2000.duel": 2}
MOVES = 400


def opening(mode: str, seats: int, seed: str = "", undo: bool = True) -> Opening:
    names = [f"Player {s}" for s in range(seats)]
    return Opening(mode, {}, names, [PERSON] * seats, 0, 0, False, "program", seed or fresh(), undo)


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
    rng = Random(mode)
    for _ in range(2):
        start = opening(mode, seats)
        ordered, manual = Session("t", start), Session("t", start)
        manual.orders = [asks_always(seat) for seat in range(seats)]
        ordered.orders = [some(seat, rng) for seat in range(seats)]
        manual.commit(manual.begin())
        rows: dict[int, str] = {}
        compared = 0
        for before in by_orders(tapped(ordered, rows), rng):
            while manual.version < before:
                seat, _, text = rows[manual.version + 1].partition(" ")
                manual.commit(manual.answered(int(seat), text, manual.version))
            if manual.version == ordered.version:
                compared += 1
                for eyes in range(-1, seats):
                    assert sent(manual, max(0, before - 20), eyes) == sent(ordered, max(0, before - 20), eyes)
        assert compared > 30


def tapped(table: Session, rows: dict[int, str]) -> Session:
    """The table, whose rows are noted."""
    commit = table.commit

    def noted(draft: object) -> None:
        rows.update({row.number: row.text for row in draft.rows})  # type: ignore[attr-defined]
        commit(draft)  # type: ignore[arg-type]

    table.commit = noted  # type: ignore[method-assign, assignment]
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
