"""Advice during a game: the exact odds of attacks, what a computer player would do, and the set-up done by one."""

from __future__ import annotations

from collections.abc import Iterable

from feldherr.analysis import hints
from feldherr.cli.input.answers import Reader
from feldherr.cli.input.spelling import plain, without_filler
from feldherr.cli.input.verbs import first_of
from feldherr.cli.sanitize import printable, short
from feldherr.cli.table.phrases import Unclear, either, figure
from feldherr.engine.action import Option
from feldherr.engine.play import question
from feldherr.engine.state import State
from feldherr.locales import say
from feldherr.odds.attack import MOST as LARGEST
from feldherr.odds.attack import attack
from feldherr.rules.questions import Claiming, Strengthening

MOST = 12  # attacks in a list
ATTACKS = ("attack", "invade")


def odds(text: str, view: State, options: list[Option], reader: Reader) -> list[str]:
    """The odds of an attack along the territories that are named; without any, of all that are possible now, the best first."""
    if text:
        return [chance(view, way(text, reader), reader)]
    ways = dict.fromkeys((o.on[0], o.on[1]) for o in options if o.verb in ATTACKS)
    few = [pair for pair in ways if not too_many(view, pair)]
    rated = sorted(((attack(view, [*pair]).win, pair) for pair in few), reverse=True)
    if not rated:
        raise Unclear(say("term-odds-most", n=LARGEST) if ways else say("term-odds-how"))
    return [chance(view, [*pair], reader) for _, pair in rated[:MOST]]


def too_many(view: State, places: Iterable[int]) -> bool:
    """Whether there are more armies than an attack is computed for."""
    return any(view.armies[t] > LARGEST for t in places)


def way(text: str, reader: Reader) -> list[int]:
    """The territories that a text names, one after the other."""
    words, out = without_filler(plain(text)), []
    while words:
        used, found = reader.things.longest("t", words)
        if not used:
            raise Unclear(reader.things.none("t", words))
        exact = [t for t in found if tuple(words[:used]) in reader.things.spellings("t", t)]
        if len(found) > 1 and len(exact) != 1:
            raise Unclear(
                say("term-could-be", word=short(" ".join(words[:used])), list=either(reader.things.all_called("t", sorted(found))))
            )
        out.append((exact or [*found])[0])
        words = words[used:]
    return out


def chance(view: State, places: list[int], reader: Reader) -> str:
    """`Alaska → Kamchatka (5 against 2): 89.0 %, 3.6 armies left on average`; Unclear if nobody could attack like that."""
    if too_many(view, places):
        raise Unclear(say("term-odds-most", n=LARGEST))
    try:
        found = attack(view, places)
    except ValueError:
        raise Unclear(say("term-odds-how")) from None
    if found.attackers < 1:
        raise Unclear(say("term-odds-too-few", place=reader.names.territory(places[0])))
    against = ", ".join(str(view.armies[t]) for t in places[1:])
    return say(
        "term-odds",
        way=" → ".join(map(reader.names.territory, places)),
        attackers=found.attackers,
        defenders=against,
        win=figure(f"{found.win:.1%}"),
        left=figure(f"{found.survivors:.1f}"),
    )


def sets_up(g: State) -> bool:
    """Whether a step of the set-up is asked that a computer can do for somebody."""
    return isinstance(question(g), (Claiming, Strengthening))


def set_up(view: State, seat: int) -> int:
    """What the usual computer player would do in the set-up."""
    return hints.hint(view, seat).answer


def hint(view: State, seat: int, reader: Reader) -> str:
    """What a computer player would do with this view, and why."""
    found = hints.hint(view, seat, [reader.names.side(s) for s in range(view.seats)])
    move = reader.things.answered(found.answer, view, seat)
    reason = printable(found.reason)
    return say("term-hint", who=first_of(f"strength-{hints.ADVISER}"), move=move) + (f" ({reason})" if reason else "")
