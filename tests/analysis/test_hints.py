"""Hints: legal, reasoned, from the seat's view only, and the same words at the terminal and at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.analysis.hints import Hint, hint
from feldherr.bots.players.random import Stream, pick
from feldherr.engine import position
from feldherr.locales import LANGUAGES, speaking
from table import at

NAMES = ["Ada", "Bruno", "Cleo", "Dag"]
AUSTRALIA = "new_guinea 8 western_australia 1 eastern_australia 1"


def asked(mode: str, seats: int, moves: int) -> Iterator[tuple[State, int]]:
    """Questions of a game of random players."""
    g, rng = feldherr.game(mode, seats).state, Stream(5)
    for _ in range(moves):
        seat = feldherr.asked(g)
        if seat != CHANCE:
            yield g, seat
        feldherr.play(g, seat, pick(g, seat, rng))
        if g.winners:
            return


TRIED = [("sv2000.missions", 3), ("de2004.teams", 4), ("nl2004.godstorm", 3), ("de2004.duel-active", 2)]


@pytest.mark.parametrize(("mode", "seats"), TRIED)
def test_every_hint_is_a_legal_move_with_places_of_the_board(mode: str, seats: int) -> None:
    found = 0
    for n, (g, seat) in enumerate(asked(mode, seats, 400)):
        if n % 7 == 0:
            told = hint(feldherr.observe(g, seat), seat, NAMES[:seats])
            feldherr.say(g.copy(), seat, told.move)
            assert all(0 <= t < len(g.rules.board.places) for t in [*told.way, *told.places])
            if told.move.startswith("attack"):
                assert all(b in g.rules.board.adjacent[a] for a, b in pairwise(told.way))
            assert 0 <= told.chance <= 1
            found += bool(told.way or told.places)
    assert found > 5


def test_a_hint_knows_nothing_but_the_view() -> None:
    """Whatever the others hide, the hint is the same; and a view says as much on paper as in memory."""
    tried = 0
    for g, seat in asked("sv2000.missions", 3, 500):
        view = feldherr.observe(g, seat)
        if g.seat == seat and g.top().name in ("placing", "attacking"):
            other = feldherr.observe(feldherr.guess(view, seat, Stream(tried)), seat)
            read = position.read(position.write(view), feldherr.find, feldherr.editions.with_house_rules)
            assert hint(view, seat) == hint(other, seat) == hint(read, seat)
            tried += 1
        if tried == 8:
            return
    raise AssertionError("too few questions")


def test_a_plan_is_a_way_with_odds_and_a_reason_that_names_people() -> None:
    g = at("sv2000.conquest", 3, armies={0: AUSTRALIA, 2: "brazil 3 siam 2"})
    told = hint(feldherr.observe(g, 0), 0)
    number = g.rules.board.number
    assert told.move == "attack new_guinea indonesia 3"
    assert told.way[:2] == [number["new_guinea"], number["indonesia"]]
    assert told.chance > 0.95
    assert "to complete Australia" in told.reason
    last = at("de2004.liberation", 3, armies={0: "alaska 9", 2: "kamchatka 1"}, hands={2: "congo egypt japan"})
    assert "to eliminate Cleo" in hint(feldherr.observe(last, 0), 0, NAMES).reason
    assert "to eliminate player 3" in hint(feldherr.observe(last, 0), 0).reason


def test_reinforcements_show_the_campaign_that_they_are_for() -> None:
    armies = {0: "new_guinea 2 western_australia 1 eastern_australia 1", 2: "brazil 3 siam 2"}
    g = at("sv2000.conquest", 3, phase="reinforce", armies=armies)
    told = hint(feldherr.observe(g, 0), 0)
    place = g.rules.board.number["new_guinea"]
    assert told.move.startswith("place new_guinea")
    assert (told.places, told.way[0]) == ([place], place)
    assert told.chance > 0.5


def test_who_should_stop_is_told_so_without_an_arrow() -> None:
    g = at("de2004.liberation", 3, armies={0: "alaska 2", 1: "kamchatka 9 alberta 9 northwest_territory 9", 2: "brazil 5"})
    told = hint(feldherr.observe(g, 0), 0)
    assert (told.move, told.way, told.places, told.chance) == ("done", [], [], 0.0)
    assert told.reason.startswith("Stops attacking")


def test_the_reason_is_a_sentence_in_every_language() -> None:
    g = at("sv2000.conquest", 3, armies={0: AUSTRALIA, 2: "brazil 3 siam 2"})
    said: dict[str, Hint] = {}
    for language in LANGUAGES:
        with speaking(language):
            said[language] = hint(feldherr.observe(g, 0), 0)
    assert len({each.reason for each in said.values()}) == len(LANGUAGES)
    assert all(re.search(r"\w.*\.$", each.reason) for each in said.values())
    assert len({each.move for each in said.values()}) == 1
