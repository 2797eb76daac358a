"""Learning from mistakes: turns that gave up much, to be played again, and what a new try is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from feldherr.analysis.hints import Hint, hint
from feldherr.analysis.plans import Account
from feldherr.analysis.report import Analysis, Turn
from feldherr.engine.play import apply
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon
from feldherr.engine.view import observe

WORTH_IT = ("mistakes", "blunders")  # verdicts after which a turn is worth another try


def lessons(found: Analysis, seat: int) -> list[Turn]:
    """The turns of a seat that were mistakes or blunders, in the order of the game."""
    return [turn for turn in found.played() if turn.seat == seat and turn.verdict in WORTH_IT]


def tried(turn: Turn, start: State, log: Iterable[tuple[int, int]]) -> Turn:
    """The turn as it was played anew from its start: judged by the same plan and the same measure as the first time.

    Moves after the end of the turn don't count.
    """
    account = Account(start.copy())
    for who, answer in log:
        if not account.running:
            break
        account.play(who, answer)
    decided = [[0.0] * len(turn.before) for _ in turn.before]
    luck = [0.0] * len(turn.before)
    decided[turn.seat][turn.seat], luck[turn.seat] = account.gain, account.luck
    return replace(turn, decided=decided, luck=luck)


def reason(turn: Turn, start: State, names: list[str] | None = None) -> Hint | None:
    """How the better plan attacks, at what odds and why, from what the seat could see; None if its moves are not those of the adviser."""
    g, words, found = start.copy(), Lexicon(start.rules, start.seats), None
    for move in turn.plan.moves if turn.plan else []:
        said = hint(observe(g, turn.seat), turn.seat, names)
        if said.move != move:
            return None
        found = found or said
        if said.way:
            return said
        apply(g, turn.seat, words.read(move.split()))
    return found
