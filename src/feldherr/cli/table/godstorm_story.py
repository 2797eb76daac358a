"""The events of Godstorm: the words for the variables of their messages."""

from __future__ import annotations

from feldherr.cli.table.names import Names
from feldherr.engine.event import Event
from feldherr.godstorm import events
from feldherr.godstorm.names import GOD_NAMES, GODS, HEAVENS, PANTHEONS
from feldherr.locales import Words, say

# What is told first where there is little room, and what last.
GREAT = {"godswar", "banished", "conquest", "seized", "out", "sunk", "play", "aegis", "box", "relic_taken", "relic_lost", "over"}
SMALL = {"miracle", "relic", "labour", "buy", "faith", "income", "gained", "place", "bid", "token", "token_left", "to_supply", "god_moved"}


def god(number: int) -> str:
    """Thor."""
    return GOD_NAMES[number // 4][number % 4]


def god_in_full(number: int) -> str:
    """Thor (war)."""
    return say("god-named", name=god(number), of=say(f"god-{GODS[number % 4]}"))


def pantheon(number: int) -> Words:
    """A people and its heaven."""
    if number < 0:
        return {"pantheon": "", "heaven": ""}
    return {"pantheon": say(f"people-{PANTHEONS[number]}"), "heaven": HEAVENS[number].title()}


def deck(kind: int) -> Words:
    """A deck, one of its cards, and what they are of."""
    name = GODS[kind]
    return {"deck": say(f"deck-{name}"), "acard": say(f"a-card-of-{name}"), "kind": say(f"god-{name}")}


def paid(n: int) -> str:
    """What it cost, behind a space."""
    return f" {say('paid', n=n)}" if n > 0 else ""


def faces(dice: list[int]) -> str:
    """Dice as they fell."""
    return " ".join(map(str, dice))


def highest_first(dice: list[int]) -> str:
    """Dice as they are compared."""
    return faces(sorted(dice, reverse=True))


def more_of_godstorm(e: Event, names: Names) -> Words:
    """What a message has places for beside the fields of its event."""
    match e:
        case events.Bids():
            return {"rolled": _bids(e, names)}
        case events.Score():
            return {"list": _score(e)}
        case events.Labour():
            return {"why": say(f"why-{'crypt' if e.crypt else GODS[e.deck]}")}
        case events.Named():
            return {"thing": god(e.god) if e.god >= 0 else names.any(e.thing) if e.thing >= 0 else say("armies-n", n=int(e.armies))}
        case events.Summoned() | events.Banished():
            return {"god": god_in_full(e.god)}
        case events.GodsCome():
            return {"n": len(e.gods)}
        case events.Godswar():
            return {
                "total": _total(e.attack, e.total),
                "foe_total": _total(e.defence, e.foe_total),
                "ties": f" {say('war-wins-ties')}" if e.ties else "",
                "loser": god_in_full(e.foe if e.won else e.god),
            }
    return {}


def _bids(e: events.Bids, names: Names) -> str:
    said = []
    for s, (bid, counts) in enumerate(zip(e.bids, e.counts, strict=True)):
        if bid >= 0:
            who = names.side(s)
            said.append(f"{who} {bid}" if counts == bid else say("ev-bids-counts", who=who, n=bid, m=counts))
    return ", ".join(said)


def _score(e: events.Score) -> str:
    """What the points are for."""
    parts = ("territories-n", "score-continents", "score-crypts", "score-altars", "score-relics")
    return ", ".join(say(part, n=int(n)) for n, part in zip(e.parts, parts, strict=True) if n) or say("score-nothing")


def _total(dice: list[int], total: int) -> str:
    """What a total is made of: the dice, and what armies, relics and cards add."""
    return say("godswar-total", dice=highest_first(dice), sum=sum(dice), more=int(total - sum(dice)), n=int(total))
