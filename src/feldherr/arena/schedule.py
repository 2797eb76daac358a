"""The schedule: who plays whom in which seats; all rotations of a line-up share their dice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, count, permutations
from typing import NamedTuple

from feldherr.rules.ruleset import Ruleset

Names = tuple[str, ...]


class Pairing(NamedTuple):
    """One game that is to be played."""

    game: int
    dice: int  # the number of its dice; rotations and lineups share it
    names: Names  # the player of each seat


def parties(rules: Ruleset, seats: int) -> int:
    """The number of parties that can win: seats, or teams."""
    return 2 if rules.teams else seats


def lineups(bots: Names, sides: int) -> list[Names]:
    """All line-ups: every choice of `sides` names; if there are too few, they go round the table, each starting once."""
    if len(bots) >= sides:
        found = {tuple(sorted(some)) for some in combinations(bots, sides)}
    else:
        twice = bots * (sides // len(bots) + 2)
        found = {tuple(sorted(twice[i : i + sides])) for i in range(len(bots))}
    mixed = {names for names in found if len(set(names)) > 1}
    return sorted(mixed or found)


def rounds(names: Names) -> list[Names]:
    """The different orders around a table, whoever sits first."""
    return sorted({min(rotations(order)) for order in permutations(names)})


def rotations(names: Names) -> list[Names]:
    """The different ways to sit in that order; each player has every seat equally often."""
    return sorted({names[i:] + names[:i] for i in range(len(names))})


def groups(rules: Ruleset, seats: int, bots: Names) -> Iterator[tuple[int, list[Names]]]:
    """The number of the dice and the seatings that they are used for, without end."""
    sides = parties(rules, seats)
    orders = [rounds(names) for names in lineups(bots, sides)]
    for dice in count():
        for order in orders:
            yield dice, [tuple(names[s % sides] for s in range(seats)) for names in rotations(order[dice % len(order)])]


def schedule(rules: Ruleset, seats: int, bots: Names, games: int) -> list[Pairing]:
    """The games to play: at least `games`, in complete groups of rotations."""
    out: list[Pairing] = []
    for dice, seatings in groups(rules, seats, bots):
        if len(out) >= games:
            break
        out += [Pairing(len(out) + i, dice, names) for i, names in enumerate(seatings)]
    return out
