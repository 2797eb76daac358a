"""Everything that a mode asks, as saved games that stop right there: random players find them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import feldherr
from browser.habits import Habits
from feldherr.engine.question import QUESTIONS, Unnamed
from feldherr.engine.text import Lexicon
from feldherr.rules.questions import Defending
from feldherr.server.handbook import steps

GAMES = 8
HOUSE: dict[str, dict[str, str]] = {"nl2004.godstorm": {"chosen_setup": "yes"}}  # house rules under which something else is asked
LONGEST = 1500  # answers of a game
NEUTRAL = "defend neutral"
LONE = "only"  # there is nothing to choose


class Question(NamedTuple):
    """A saved game, and the seat that is asked there."""

    save: str
    seats: int
    seat: int


Kind = tuple[str, str]  # the step that the table is in, and the verb of an answer


def asking() -> set[str]:
    """All that people are asked; what is left is chance's, or what a step of another package asks."""
    return {kind for kind, question in QUESTIONS.items() if not question.chance} - {Unnamed.kind}


def named(mode: str) -> set[str]:
    """The steps that ask people in the phases on a mode's page."""
    rules = feldherr.MODES[mode]
    return {*steps(rules.setup), *steps(rules.turn)} & asking()


@cache
def questions(mode: str) -> dict[Kind, Question]:
    """The first question of each kind, and what can be answered there."""
    found: dict[Kind, Question] = {}
    for seed in range(GAMES * 4 if "godstorm" in mode else GAMES):
        explore(mode, seed, found)
    if mode in HOUSE:
        explore(mode, 1, found, **HOUSE[mode])
    return found


@cache
def special(mode: str) -> set[str]:
    """The steps in which a mode asks what most others don't."""
    met = [{step for step, _ in questions(other)} for other in feldherr.MODES]
    return {step for step, _ in questions(mode) if sum(step in steps for steps in met) < len(met) / 2}


def explore(mode: str, seed: int, found: dict[Kind, Question], **house: str) -> None:
    """Play a game by chance, and keep what is new."""
    least, most = feldherr.MODES[mode].players
    for game, seat, offered in random_game(mode, least + seed % (most - least + 1), seed, **house):
        only = len(offered) == 1 and offered[0].low == offered[0].high
        step = game.state.stack[-1].name
        for verb in {LONE} if only else {kind(game.state, o) for o in offered}:
            if (step, verb) not in found:
                found[step, verb] = Question(game.save(), game.seats, seat)


def random_game(mode: str, seats: int, seed: int, **house: Any) -> Iterator[tuple[feldherr.Game, int, list[feldherr.Option]]]:
    """A game that chance plays, at every question: the game, who is asked, and what can be answered."""
    game = feldherr.game(mode, seats, **house)
    dice, rng = feldherr.Stream(seed), feldherr.Stream(seed + 1000)
    for _ in range(LONGEST):
        game.chance(dice)
        if game.over:
            return
        seat = feldherr.asked(game.state)
        offered = feldherr.choices(game.state, seat)
        yield game, seat, offered
        option = offered[rng.below(len(offered))]
        game.play(seat, option.answer(option.low + rng.below(option.high - option.low + 1)))


def rehearse(save: str, seed: int, most: int) -> set[str]:
    """What is asked and done, if people with their habits play on from there for so many answers."""
    game, dice = feldherr.load(save), feldherr.Stream(seed)
    people = [Habits() for _ in range(game.seats)]
    met: set[str] = set()
    for _ in range(most):
        game.chance(dice)
        if game.over:
            break
        seat = feldherr.asked(game.state)
        offered = feldherr.choices(game.state, seat)
        verb = people[seat].choose([o.verb for o in offered])
        option = next(o for o in offered if o.verb == verb)
        met |= {game.state.stack[-1].name, verb}
        if verb in ("enter", "invade") and option.on[1] >= game.rules.board.size:
            met.add("Underworld")
        game.play(seat, option.answer(option.high))
    return met


def kind(g: feldherr.State, option: feldherr.Option) -> str:
    """The verb; for what may be anything whether it is on the map, and for dice whether they are thrown for neutral armies."""
    if option.verb == "defend":
        asked = g.stack[-1].question(g)
        return NEUTRAL if isinstance(asked, Defending) and asked.defender >= g.seats else "defend"
    if option.verb != "choose":
        return str(option.verb)
    on_map = option.on[0] < len(Lexicon(g.rules, g.seats).places)
    return "choose place" if on_map else "choose other"
