"""The reasons of captain and marshal as sentences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.bots.world.campaign import BREAK, CONTINENT, GOAL, KILL, Campaign
from feldherr.editions.names import continent, place
from feldherr.engine.state import State
from feldherr.locales import say

# What an answer was.
NOTHING: Final[i64] = 0
REINFORCE: Final[i64] = 1
STRIKE: Final[i64] = 2
HALT: Final[i64] = 3
ENTER: Final[i64] = 4
REGROUP: Final[i64] = 5


class Thought:
    """What a commander had in mind at its last move; put into words on request."""

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

    def words(self, names: list[str] | None = None) -> str:
        """The reason as a sentence in the current language; without names, players are called by their numbers."""
        view = self.view
        if view is None or self.what == NOTHING:
            return ""
        if self.what == HALT:
            return say("why-halt")
        to = place(view.rules, self.dst)
        if self.what == REGROUP:
            return say("why-regroup", place=to)
        purpose = self.purpose(view, names)
        if self.what == STRIKE:
            return say("why-strike", place=to, src=place(view.rules, self.src), chance=percent(self.chance), purpose=purpose)
        return say("why-reinforce" if self.what == REINFORCE else "why-enter", place=to, purpose=purpose)

    def purpose(self, view: State, names: list[str] | None) -> str:
        """What the campaign is for; armies that are placed elsewhere than where it begins are for no campaign."""
        c = self.campaign
        if c is None or (self.what == REINFORCE and self.dst != c.root):
            return say("why-for-nothing-new")
        odds = percent(c.chance)
        if c.kind == CONTINENT:
            return say("why-for-continent", continent=continent(view.rules, c.about), n=int(view.rules.board.bonus[c.about]), chance=odds)
        if c.kind == BREAK:
            return say("why-for-break", continent=continent(view.rules, c.about), chance=odds)
        if c.kind == KILL:
            return say("why-for-kill", who=names[c.about] if names else say("why-player", n=int(c.about) + 1), chance=odds)
        if c.kind == GOAL:
            return say("why-for-goal", chance=odds)
        return say("why-for-card" if view.taken == 0 else "why-for-place", place=place(view.rules, c.about), chance=odds)


def percent(chance: float) -> int:
    """`0.634` as `63`."""
    return round(100 * chance)
