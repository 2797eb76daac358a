"""What a question says beside its options: prices, whose dice, what is at stake, what a set brings on top."""

from __future__ import annotations

from typing import TypeVar

import feldherr
from browser.questions import questions, random_game
from feldherr.engine.action import NAMES, answer_of, number, verb_of
from feldherr.engine.play import options
from feldherr.godstorm import questions as storm
from feldherr.godstorm.relics import STONEHENGE
from feldherr.godstorm.state import RELIC, godstorm
from feldherr.rules import questions as common
from table import at

Q = TypeVar("Q", bound=feldherr.Question)


def asked(g: feldherr.State, kind: type[Q]) -> Q:
    q = feldherr.question(g)
    assert isinstance(q, kind)
    return q


def prices(g: feldherr.State, seat: int) -> dict[str, int]:
    return {NAMES[verb_of(o)]: g.top().price(g, o) for o in options(g, seat)}


def test_what_options_cost() -> None:
    """Summoning and building have their price, but not at the start; cards cost what they cost this player."""
    found = questions("nl2004.godstorm")
    now, first = found["summoning", "build"], found["placing god and temple", "summon"]
    assert prices(feldherr.load(now.save).state, now.seat) == {"done": 0, "summon": 3, "build": 5}
    assert prices(feldherr.load(first.save).state, first.seat) == {"summon": 0}
    buys = found["obtaining miracles", "buy"]
    g = feldherr.load(buys.save).state
    assert prices(g, buys.seat)["buy"] == asked(g, storm.ObtainingMiracles).price == 2
    godstorm(g).card[STONEHENGE] = RELIC + buys.seat
    assert prices(g, buys.seat)["buy"] == asked(g, storm.ObtainingMiracles).price == 1


def test_who_has_a_choice_among_several() -> None:
    """Seat 0 can bid nothing, the others can; each knows that of itself, and a spectator of nobody."""
    bids = "turn nobody\nfaith {}\nstep epoch n=1\nstep bidding"
    head = "feldherr position 1\nrules nl2004.godstorm 1\nseats 3\narmies 0 roma 5\narmies 1 rest 1\narmies 2 egypt 3\n"
    poor, one = (feldherr.read_position(head + bids.format(faith)) for faith in ("0 0 0", "0 5 5"))
    assert has_no_choice(poor) == [True, True, True, True, None]
    assert has_no_choice(one) == [False, True, False, False, None]


def test_a_set_that_may_be_exchanged_shows_in_no_other_view() -> None:
    held = at("de2004.liberation", 3, phase="reinforce", armies={0: "alaska 5", 2: "brazil 1"}, rest=1, hands={0: "congo joker1 joker2"})
    q = asked(held, common.Trading)
    assert (q.declinable, q.forced) == (True, False)
    assert has_no_choice(held) == [False, False, None, None, None]


def has_no_choice(g: feldherr.State) -> list[bool | None]:
    """As the whole state, the views of all seats, and a spectator's have it."""
    views = [g, *(feldherr.observe(g, seat) for seat in (*range(int(g.seats)), -1))]
    said = [feldherr.question(view) for view in views]
    return [q.forced if q else None for q in said]


def test_what_is_at_stake() -> None:
    """Both sides of a godswar, and the armies that the Tree of Life may save."""
    found = questions("nl2004.godstorm")
    g = feldherr.load(found["naming a champion", "champion"].save).state
    names = asked(g, storm.NamingAChampion)
    mine, more, theirs, plus = names.stakes
    assert (mine, theirs) >= (3, 3)
    assert (more, plus) == (g.armies[names.src] - 1, g.armies[names.dst])
    saves = found["saving", "save"]
    g = feldherr.load(saves.save).state
    assert asked(g, storm.Saving).armies >= feldherr.choices(g, saves.seat)[0].high > 0
    assert asked(g, storm.Saving).faith == godstorm(g).faith[saves.seat]


def test_whose_dice_they_are() -> None:
    """At the start one die each; in a battle the attacker's before the defender's."""
    game = feldherr.game("de2004.liberation", 3)
    assert asked(game.state, common.RollingForTheStart).dice == [0, 1, 2]
    defends = questions("sv2000.conquest")["defending", "defend"]
    game = feldherr.load(defends.save)
    q = asked(game.state, common.Defending)
    game.play(defends.seat, feldherr.choices(game.state, defends.seat)[0].answer(2))
    rolls = asked(game.state, common.Rolling)
    assert rolls.dice == [q.attacker] * q.dice + [q.defender] * 2
    assert (rolls.src, rolls.dst, rolls.attacker, rolls.defender) == (q.src, q.dst, q.attacker, q.defender)


def test_what_a_set_brings_on_top() -> None:
    """Two armies for each card of an own territory (S8), once a turn for one of them (O8), or none (K12): as the exchange then does."""
    brought = {mode: set[int]() for mode in ("sv2000.conquest", "nl2004.original", "de2004.liberation")}
    for mode, found in brought.items():
        for seed in range(6):
            for game, seat, offered in random_game(mode, 3, seed):
                for o in options(game.state, seat) if any(each.verb == "trade" for each in offered) else ():
                    if NAMES[verb_of(o)] == "trade":
                        more = game.state.top().bounty(game.state, o)
                        found.add(more)
                        after = game.state.copy()
                        feldherr.apply(after, seat, answer_of(o, number(o)))
                        assert more == (2 if after.top().name == "taking the bonus" else after.bonus - game.state.bonus)
    assert brought["de2004.liberation"] == {0}
    assert {0, 2} <= brought["sv2000.conquest"] <= {0, 2, 4, 6}
    assert brought["nl2004.original"] == {0, 2}
