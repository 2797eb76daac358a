"""Godstorm's odds are those of its engine: dice thrown again, ties, godswars, the Tree of Life, plague."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import feldherr
from feldherr import CHANCE
from feldherr.engine.action import roll
from feldherr.odds import battle, chain
from feldherr.odds.dice import WIDTH, plain, row
from feldherr.odds.storm import MANY, SRC, count, law, table, target
from feldherr.odds.support import BRINGS, HAS, Host, host
from feldherr.rules.combat import Rolling, Thrown
from odds.brute import ends, taken
from pantheon import storm

RULES = feldherr.find("nl2004.godstorm")
PATH = "dacia thracia graecia"


def bring(words: str) -> Host:
    return host(RULES, words, BRINGS, "the attacker")


def have(words: str) -> Host:
    return host(RULES, words, HAS, "the defender")


@pytest.mark.rule("G43", "G44", "G53")
@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize(("brings", "has"), [("magic", ""), ("war", "temple"), ("war magic", "magic")])
def test_a_throw_is_thrown_again_until_it_lies(brings: str, has: str, dice: tuple[int, int]) -> None:
    """Each throw is followed through the engine, again and again, until next to nothing is left to be thrown again."""
    g = table(RULES, MANY, MANY, bring(brings), have(has))
    g.push(Rolling(CHANCE, dice[0], SRC, target(g), 0, dice[1]))
    lying = [0.0] * WIDTH
    fallen, again = followed(g)
    chances = {r: 6.0 ** -sum(dice) for r in fallen}
    for _ in range(25):
        later: dict[tuple[int, ...], float] = {}
        for faces, p in chances.items():
            if faces in again:
                for to in again[faces]:
                    later[to] = later.get(to, 0.0) + p / len(again[faces])
            else:
                lying[fallen[faces]] += p
        chances = later
    at = row(*dice)
    assert list(law(RULES, bring(brings), have(has)))[at : at + WIDTH] == pytest.approx(lying)


def followed(g: feldherr.State) -> tuple[dict[tuple[int, ...], int], dict[tuple[int, ...], list[tuple[int, ...]]]]:
    """Every throw with the defenders it beats, and for one that is thrown again all it may become."""
    fallen: dict[tuple[int, ...], int] = {}
    again: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for faces in itertools.product(range(1, 7), repeat=feldherr.choices(g, CHANCE)[0].low):
        h = g.copy()
        feldherr.apply(h, CHANCE, roll(list(faces)))
        fallen[faces] = MANY - h.armies[target(g)]
        if isinstance(h.top(), Thrown):
            ones = [i for i in range(len(faces)) if h.extra.again(h, h.top()) >> i & 1]
            others = itertools.product(range(1, 7), repeat=feldherr.choices(h, CHANCE)[0].low)
            again[faces] = [tuple(new[ones.index(i)] if i in ones else f for i, f in enumerate(faces)) for new in others]
    return fallen, again


@pytest.mark.rule("G28", "G52")
def test_only_some_things_matter_to_army_dice() -> None:
    assert list(law(RULES, bring(""), have(""))) == pytest.approx(list(plain()))
    g = table(RULES, MANY, MANY, bring("sky death gungnir mjolnir fire"), have("altar"))
    got = plain()[:]
    for i in range(len(got)):
        got[i] = 0.0
    count(g, 2, 2, got)
    at = row(2, 2)
    assert list(got)[at : at + WIDTH] == pytest.approx(list(plain())[at : at + WIDTH])


GODS = ("war", "magic", "sky", "death")
RELICS = {"gungnir": "gungnir_spear_of_odin", "mjolnir": "mjolnir_hammer_of_thor", "tree": "the_tree_of_life"}
ALTARS = ("u3", "u9")


def at_war(a: int, lands: list[int], brings: str, has: list[str], **house: Any) -> feldherr.State:
    """A real position of it; no card is left to be drawn, so that dice are all that chance answers."""
    path = PATH.split()
    sides = [(0, path[0], brings.split()), *[(1, t, words.split()) for t, words in zip(path[1:], has, strict=False)]]
    mine, theirs = sides[0][2], [word for _, _, words in sides[1:] for word in words]
    relics = {
        seat: [RELICS[w.partition("=")[0]] for w in words if w.partition("=")[0] in RELICS] for seat, words in ((0, mine), (1, theirs))
    }
    held = [*relics[0], *relics[1]]
    altars = {
        seat: "".join(f" {t} 1" for t in ts)
        for seat, ts in ((0, ALTARS[: mine.count("altar")]), (1, ALTARS[::-1][: theirs.count("altar")]))
    }
    faith = sum(int(word.partition("=")[2]) for word in theirs if word.startswith("tree="))
    gone = " ".join(card for card in RULES.extra.own_cards() if card not in held)
    return storm(
        armies={
            0: f"{path[0]} {a + 1}{altars[0]}",
            1: " ".join(f"{t} {d}" for t, d in zip(path[1:], lands, strict=False)) + altars[1],
        },
        rest=2,
        gods={seat: " ".join(f"{w} {t}" for s, t, words in sides if s == seat for w in words if w in GODS) for seat in (0, 1)},
        temples=" ".join(t for _, t, words in sides if "temple" in words),
        plague=" ".join(t for _, t, words in sides if "plague" in words),
        relics={seat: " ".join(cards) for seat, cards in relics.items() if cards},
        faith=f"0 {faith} 0",
        lines=f"fire {4 * mine.count('fire')} {4 * theirs.count('fire')} 0\ngone {gone}",
        **house,
    )


@pytest.mark.rule("G43", "G44")
@pytest.mark.parametrize(("brings", "has"), [("", ""), ("war", ""), ("magic", ""), ("", "temple"), ("", "magic"), ("war magic", "temple")])
def test_gods_and_temples(brings: str, has: str) -> None:
    played = ends(at_war(4, [3], brings, [has]), "dacia thracia")
    odds = battle(RULES, 4, 3, brings=brings, has=has)
    assert list(odds.left) == pytest.approx([played.get((1, k, 0), 0.0) for k in range(5)])
    assert list(odds.held) == pytest.approx([played.get((0, 0, k), 0.0) for k in range(4)])


@pytest.mark.rule("G42", "G52", "G54", "G99")
@pytest.mark.parametrize(
    ("brings", "has"),
    [
        ("war", "death"),
        ("sky", "war temple"),
        ("war magic", "death"),
        ("death", "magic war"),
        ("sky mjolnir", "war gungnir"),
        ("war", "war fire altar"),
    ],
)
def test_godswars(brings: str, has: str) -> None:
    """The engine plays every godswar and battle to its end; both sides name the champion that is best for them."""
    assert battle(RULES, 2, 2, brings=brings, has=has).win == pytest.approx(taken(ends(at_war(2, [2], brings, [has]), "dacia thracia"), 1))


def test_a_house_rule_counts() -> None:
    house = feldherr.ruleset("nl2004.godstorm", godswar_armies="all")
    odds = battle(house, 2, 1, brings="war", has="death")
    assert odds.win == pytest.approx(taken(ends(at_war(2, [1], "war", ["death"], godswar_armies="all"), "dacia thracia"), 1))
    assert odds.win > battle(RULES, 2, 1, brings="war", has="death").win


@pytest.mark.rule("G90")
@pytest.mark.parametrize(("d", "faith"), [(1, 2), (2, 1), (3, 2)])
def test_the_tree_of_life(d: int, faith: int) -> None:
    played = ends(at_war(4, [d], "", [f"tree={faith}"]), "dacia thracia")
    odds = battle(RULES, 4, d, has=f"tree={faith}")
    assert list(odds.left) == pytest.approx([played.get((1, k, 0), 0.0) for k in range(5)])
    assert list(odds.held) == pytest.approx([played.get((0, 0, k), 0.0) for k in range(d + 1)])


@pytest.mark.rule("G46", "G47")
@pytest.mark.parametrize(("brings", "has"), [("war", ["plague", ""]), ("magic", ["temple", "temple"]), ("", ["plague", "plague"])])
def test_a_chain_with_gods_and_plague(brings: str, has: list[str]) -> None:
    played = ends(at_war(6, [2, 1], brings, has), PATH)
    odds = chain(RULES, 6, [2, 1], brings=brings, has=has)
    assert odds.win == pytest.approx(taken(played, 2))
    assert odds.stages[0].win == pytest.approx(taken(played, 2) + taken(played, 1))
    assert list(odds.left) == pytest.approx([played.get((2, k, 0), 0.0) for k in range(len(odds.left))])


def test_gods_of_a_chain_may_be_lost_on_the_way() -> None:
    odds = chain(RULES, 8, [3, 3], brings="war", has=["sky", ""])
    assert battle(RULES, 8, 3, brings="war", has="sky").left == odds.stages[0].left
    with_war, without = (chain(RULES, 8, [3, 3], brings=gods) for gods in ("war", ""))
    assert without.win < odds.win < with_war.win
    assert sum(odds.left) + sum(sum(stage.held) for stage in odds.stages) == pytest.approx(1)


@pytest.mark.parametrize(
    ("brings", "has", "says"),
    [
        ("wor", "", '"wor" is nothing that the attacker can have; did you mean war?'),
        ("temple", "", "nothing that the attacker can have"),
        ("war war", "", "the attacker can't have war 2 times"),
        ("", "fire fire fire", "the defender can't have fire 3 times"),
        ("", "tree=lots", "tree=0 to tree=1000"),
        ("altar altar", "altar", "no more than two altars"),
    ],
)
def test_mistakes(brings: str, has: str, says: str) -> None:
    with pytest.raises(ValueError, match=says.replace("?", ".")):
        battle(RULES, 3, 3, brings=f"{brings}{' sky' if brings else ''}", has=f"{has}{' sky' if 'altar' in has else ''}")
