"""One game between computer players, each of which sees only its own view."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from feldherr.bots.bot import Bot
from feldherr.bots.players.random import Stream
from feldherr.engine import position
from feldherr.engine.action import CHANCE, answer_of, high, listed, number
from feldherr.engine.chance import chance
from feldherr.engine.play import apply, new, players
from feldherr.engine.state import State
from feldherr.engine.step import REASONS
from feldherr.engine.text import Lexicon
from feldherr.engine.view import observe
from feldherr.godstorm.score import SCORE
from feldherr.rules.ruleset import Ruleset
from feldherr.rules.turn import TURN_LIMIT

ROUNDS = 200  # after which nobody wins any more
ANSWERS = 1_000_000  # the same within a round that doesn't end


class Fault(Exception):
    """One of our own players raised an error or made an illegal move: a bug."""


@dataclass
class Result:
    """The result of a game."""

    winners: list[int]  # seats; nobody if it was capped
    reason: str  # '' if it was capped
    rounds: int
    answers: int
    decisions: list[int] = field(default_factory=list)  # how often each seat had a choice
    seconds: list[float] = field(default_factory=list)  # how long each seat thought, all in all
    faults: list[tuple[int, str]] = field(default_factory=list)  # programs that lost their seat, and why


def match(rules: Ruleset, bots: Sequence[Bot], seed: int, rounds: int = ROUNDS) -> Result:
    """Play a game with one bot per seat; the seed is for dice and draws. After `rounds` it ends without a winner."""
    g = new(rules, len(bots))
    rng = Stream(seed)
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    answers = 0
    while not g.winners and g.round < rounds and answers < ANSWERS:
        seat = players(g)[0]
        if seat == CHANCE:
            answer = chance(g, rng)
        elif (only := forced(g, seat)) >= 0:
            answer = only
        else:
            began = time.perf_counter()
            answer = _chosen(g, seat, bots[seat], seed)
            seconds[seat] += time.perf_counter() - began
            decisions[seat] += 1
        apply(g, seat, answer)
        answers += 1
    return _result(g, answers, decisions, seconds)


def forced(g: State, seat: int) -> int:
    """The only legal move of a seat; -1 if it has a choice."""
    options = g.top().options(g, seat)
    return answer_of(options[0], number(options[0])) if len(options) == 1 and number(options[0]) == high(options[0]) else -1


def _chosen(g: State, seat: int, bot: Bot, seed: int) -> int:
    """The bot's move; Fault if it raises an error or the move is illegal."""
    try:
        answer = bot.choose(observe(g, seat), seat)
    except Exception as e:
        raise _fault(g, seat, bot, seed, f"raised {type(e).__name__}: {e}") from e
    if not listed(g.top().options(g, seat), answer):
        raise _fault(g, seat, bot, seed, f"answered {_told(g, answer)}, which the rules don't allow")
    return answer


def _told(g: State, answer: int) -> str:
    try:
        return f'"{Lexicon(g.rules, g.seats).write(answer)}"'
    except (IndexError, ValueError):
        return str(answer)


def _fault(g: State, seat: int, bot: Bot, seed: int, what: str) -> Fault:
    where = f"{g.rules.name} with {g.seats} players, seed {seed}, seat {seat}, while {g.top().name}"
    return Fault(f"{type(bot).__name__} {what}\n{where}; the position:\n\n{position.write(g)}")


def _result(g: State, answers: int, decisions: list[int], seconds: list[float]) -> Result:
    winners = [s for s in range(g.seats) if g.winners >> s & 1]
    whole = bool(g.winners) and g.reason not in (TURN_LIMIT, SCORE)  # these two are looked at when the round is over
    return Result(winners, REASONS[g.reason], g.round + whole, answers, decisions, seconds)
