"""What one seat can see."""

from __future__ import annotations

from hypothesis import strategies as st

import feldherr
from feldherr import Game, State
from feldherr.bots.random import Stream, playout
from feldherr.engine.state import DECK, HIDDEN
from laws.games import law


def look(g: State, seat: int) -> str:
    """All that a view holds, as text."""
    view = feldherr.observe(g, seat)
    return feldherr.write_position(view) + str(list(view.unseen))


@law(seat=st.integers(-1, 5), seed=st.integers(0, 10**6))
def test_a_guess_of_a_view_has_the_same_view(game: Game, seat: int, seed: int) -> None:
    seat = min(seat, game.seats - 1)
    before = feldherr.write_position(game.state)
    view = feldherr.observe(game.state, seat)
    guessed = feldherr.guess(view, seat, Stream(seed))
    assert look(guessed, seat) == look(game.state, seat)
    assert feldherr.write_position(game.state) == before


@law(seat=st.integers(-1, 5), seed=st.integers(0, 10**6))
def test_others_secrets_change_neither_the_view_nor_who_is_asked_nor_the_options(game: Game, seat: int, seed: int) -> None:
    seat = min(seat, game.seats - 1)
    g = game.state
    other = feldherr.guess(feldherr.observe(g, seat), seat, Stream(seed))
    assert feldherr.players(other) == feldherr.players(g)
    assert look(other, seat) == look(g, seat)
    if seat >= 0 and seat in feldherr.players(g):
        assert list(feldherr.options(other, seat)) == list(feldherr.options(g, seat))
        assert list(feldherr.options(feldherr.observe(g, seat), seat)) == list(feldherr.options(g, seat))


@law(seat=st.integers(-1, 5))
def test_a_view_holds_no_card_of_the_deck_or_of_another_hand(game: Game, seat: int) -> None:
    seat = min(seat, game.seats - 1)
    g = game.state
    view = feldherr.observe(g, seat)
    own = seat % 2 if g.rules.teams and seat >= 0 else seat
    for card, place in enumerate(list(g.cards)[:-1]):  # where the cease-fire card is, all know
        if place == DECK or (0 <= place < g.seats and place != own):
            assert view.cards[card] == HIDDEN
        if 0 <= place == own:
            assert view.cards[card] == place
    for side in range(g.sides):
        assert view.hand_size(side) == g.hand_size(side)


@law(seed=st.integers(0, 10**6))
def test_a_guess_can_be_played_to_the_end(game: Game, seed: int) -> None:
    guessed = feldherr.guess(feldherr.observe(game.state, 0), 0, Stream(seed))
    playout(guessed, Stream(seed), 150)
    assert sum(guessed.armies) > 0
