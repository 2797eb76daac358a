"""Standing orders: what the server answers for a person without asking, question by question.

A question with one legal answer is answered for everybody. If its options follow from what all can see, that happens at once; if they
depend on hidden cards, after a moment, and only as the person's orders say. The other orders are the table `BY_KIND`; whatever is not
in it is a decision, which only people make.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import DONE, answer_of, first, high, number, only_answer, verb_of
from feldherr.engine.question import OPEN, SEALED, Question
from feldherr.engine.state import State
from feldherr.rules.questions import Defending, Placing, Strengthening
from feldherr.server import wire
from feldherr.server.store.records import HOST

MOMENT = (0.8, 1.4)  # seconds before an answer that depends on hidden cards: as long as somebody takes who says no

Options = vec[i64]
Rule = Callable[[wire.Orders, State, int, Question, Options], int | None]


class Reply(NamedTuple):
    """An answer by order."""

    answer: int
    at_once: bool  # else after a moment: the options depend on what is hidden


def default(seat: int) -> wire.Orders:
    """The orders of somebody who has given none."""
    return wire.Orders(seat, defend="most", occupy="ask", setup=False, skip=True, react="ask")


def read(orders: list[wire.Orders], stored: dict[int, str]) -> list[wire.Orders]:
    """The orders of all seats, with those that are stored."""
    return [msgspec.json.decode(stored[o.seat], type=wire.Orders) if o.seat in stored else o for o in orders]


def pace(stored: dict[int, str], usual: int) -> int:
    """The pace of computers that the host has set; else the usual."""
    return int(stored.get(HOST, usual))


def moment() -> float:
    """How long an answer that depends on hidden cards takes: by chance, and never by the cards."""
    return random.SystemRandom().uniform(*MOMENT)


def setting_up(g: State) -> bool:
    """Whether the game is before its first turn."""
    return any(step.name == "beginning" for step in g.stack)


def reply(orders: wire.Orders, g: State, seat: int) -> Reply | None:
    """What is answered for a seat that is asked; None if its person decides."""
    step = g.top()
    q, offered = step.question(g), step.options(g, seat)
    if (only := only_answer(offered)) >= 0:
        return _only(orders, g, seat, q, only)
    if q.kind not in BY_KIND:
        return None
    _, rule = BY_KIND[q.kind]
    answer = rule(orders, g, seat, q, offered)
    return None if answer is None else Reply(answer, at_once=True)


def _only(orders: wire.Orders, g: State, seat: int, q: Question, answer: int) -> Reply | None:
    """The only legal answer. In another's turn the person is asked all the same by default: a quick `done` would tell of their cards."""
    if q.secrecy == OPEN:
        return Reply(answer, at_once=True)
    own = g.seat == seat or q.secrecy == SEALED
    wanted = orders.skip if own else orders.react == "fits"
    return Reply(answer, at_once=False) if wanted else None


# ---- by kind of question ---------------------------------------------------------------------------------------------------------


def _defend(orders: wire.Orders, g: State, seat: int, q: Question, offered: Options) -> int | None:
    """As many dice as possible, for your own armies and your team's; for neutral armies you are asked."""
    assert isinstance(q, Defending)
    own = 0 <= q.defender < g.seats and g.team(q.defender) == g.team(seat)
    return answer_of(offered[0], high(offered[0])) if own and orders.defend == "most" else None


def _occupy(orders: wire.Orders, g: State, seat: int, q: Question, offered: Options) -> int | None:
    """All armies that can, or as few as possible."""
    if orders.occupy == "ask":
        return None
    return answer_of(offered[0], high(offered[0]) if orders.occupy == "all" else number(offered[0]))


def _claim(orders: wire.Orders, g: State, seat: int, q: Question, offered: Options) -> int | None:
    """A free territory next to your own, in the continent of which you hold most."""
    return claim(g, seat, offered) if orders.setup else None


def _strengthen(orders: wire.Orders, g: State, seat: int, q: Question, offered: Options) -> int | None:
    """All armies of this round on the most threatened border; a neutral's where they threaten others most."""
    assert isinstance(q, Strengthening)
    return place(g, seat, q.side, offered) if orders.setup else None


BY_KIND: dict[str, tuple[str, Rule]] = {  # the order that it is a part of, and what is answered
    "defending": ("defend", _defend),
    "occupying": ("occupy", _occupy),
    "claiming": ("setup", _claim),
    "strengthening": ("setup", _strengthen),
}


# ---- where to place, by what all can see -----------------------------------------------------------------------------------------


def claim(g: State, seat: int, offered: Options) -> int:
    """The free territory with the largest part of its continent, then the most neighbours, in own hands."""
    board = g.rules.board
    lands = {t: ts for ts in board.members for t in ts}

    def worth(o: i64) -> tuple[float, int, int]:
        t = first(o)
        held = sum(g.owner[u] == seat for u in lands[t]) / len(lands[t])
        return held, sum(g.owner[u] == seat for u in g.adjacent[t]), -int(t)

    best = max(offered, key=worth)
    return answer_of(best, number(best))


def place(g: State, seat: int, side: int, offered: Options) -> int:
    """All armies on one territory: where the most foreign armies stand beside the fewest of the side's own (a neutral: where it
    threatens others most)."""

    def threat(o: i64) -> tuple[int, int]:
        t = first(o)
        foes = sum(int(g.armies[u]) for u in g.adjacent[t] if u < g.lands and g.owner[u] >= 0 and g.team(g.owner[u]) != g.team(seat))
        own = sum(int(g.armies[u]) for u in g.adjacent[t] if u < g.lands and g.owner[u] == seat)
        return foes - (int(g.armies[t]) if side == seat else own), -int(t)

    best = max(offered, key=threat)
    return answer_of(best, high(best))


def passive(g: State, seat: int) -> int:
    """What a seat answers whose armies only defend: `done` if that is legal, the most dice, armies that must be placed on the border."""
    step = g.top()
    q, offered = step.question(g), step.options(g, seat)
    for o in offered:
        if verb_of(o) == DONE:
            return answer_of(o, number(o))
    if isinstance(q, Defending):
        return answer_of(offered[0], high(offered[0]))
    if isinstance(q, Placing | Strengthening):
        return place(g, seat, q.side, offered)
    return answer_of(offered[0], number(offered[0]))
