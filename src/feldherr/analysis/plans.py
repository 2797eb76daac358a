"""What a computer player would have made of a turn: the measure by which a person's turn is judged."""

from __future__ import annotations

from dataclasses import dataclass, field

from feldherr.analysis.mean import expected
from feldherr.bots import make
from feldherr.bots.players.random import Stream
from feldherr.engine.action import CHANCE
from feldherr.engine.chance import chance
from feldherr.engine.play import apply, asked
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon
from feldherr.engine.view import observe
from feldherr.value.chances import chances


@dataclass(frozen=True)
class Level:
    """Who plans a turn again, and how often each plan is played out with other dice."""

    players: tuple[tuple[str, int], ...]


FAST = Level((("captain", 6),))
THOROUGH = Level((("captain", 24), ("marshal", 6)))


@dataclass
class Plan:
    """The best plan that was found for a turn."""

    gain: float  # of win probability by the decisions of the turn's player, on average and without luck
    moves: list[str] = field(default_factory=list)  # how it begins: the decisions before the first dice or draw


def plan(g: State, words: Lexicon, level: Level, seed: int) -> Plan:
    """The best plan of the level's players for the turn that begins here."""
    return max((_tried(g, words, name, times, seed) for name, times in level.players), key=lambda each: each.gain)


def _tried(g: State, words: Lexicon, name: str, times: int, seed: int) -> Plan:
    """A player's plan: its first moves, and what it gains on average."""
    found = [played_out(g, name, seed * times + i) for i in range(times)]
    return Plan(sum(gain for gain, _ in found) / times, [words.write(move) for move in found[0][1]])


def played_out(start: State, name: str, seed: int, begin: int | None = None) -> tuple[float, list[int]]:
    """The rest of the turn played by that player once: what its decisions gained, and its moves before the first dice or draw.

    With `begin` the first decision is given.
    """
    account, rng = Account(start.copy()), Stream(seed)
    g, seat = account.g, account.seat
    bots = [make(name if s == seat else "captain", seed) for s in range(g.seats)]
    first: list[int] = []
    rolled = False
    if begin is not None:
        account.play(seat, begin)
    while account.running:
        who = int(asked(g))
        move = chance(g, rng) if who == CHANCE else bots[who].choose(observe(g, who), who)
        rolled = rolled or who == CHANCE
        if who == seat and not rolled:
            first.append(int(move))
        account.play(who, int(move))
    return account.gain, first


class Account:
    """A turn while it is played: what the decisions of its player have gained so far, without luck."""

    def __init__(self, g: State) -> None:
        self.g, self.seat = g, int(g.seat)
        self.at = (g.seat, g.round)
        self.v = float(chances(g)[self.seat])
        self.gain, self.last = 0.0, CHANCE

    @property
    def running(self) -> bool:
        """Whether the turn goes on."""
        return (self.g.seat, self.g.round) == self.at and not self.g.winners

    def play(self, who: int, answer: int) -> None:
        """Make a move and book it: before dice and draws, what their mean is worth goes to the decision that led to them."""
        if who == CHANCE and self.last == self.seat:
            self.gain += expected(self.g)[self.seat] - self.v
        apply(self.g, who, answer)
        after = float(chances(self.g)[self.seat])
        self.gain += after - self.v if who == self.seat else 0.0
        self.v, self.last = after, self.last if who == CHANCE else who
