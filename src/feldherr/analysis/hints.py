"""Hints: what a computer player would do with what a seat can see, at what odds, and why."""

from __future__ import annotations

from dataclasses import dataclass, field

from feldherr.bots.catalogue import DEPUTY, ByMode, make
from feldherr.bots.godstorm.captain import StormCaptain
from feldherr.bots.players.commander import Commander
from feldherr.bots.reasons import REINFORCE, STRIKE
from feldherr.engine.action import SHAPES, first, second, verb_of
from feldherr.engine.state import State
from feldherr.engine.text import Lexicon

ADVISER = DEPUTY  # it answers at once, and the same view gives the same hint


@dataclass(frozen=True)
class Hint:
    """A move, and the plan that it belongs to."""

    answer: int
    move: str  # as it is written in records
    reason: str  # a sentence in the language that is spoken; '' if the move needs none
    way: list[int] = field(default_factory=list)  # the places that the plan goes through, beginning where it starts from
    places: list[int] = field(default_factory=list)  # where the move puts something
    chance: float = 0.0  # that the plan succeeds; 0 if it is no question of dice


def hint(view: State, seat: int, names: list[str] | None = None) -> Hint:
    """What the adviser would do with this view; `names` is what the players are called."""
    bot = make(ADVISER)
    answer = int(bot.choose(view, seat))
    mind = bot.last if isinstance(bot, ByMode) else bot
    way, places = _about(answer)
    chance, reason = 0.0, bot.reason()
    if isinstance(mind, Commander):
        reason = mind.thought.words(names)
        steps, chance = _plan(mind, places)
        way = steps or way
    elif isinstance(mind, StormCaptain):
        chance = float(mind.why.odds)
    return Hint(answer, Lexicon(view.rules, view.seats).write(answer), reason, way, places, chance)


def _about(answer: int) -> tuple[list[int], list[int]]:
    """From where to where a move goes, and where it puts something."""
    shape, on = SHAPES[verb_of(answer)], [int(first(answer)), int(second(answer))]
    if shape.startswith("tt"):
        return on, []
    return [], [on[shape.index("t")]] if "t" in shape else []


def _plan(mind: Commander, places: list[int]) -> tuple[list[int], float]:
    """The attacks that a commander has in mind, as far as one army makes them in a row, and how likely all of them succeed."""
    campaign, what = mind.thought.campaign, mind.thought.what
    if campaign is None or not (what == STRIKE or (what == REINFORCE and places == [campaign.root])):
        return [], 0.0
    way: list[int] = []
    for i in range(mind.at, len(mind.steps), 2):
        src, dst = int(mind.steps[i]), int(mind.steps[i + 1])
        if way and way[-1] != src:
            break
        way += [dst] if way else [src, dst]
    return way, float(campaign.chance)
