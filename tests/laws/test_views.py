"""A view as text: written, read back, and answered alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import strategies as st

import feldherr
from feldherr import CHANCE, Game
from feldherr.bots.catalogue import make
from laws.games import law


@law(seat=st.integers(-1, 5))
def test_a_view_is_read_back_as_it_was_written(game: Game, seat: int) -> None:
    seat = min(seat, game.seats - 1)
    view = feldherr.observe(game.state, seat)
    text = feldherr.write_position(view)
    again = feldherr.read_position(text)
    assert feldherr.write_position(again) == text
    assert (list(again.cards), list(again.unseen), again.viewer) == (list(view.cards), list(view.unseen), seat)


@law()
def test_a_computer_player_answers_a_view_that_was_read_like_the_view_itself(game: Game) -> None:
    for seat in feldherr.players(game.state):
        if seat != CHANCE:
            view = feldherr.observe(game.state, seat)
            again = feldherr.read_position(feldherr.write_position(view))
            assert list(feldherr.options(again, seat)) == list(feldherr.options(view, seat))
            for name in ("recruit", "captain"):
                assert make(name, 1).choose(again, seat) == make(name, 1).choose(view, seat)


FORMATS = Path(__file__).resolve().parents[2] / "docs" / "formats.md"


@pytest.mark.parametrize("text", re.findall(r"```\n(feldherr position.*?)```", FORMATS.read_text("utf-8"), re.S))
def test_the_positions_of_the_formats_page_can_be_answered(text: str) -> None:
    g = feldherr.read_position(text)
    assert feldherr.players(g) == (0,)
    assert make("captain").choose(g, 0)


def test_a_program_may_know_no_more_than_its_own_hand_and_the_others_numbers() -> None:
    head = "feldherr position 1\nrules sv2000.capitals 1\nseats 3\narmies 0 alaska 5\narmies 1 rest 1\narmies 2 siam 1\n"
    view = feldherr.read_position(f"{head}hand 0 congo\nunseen 1 3\ncapitals alaska ? ?\nphase attack")
    assert (view.viewer, view.hand_size(0), view.hand_size(1), view.hand_size(2)) == (0, 1, 3, 0)
    assert "capitals alaska ? ?" in feldherr.write_position(view)


def test_a_whole_table_has_no_secrets() -> None:
    head = "feldherr position 1\nrules sv2000.capitals 1\nseats 2\narmies 0 alaska 5\narmies 1 rest 1\n"
    with pytest.raises(feldherr.SaveError, match="capitals"):
        feldherr.read_position(f"{head}aside alaska\ncapitals alaska ?\nphase attack")
