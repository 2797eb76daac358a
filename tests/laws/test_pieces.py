"""Where armies and cards come from and where they go."""

from __future__ import annotations

from hypothesis import strategies as st

import feldherr
from feldherr import CHANCE, Game, State
from feldherr.engine.action import face, verb_of
from feldherr.engine.state import ASIDE, DECK, LAID, PILE
from feldherr.rules.capital import Capitals
from feldherr.rules.ruleset import JOKERS, rules_of
from laws.games import law, steps


@law(500, skip="nl2004.godstorm", seed=st.integers(0, 10**6))  # its own law: test_godstorm.py
def test_armies_appear_and_vanish_only_by_a_rule(game: Game, seed: int) -> None:
    for seat, answer in steps(game, seed, 60):
        before, after = game.state, game.state.copy()
        feldherr.play(after, seat, answer)
        if isinstance(before.extra, Capitals) and isinstance(after.extra, Capitals) and before.extra.fallen != after.extra.fallen:
            continue  # S52 has tests of its own
        words = game.words.write(answer).split()
        assert sum(after.armies) - sum(before.armies) == gain(before, seat, words), words


def gain(g: State, seat: int, words: list[str]) -> int:
    """How many armies the board gains by an answer: the rules that make or take armies, one by one."""
    board = g.rules.board
    if words[0] == "claim":
        return 1
    if words[0] == "place":
        return int(words[2])
    if words[0] == "bonus":
        return 2
    if words[0] == "deal":
        return board.stars[board.number[words[1]]] if rules_of(g).dealt_armies == "stars" else 1 + spread(g)
    if words[0] == "trade" and rules_of(g).territory_bonus == "each":
        return 2 * sum(w in board.number and g.owner[board.number[w]] == seat for w in words[1:4])
    if words[0] == "roll" and g.top().name == "rolling":
        return -min(g.top().n, g.top().m)
    return 0


def spread(g: State) -> int:
    """S31: with the last territory dealt, which is the neutral's, the rest of the neutral's armies stand on the board at once."""
    last = sum(o < 0 for o in g.owner) == 1
    return g.reserve[2] - 1 if last and g.rules.neutrals == 1 and rules_of(g).neutral_batch == 0 else 0


@law()
def test_every_card_is_in_one_proper_place(game: Game) -> None:
    g = game.state
    size = g.rules.board.size
    assert len(g.cards) == size + JOKERS + 1
    for card, place in enumerate(g.cards):
        assert place in (DECK, ASIDE, LAID) or place <= PILE or 0 <= place < g.sides
        if place == LAID:
            assert g.top().name == "laying cards"
        if place == ASIDE:
            capital = isinstance(g.extra, Capitals) and card in g.extra.at
            truce = card == size + JOKERS and (game.over or not rules_of(g).ceasefire)
            absent = truce or (size <= card < size + JOKERS and not rules_of(g).jokers)
            assert capital or absent
        if 0 <= place < g.seats and not g.rules.teams:
            assert not g.is_out(place)


@law()
def test_no_territory_is_empty_and_no_enemies_share_one(game: Game) -> None:
    g = game.state
    for t in range(g.rules.board.size):
        assert (g.owner[t] >= 0) == (g.armies[t] > 0)
        assert g.owner[t] < g.sides
        assert g.seat < 0 or g.armies[t] > 0 or g.rules.empty_lands
        if len(g.force):
            there = [g.force[t * g.seats + s] for s in range(g.seats)]
            assert sum(there) == g.armies[t]
            assert min(there) >= 0
            assert not (sum(there[0::2]) and sum(there[1::2]))
            assert g.owner[t] < 0 or there[g.owner[t]] == max(there)


@law()
def test_who_is_out_has_nothing_and_who_is_in_has_armies(game: Game) -> None:
    g = game.state
    if g.stack[0].name == "beginning":
        return
    for s in range(g.seats):
        standing = any(g.force[t * g.seats + s] for t in range(g.lands)) if len(g.force) else s in list(g.owner)[: g.lands]
        assert standing != g.is_out(s)


@law(skip="nl2004.godstorm", seed=st.integers(0, 10**6))  # there they may be thrown again: test_godstorm.py
def test_dice_are_compared_as_the_rulebooks_say(game: Game, seed: int) -> None:
    """Losses by sorting and comparing, against what the table did."""
    for seat, answer in steps(game, seed, 80):
        step = game.state.top()
        if seat != CHANCE or verb_of(answer) != 2 or step.name != "rolling":
            continue
        attack = sorted((face(answer, i) for i in range(step.n)), reverse=True)
        defend = sorted((face(answer, step.n + i) for i in range(step.m)), reverse=True)
        beaten = sum(a > d for a, d in zip(attack, defend, strict=False))
        before = game.state.copy()
        after = game.state.copy()
        step.answer(after, CHANCE, answer)
        if beaten < before.armies[step.dst]:
            assert before.armies[step.dst] - after.armies[step.dst] == beaten
            assert before.armies[step.src] - after.armies[step.src] == min(step.n, step.m) - beaten
        else:
            assert after.owner[step.dst] == step.side
            assert after.armies[step.dst] == step.n
