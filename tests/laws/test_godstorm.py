"""What always holds in Godstorm: armies, gods, temples, plague, faith and cards, from whole random games."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import feldherr
from feldherr import CHANCE, Game, State
from feldherr.bots.players.random import Stream, playout
from feldherr.engine.action import faces
from feldherr.godstorm.miracles import MIRACLES
from feldherr.godstorm.names import CARDS, HEAVEN
from feldherr.godstorm.score import score
from feldherr.godstorm.state import DECK, GONE, MOST_TEMPLES, RELIC, RELICS, TABLE
from feldherr.godstorm.state import godstorm as table_of
from feldherr.rules.options import HOUSE_RULES
from laws.games import play_on, steps

MODE = "nl2004.godstorm"
SEATS = (2, 3, 4, 5)
many = settings(max_examples=max(30, settings.default.max_examples if settings.default else 0))
tables = st.tuples(st.sampled_from(SEATS), st.integers(0, 10**6), st.integers(0, 1300))


def at(table: tuple[int, int, int]) -> Game:
    seats, seed, answers = table
    return play_on(feldherr.game(MODE, seats), seed, answers)


@many
@given(tables)
def test_gods_stand_with_own_armies_and_temples_are_at_most_twelve(table: tuple[int, int, int]) -> None:
    g = at(table).state
    x = table_of(g)
    for i, t in enumerate(x.god):
        assert t < g.lands
        assert t < 0 or (g.owner[t] == i // 4 and g.armies[t] > 0)
        assert t < 0 or not g.is_out(i // 4)
    assert bin(x.temples).count("1") <= MOST_TEMPLES
    assert bin(x.plague).count("1") + x.spare <= 5
    assert min(x.faith) >= 0
    assert x.temples >> g.lands == x.plague >> g.lands == 0


@many
@given(tables)
def test_all_cards_are_always_somewhere_proper(table: tuple[int, int, int]) -> None:
    g = at(table).state
    x = table_of(g)
    assert len(x.card) == CARDS == len(MIRACLES)
    for c, place in enumerate(x.card):
        if place >= RELIC:
            assert c >= RELICS
            assert not g.is_out(place - RELIC)
        elif place >= 0:
            assert c < RELICS
            assert not g.is_out(place)
        else:
            assert place in (DECK, GONE, TABLE)
    playing = {"naming", "shielding", "working"} & {step.name for step in g.stack}
    assert sum(place == TABLE for place in x.card) == len(playing)


@many
@given(tables, st.integers(0, 10**6))
def test_a_card_never_comes_back(table: tuple[int, int, int], seed: int) -> None:
    game = at(table)
    before = list(table_of(game.state).card)
    for _ in steps(game, seed, 80):
        now = list(table_of(game.state).card)
        for was, place in zip(before, now, strict=True):
            assert was == place or was != GONE
            assert was == place or place != DECK
        before = now


@many
@given(tables)
def test_the_underworld_belongs_to_players_and_heavens_to_their_own(table: tuple[int, int, int]) -> None:
    g = at(table).state
    x = table_of(g)
    for t in range(g.lands, len(g.owner)):
        assert (g.owner[t] >= 0) == (g.armies[t] > 0)
        assert g.owner[t] < g.seats
        assert g.owner[t] < 0 or not g.is_out(g.owner[t])
        if t >= HEAVEN and g.owner[t] >= 0:
            assert x.pantheon[g.owner[t]] == t - HEAVEN


@many
@given(tables, st.integers(0, 10**6))
def test_armies_only_move_between_earth_heaven_and_underworld(table: tuple[int, int, int], seed: int) -> None:
    """The dead of a battle are in heaven, those of the plague too; only where a rule says so armies come from the supply or go back."""
    game = at(table)
    for seat, answer in steps(game, seed, 120):
        before, after = game.state, game.state.copy()
        feldherr.play(after, seat, answer)
        same_turn = before.seat >= 0 and after.seat == before.seat and after.out == before.out and not after.winners
        if same_turn and not supply(before) and before.top().name not in BY_CARD:
            assert everything(after) == everything(before), (game.line(seat, answer), [s.name for s in before.stack])


BY_CARD = ("naming", "shielding", "working", "playing miracles", "answering an invasion", "resolving relics", "opening the box", "raising")


def everything(g: State) -> int:
    return sum(g.armies) + sum(list(g.reserve)[: g.seats])


def supply(g: State) -> bool:
    """Whether the battle sends its dead to the supply (the Underworld, neutral armies, the god of death), or a draw goes on."""
    step = g.top()
    if step.name in ("drawing miracles", "placing"):
        return True  # what comes next may be a turn's relics
    if len(g.stack) < 3 or g.stack[2].name != "invasion":
        return False
    inv = g.stack[2]
    death = inv.n >> 3 & 1 and table_of(g).god[4 * inv.seat + 3] == inv.src
    return bool(inv.dst >= g.lands or g.owner[inv.dst] >= g.seats or death)


@many
@given(tables, st.integers(0, 10**6))
def test_dice_are_compared_after_re_rolls(table: tuple[int, int, int], seed: int) -> None:
    """Losses by sorting and comparing the final faces, against what the table did; ties to the attacker only with the war god."""
    game = at(table)
    for seat, answer in steps(game, seed, 150):
        step = game.state.top()
        if seat != CHANCE or step.name not in ("rolling", "thrown") or faces(answer) == []:
            continue
        g, after = game.state, game.state.copy()
        feldherr.play(after, seat, answer)
        if after.top().name in ("thrown", "saving", "drawing miracles"):
            continue
        final = faces(answer) if step.name == "rolling" else refilled(g, list(faces(step.n)), faces(answer))
        defend = step.m & 15
        mine, theirs = sorted(final[:-defend], reverse=True), sorted(final[-defend:], reverse=True)
        war = step.dst < g.lands and table_of(g).god[4 * step.side] == step.src and g.stack[2].n & 1
        beaten = sum(a >= d if war else a > d for a, d in zip(mine, theirs, strict=False))
        lost = min(len(mine), len(theirs)) - beaten
        if beaten < g.armies[step.dst]:
            assert g.armies[step.dst] - after.armies[step.dst] == beaten
            assert g.armies[step.src] - after.armies[step.src] == lost
        else:
            assert after.owner[step.dst] == step.side or after.winners


def refilled(g: State, old: list[int], new: list[int]) -> list[int]:
    """The old dice with the 1s that were thrown again replaced, in order."""
    again = g.extra.again(g, g.top())
    fresh = iter(new)
    return [next(fresh) if again >> i & 1 else f for i, f in enumerate(old)]


@pytest.mark.parametrize("seats", SEATS)
def test_thousands_of_random_games_end_in_the_fifth_epoch_or_with_one_player_left(seats: int) -> None:
    for seed in range(1_000 if os.environ.get("FELDHERR_BUILD") == "compiled" else 50):
        g = feldherr.new(feldherr.find(MODE), seats)
        assert playout(g, Stream(seed), 100_000) < 100_000
        won, why = feldherr.result(g)
        if why == "highest score":
            assert g.round == 5
            assert max(score(g, s) for s in range(seats) if not g.is_out(s)) == score(g, won[0])
        else:
            assert (why, len(won)) == ("the others are out", 1)


@many
@given(tables, st.integers(-1, 4))
def test_number_and_kind_of_cards_are_public_and_faces_are_not(table: tuple[int, int, int], seat: int) -> None:
    g = at(table).state
    seat = min(seat, g.seats - 1)
    view, true = table_of(feldherr.observe(g, seat)), table_of(g)
    for s in range(g.seats):
        for kind in range(4):
            assert view.held(s, kind) == true.held(s, kind)
    for kind in range(4):
        assert view.left(kind) == true.left(kind)
    for c, place in enumerate(true.card):
        shown = true.looker == seat and place == true.shown
        if place == DECK or (0 <= place < g.seats and place != seat and not shown):
            assert view.card[c] not in (DECK, *range(g.seats))
        else:
            assert view.card[c] == place


@many
@given(tables, st.integers(0, 4))
def test_a_sealed_bid_is_seen_by_nobody_else(table: tuple[int, int, int], seat: int) -> None:
    g = at(table).state
    seat = min(seat, g.seats - 1)
    bids = list(table_of(feldherr.observe(g, seat)).bid)
    if g.top().name == "bidding":
        assert all(bids[s] < 0 for s in range(g.seats) if s != seat and not g.is_out(s))


def some_house(seed: int) -> dict[str, str]:
    """Every decision taken one way or the other."""
    rng = Stream(seed)
    return {name: HOUSE_RULES[name].values[rng.below(2)] for name in feldherr.find(MODE).decisions if name != "chosen_setup"}


@many
@given(tables, st.integers(0, 10**6))
def test_with_any_decisions_games_are_saved_read_back_and_played_to_the_end(table: tuple[int, int, int], seed: int) -> None:
    seats, _, answers = table
    house = some_house(seed) | ({"chosen_setup": "yes"} if seats > 2 and seed % 2 else {})
    game = play_on(feldherr.game(MODE, seats, **house), seed, answers)
    text = feldherr.write_position(game.state)
    again = feldherr.read_position(text)
    assert feldherr.write_position(again) == text
    assert feldherr.load(game.save()).save() == game.save()
    playout(again, Stream(seed), 100_000)
    assert again.winners
    if house["piece_limits"] == "pieces":
        assert all(sum(n for o, n in zip(again.owner, again.armies, strict=True) if o == s) <= 110 for s in range(seats))
        assert sum(table_of(again).faith) <= 100
