"""Computer players under every house rule: at the smallest, the next and the largest value they answer what can be answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import feldherr
from feldherr import CHANCE
from feldherr.bots.catalogue import make
from feldherr.bots.players.random import Stream, pick
from feldherr.editions import MODES, with_house_rules
from feldherr.rules.options import HOUSE_RULES, HouseRule

ANSWERS = 300
PLAYERS = ("captain", "recruit", "captain:reckless")


def values(rule: HouseRule) -> list[str]:
    low, dots, high = rule.values[0].partition("..")
    return [low, str(int(low) + 1), high] if dots else list(rule.values)


def tables(mode: str) -> Iterator[tuple[str, feldherr.State]]:
    """The mode with each value of each house rule that it can have."""
    for rule in HOUSE_RULES.values():
        for value in values(rule) if rule.has(MODES[mode]) else ():
            for seats in MODES[mode].players:
                try:
                    yield f"{rule.name}={value}", feldherr.new(with_house_rules(MODES[mode], {rule.name: value}), seats)
                    break
                except ValueError:  # a rule for more players
                    continue


@pytest.mark.parametrize("mode", MODES)
def test_computers_play_by_every_house_rule(mode: str) -> None:
    for house, g in tables(mode):
        bots, rng = [make(PLAYERS[s % 3], 1) for s in range(g.seats)], Stream(1)
        for _ in range(ANSWERS):
            if g.winners:
                break
            seat = feldherr.players(g)[0]
            answer = pick(g, CHANCE, rng) if seat == CHANCE else bots[seat].choose(feldherr.observe(g, seat), seat)
            try:
                feldherr.play(g, seat, answer)
            except ValueError as e:
                raise AssertionError(f"{house}: {e}") from None
            if seat != CHANCE:
                bots[seat].reason()


@pytest.mark.parametrize("epochs", [0, 1, 2])
def test_godstorm_of_any_length(epochs: int) -> None:
    """To the end of three epochs, or of the game; without a last epoch none is played as if it were the last."""
    g = feldherr.new(with_house_rules(MODES["nl2004.godstorm"], {"turn_limit": str(epochs)}), 3)
    bots, rng = [make(name, 1) for name in PLAYERS], Stream(epochs)
    while not g.winners and g.round < 3:
        seat = feldherr.players(g)[0]
        feldherr.play(g, seat, pick(g, CHANCE, rng) if seat == CHANCE else bots[seat].choose(feldherr.observe(g, seat), seat))
    assert bool(g.winners) == (epochs > 0)
