"""One game between computer players, each of which sees only its own view."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from feldherr.analysis.mean import expected
from feldherr.arena.schedule import parties
from feldherr.bots.bot import Bot
from feldherr.bots.players.random import Stream
from feldherr.bots.process.own import chosen
from feldherr.engine.action import CHANCE, only_answer
from feldherr.engine.chance import chance
from feldherr.engine.play import apply, new, options, players
from feldherr.engine.state import State
from feldherr.engine.step import REASONS
from feldherr.godstorm.score import SCORE
from feldherr.rules.ruleset import Ruleset, rules_of
from feldherr.rules.turn import TURN_LIMIT
from feldherr.value.chances import chances

ROUNDS = 200  # after which nobody wins any more
ANSWERS = 1_000_000  # the same within a round that doesn't end


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
    luck: list[float] = field(default_factory=list)  # what its place and chance brought each seat; empty if nobody asked

    def shares(self, sides: int) -> list[float]:
        """Each party's share of the win: 1, a part of a shared win, or 0."""
        won = {seat % sides for seat in self.winners}
        return [1 / len(won) if side in won else 0.0 for side in range(sides)]


def match(
    rules: Ruleset, bots: Sequence[Bot], seed: int, rounds: int = ROUNDS, log: list[tuple[int, int]] | None = None, luck: bool = False
) -> Result:
    """Play a game with one bot per seat; the seed is for dice and draws. After `rounds` nobody wins. Moves are added to the log."""
    g = new(rules, len(bots))
    rng = Stream(seed)
    account = Luck(g) if luck else None
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    answers = 0
    while not g.winners and g.round < rounds and answers < ANSWERS:
        seat = players(g)[0]
        if seat == CHANCE:
            answer = chance(g, rng)
        elif (only := only_answer(options(g, seat))) >= 0:
            answer = only
        else:
            began = time.perf_counter()
            answer = chosen(g, seat, bots[seat], seed)
            seconds[seat] += time.perf_counter() - began
            decisions[seat] += 1
        if account and seat == CHANCE:
            account.answered(g, answer)
        else:
            apply(g, seat, answer)
        answers += 1
        if log is not None:
            log.append((seat, answer))
    return _result(g, answers, decisions, seconds, account.sums if account else [])


class Luck:
    """What each seat owes to its place at the table and to chance, in win probability; over all rotations its mean is zero."""

    def __init__(self, g: State) -> None:
        self.sums = [v - 1 / parties(rules_of(g), g.seats) for v in chances(g)]

    def answered(self, g: State, answer: int) -> None:
        """Make a move of chance: its luck is the win probability after it, minus the mean over all that chance could have answered."""
        mean = expected(g)
        apply(g, CHANCE, answer)
        self.sums = [luck + after - before for luck, after, before in zip(self.sums, chances(g), mean, strict=True)]


def _result(g: State, answers: int, decisions: list[int], seconds: list[float], luck: list[float]) -> Result:
    winners = [s for s in range(g.seats) if g.winners >> s & 1]
    whole = bool(g.winners) and g.reason not in (TURN_LIMIT, SCORE)  # these two are looked at when the round is over
    return Result(winners, REASONS[g.reason], g.round + whole, answers, decisions, seconds, luck=luck)
