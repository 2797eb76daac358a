"""A second opinion: one turn of the classic game counted by brute force, written from the rulebooks without the engine.

It knows nothing but turns on the tiny map: reinforcements, sets, attacks with every way the dice can fall, moving in, the
card, the move. A table is a dictionary, an answer a text; slow and simple on purpose.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

BORDERS = {"a": "bc", "b": "acd", "c": "abe", "d": "bef", "e": "cdf", "f": "de"}
CONTINENTS = {"abc": 2, "def": 1}
SYMBOLS = dict(zip("abcdef", (0, 1, 2, 0, 1, 2), strict=True))
RISING = (4, 6, 8, 10, 12, 15, 20, 25, 30)

Table = dict[str, Any]

SWEDISH = {"two_dice": 3, "far": False, "bonus": True, "draw_first": True, "to_four": False, "at_once": 0}
GERMAN = {"two_dice": 2, "far": True, "bonus": False, "draw_first": False, "to_four": True, "at_once": 5}


def start(style: dict[str, Any], owner: str, armies: list[int], hands: list[str], phase: str) -> Table:
    """The first seat's turn, from its beginning or from the attacks on; `hands` names cards by territory, J and K are the jokers."""
    t: Table = {"style": style, "owner": dict(zip("abcdef", owner, strict=True)), "armies": dict(zip("abcdef", armies, strict=True))}
    t.update(hands=[set(h) for h in hands], deck=set("abcdefJK") - set("".join(hands)), used=[], trades=0, seat="0", won=False)
    t["out"] = set("012") - set(owner)
    turn(t)
    return t if phase == "reinforce" else t | {"phase": phase, "left": 0}


def clone(t: Table) -> Table:
    parts = {"owner": dict(t["owner"]), "armies": dict(t["armies"]), "hands": [set(h) for h in t["hands"]]}
    return {**t, **parts, "deck": set(t["deck"]), "used": [set(u) for u in t["used"]], "out": set(t["out"])}


def turn(t: Table) -> Table:
    t.update(taken=False, traded=0, phase="trade", left=0)
    mine = [x for x in t["owner"] if t["owner"][x] == t["seat"]]
    t["left"] = max(3, len(mine) // 3) + sum(bonus for c, bonus in CONTINENTS.items() if all(x in mine for x in c))
    return settle(t)


def hand(t: Table) -> set[str]:
    return t["hands"][int(t["seat"])]  # type: ignore[no-any-return]


def settle(t: Table) -> Table:
    """Go on to the next question."""
    size = len(hand(t))
    if t["phase"] == "trade" and size < 3:
        t["phase"] = "place"
    if t["phase"] == "forced" and size <= 4:
        t["phase"] = "place" if t["left"] else "attack"
    if t["phase"] == "place" and t["left"] == 0:
        t["phase"] = "attack"
    if t["phase"] == "draw":
        if not t["taken"]:
            return after_draw(t)
        if not t["deck"] and t["used"]:
            t["deck"] = set().union(*t["used"]) if not t["style"]["draw_first"] else t["used"][0]
            t["used"] = [] if not t["style"]["draw_first"] else t["used"][1:]
        if not t["deck"]:
            return after_draw(t)
    return t


def after_draw(t: Table) -> Table:
    t["phase"] = "move" if t["style"]["draw_first"] else "end"
    return t if t["style"]["draw_first"] else next_turn(t)


def after_move(t: Table) -> Table:
    if t["style"]["draw_first"]:
        return next_turn(t)
    t["phase"] = "draw"
    return settle(t)


def next_turn(t: Table) -> Table:
    seats = [s for s in "012" if s not in t["out"]]
    t["seat"] = next((s for s in seats if s > t["seat"]), seats[0])
    return turn(t)


def is_set(cards: tuple[str, ...]) -> bool:
    plain = [SYMBOLS[c] for c in cards if c in SYMBOLS]
    return len(plain) < 3 or len(set(plain)) != 2


def answers(t: Table) -> Iterator[Table]:
    """Every table that one answer leads to."""
    if not t["won"]:
        yield from {"trade": trades, "forced": trades, "place": places, "attack": attacks}.get(t["phase"], rest_of_turn)(t)


def trades(t: Table) -> Iterator[Table]:
    for cards in itertools.combinations(sorted(hand(t)), 3):
        if is_set(cards):
            n = clone(t)
            n["left"] += RISING[t["trades"]]
            n["trades"] += 1
            n["traded"] += 1
            hand(n).difference_update(cards)
            n["used"].append(set(cards))
            for c in cards:
                if t["style"]["bonus"] and t["owner"].get(c) == t["seat"]:
                    n["armies"][c] += 2
            yield settle(n)
    five = len(hand(t)) >= 5 and (t["style"]["to_four"] or t["traded"] == 0)
    if t["phase"] == "trade" and not five:
        yield settle(clone(t) | {"phase": "place"})


def places(t: Table) -> Iterator[Table]:
    for x in t["owner"]:
        if t["owner"][x] == t["seat"]:
            for k in range(1, t["left"] + 1):
                n = clone(t)
                n["armies"][x] += k
                n["left"] -= k
                yield settle(n)


def attacks(t: Table) -> Iterator[Table]:
    yield settle(clone(t) | {"phase": "draw" if t["style"]["draw_first"] else "move"})
    for x in t["owner"]:
        for y in BORDERS[x]:
            if t["owner"][x] == t["seat"] != t["owner"][y]:
                for k in range(1, min(3, t["armies"][x] - 1) + 1):
                    choice = t["armies"][y] >= t["style"]["two_dice"]
                    yield clone(t) | {"phase": "defend" if choice else "roll", "x": x, "y": y, "k": k, "d": 1}


def rest_of_turn(t: Table) -> Iterator[Table]:
    if t["phase"] == "defend":
        for d in (1, 2):
            yield clone(t) | {"phase": "roll", "d": d}
    elif t["phase"] == "roll":
        for faces in itertools.product(range(1, 7), repeat=t["k"] + t["d"]):
            yield fight(clone(t), sorted(faces[: t["k"]])[::-1], sorted(faces[t["k"] :])[::-1])
    elif t["phase"] == "occupy":
        for more in range(t["armies"][t["x"]]):
            n = clone(t)
            n["armies"][t["x"]] -= more
            n["armies"][t["y"]] += more
            n["phase"] = n["then"]
            yield settle(n)
    elif t["phase"] == "draw":
        for card in sorted(t["deck"]):
            n = clone(t)
            n["deck"].remove(card)
            hand(n).add(card)
            yield after_draw(n)
    elif t["phase"] == "move":
        yield from moves(t)


def fight(t: Table, attack: list[int], defend: list[int]) -> Table:
    x, y = t["x"], t["y"]
    for a, d in zip(attack, defend, strict=False):
        t["armies"][y if a > d else x] -= 1
    t["phase"] = "attack"
    if t["armies"][y] == 0:
        conquer(t, x, y)
    return t


def conquer(t: Table, x: str, y: str) -> None:
    loser = t["owner"][y]
    t["owner"][y] = t["seat"]
    t["armies"][x] -= t["k"]
    t["armies"][y] = t["k"]
    t["taken"] = True
    t["then"] = "attack"
    if loser not in t["owner"].values():
        t["out"].add(loser)
        hand(t).update(t["hands"][int(loser)])
        t["hands"][int(loser)] = set()
        t["won"] = len(t["out"]) == 2
        if t["style"]["at_once"] and len(hand(t)) >= t["style"]["at_once"]:
            t["then"] = "forced"
    t["phase"] = "occupy"
    if t["armies"][x] == 1:
        t["phase"] = t["then"]
        settle(t)


def moves(t: Table) -> Iterator[Table]:
    yield after_move(clone(t))
    mine = [x for x in t["owner"] if t["owner"][x] == t["seat"]]
    for x in mine:
        for y in mine:
            if x != y and (reaches(x, y, mine) if t["style"]["far"] else y in BORDERS[x]):
                for k in range(1, t["armies"][x]):
                    n = clone(t)
                    n["armies"][x] -= k
                    n["armies"][y] += k
                    yield after_move(n)


def reaches(x: str, y: str, mine: list[str]) -> bool:
    seen = {x}
    for _ in mine:
        seen |= {z for s in seen for z in BORDERS[s] if z in mine}
    return y in seen


def perft(t: Table, depth: int) -> int:
    """How many games of so many answers there are."""
    if depth == 0 or t["won"]:
        return 1
    return sum(perft(n, depth - 1) for n in answers(t))
