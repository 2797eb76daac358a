"""The odds of a battle are those of the engine, and what they say of themselves is true."""

from __future__ import annotations

import itertools
import math
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import feldherr
from feldherr.odds import Battle, battle, chain, lookup_of
from feldherr.odds.dice import plain
from feldherr.odds.fight import Terms, wins
from feldherr.odds.lookup import SIZE
from odds.brute import ends
from table import armies, at, rolls, say

MODE = "de2004.liberation"
RULES = feldherr.find(MODE)
LATE = feldherr.find("sv2000.conquest")  # the second defending die from three armies on (S12)
SOURCES: dict[str, Callable[[int, int], float]] = {
    "table": lambda a, d: lookup_of(RULES).win(a, d),
    "battle": lambda a, d: battle(RULES, a, d).win,
}

# Attacking and defending dice -> how often the attacker loses 0, 1, 2 armies.
ONE_ROLL = {
    (1, 1): (15, 21),
    (2, 1): (125, 91),
    (3, 1): (855, 441),
    (1, 2): (55, 161),
    (2, 2): (295, 420, 581),
    (3, 2): (2890, 2611, 2275),
}


@pytest.mark.parametrize(("attack", "defend"), ONE_ROLL)
def test_every_way_the_dice_can_fall(attack: int, defend: int) -> None:
    g = at(MODE, 3, armies={0: "alaska 10", 1: "kamchatka 10"}, rest=2)
    say(g, 0, f"attack alaska kamchatka {attack}")
    say(g, 1, f"defend {defend}")
    lost: Counter[int] = Counter()
    for faces in itertools.product(range(1, 7), repeat=attack + defend):
        after = rolls(g.copy(), *faces)
        mine, theirs = 10 - armies(after, "alaska"), 10 - armies(after, "kamchatka")
        assert mine + theirs == min(attack, defend)
        lost[mine] += 1
    assert tuple(lost[i] for i in sorted(lost)) == ONE_ROLL[attack, defend]


@pytest.mark.parametrize("source", SOURCES)
def test_osbornes_table(source: str) -> None:
    printed = tomllib.loads(Path(__file__).with_name("osborne_2003.toml").read_text())["win"]
    assert [[round(SOURCES[source](a, d), 3) for d in range(1, 11)] for a in range(1, 11)] == printed


@pytest.mark.parametrize(
    ("mode", "a", "d", "stop", "attack", "defend"),
    [
        (MODE, 5, 4, 0, 3, 2),
        (MODE, 4, 3, 1, 3, 2),
        (MODE, 5, 3, 2, 2, 2),
        (MODE, 3, 4, 0, 1, 2),
        (MODE, 4, 3, 0, 3, 1),
        ("sv2000.conquest", 4, 4, 0, 3, 2),
        ("nl2004.original", 3, 3, 0, 3, 2),
        ("de2010.basic", 3, 3, 0, 3, 2),
    ],
)
def test_a_battle_is_what_the_engine_plays(mode: str, a: int, d: int, stop: int, attack: int, defend: int) -> None:
    path = ["alaska", "kamchatka"] if "nl" not in mode else feldherr.find(mode).board.territories[:2]
    g = at(mode, 3, armies={0: f"{path[0]} {a + 1}", 1: f"{path[1]} {d}"}, rest=2)
    odds = battle(feldherr.find(mode), a, d, stop=stop, attack_dice=attack, defend_dice=defend)
    played = ends(g, " ".join(path), stop, attack, defend)
    agree(odds, played, 1)
    assert odds.lost == pytest.approx(sum((a - left) * p for (_, left, _), p in played.items()))


def agree(odds: Battle, played: dict[tuple[int, int, int], float], lands: int) -> None:
    """The same chances, end by end."""
    for k, p in enumerate(odds.left):
        assert p == pytest.approx(played.get((lands, k, 0), 0.0), abs=1e-12)
    for k, p in enumerate(odds.held):
        assert p == pytest.approx(sum(q for (at, _, d), q in played.items() if at == lands - 1 and d == k), abs=1e-12)


@pytest.mark.parametrize("stop", [0, 1])
def test_a_chain_is_what_the_engine_plays(stop: int) -> None:
    g = at(MODE, 3, armies={0: "alaska 7", 1: "kamchatka 2 irkutsk 1 mongolia 2"}, rest=2)
    played = ends(g, "alaska kamchatka irkutsk mongolia", stop)
    odds = chain(RULES, 6, [2, 1, 2], stop=stop)
    for lands, stage in enumerate(odds.stages, 1):
        assert stage.win == pytest.approx(sum(p for (taken, _, _), p in played.items() if taken >= lands))
        assert sum(stage.held) == pytest.approx(sum(p for (taken, _, _), p in played.items() if taken == lands - 1))
    agree(odds.stages[2], played, 3)


def test_a_chain_of_games() -> None:
    """Statistically, with random dice: 4 standard deviations."""
    rounds = 800
    start = at("sv2000.conquest", 3, armies={0: "alaska 13", 1: "kamchatka 4 irkutsk 3 mongolia 3"}, rest=2)
    odds = chain(LATE, 12, [4, 3, 3])
    stream, path = feldherr.Stream(5), [start.rules.board.number[t] for t in ("alaska", "kamchatka", "irkutsk", "mongolia")]
    got = sum(marches(start.copy(), stream, path) for _ in range(rounds)) / rounds
    assert got == pytest.approx(odds.win, abs=4 * math.sqrt(odds.win * (1 - odds.win) / rounds))


def marches(g: feldherr.State, stream: feldherr.Stream, path: list[int]) -> bool:
    """Whether seat 0 takes the whole path with all dice and all armies."""
    for src, dst in itertools.pairwise(path):
        while g.owner[dst] != 0:
            if g.armies[src] == 1:
                return False
            feldherr.apply(g, 0, feldherr.act(10, src, dst, -1, min(3, g.armies[src] - 1)))
            while g.top().name != "attacking":
                seat = feldherr.asked(g)
                chance = seat == feldherr.CHANCE
                answer = feldherr.roll(dice(g, stream)) if chance else feldherr.choices(g, seat)[0].answer()
                feldherr.apply(g, seat, answer)
    return True


def dice(g: feldherr.State, stream: feldherr.Stream) -> list[int]:
    return [stream.below(6) + 1 for _ in range(feldherr.choices(g, feldherr.CHANCE)[0].low)]


# ---- laws -------------------------------------------------------------------------------------------------------------------------

FEW = st.integers(1, 25)
ANY = {"stop": st.integers(0, 6), "attack_dice": st.integers(1, 3), "defend_dice": st.integers(1, 2)}


@settings(max_examples=40)
@given(st.sampled_from([RULES, LATE]), FEW, FEW, st.fixed_dictionaries(ANY))
def test_ends_add_up(rules: feldherr.Ruleset, a: int, d: int, policy: dict[str, Any]) -> None:
    odds = battle(rules, a, d, **policy)
    assert sum(odds.left) + sum(odds.held) == pytest.approx(1)
    assert odds.win == sum(odds.left)
    assert (len(odds.left), len(odds.held), odds.left[0], odds.held[0]) == (a + 1, d + 1, 0, 0)
    assert min(odds.left + odds.held) >= 0
    assert odds.slain == pytest.approx(d - sum(k * p for k, p in enumerate(odds.held)))
    spared = a - odds.lost - sum(k * p for k, p in enumerate(odds.left))  # those left after breaking off
    stop = min(policy["stop"], a)
    assert max(stop - 1, 0) * (1 - odds.win) - 1e-9 <= spared <= stop * (1 - odds.win) + 1e-9
    assert not any(odds.left[: policy["stop"] + 1])


@settings(max_examples=40)
@given(st.sampled_from([RULES, LATE]), FEW, FEW, st.fixed_dictionaries(ANY))
def test_more_attackers_help_and_more_defenders_hinder(rules: feldherr.Ruleset, a: int, d: int, policy: dict[str, Any]) -> None:
    here = battle(rules, a, d, **policy).win
    assert battle(rules, a + 1, d, **policy).win >= here - 1e-12
    assert battle(rules, a, d + 1, **policy).win <= here + 1e-12
    assert battle(rules, a, d, **{**policy, "stop": policy["stop"] + 1}).win <= here + 1e-12


@settings(max_examples=30)
@given(st.sampled_from([RULES, LATE]), FEW, st.lists(st.integers(1, 6), min_size=1, max_size=4), st.fixed_dictionaries(ANY))
def test_a_chain_is_battles_in_a_row(rules: feldherr.Ruleset, a: int, lands: list[int], policy: dict[str, Any]) -> None:
    odds = chain(rules, a, lands, **policy)
    one = battle(rules, a, lands[0], **policy)
    assert (odds.stages[0].left, odds.stages[0].held, odds.stages[0].lost) == (one.left, one.held, one.lost)
    assert odds.win + sum(sum(stage.held) for stage in odds.stages) == pytest.approx(1)
    for before, stage in itertools.pairwise(odds.stages):
        goes_on = [p * battle(rules, k - 1, stage.defenders, **policy).win for k, p in enumerate(before.left) if k > 1]
        assert stage.win == pytest.approx(sum(goes_on))
    assert odds.lost == pytest.approx(sum(stage.lost for stage in odds.stages))


# ---- the table --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S12")
def test_the_second_die_from_three_armies() -> None:
    assert lookup_of(LATE) is not lookup_of(RULES)
    assert lookup_of(LATE) is lookup_of(feldherr.find("sv2000.missions"))
    assert battle(LATE, 3, 2).win > battle(RULES, 3, 2).win
    assert battle(LATE, 3, 1).win == battle(RULES, 3, 1).win


@settings(max_examples=30)
@given(st.sampled_from([RULES, LATE]), st.integers(1, 60), st.integers(1, 60))
def test_the_table_says_what_battles_say(rules: feldherr.Ruleset, a: int, d: int) -> None:
    table, odds = lookup_of(rules), battle(rules, a, d)
    assert table.win(a, d) == pytest.approx(odds.win)
    if odds.win > 1e-20:  # a battle leaves out what is less likely than once in 10**30
        assert table.survivors(a, d) == pytest.approx(odds.survivors)
    assert table.lost[a * SIZE + d] == pytest.approx(odds.lost)
    assert table.slain[a * SIZE + d] == pytest.approx(odds.slain)


def test_the_edges_of_the_table() -> None:
    table = lookup_of(RULES)
    assert (table.win(0, 3), table.win(-1, 0), table.win(3, 0), table.win(500, 0)) == (0, 0, 1, 1)
    assert (table.survivors(0, 3), table.survivors(3, 0), table.survivors(500, -1)) == (0, 3, 500)
    assert table.win(1270, 1270) == table.win(127, 127)
    assert table.survivors(1270, 635) == pytest.approx(10 * table.survivors(127, 64))
    assert 0 <= table.win(1, 10**6) < 1e-9
    assert table.win(10**6, 1) > 1 - 1e-9


def test_large_battles() -> None:
    odds = battle(RULES, 500, 600)
    assert sum(odds.left) + sum(odds.held) == pytest.approx(1, abs=1e-12)
    backwards = wins(Terms(plain(), 2, 0, 3, 2), 500, 600, 0)
    assert odds.win == pytest.approx(backwards[500], abs=1e-12)
    assert battle(RULES, 1, 100).win == pytest.approx(lookup_of(RULES).win(1, 100), abs=1e-30)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"attackers": 0}, "attackers: 1 to 5000 armies, not 0"),
        ({"attackers": 5001}, "not 5001"),
        ({"defenders": -1}, "defenders: 1 to 5000"),
        ({"stop": -1}, "stop: .* not -1"),
        ({"attack_dice": 4}, "attack_dice: .* not 4"),
        ({"defend_dice": 0}, "defend_dice: .* not 0"),
        ({"brings": "war"}, 'no "war"; only Godstorm'),
        ({"has": "temple"}, 'no "temple"; only Godstorm'),
    ],
)
def test_mistakes(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        battle(RULES, **{"attackers": 5, "defenders": 3, **wrong})


def test_mistakes_in_a_chain() -> None:
    with pytest.raises(ValueError, match="at least one"):
        chain(RULES, 5, [])
    with pytest.raises(ValueError, match="territory 2: 1 to 5000 armies, not 0"):
        chain(RULES, 5, [3, 0])
    with pytest.raises(ValueError, match="1 territories, but 2"):
        chain(RULES, 5, [3, 1], has=["temple"])


def test_what_is_printed() -> None:
    assert repr(battle(RULES, 10, 7)) == "<10 against 7: win 0.7998, lost 5.47, slain 6.41>"
    assert repr(chain(RULES, 10, [7, 1])).startswith("<10 against 7, 1: win 0.7")
    assert battle(RULES, 10, 7) is battle(RULES, 10, 7)
