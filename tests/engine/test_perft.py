"""Counting games: as many sequences of answers as a brute-force counter finds that shares no code with the engine."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

import feldherr
from engine import brute
from feldherr import State, maps
from feldherr.engine import position
from feldherr.engine.action import ROLL, answer_of, high, number, roll, verb_of


def every_answer(g: State, seat: int) -> Iterator[int]:
    for o in feldherr.options(g, seat):
        if verb_of(o) == ROLL:
            yield from (roll(list(faces)) for faces in itertools.product(range(1, 7), repeat=number(o)))
        else:
            yield from (answer_of(o, n) for n in range(number(o), high(o) + 1))


def perft(g: State, depth: int) -> int:
    if depth == 0 or g.winners:
        return 1
    total = 0
    seat = feldherr.asked(g)
    for answer in every_answer(g, seat):
        after = g.copy()
        feldherr.apply(after, seat, answer)
        total += perft(after, depth - 1)
    return total


def table(mode: str, owner: str, armies: list[int], hands: list[str], phase: str) -> State:
    """The same start on the engine's tiny map."""
    cards = {"J": "joker1", "K": "joker2"}
    lines = [f"feldherr position 1\nrules {mode} 1\nseats 3\nturn 0"]
    lines += [f"out {seat}" for seat in "012" if seat not in owner]
    for seat in "012":
        lines.append(f"armies {seat} " + " ".join(f"{t} {n}" for t, o, n in zip("abcdef", owner, armies, strict=True) if o == seat))
        lines.append(f"hand {seat} " + " ".join(cards.get(c, c) for c in hands[int(seat)]))
    lines.append(f"phase {phase}")
    rules = feldherr.find(mode).but(board=maps.load("tiny"))
    return position.read("\n".join(lines), lambda _: rules, lambda r, _: r)


STARTS = [
    ("001122", [1, 2, 1, 1, 1, 1], ["", "", ""], "reinforce", 4),  # placing and first attacks
    ("000122", [2, 1, 2, 1, 1, 3], ["abd", "", ""], "reinforce", 4),  # a set in hand, own territories on it
    ("000112", [1, 1, 3, 1, 1, 1], ["abcJK", "d", "ef"], "reinforce", 3),  # five cards: one must go; jokers
    ("000001", [2, 1, 1, 1, 4, 1], ["a", "bcde", ""], "reinforce", 3),  # the last enemy
    ("000012", [1, 1, 1, 1, 3, 1], ["abc", "", "deJK"], "attack", 6),  # a last territory, and its owner's cards
    ("000012", [1, 1, 1, 1, 3, 1], ["abc", "", "d"], "attack", 6),
    ("000111", [1, 1, 3, 1, 2, 1], ["", "", ""], "attack", 5),  # attack, move in, draw, move, the next player
    ("001122", [1, 2, 3, 3, 2, 1], ["abcd", "ef", "J"], "attack", 4),  # two defending dice; one card in the deck
    ("010122", [2, 1, 2, 1, 1, 1], ["", "abcdef", "JK"], "attack", 5),  # an empty deck
]
DEEPER = [pytest.param(*start[:4], start[4] + 1, marks=pytest.mark.deep) for start in STARTS if start[4] < 5]


@pytest.mark.parametrize(("mode", "style"), [("sv2000.conquest", brute.SWEDISH), ("de2004.liberation", brute.GERMAN)])
@pytest.mark.parametrize(("owner", "armies", "hands", "phase", "depth"), [*STARTS, *DEEPER])
def test_as_many_games_as_brute_force_finds(
    mode: str, style: dict[str, Any], owner: str, armies: list[int], hands: list[str], phase: str, depth: int
) -> None:
    g, t = table(mode, owner, armies, hands, phase), brute.start(style, owner, armies, hands, phase)
    for d in range(1, depth + 1):
        assert perft(g, d) == brute.perft(t, d), d
