"""The turn: its phases in a row, then the next player's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.engine.play import finish, judge
from feldherr.engine.state import State
from feldherr.engine.step import END, START, Phase, Step, register_reasons
from feldherr.rules import events
from feldherr.rules.troops import held, on_board

TURN_LIMIT: Final[i64] = 7
register_reasons({TURN_LIMIT: "turn limit"})


class TakeTurns(Phase):
    """Ends the set-up."""

    name = "take turns"
    says = "The first player takes the first turn, then play goes clockwise."

    def begin(self, g: State, seat: i64) -> None:
        g.become(turn_of(g.first))
        open_turn(g, g.first)


class Turn(Step):
    """A player's turn; `n` is the phase that comes next."""

    name = "turn"
    uses = "seat n"

    def run(self, g: State) -> bool:
        phases = g.rules.turn
        if self.n < len(phases) and not g.is_out(self.seat):
            g.become(Turn(self.seat, self.n + 1))
            phases[self.n].begin(g, self.seat)
            return False
        after = g.extra.after_turn(g, self.seat)
        if after is not None:
            g.become(after)
            return False
        seat = next_seat(g, self.seat)
        if g.rules.turn_limit > 0 and g.round >= g.rules.turn_limit:
            finish(g, strongest(g), TURN_LIMIT)
            return False
        g.become(turn_of(seat))
        open_turn(g, seat)
        return False

    def phase(self) -> i64:
        """Which phase of the turn is going on."""
        return self.n - 1 if self.n > 0 else 0

    def fault(self, g: State) -> str:
        if self.seat != g.seat:
            return "is not the turn of the seat that plays"
        return "" if 0 <= self.n <= len(g.rules.turn) else f"has no phase {self.n}"


def turn_of(seat: i64) -> Turn:
    """A seat's turn, from its first phase."""
    return Turn(seat, 0)


def end_turn(g: State) -> None:
    """Nothing more happens in this turn."""
    g.unwind(Turn(g.seat, len(g.rules.turn)))


class Reckon(Phase):
    """N14, N44: goals that are looked at when a turn's moves are over."""

    name = "reckon"
    says = "Whoever holds the required territories wins."

    def begin(self, g: State, seat: i64) -> None:
        judge(g, END)


def phase(g: State) -> i64:
    """Which phase of a turn is going on, from 0; -1 outside of turns."""
    turn = g.bottom()
    return turn.phase() if isinstance(turn, Turn) else -1


def open_turn(g: State, seat: i64, epochs: bool = False) -> None:
    """A new turn begins with a clean slate; rounds may be called epochs."""
    g.extra.open_turn(g, seat)
    g.seat = seat
    g.gained = 0
    g.taken = 0
    g.traded = 0
    g.bonus = 0
    if g.heard:
        g.tell(events.Turn(seat, g.round + 1, epochs))
    judge(g, START)


def next_seat(g: State, seat: i64) -> i64:
    """The next player clockwise who is still in; a round is over when it passes the one who began."""
    while True:
        seat = (seat + 1) % g.seats
        if seat == g.first:
            g.round += 1
        if not g.is_out(seat):
            return seat


def strongest(g: State) -> i64:
    """Most territories; of those tied, most armies; still tied, all of them (N15). In team play the team's are added up."""
    best = (-1, -1)
    out: i64 = 0
    for s in range(g.seats):
        if not g.is_out(s):
            strength = _strength(g, s)
            if strength > best:
                best = strength
                out = 0
            if strength == best:
                out |= 1 << s
    return out


def _strength(g: State, seat: i64) -> tuple[int, int]:
    """Territories and armies, of the player or of the team."""
    if not g.rules.teams:
        return held(g, seat), on_board(g, seat)
    territories: i64 = 0
    armies: i64 = 0
    for t in range(g.lands):
        if g.team(g.owner[t]) == g.team(seat):
            territories += 1
            armies += g.armies[t]
    return territories, armies
