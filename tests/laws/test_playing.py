"""What holds at every table, whatever the mode: options, answers, copies, replay."""

from __future__ import annotations

from hypothesis import strategies as st

import feldherr
from feldherr import CHANCE, Game, IllegalAction
from feldherr.bots.players.random import Stream, playout
from feldherr.engine.action import allows
from laws.games import ends, law, play_on, steps


@law()
def test_somebody_is_always_asked_and_has_options(game: Game) -> None:
    if game.over:
        assert feldherr.players(game.state) == ()
        return
    assert feldherr.players(game.state)
    for seat in feldherr.players(game.state):
        assert seat == CHANCE or not game.state.is_out(seat)
        options = feldherr.options(game.state, seat)
        assert len(options) > 0
        assert len(set(options)) == len(options)
        assert all(o.low <= o.high for o in feldherr.choices(game.state, seat))


@law(400)
def test_every_option_can_be_answered(game: Game) -> None:
    for seat in feldherr.players(game.state):
        for answer in ends(game.state, seat):
            g = game.state.copy()
            feldherr.play(g, seat, answer)
            assert g.winners or all(len(feldherr.options(g, s)) for s in feldherr.players(g))


@law(400, answer=st.integers(0, 2**62 - 1), seat=st.integers(-1, 6))
def test_an_illegal_answer_raises_and_changes_nothing(game: Game, answer: int, seat: int) -> None:
    g = game.state
    legal = seat in feldherr.players(g) and any(allows(o, answer) for o in feldherr.options(g, seat))
    before = feldherr.write_position(g)
    try:
        feldherr.play(g, seat, answer)
    except IllegalAction:
        assert not legal
        assert feldherr.write_position(g) == before
    else:
        assert legal


@law(300, seed=st.integers(0, 10**6))
def test_an_answer_out_of_range_is_refused(game: Game, seed: int) -> None:
    """One more or one less than the option allows, another's seat, another's verb."""
    for seat, answer in steps(game, seed, 30):
        before = feldherr.write_position(game.state)
        options = feldherr.options(game.state, seat)
        for wrong in (answer ^ 1 << 30, answer + (1 << 30), answer + (1 << 45), answer ^ 1 << 6, answer ^ 1 << 14, answer ^ 3):
            if not any(allows(o, wrong) for o in options):
                refused(game, seat, wrong)
        for other in range(-1, game.seats):
            if other not in feldherr.players(game.state):
                refused(game, other, answer)
        assert feldherr.write_position(game.state) == before


def refused(game: Game, seat: int, answer: int) -> None:
    try:
        game.play(seat, answer)
    except IllegalAction:
        return
    raise AssertionError(f"{seat}: {answer} was taken")


@law(400, seed=st.integers(0, 10**6))
def test_copies_are_independent(game: Game, seed: int) -> None:
    before = feldherr.write_position(game.state)
    copy = game.state.copy()
    assert feldherr.write_position(copy) == before
    playout(copy, Stream(seed), 100)
    assert feldherr.write_position(game.state) == before


@law()
def test_replaying_a_log_gives_the_same_table(game: Game) -> None:
    again = game.at(len(game.log))
    assert feldherr.write_position(again) == feldherr.write_position(game.state)
    loaded = feldherr.load(game.save())
    assert loaded.log == game.log
    assert loaded.save() == game.save()
    assert feldherr.write_position(loaded.state) == feldherr.write_position(game.state)


@law(200)
def test_undo_takes_back_the_last_answer(game: Game) -> None:
    before, log = feldherr.write_position(game.state), list(game.log)
    if not game.over:
        play_on(game, 1, 1)
        game.undo()
        assert game.log == log
        assert feldherr.write_position(game.state) == before


@law()
def test_a_position_is_read_back_and_plays_on_alike(game: Game) -> None:
    text = feldherr.write_position(game.state)
    g = feldherr.read_position(text)
    assert feldherr.write_position(g) == text
    assert feldherr.players(g) == feldherr.players(game.state)
    a, b = game.state.copy(), g
    playout(a, Stream(5), 60)
    playout(b, Stream(5), 60)
    assert feldherr.write_position(a) == feldherr.write_position(b)


@law(400)
def test_answers_are_read_as_they_were_written(game: Game) -> None:
    for seat in feldherr.players(game.state):
        for answer in ends(game.state, seat):
            assert game.words.read(game.words.write(answer).split()) == answer


@law(0, seed=st.integers(0, 10**6), limit=st.integers(1, 4))
def test_with_a_turn_limit_every_game_ends_with_winners_and_a_reason(game: Game, seed: int, limit: int) -> None:
    g = feldherr.new(feldherr.ruleset(game.rules.name, turn_limit=limit), game.seats)
    playout(g, Stream(seed), 20_000)
    assert g.winners > 0
    assert g.winners & g.out == 0
    assert g.reason > 0
    assert g.round <= limit
