"""What one seat can see."""

from __future__ import annotations

from hypothesis import strategies as st

import feldherr
from feldherr import Game, State
from feldherr.bots.players.random import Stream, playout
from feldherr.engine.state import DECK, HIDDEN
from feldherr.rules.missions import SecretMissions
from feldherr.rules.ranks import RankedMissions
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


@law(seat=st.integers(-1, 5), seed=st.integers(0, 10**6))
def test_a_mission_exchanged_for_another_is_not_seen_by_others(game: Game, seat: int, seed: int) -> None:
    """The secret itself is changed on the true table, so that a view which showed it would differ."""
    seat = min(seat, game.seats - 1)
    before = look(game.state, seat)
    other = game.state.copy()
    x = other.extra
    if not isinstance(x, (SecretMissions, RankedMissions)):
        return
    for i in range(len(x.held)):
        owner, rank = (i, 0) if isinstance(x, SecretMissions) else (i // 4, i % 4)
        shown = isinstance(x, RankedMissions) and (x.is_done(owner, rank) or x.done_by(owner) == 3)
        left = [m for m in range(len(x.deck)) if x.deck[m].rank == rank and m not in x.held]
        if owner != seat and not shown and x.held[i] >= 0 and left:
            x.held[i] = left[seed % len(left)]
    assert look(other, seat) == before


@law(seed=st.integers(0, 10**6))
def test_a_guess_is_a_whole_table_and_plays_on(game: Game, seed: int) -> None:
    guessed = feldherr.guess(feldherr.observe(game.state, 0), 0, Stream(seed))
    assert HIDDEN not in guessed.cards
    assert len(guessed.unseen) == 0
    assert feldherr.write_position(feldherr.read_position(feldherr.write_position(guessed))) == feldherr.write_position(guessed)
    if not game.over:
        assert playout(guessed, Stream(seed), 150) > 0
