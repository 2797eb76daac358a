"""Ending a game by agreement: the offer, who must agree, and who leads. The table's business; the engine only notes the end."""

from __future__ import annotations

from typing import NamedTuple

from feldherr.engine.play import finish
from feldherr.engine.state import State
from feldherr.engine.step import register_reasons
from feldherr.godstorm.score import standing
from feldherr.rules.troops import held, on_board

AGREED = 12
CLOSED = 13
FULL = 14
register_reasons({AGREED: "agreed", CLOSED: "closed by the host", FULL: "the record is full"})


class Offer(NamedTuple):
    """An offer to end the game."""

    by: int
    agreed: frozenset[int]


def lapsed(offer: Offer | None, before: State, after: State) -> bool:
    """Whether an answer has begun the next turn of who offered."""
    return offer is not None and after.seat == offer.by and (after.seat, after.round) != (before.seat, before.round)


def leaders(g: State, resigned: list[bool]) -> list[int]:
    """Who wins if the standings count now: the best team or seat; those who have all resigned only if nobody else is left."""
    teams: dict[int, list[int]] = {}
    for seat in range(g.seats):
        teams.setdefault(int(g.team(seat)), []).append(seat)
    left = {team: seats for team, seats in teams.items() if not all(resigned[s] or g.is_out(s) for s in seats)} or teams
    measured = {team: measure(g, seats) for team, seats in left.items()}
    best = max(measured.values())
    return sorted(s for team, seats in left.items() if measured[team] == best for s in seats)


def measure(g: State, seats: list[int]) -> tuple[int, ...]:
    """The mode's own score with what breaks its ties; else territories, then armies. Of a team, together."""
    each = [standing(g, s) if g.extra.score(g, s) else (int(held(g, s)), int(on_board(g, s))) for s in seats]
    return tuple(sum(column) for column in zip(*each, strict=True))


def end(g: State, winners: list[int], why: int = AGREED) -> None:
    """End the game, by agreement, because the host closes the table, or because its record is full: these win."""
    finish(g, sum(1 << s for s in winners), why)
