"""A state in a few lines of plain text."""

from __future__ import annotations

from feldherr.engine.action import CHANCE
from feldherr.engine.play import asked
from feldherr.engine.state import State
from feldherr.holdings import forces, hand
from feldherr.pieces import Godstorm, on_table


def table(g: State, seat: str = "seat {}", neutral: str = "neutral {}") -> str:
    """Players first, then continent by continent who holds what (`alaska 0:3`: three armies of seat 0); nothing secret but its number."""
    who = [(seat.format(s) if s < g.seats else neutral.format(s)) for s in range(g.sides)]
    lines = [_heading(g, who), *[f"{who[s]}: {_side(g, s)}" for s in range(g.sides)]]
    board = g.rules.board
    for c, members in enumerate(board.members):
        lines.append(f"{board.continents[c]} (+{board.bonus[c]}): " + ", ".join(_place(g, t) for t in members))
    if len(g.owner) > board.size:
        lines.append("beyond: " + ", ".join(_place(g, t) for t in range(int(board.size), len(g.owner))))
    lay = on_table(g)
    if isinstance(lay, Godstorm):
        lines += _godstorm(lay, who)
    return "\n".join(lines)


def _godstorm(lay: Godstorm, who: list[str]) -> list[str]:
    """Faith, gods in play, relics and points of each player; temples and plague."""
    lines = []
    for name, seat in zip(who, lay.seats):
        gods = ", ".join(f"{god.name} in {god.at}" for god in seat.gods.values() if god.at)
        lines.append(f"{name}: faith {seat.faith}, gods {gods or '-'}, relics {', '.join(seat.relics) or '-'}, points {seat.score.total}")
    return [*lines, f"temples: {', '.join(lay.temples) or '-'}", f"plague: {', '.join(lay.plague) or '-'}"]


def _heading(g: State, who: list[str]) -> str:
    start = f"{g.rules.name}, round {g.round + 1}: "
    if g.winners:
        return start + "won by " + " and ".join(who[s] for s in range(g.seats) if g.winners >> s & 1)
    return start + ("chance" if asked(g) == CHANCE else who[asked(g)]) + f" {g.top().name}"


def _side(g: State, side: int) -> str:
    lands = sum(1 for owner in g.owner if owner == side)
    armies = sum(int(g.muster(t, side)) for t in range(len(g.owner)))
    return f"territories {lands}, armies {armies}, cards {len(hand(g, side))}"


def _place(g: State, t: int) -> str:
    there = [f"{'n' if side >= g.seats else ''}{side}:{n}" for side, n in forces(g, t).items()]
    return f"{g.rules.board.places[t]} {' '.join(there) or '-'}"
