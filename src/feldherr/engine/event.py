"""What happened: one answer and the tables before and after it, told as events that people can be shown."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.engine.action import (
    CHANCE,
    DONE,
    ROLL,
    faces,
    first,
    number,
    second,
    third,
    verb_of,
)
from feldherr.engine.state import State

# The numbers of rules/verbs.py, which this layer can't import.
DEAL: Final[i64] = 3
DRAW: Final[i64] = 4
CLAIM: Final[i64] = 5
PLACE: Final[i64] = 6
TRADE: Final[i64] = 7
LAY: Final[i64] = 8
BONUS: Final[i64] = 9
ATTACK: Final[i64] = 10
DEFEND: Final[i64] = 11
OCCUPY: Final[i64] = 12
FORTIFY: Final[i64] = 13
MISSION: Final[i64] = 14
SHOW: Final[i64] = 15
CAPITAL: Final[i64] = 16
BRIBE: Final[i64] = 17
RAISE: Final[i64] = 18

ALL: Final[i64] = -1  # every eye


class Event:
    """One thing that happened. What `a`, `b` and `c` are (territories, cards, a mission) follows from the kind."""

    def __init__(
        self,
        kind: str,
        seat: i64 = -1,
        other: i64 = -1,
        a: i64 = -1,
        b: i64 = -1,
        c: i64 = -1,
        n: i64 = 0,
        m: i64 = 0,
        dice: list[int] | None = None,
        eyes: i64 = -1,
        left: list[int] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final[i64] = seat  # who did it, or whom it befell
        self.other: Final[i64] = other  # the other side in it
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c
        self.n: Final[i64] = n
        self.m: Final[i64] = m
        self.dice: Final[list[int]] = [] if dice is None else dice
        self.eyes: Final[i64] = eyes  # the seats that may know the things, as bits
        self.left: Final[list[int]] = [] if left is None else left  # after a battle: armies where it came from, and where it went

    def seen_by(self, seat: i64) -> Event:
        """The event as that seat (-1: somebody who looks on) may be told it: things that are not for these eyes are blotted out."""
        if self.eyes == ALL or (seat >= 0 and (self.eyes >> seat) & 1 == 1):
            return self
        return Event(self.kind, self.seat, self.other, -1, -1, -1, self.n, self.m, self.dice, self.eyes, self.left)

    def __repr__(self) -> str:
        return f"Event({self.kind} {self.seat} {self.other} {(self.a, self.b, self.c)} {self.n} {self.m} {self.dice})"


def events(before: State, seat: i64, answer: i64, after: State) -> list[Event]:
    """What the answer did: what was said, then what followed from it."""
    out: list[Event] = []
    if not after.extra.happened(before, seat, answer, after, out):
        said(before, seat, answer, after, out)
        _followed(before, after, out)
    return out


def said(before: State, seat: i64, answer: i64, after: State, out: list[Event]) -> None:
    """The answer itself, as all modes tell it."""
    if verb_of(answer) == ROLL:
        _rolled(before, answer, after, out)
    elif seat == CHANCE:
        _dealt(before, answer, after, out)
    else:
        _said(before, seat, answer, after, out)


def _team(g: State, side: i64) -> i64:
    """The seats that see a side's cards, as bits."""
    if side < 0 or side >= g.seats:
        return 0
    bits: i64 = 0
    for s in range(g.seats):
        if g.team(s) == g.team(side):
            bits |= 1 << s
    return bits


# ---- dice ---------------------------------------------------------------------------------------------------------------------


def _rolled(before: State, answer: i64, after: State, out: list[Event]) -> None:
    step = before.top()
    if step.src >= 0:
        _battle(before, answer, after, out)
    elif before.seat < 0:
        out.append(Event("start_roll", n=step.n, dice=faces(answer)))
    else:
        out.append(Event("roll", seat=before.seat, other=step.side, n=step.n, dice=faces(answer)))


def _battle(before: State, answer: i64, after: State, out: list[Event]) -> None:
    """The losses, and whether the last defender fell."""
    step = before.top()
    dst = step.dst
    loser = before.owner[dst]
    won = _ours(before, step.side, after.owner[dst])
    beaten = before.armies[dst] - (0 if won else after.armies[dst])
    pairs: i64 = step.n if step.n < step.m else step.m
    lost = pairs - beaten
    left = [int(before.armies[step.src] - lost), int(before.armies[dst] - beaten)]
    out.append(Event("battle", step.side, loser, step.src, dst, step.n, lost, beaten, faces(answer), -1, left))
    if won:
        out.append(Event("conquest", step.side, loser, step.src, dst, n=step.n))


def _ours(g: State, side: i64, owner: i64) -> bool:
    return g.team(owner) == g.team(side)


# ---- chance -------------------------------------------------------------------------------------------------------------------


def _dealt(before: State, answer: i64, after: State, out: list[Event]) -> None:
    verb = verb_of(answer)
    a = first(answer)
    if verb == DEAL:
        out.append(Event("deal", after.owner[a], a=a, n=after.armies[a]))
    elif verb == DRAW:
        side = before.top().side
        out.append(Event("draw", side, a=a, eyes=_team(before, side)))
    elif verb == MISSION:
        whom = _dealt_to(before, after)
        out.append(Event("mission", whom, a=a, eyes=1 << whom if whom >= 0 else 0))


def _row(g: State, name: str) -> list[int]:
    """Numbers that the mode adds to the table, by their name."""
    for key, row in g.extra.rows(g):
        if key == name:
            return row
    return []


def _dealt_to(before: State, after: State) -> i64:
    """Who got the mission card: the rows are as many to each seat."""
    had, has = _row(before, "missions"), _row(after, "missions")
    for i in range(len(has)):
        if had[i] != has[i]:
            return i * before.seats // len(has)
    return -1


# ---- answers ------------------------------------------------------------------------------------------------------------------


def _said(before: State, seat: i64, answer: i64, after: State, out: list[Event]) -> None:
    verb = verb_of(answer)
    step = before.top()
    a, b, n = first(answer), second(answer), number(answer)
    if verb == DONE:
        if after.trades > before.trades:
            out.append(Event("stars", seat, n=after.gained - before.gained))
        else:
            out.append(Event("done", seat))
    elif verb == CLAIM:
        out.append(Event("claim", seat, a=a))
    elif verb == PLACE:
        side = seat if before.rules.teams else before.owner[a]
        out.append(Event("place", seat, side, a, n=n))
    elif verb == TRADE:
        out.append(Event("trade", seat, -1, a, b, third(answer), n=n))
        _bonuses(before, seat, answer, after, out)
    elif verb == LAY:
        out.append(Event("lay", seat, a=a))
    elif verb == BONUS:
        out.append(Event("bonus", seat, a=a, n=after.armies[a] - before.armies[a]))
    elif verb == ATTACK:
        side = seat if before.rules.teams else before.owner[a]
        out.append(Event("attack", side, before.owner[b], a, b, n=n))
    elif verb == DEFEND:
        out.append(Event("defend", seat, before.owner[step.dst], step.dst, n=n))
    elif verb == OCCUPY:
        out.append(Event("occupy", step.side, -1, step.src, step.dst, n=n))
    elif verb == FORTIFY:
        out.append(Event("fortify", step.side, -1, a, b, n=n))
    elif verb == SHOW:
        out.append(Event("show", seat, a=a))
        _lies_open(after, seat, out)
    elif verb == CAPITAL:
        out.append(Event("capital", seat, a=a, eyes=1 << seat))
    elif verb == BRIBE:
        out.append(Event("bribe", seat, a, b, eyes=1 << seat))
    elif verb == RAISE:
        out.append(Event("raise", seat, a))


def _lies_open(after: State, seat: i64, out: list[Event]) -> None:
    """K64: the last mission that is not done lies open from now on."""
    held, done = _row(after, "missions"), _row(after, "done")
    each = len(held) // after.seats
    undone = [i for i in range(seat * each, seat * each + each) if (done[0] >> i) & 1 == 0]
    if len(undone) == 1:
        out.append(Event("lies_open", seat, a=held[undone[0]]))


def _bonuses(before: State, seat: i64, answer: i64, after: State, out: list[Event]) -> None:
    """Armies that a set's cards bring to the territories they show."""
    for t in (first(answer), second(answer), third(answer)):
        more = after.armies[t] - before.armies[t] if t < before.rules.board.size else 0
        if more > 0:
            out += [Event("bonus", seat, a=t, n=more)]


# ---- what followed --------------------------------------------------------------------------------------------------------------


def _followed(before: State, after: State, out: list[Event]) -> None:
    traded = len(out) > 0 and (out[0].kind == "trade" or out[0].kind == "stars")
    if len(out) > 0 and out[0].kind == "battle":
        _fell(before, after, out[0], out)
    for s in range(before.seats, before.sides):
        friend = after.extra.commander_of(s)
        if friend != before.extra.commander_of(s):
            out += [Event("ally", s, friend)]
    if after.seat != before.seat:
        out.append(Event("turn", after.seat, n=after.round + 1))
    if after.seat >= 0 and not traded:
        for s in range(after.sides):
            more = after.reserve[s] - before.reserve[s]
            if more > 0:
                out += [Event("income", s, n=more)]
    if after.winners != 0:
        out.append(Event("over", n=after.winners, m=after.reason))


def _fell(before: State, after: State, fight: Event, out: list[Event]) -> None:
    """What a battle brings down: a capital, the territories around it, a side, and whose cards change hands."""
    if len(out) > 1 and out[1].kind == "conquest" and _capital_falls(before, after, fight):
        out.append(Event("capital_fell", fight.seat, fight.other, fight.b))
    for t in range(after.lands):
        if t != fight.b and not _ours(before, before.owner[t], after.owner[t]):
            out += [Event("taken_over", after.owner[t], before.owner[t], t)]
    for s in range(before.sides):
        if _stands(before, s) and not _stands(after, s):
            out += [Event("out", fight.seat, s)]
    for s in range(before.sides):
        lost = before.hand_size(s) - after.hand_size(s)
        if lost > 0:
            out += [Event("cards", after.seat, s, n=lost)]


def _capital_falls(before: State, after: State, fight: Event) -> bool:
    """Whether the conquered territory was its owner's capital, for the first time or by rule again."""
    at = _row(after, "capitals")
    if fight.other >= len(at) or at[fight.other] != fight.b:
        return False
    return getattr(before.rules, "capital_falls", "once") == "again" or _row(before, "fallen") != _row(after, "fallen")


def _stands(g: State, side: i64) -> bool:
    """Whether a side has an army on the board."""
    if len(g.force) > 0:
        for t in range(g.lands):
            if side < g.seats and g.force[t * g.seats + side] > 0:
                return True
        return False
    for t in range(g.lands):
        if g.owner[t] == side:
            return True
    return False
