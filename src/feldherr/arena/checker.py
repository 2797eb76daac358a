"""Checks a program that plays: asks it about positions of every mode and reports its mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from feldherr.bots.players.random import Stream, pick
from feldherr.bots.process.outside import Failed, Outside
from feldherr.editions import MODES
from feldherr.engine.action import CHANCE, only_answer
from feldherr.engine.play import apply, new, options, players
from feldherr.engine.state import State
from feldherr.engine.view import observe
from feldherr.rules.ruleset import Ruleset

EACH = 3  # positions of each kind of question in each mode
ANSWERS = 1500  # of a random game that the positions are from
MOST = 10  # failures, then it is enough


class Finding(NamedTuple):
    """One question, and what was wrong with the reply."""

    mode: str
    question: str
    seat: int
    fault: str  # '' if it was answered well


def positions(rules: Ruleset, seed: int = 1) -> Iterator[tuple[State, int]]:
    """Views from a random game, a few for each kind of question, each with its seat."""
    g = new(rules, rules.players[0])
    rng = Stream(seed)
    met: Counter[str] = Counter()
    for _ in range(ANSWERS):
        if g.winners:
            return
        seat = players(g)[0]
        if seat != CHANCE and met[g.top().name] < EACH and only_answer(options(g, seat)) < 0:
            met[g.top().name] += 1
            yield observe(g, seat), seat
        apply(g, seat, pick(g, seat, rng))


def check(bot: Outside, modes: list[str] | None = None) -> Iterator[Finding]:
    """Ask every question and yield the findings; stops after too many failures. A failed program is restarted."""
    failures = 0
    for game, mode in enumerate(modes or MODES):
        bot.sit_down(game, 0)
        for view, seat in positions(MODES[mode]):
            fault = _fault(bot, view, seat)
            yield Finding(mode, view.top().name, seat, fault)
            failures += bool(fault)
            if failures >= MOST or not bot.greeted:
                return
        bot.game_over(0, [], "")


def _fault(bot: Outside, view: State, seat: int) -> str:
    try:
        bot.ask(view, seat)
    except Failed as e:
        bot.failure = e
        bot.leave()
        bot.failure = None
        return str(e)
    return ""
