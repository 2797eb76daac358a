"""What a question is about beside its options: prices, whose dice, what is at stake."""

from __future__ import annotations

import feldherr
from browser.questions import questions, random_game
from feldherr.engine.action import NAMES, answer_of, number, verb_of
from feldherr.engine.play import options
from feldherr.godstorm.relics import STONEHENGE
from feldherr.godstorm.table import RELIC, heaven
from feldherr.server import terms


def prices(g: feldherr.State, seat: int) -> dict[str, int]:
    return {NAMES[verb_of(o)]: terms.cost(g, seat, o) for o in options(g, seat)}


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
    names = asked["naming a champion", "champion"]
    g = feldherr.load(names.save).state
    step = g.top()
    mine, more, theirs, plus = terms.stakes(g, list(options(g, names.seat)))
    assert (mine, theirs) >= (3, 3)
    assert (more, plus) == (g.armies[step.src] - 1, g.armies[step.dst])
    saves = asked["saving", "save"]
    g = feldherr.load(saves.save).state
    assert terms.stakes(g, list(options(g, saves.seat))) == [g.top().m // 4]


def test_whose_dice_they_are() -> None:
    """At the start one die each; in a battle the attacker's before the defender's."""
    game = feldherr.game("de2004.liberation", 3)
    assert terms.dice(game.state) == [0, 1, 2]
    defends = questions("sv2000.conquest")["defending", "defend"]
    game = feldherr.load(defends.save)
    step = game.state.top()
    game.play(defends.seat, feldherr.choices(game.state, defends.seat)[0].answer(2))
    assert terms.dice(game.state) == [step.side] * step.n + [game.state.owner[step.dst]] * 2


def test_what_a_set_brings_on_top() -> None:
    """Two armies for each card of an own territory (S8), once a turn for one of them (O8), or none (K12): as the exchange then does."""
    brought = {mode: set[int]() for mode in ("sv2000.conquest", "nl2004.original", "de2004.liberation")}
    for mode, found in brought.items():
        for seed in range(6):
            for game, seat, offered in random_game(mode, 3, seed):
                for o in options(game.state, seat) if any(each.verb == "trade" for each in offered) else ():
                    if NAMES[verb_of(o)] == "trade":
                        found.add(terms.more(game.state, o))
                        after = game.state.copy()
                        feldherr.apply(after, seat, answer_of(o, number(o)))
                        assert terms.more(game.state, o) == (
                            2 if after.top().name == "taking the bonus" else after.bonus - game.state.bonus
                        )
    assert brought["de2004.liberation"] == {0}
    assert {0, 2} <= brought["sv2000.conquest"] <= {0, 2, 4, 6}
    assert brought["nl2004.original"] == {0, 2}
