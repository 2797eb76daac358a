"""What a question is about beside its options: prices, whose dice, what is at stake."""

from __future__ import annotations

import feldherr
from browser.questions import questions
from feldherr.engine.action import NAMES, verb_of
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
