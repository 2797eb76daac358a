"""States as messages: views, questions, options and events for clients, made from what `observe` returns."""

from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from feldherr.engine.action import DONE, NAMES, ROLL, SHAPES, answer_of, first, high, listed, number, only_answer, second, third, verb_of
from feldherr.engine.event import Event
from feldherr.engine.play import question, result
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon
from feldherr.rules.income import income
from feldherr.rules.troops import alive, holds_all
from feldherr.server import wire
from feldherr.server.progress import progress


def view(g: State) -> wire.View:
    """The message for a view (as `observe` returns it)."""
    winners, reason = result(g)
    numbers: dict[str, Any] = board(g) | standing(g) | facts(g)
    return wire.View(
        seat=g.viewer,
        first=g.first,
        hand=hand(g),
        progress=progress(g),
        extra=extra(g),
        doing=[step.name for step in g.stack],
        asking=asking(g),
        attack=attack(g),
        winners=list(winners),
        reason=reason,
        **numbers,
    )


def seen(everybody: wire.View, g: State) -> wire.View:
    """The message for a view, from the message for spectators: only the seat, its hand, its missions and what the mode adds differ."""
    return msgspec.structs.replace(everybody, seat=g.viewer, hand=hand(g), progress=progress(g), extra=extra(g))


def hand(g: State) -> list[int]:
    """The cards of the view's seat, or of its team."""
    if g.viewer < 0:
        return []
    side = g.team(g.viewer)
    return [c for c, holder in enumerate(g.cards) if holder == side]


def extra(g: State) -> dict[str, list[int]]:
    """The rows that the mode adds."""
    return {name: row for name, row in g.extra.rows(g) if row}


def board(g: State) -> dict[str, Any]:
    """The rows that every mode has: owners, armies, reserves, cards."""
    return {
        "owner": list(g.owner),
        "armies": list(g.armies),
        "force": list(g.force),
        "reserve": list(g.reserve),
        "cards": hands(g),
        "out": [s for s in range(g.seats) if g.is_out(s)] if g.out else [],
    }


def standing(g: State) -> dict[str, Any]:
    """The rows that are derived from ownership: continents, income, score, supply."""
    return {
        "continents": [lord(g, ts) for ts in g.rules.board.members],
        "income": brings(g),
        "score": [n for s in range(g.seats) for n in g.extra.score(g, s)],
        "supply": g.extra.supply(),
    }


def lord(g: State, territories: vec[i64]) -> int:
    """The side that holds all of these territories; -1 if none does."""
    side = g.owner[territories[0]]
    return int(side) if side >= 0 and holds_all(g, side, territories) else -1


def brings(g: State) -> list[int]:
    """The current income of each side; 0 before the first turn and for neutral armies."""
    begun = g.seat >= 0 or g.round > 0
    return [int(income(g, s)) if begun and s < g.seats and alive(g, s) else 0 for s in range(g.sides)]


def round_of(g: State) -> int:
    """The round that is played, from 0; after the last one of a game with a limit the engine has counted one more."""
    return int(min(g.round, g.rules.turn_limit - 1) if g.rules.turn_limit > 0 else g.round)


def facts(g: State) -> dict[str, Any]:
    """The single numbers of a view: turn, round, what happened this turn."""
    return {
        "turn": g.seat,
        "round": round_of(g),
        "trades": g.trades,
        "gained": g.gained,
        "taken": g.taken,
        "traded": g.traded,
        "bonus": g.bonus,
    }


def hands(g: State) -> list[int]:
    """How many cards each side holds, known or hidden."""
    sizes = [int(n) for n in g.unseen[: g.sides]] or [0] * g.sides
    for holder in g.cards:
        if holder >= 0:
            sizes[holder] += 1
    return sizes


def asking(g: State) -> wire.Asking | None:
    """The pending question as everybody may know it; None if the game is over."""
    q = question(g)
    return wire.Asking({**q.data(), "secrecy": q.secrecy}) if q else None


def attack(g: State) -> list[int]:
    """The current attack as [from, to]; empty if there is none."""
    fights = [step for step in g.stack if step.fights]
    return [int(fights[-1].src), int(fights[-1].dst)] if fights else []


def asked(g: State, seat: int, since: int, words: Lexicon) -> wire.Question | None:
    """The legal moves of the view's seat; None if the game is over."""
    if g.winners:
        return None
    step = g.top()
    options = step.options(g, seat)
    offered = [offer(o, words, int(step.price(g, o)), int(step.bounty(g, o))) for o in options]
    return wire.Question(seat, since, offered, listed(options, DONE), only_answer(options) >= 0)


def offer(o: int, words: Lexicon, cost: int = 0, more: int = 0) -> wire.Option:
    """The message for an option."""
    verb = verb_of(o)
    things = (first(o), second(o), third(o))
    shape = SHAPES[verb]
    if verb == ROLL:
        return wire.Option("roll", "roll", [], number(o), number(o))
    text = words.write(answer_of(o, number(o)))
    least, most = (number(o), high(o)) if shape.endswith("#") else (-1, -1)
    return wire.Option(text, NAMES[verb], list(things[: len(shape.removesuffix("#"))]), least, most, cost, more)


def event(e: Event, seat: int) -> wire.Event:
    """An event as that seat may know it."""
    return whole(e.seen_by(seat))


def whole(e: Event) -> wire.Event:
    """An event with all its fields."""
    return wire.Event(e.data())
