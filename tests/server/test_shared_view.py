"""What is made once for all who see the same is what each would be shown alone."""

from __future__ import annotations

import pytest

import feldherr
from feldherr.bots.players.random import Stream, pick
from feldherr.server import serialize
from feldherr.server.tables.session import Session
from feldherr.server.tables.shared_view import LOOKING_ON, SharedView
from server.test_orders import opening

ANSWERS = 400


@pytest.mark.parametrize("mode", list(feldherr.MODES))
def test_everybody_sees_the_same_but_for_hands_and_what_the_mode_hides(mode: str) -> None:
    for seats in {max(2, feldherr.MODES[mode].players[0]), feldherr.MODES[mode].players[1]}:
        g = feldherr.game(mode, seats)
        rng = Stream(seats)
        while len(g.log) < ANSWERS and not g.over:
            everybody = serialize.view(feldherr.observe(g.state, LOOKING_ON))
            for seat in range(LOOKING_ON, seats):
                view = feldherr.observe(g.state, seat)
                assert serialize.seen(everybody, view) == serialize.view(view)
            g.chance(rng)
            if not g.over:
                asked = feldherr.asked(g.state)
                g.play(asked, pick(feldherr.observe(g.state, asked), asked, rng))


@pytest.mark.parametrize("mode", ["sv2000.missions", "nl2004.godstorm", "de2004.teams"])
def test_events_are_those_that_each_may_know(mode: str) -> None:
    seats = 4
    table = Session("", opening(mode, seats))
    table.commit(table.begin())
    rng = Stream(1)
    while table.version < ANSWERS and not table.over:
        before = table.version
        seat = min(table.since)
        table.commit(table.chosen(seat, pick(table.view(seat), seat, rng)))
        seen = SharedView(table)
        for eyes in range(LOOKING_ON, seats):
            assert seen.told(before, eyes) == table.since_version(before, eyes)
            assert not table.remembers(0) or seen.told(0, eyes) == table.since_version(0, eyes)
