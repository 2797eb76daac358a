"""What a question is about beside its options: prices, whose dice, what is at stake."""

from __future__ import annotations

import feldherr
from browser.questions import questions, random_game
from feldherr.engine.action import NAMES, answer_of, number, verb_of
from feldherr.engine.play import is_forced, options, players, question
from feldherr.engine.text import Lexicon
from feldherr.godstorm import questions as storm
from feldherr.godstorm.relics import STONEHENGE
from feldherr.godstorm.table import RELIC, heaven
from feldherr.rules import questions as common
from feldherr.server import draw


def prices(g: feldherr.State, seat: int) -> dict[str, int]:
    return {NAMES[verb_of(o)]: int(g.top().price(g, o)) for o in options(g, seat)}


def test_what_options_cost() -> None:
    """Summoning and building have their price, but not at the start; cards cost what they cost this player."""
    asked = questions("nl2004.godstorm")
    now, first = asked["summoning", "build"], asked["placing god and temple", "summon"]
    assert prices(feldherr.load(now.save).state, now.seat) == {"done": 0, "summon": 3, "build": 5}
    assert prices(feldherr.load(first.save).state, first.seat) == {"summon": 0}
    buys = asked["obtaining miracles", "buy"]
    g = feldherr.load(buys.save).state
    assert prices(g, buys.seat)["buy"] == 2
    heaven(g).card[STONEHENGE] = RELIC + buys.seat
    assert prices(g, buys.seat)["buy"] == 1


def test_what_is_at_stake() -> None:
    """Both sides of a godswar, and the armies that the Tree of Life may save."""
    asked = questions("nl2004.godstorm")
    g = feldherr.load(asked["naming a champion", "champion"].save).state
    names = question(g)
    assert isinstance(names, storm.NamingAChampion)
    mine, more, theirs, plus = names.stakes
    assert (mine, theirs) >= (3, 3)
    assert (more, plus) == (g.armies[names.src] - 1, g.armies[names.dst])
    g = feldherr.load(asked["saving", "save"].save).state
    saves = question(g)
    assert isinstance(saves, storm.Saving)
    assert saves.armies == g.top().m // 4


def test_whose_dice_they_are() -> None:
    """At the start one die each; in a battle the attacker's before the defender's."""
    start = question(feldherr.game("de2004.liberation", 3).state)
    assert isinstance(start, common.RollingForTheStart)
    assert start.dice == [0, 1, 2]
    defends = questions("sv2000.conquest")["defending", "defend"]
    game = feldherr.load(defends.save)
    step = game.state.top()
    game.play(defends.seat, feldherr.choices(game.state, defends.seat)[0].answer(2))
    rolls = question(game.state)
    assert isinstance(rolls, common.Rolling)
    assert rolls.dice == [step.side] * step.n + [game.state.owner[step.dst]] * 2


def test_who_has_no_choice_is_told_so() -> None:
    """Of several who bid at once, whoever has no faith can bid nothing only; the others choose."""
    bids = questions("nl2004.godstorm")["bidding", "bid"]
    g = feldherr.load(bids.save).state
    poor, *others = players(g)
    heaven(g).faith[poor] = 0
    words = Lexicon(g.rules, g.seats)
    told = {seat: draw.asked(g, seat, 0, words) for seat in (poor, *others)}
    assert {seat: q.forced for seat, q in told.items() if q} == {seat: is_forced(options(g, seat)) for seat in told}
    assert {q.forced for q in told.values() if q} == {True, False}


def test_what_a_set_brings_on_top() -> None:
    """Two armies for each card of an own territory (S8), once a turn for one of them (O8), or none (K12): as the exchange then does."""
    brought = {mode: set[int]() for mode in ("sv2000.conquest", "nl2004.original", "de2004.liberation")}
    for mode, found in brought.items():
        for seed in range(6):
            for game, seat, offered in random_game(mode, 3, seed):
                for o in options(game.state, seat) if any(each.verb == "trade" for each in offered) else ():
                    if NAMES[verb_of(o)] == "trade":
                        found.add(int(game.state.top().bounty(game.state, o)))
                        after = game.state.copy()
                        feldherr.apply(after, seat, answer_of(o, number(o)))
                        assert int(game.state.top().bounty(game.state, o)) == (
                            2 if after.top().name == "taking the bonus" else after.bonus - game.state.bonus
                        )
    assert brought["de2004.liberation"] == {0}
    assert {0, 2} <= brought["sv2000.conquest"] <= {0, 2, 4, 6}
    assert brought["nl2004.original"] == {0, 2}
