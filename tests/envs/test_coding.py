"""Answers as numbers, and what a seat sees as numbers."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i32

import feldherr
from envs.tables import EVERY_TABLE
from feldherr import Game, State, Stream
from feldherr.engine.action import high, number, verb_of
from feldherr.engine.slots import SLOTS
from feldherr.envs.core.coding import SETS, Offer
from feldherr.envs.core.kinds import KINDS
from feldherr.envs.core.sight import Sight
from feldherr.envs.scene import Scene
from feldherr.envs.slots import FIELDS, slots, table
from feldherr.rules.ruleset import rules_of
from feldherr.rules.verbs import TRADE
from laws.games import law


@cache
def scene(mode: str, players: int) -> Scene:
    return Scene(mode, players)


def of(g: State) -> Scene:
    return scene(g.rules.name, int(g.seats))


def offered(g: State, seat: int) -> Offer:
    out = Offer()
    of(g).coding.offer(feldherr.options(g, seat), out)
    return out


def sight(g: State, seat: int) -> list[int]:
    row = vec[i32]([7] * of(g).width)
    of(g).sight.write(g, seat, row, 0)
    return list(row)


def test_the_cards_of_each_side_are_counted_however_many_sides_there_are() -> None:
    g = feldherr.new(feldherr.find("de2004.duel-passive").but(neutrals=10, shares=(1, 1), neutral_armies=4), 2)
    rng = random.Random(5)
    for card in range(len(g.cards)):
        g.cards[card] = rng.choice([*range(int(g.sides)), -1, -3, -100, -101])
    sight = Sight(rules_of(g), 2)
    row = vec[i32]([7] * int(sight.width))
    sight.write(g, 1, row, 0)
    assert [row[int(sight.hands) + side] for side in range(int(g.sides))] == [int(g.hand_size(side)) for side in range(int(g.sides))]
    assert g.sides == 12
    known = {1: 1, -3: 2, -100: 3, -101: 3}
    assert [row[int(sight.cards) + card] for card in range(len(g.cards))] == [known.get(int(place), 0) for place in g.cards]


@EVERY_TABLE
def test_every_number_has_words_of_its_own(mode: str, players: int) -> None:
    it = scene(mode, players)
    assert len({it.says(i) for i in range(it.actions)}) == it.actions
    with pytest.raises(ValueError, match=f"from 0 to {it.actions - 1}, not {it.actions}"):
        it.says(it.actions)


@law()
def test_every_number_on_offer_is_a_legal_answer_and_every_option_has_its_ends(game: Game) -> None:
    g = game.state
    if game.over or feldherr.players(g)[0] < 0:
        return
    seat = feldherr.players(g)[0]
    offer = offered(g, seat)
    numbers = offer.legal()
    assert len(set(numbers)) == len(numbers) == offer.many > 0
    assert 0 <= numbers[0] <= numbers[-1] < of(g).actions
    answers = {int(offer.answer(n)) for n in numbers}
    for answer in answers:
        feldherr.play(g.copy(), seat, answer)
    options = feldherr.options(g, seat)
    if sum(1 for o in options if verb_of(o) == TRADE) <= SETS:
        for o in options:
            assert {feldherr.Option(o).answer(n) for n in (number(o), (number(o) + high(o)) // 2, high(o))} <= answers
    assert offer.answer(of(g).actions) == 0
    assert offer.nearest(0) == numbers[0]
    assert offer.nearest(numbers[-1]) == numbers[-1]
    assert offer.nearest(numbers[-1] + 1) == numbers[0]


@law()
def test_the_words_of_a_number_are_those_of_its_answer(game: Game) -> None:
    g = game.state
    if game.over or feldherr.players(g)[0] < 0:
        return
    offer = offered(g, feldherr.players(g)[0])
    coding = of(g).coding
    for n in offer.legal():
        said, meant = coding.words.write(offer.answer(n)).split(), coding.name(n).split()
        assert meant[0] == said[0]
        if meant[0] not in ("trade", "token", "bribe", "raise"):  # sets by their place in the list, sides by what they are called
            things = len(meant) - 1 - (meant[-1] in ("low", "middle", "high"))
            assert meant[1 : 1 + things] == said[1 : 1 + things]


@law(seat=st.integers(0, 5), seed=st.integers(0, 10**6))
def test_others_secrets_change_neither_what_a_seat_sees_nor_its_mask(game: Game, seat: int, seed: int) -> None:
    seat = min(seat, game.seats - 1)
    g = game.state
    other = feldherr.guess(feldherr.observe(g, seat), seat, Stream(seed))
    assert sight(other, seat) == sight(g, seat)
    if seat in feldherr.players(g):
        assert offered(other, seat).legal() == offered(g, seat).legal()


@law()
def test_a_sight_tells_who_holds_what_with_how_many(game: Game) -> None:
    g = game.state
    parts = of(g).parts()
    for seat in range(g.seats):
        row = sight(g, seat)
        assert row[parts["owner"]] == list(g.owner)
        assert row[parts["armies"]] == list(g.armies)
        assert row[parts["hands"]] == [g.hand_size(side) for side in range(g.sides)]
        assert [c for c, known in enumerate(row[parts["cards"]]) if known == 1] == sorted(g.hand(g.team(seat)))
        assert row[parts["me"]] == [seat]


@law()
def test_a_sight_tells_what_is_asked_and_what_it_is_about(game: Game) -> None:
    g = game.state
    q = feldherr.question(g)
    parts = of(g).parts()
    for seat in range(g.seats):
        row = sight(g, seat)
        assert row[parts["question"]] == [KINDS.index(q.kind) + 1 if q else 0]
        assert [row[parts[slot]][0] for slot in SLOTS] == slots(q)


def test_every_question_has_its_number_and_its_slots() -> None:
    """A new one goes to the end of the list, whichever mode it is of."""
    assert sorted(KINDS) == sorted(feldherr.QUESTIONS)
    assert list(FIELDS) == list(KINDS)
    for kind, said in FIELDS.items():
        names = {field.name for field in feldherr.QUESTIONS[kind].fields}
        for pair in said.split():
            slot, field = pair.split("=")
            assert slot in SLOTS
            assert field.rpartition("(")[2].rstrip(")") in names


def test_the_documentation_has_the_numbers_of_all_questions() -> None:
    assert table() in (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")


def test_parts_lie_side_by_side_and_fill_the_row() -> None:
    for mode in feldherr.MODES:
        at = 0
        for part in Scene(mode).parts().values():
            assert part.start == at
            at = part.stop
        assert at == Scene(mode).width


def test_a_number_of_players_that_the_mode_is_not_for() -> None:
    with pytest.raises(ValueError, match=r"sv2000\.duel is for 2 players, not 5"):
        Scene("sv2000.duel", 5)
    with pytest.raises(ValueError, match=r"sv2000\.conquest is for 2 to 6 players, not 7"):
        Scene("sv2000.conquest", 7)
