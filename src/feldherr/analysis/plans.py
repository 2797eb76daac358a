"""What a computer player would have made of a turn: the measure by which a person's turn is judged."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from feldherr.analysis.mean import expected
from feldherr.analysis.sample import Sample
from feldherr.analysis.verdicts import possible, verdict
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
    """Who plans a turn again, and how often each plan is played out with other dice: at least, and at most if the verdict is in doubt."""

    players: tuple[tuple[str, int, int], ...]
    seed: int = 0  # of the other dice


FAST = Level((("captain", 32, 512),))
THOROUGH = Level((("captain", 128, 1024), ("marshal", 8, 32)))
SURE = 3.0  # standard errors, within which a verdict must stay the same


@dataclass
class Plan:
    """The best plan that was found for a turn."""

    gain: float  # of win probability by the decisions of the turn's player, on average and without luck
    slope: float  # how much that gain goes along with the luck of the turn
    moves: list[str] = field(default_factory=list)  # how it begins: the decisions before the first dice or draw

    def gave_up(self, before: float, gain: float, luck: float, more: float = 0.0) -> float:
        """What a turn with that win probability before it, gain and luck gave up; `more` is added to the plan's gain."""
        worth = possible(before + self.without(gain, luck))
        return max(worth, possible(before + self.gain + more)) - worth

    def without(self, gain: float, luck: float) -> float:
        """The gain of a turn, without what its luck has to do with it."""
        return gain - self.slope * luck


def plan(start: State, words: Lexicon, level: Level, seed: int, gain: float = 0.0, luck: float = 0.0) -> Plan:
    """The best plan of the level's players for the turn that begins here; the turn as it was played had that gain and luck."""
    return max((_tried(start, words, one, seed + level.seed, gain, luck) for one in level.players), key=lambda each: each.gain)


def _tried(start: State, words: Lexicon, one: tuple[str, int, int], seed: int, gain: float, luck: float) -> Plan:
    """A player's plan: its first moves, and what it gains on average; played out until the verdict on the turn is clear."""
    name, least, most = one
    before = float(chances(start)[start.seat])
    sample, moves = Sample(), list[int]()
    while True:
        for _ in range(max(least, len(sample.gains))):
            out = played_out(start, name, seed * most + len(sample.gains))
            sample.add(out.gain, out.luck)
            moves = moves or out.moves
        mean, error = sample.estimate(luck)
        found = Plan(mean, sample.slope)
        lowest, highest = (verdict(found.gave_up(before, gain, luck, more)) for more in (-SURE * error, SURE * error))
        if lowest == highest or 2 * len(sample.gains) > most:
            return replace(found, moves=[words.write(move) for move in moves])


@dataclass(frozen=True)
class Playout:
    """The rest of a turn, played once."""

    gain: float  # by the decisions of the turn's player
    luck: float  # of the turn's player
    moves: list[int]  # of the turn's player, before the first dice or draw


def played_out(start: State, name: str, seed: int, begin: int | None = None) -> Playout:
    """The rest of the turn played by that player once; with `begin` the first decision is given."""
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
    return Playout(account.gain, account.luck, first)


class Account:
    """A turn while it is played: what the decisions of its player have gained so far, and luck."""

    def __init__(self, g: State) -> None:
        self.g, self.seat = g, int(g.seat)
        self.at = (g.seat, g.round)
        self.v = float(chances(g)[self.seat])
        self.gain, self.luck, self.last = 0.0, 0.0, CHANCE

    @property
    def running(self) -> bool:
        """Whether the turn goes on."""
        return (self.g.seat, self.g.round) == self.at and not self.g.winners

    def play(self, who: int, answer: int) -> None:
        """Make a move and book it: before dice and draws, what their mean is worth goes to the decision that led to them."""
        if who == CHANCE:
            mean = expected(self.g)[self.seat]
            self.gain += mean - self.v if self.last == self.seat else 0.0
            self.v = mean
        apply(self.g, who, answer)
        after = float(chances(self.g)[self.seat])
        if who == CHANCE:
            self.luck += after - self.v
        elif who == self.seat:
            self.gain += after - self.v
        self.v, self.last = after, self.last if who == CHANCE else who
