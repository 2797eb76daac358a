"""What happens in Godstorm: the words for the places of its messages."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.cli.names import Names, miracle
from feldherr.engine.event import Event
from feldherr.godstorm.changes import TO_HEAVEN, TO_SUPPLY
from feldherr.godstorm.names import GOD_NAMES, GODS, HEAVENS, PANTHEONS, WORD
from feldherr.locales import Words, listed, say

# What is told first where there is little room, and what last.
GREAT = {"godswar", "banished", "conquest", "seized", "out", "sunk", "play", "aegis", "box", "relic_taken", "relic_lost", "over"}
SMALL = {"miracle", "labour", "buy", "faith", "income", "gained", "place", "bid", "token", "token_left", "to_supply", "god_moved"}


def god(number: int) -> str:
    """Thor."""
    return GOD_NAMES[number // 4][number % 4]


def god_in_full(number: int) -> str:
    """Thor (war)."""
    return say("god-named", name=god(number), of=say(f"god-{GODS[number % 4]}"))


def heaven(pantheon: int) -> str:
    return HEAVENS[pantheon].title() if pantheon >= 0 else ""


def paid(n: int) -> str:
    """What it cost, behind a space."""
    return f" {say('paid', n=int(n))}" if n > 0 else ""


def _bids(e: Event, names: Names) -> Words:
    said = []
    for s, (bid, counts) in enumerate(zip(e.dice, e.left, strict=True)):
        if bid >= 0:
            who = names.side(s)
            said.append(f"{who} {bid}" if counts == bid else say("ev-bids-counts", who=who, n=bid, m=counts))
    return {"rolled": ", ".join(said)}


def _score(e: Event, names: Names) -> Words:
    parts = ("territories-n", "score-continents", "score-crypts", "score-altars", "score-relics")
    made_of = [say(part, n=int(n)) for n, part in zip(e.dice, parts, strict=True) if n]
    return {"list": ", ".join(made_of) or say("score-nothing")}


def _card(e: Event, names: Names) -> Words:
    """A card, as far as it may be known, and which deck it is of."""
    kind = GODS[e.n]
    why = say(f"why-{kind if e.m else 'crypt'}") if e.kind == "labour" else ""
    return {"acard": say(f"a-card-of-{kind}"), "kind": say(f"god-{kind}"), "own": miracle(e.a) if e.a >= 0 else "", "why": why}


def _own(e: Event, names: Names) -> Words:
    return {"own": miracle(e.a), "faces": " ".join(map(str, e.dice))}


def thing_named(e: Event, names: Names) -> str:
    """What was named for a card."""
    if e.b < 0:
        return say("armies-n", n=int(e.n))
    return god(4 * e.c + e.b - WORD) if e.c >= 0 else names.any(e.b)


def _again(e: Event, names: Names) -> Words:
    sides = ((e.seat, e.dice[: e.n]), (e.other, e.dice[e.n :]))
    return {"rolled": ", ".join(f"{names.side(side)} {_faces(dice)}" for side, dice in sides if dice)}


def _faces(dice: list[int]) -> str:
    return " ".join(map(str, sorted(dice, reverse=True)))


def _godswar(e: Event, names: Names) -> Words:
    won, dst = e.left
    return {
        "place": names.territory(dst),
        "godA": god(e.a),
        "godB": god(e.b),
        "totalA": _total(e.dice[: e.c], e.n),
        "totalB": _total(e.dice[e.c :], e.m),
        "ties": f" {say('war-wins-ties')}" if won and e.n == e.m else "",
        "loser": god_in_full(e.b if won else e.a),
    }


def _total(dice: list[int], total: int) -> str:
    """What a total is made of: the dice, and what armies, relics and cards add."""
    return say("godswar-total", dice=_faces(dice), sum=sum(dice), more=int(total - sum(dice)), n=int(total))


def _gods_come(e: Event, names: Names) -> Words:
    gods = [god(4 * e.m + kind) for kind in range(4) if e.n >> kind & 1]
    return {"gods": listed(gods), "n": len(gods)}


def _many(e: Event, names: Names) -> Words:
    """What befalls armies in a place, and where they go."""
    where = {int(TO_HEAVEN): "whither-heaven", int(TO_SUPPLY): "whither-supply"}.get(int(e.c), "")
    whither = say(where, heaven=heaven(e.m)) if where and e.kind != "gained" else ""
    return {"list": say("ev-places-one", n=int(e.n), a=names.territory(e.a)), "whither": whither}


def _heaven(e: Event, names: Names) -> Words:
    return {"heaven": heaven(e.m)}


GODSTORM: dict[str, Callable[[Event, Names], Words]] = {
    "pantheon": lambda e, n: {"people": say(f"people-{PANTHEONS[e.n]}")},
    "bids": _bids,
    "score": _score,
    "buy": lambda e, n: {"deck": say(f"deck-{GODS[e.m]}"), "paid": paid(e.c)},
    "miracle": _card,
    "taken": _card,
    "labour": _card,
    "play": lambda e, n: {"own": miracle(e.a), "paid": paid(e.n)},
    "named": lambda e, n: {"own": miracle(e.a), "thing": thing_named(e, n)},
    "die": _own,
    "aegis": _own,
    "box": _own,
    "relic_works": _own,
    "relic_taken": _own,
    "relic_lost": _own,
    "continent": lambda e, n: {"own": miracle(e.a), "continent": n.continent(e.b)},
    "stays": lambda e, n: {"god": god(e.a)},
    "champion": lambda e, n: {"god": god(e.a)},
    "summoned": lambda e, n: {"god": god_in_full(e.b)},
    "banished": lambda e, n: {"god": god_in_full(e.b)},
    "god_moved": lambda e, n: {"godC": god(e.c)},
    "gods_come": _gods_come,
    "again": _again,
    "godswar": _godswar,
    "built": lambda e, n: {"paid": paid(e.n)},
    "killed": _many,
    "plague_kills": _many,
    "gained": _many,
    "to_heaven": _heaven,
    "to_supply": _heaven,
    "leave": _heaven,
}
