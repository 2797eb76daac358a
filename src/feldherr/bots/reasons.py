"""A commander's reasons in words: what a campaign is for, what an answer serves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.bots.campaign import BREAK, CONTINENT, GOAL, KILL, Campaign
from feldherr.engine.state import State

# What an answer was.
NOTHING: Final[i64] = 0
REINFORCE: Final[i64] = 1
STRIKE: Final[i64] = 2
HALT: Final[i64] = 3
ENTER: Final[i64] = 4
REGROUP: Final[i64] = 5


class Thought:
    """What a commander had in mind at its last answer; put into words only when somebody asks."""

    def __init__(self) -> None:
        self.what: i64 = NOTHING
        self.src: i64 = -1
        self.dst: i64 = -1
        self.chance: float = 0.0
        self.campaign: Campaign | None = None
        self.view: State | None = None

    def note(self, what: i64, view: State, src: i64, dst: i64) -> None:
        self.what = what
        self.view = view
        self.src = src
        self.dst = dst

    def words(self) -> str:
        """The reason as a sentence."""
        view = self.view
        if view is None:
            return ""
        if self.what == REINFORCE:
            return f"Reinforces {land(view, self.dst)} {self.purpose(view)}."
        if self.what == STRIKE:
            return f"Attacks {land(view, self.dst)} from {land(view, self.src)} ({self.chance:.0%} for this battle) {self.purpose(view)}."
        if self.what == HALT:
            return "Stops attacking: nothing more is worth its armies."
        if self.what == ENTER:
            return f"Moves into {land(view, self.dst)} {self.purpose(view)}."
        if self.what == REGROUP:
            return f"Moves armies to {land(view, self.dst)}, where they are worth more."
        return ""

    def purpose(self, view: State) -> str:
        """What the campaign is for."""
        c = self.campaign
        if c is None:
            return "to hold what it has"
        odds = f"{c.chance:.0%} likely"
        if c.kind == CONTINENT:
            board = view.rules.board
            return f"to have all of {board.title(board.continents[c.about])}, worth {board.bonus[c.about]} armies a turn ({odds})"
        if c.kind == BREAK:
            board = view.rules.board
            return f"to break the hold on {board.title(board.continents[c.about])} ({odds})"
        if c.kind == KILL:
            return f"to put player {c.about + 1} out of the game ({odds})"
        if c.kind == GOAL:
            return f"to come nearer to what wins the game ({odds})"
        return f"for {land(view, c.about)} and a card ({odds})" if view.taken == 0 else f"for {land(view, c.about)} ({odds})"


def land(view: State, t: i64) -> str:
    """A territory's name for people."""
    return view.rules.board.title(view.rules.board.territories[t])
