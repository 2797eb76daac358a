"""A game taken apart: for every seat, result = start + luck + own decisions + others' decisions, and the sum is exact.

V is the win probability of `feldherr.value`; at the end of a game it is the result. A chance answer's luck is V after it, minus the
mean of V over all that chance could have answered. What a decision changed is V after it, minus V before it; where chance is asked
next, V after it is that mean. So every change of V is booked once, and luck is zero on average whatever V is worth. Only where chance
is asked twice in a row, the difference between V and the next mean goes to the decision before (before the first decision: to the
start).

The account begins with the first turn: the set-up is one step before it, and its outcome is the start. V is trained on games of mixed
players and tells a beginner from an expert by how they place their first armies, so most of what changes during the set-up is who
plays, not what the placement is worth.

A turn is judged as a whole: what its player's decisions brought, against what the same turn brings on average when a computer player
makes the decisions (`feldherr.analysis.plans`), both without luck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from feldherr.analysis.mean import expected
from feldherr.analysis.plans import FAST, Level, Plan, plan
from feldherr.analysis.verdicts import SMALL, possible, verdict
from feldherr.engine.action import CHANCE
from feldherr.engine.game import Game
from feldherr.engine.play import apply, new
from feldherr.value.chances import chances

Shares = list[float]  # a number for every seat
GREAT = 0.04  # of win probability: luck that deserves a mark


@dataclass
class Entry:
    """What one move changed."""

    number: int  # of the move, from 1
    who: int  # a seat, or CHANCE
    effect: Shares  # on the win probability of each seat: luck if chance answered


@dataclass
class Turn:
    """A player's turn, or the set-up (seat -1), and what changed in it."""

    round: int
    seat: int
    first: int  # its first move
    before: Shares  # win probabilities when it began
    after: Shares = field(default_factory=list)
    luck: Shares = field(default_factory=list)
    decided: list[Shares] = field(default_factory=list)  # by whose decisions, then for whom
    plan: Plan | None = None  # what a computer player would have made of it; None if it is nobody's turn

    @property
    def own(self) -> float:
        """What its player's decisions brought."""
        return self.decided[self.seat][self.seat] if self.seat >= 0 else 0.0

    @property
    def worth(self) -> float:
        """The win probability that its player's decisions led to, without luck."""
        return possible(self.before[self.seat] + self.plan.without(self.own, self.luck[self.seat])) if self.plan else 0.0

    @property
    def could(self) -> float:
        """The win probability that the better plan leads to, the player's own or that of a computer player."""
        return self.worth + self.lost

    @property
    def lost(self) -> float:
        """What its player gave up against the plan of a computer player."""
        return self.plan.gave_up(self.before[self.seat], self.own, self.luck[self.seat]) if self.plan else 0.0

    @property
    def verdict(self) -> str:
        """One of `LOSSES`, or "" for a turn that gave up little."""
        return verdict(self.lost)


@dataclass
class Player:
    """One seat's account, and how well it played: `lost` is the win probability given up in all its turns.

    `accuracy` is how much of its win probability it kept: the sum of what its turns were worth, in parts of what they could have been.
    """

    seat: int
    start: float
    luck: float
    own: float
    others: float
    result: float
    turns: int
    lost: float
    accuracy: float
    inaccuracies: int
    mistakes: int
    blunders: int

    @property
    def per_turn(self) -> float:
        """What it gave up in a turn, on average."""
        return self.lost / max(1, self.turns)


@dataclass
class Analysis:
    """A whole game: every move, every turn, every player."""

    over: bool
    start: Shares
    end: Shares  # the result, if the game is over
    entries: list[Entry]
    turns: list[Turn]
    parties: list[int]  # of each seat: team mates have the same, and the same win probability
    chances: list[Shares]  # win probabilities after 0, 1, 2 … moves

    def players(self) -> list[Player]:
        """The account of each seat."""
        return [self._player(seat) for seat in range(len(self.start))]

    def _player(self, seat: int) -> Player:
        luck = sum(turn.luck[seat] for turn in self.played())
        own = sum(turn.decided[seat][seat] for turn in self.played())
        others = sum(row[seat] for turn in self.played() for who, row in enumerate(turn.decided) if who != seat)
        turns = [turn for turn in self.played() if turn.seat == seat and turn.plan]
        lost = sum(turn.lost for turn in turns)
        could = sum(turn.could for turn in turns)
        counts = [sum(turn.verdict == kind for turn in turns) for kind in ("inaccuracies", "mistakes", "blunders")]
        accuracy = max(0.0, 1 - lost / could) if could > 0 else 1.0
        return Player(seat, self.start[seat], luck, own, others, self.end[seat], len(turns), lost, accuracy, *counts)

    def played(self) -> list[Turn]:
        """The turns after the set-up."""
        return self.turns[1:]

    def turning_points(self, most: int = 3) -> list[Turn]:
        """The turns that moved somebody's chances most, the greatest first."""
        return sorted(self.played(), key=lambda turn: -swing(turn))[:most]

    def costliest(self, seat: int) -> Turn | None:
        """The turn in which a seat gave up most; None if that is not worth a word."""
        worst = max((turn for turn in self.played() if turn.seat == seat), key=lambda turn: turn.lost, default=None)
        return worst if worst and worst.lost > SMALL else None

    def worst(self, most: int = 3) -> list[Turn]:
        """The turns that gave up most, the worst first; only those with a verdict."""
        return sorted((turn for turn in self.played() if turn.verdict), key=lambda turn: -turn.lost)[:most]

    def surprises(self, most: int = 6) -> list[Entry]:
        """The answers of chance that moved somebody's chances most, in the order of the game."""
        great = [e for e in self.entries[self.played()[0].first - 1 :] if e.who == CHANCE and size(e) >= GREAT] if self.played() else []
        return sorted(sorted(great, key=lambda e: -size(e))[:most], key=lambda e: e.number)


def size(entry: Entry) -> float:
    """The most that a move changed anybody's chances."""
    return max(map(abs, entry.effect))


def swing(turn: Turn) -> float:
    """The most that a seat's chances changed in a turn."""
    return max(abs(after - before) for before, after in zip(turn.before, turn.after, strict=True))


def analyse(game: Game, done: Callable[[], None] = lambda: None, level: Level = FAST) -> Analysis:
    """Take a game apart; `done` is called after every move."""
    return _Bookkeeper(game, level).run(done)


class _Bookkeeper:
    """Plays a game again and books every change."""

    def __init__(self, game: Game, level: Level) -> None:
        self.log, self.words, self.level = game.log, game.words, level
        self.g = new(game.rules, game.seats)
        self.v: Shares = list(chances(self.g))
        parties = [int(self.g.team(seat)) for seat in range(game.seats)]
        self.analysis = Analysis(False, list(self.v), [], [], [], parties, [self.v])
        self.last: Entry | None = None  # the last decision
        self.turn_of_last = -1
        self._turn(0)

    def run(self, done: Callable[[], None]) -> Analysis:
        for number, (who, answer) in enumerate(self.log, 1):
            self._chance(number, answer) if who == CHANCE else self._decision(number, who, answer)
            if self.g.winners or (self.g.seat, self.g.round) != self.at:
                self._judge()
            if (self.g.seat, self.g.round) != self.at and not self.g.winners:
                self._turn(number)
            self.analysis.chances.append(self.v)
            done()
        self.analysis.turns[-1].after = self.v
        if not self.analysis.played():  # it ended during the set-up, which is no part of the account
            self.analysis.start = list(self.v)
        self.analysis.over, self.analysis.end = bool(self.g.winners), self.v
        return self.analysis

    def _turn(self, number: int) -> None:
        """Another turn begins after that move; with the first one the account begins."""
        g, turns, seats = self.g, self.analysis.turns, len(self.v)
        if turns:
            turns[-1].after = self.v
        if len(turns) == 1:
            self.analysis.start, self.last = list(self.v), None
        self.at, self.begun = (g.seat, g.round), g.copy()
        none = [[0.0] * seats for _ in range(seats)]
        turns.append(Turn(int(g.round) + 1, int(g.seat), number + 1, self.v, [], [0.0] * seats, none))

    def _judge(self) -> None:
        """Compare the turn that has ended with the best plan for it."""
        turn = self.analysis.turns[-1]
        if turn.seat >= 0 and len(self.analysis.turns) > 1:
            turn.plan = plan(self.begun, self.words, self.level, turn.first, turn.own, turn.luck[turn.seat])

    def _decision(self, number: int, who: int, answer: int) -> None:
        apply(self.g, who, answer)
        after = list(chances(self.g))
        self.last = Entry(number, who, [0.0] * len(after))
        self.turn_of_last = len(self.analysis.turns) - 1
        self.analysis.entries.append(self.last)
        self._decided(after)

    def _chance(self, number: int, answer: int) -> None:
        self._decided(expected(self.g))
        mean = self.v
        apply(self.g, CHANCE, answer)
        self.v = list(chances(self.g))
        luck = [after - before for before, after in zip(mean, self.v, strict=True)]
        self.analysis.entries.append(Entry(number, CHANCE, luck))
        self.analysis.turns[-1].luck = [a + b for a, b in zip(self.analysis.turns[-1].luck, luck, strict=True)]

    def _decided(self, after: Shares) -> None:
        """Book the way from V to what it is now by the last decision; before the first one it belongs to the start."""
        for seat, v in enumerate(after):
            change = v - self.v[seat]
            if self.last is None:
                self.analysis.start[seat] += change
            else:
                self.last.effect[seat] += change
                self.analysis.turns[self.turn_of_last].decided[self.last.who][seat] += change
        self.v = after
