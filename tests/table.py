"""Tables for tests: set up a position in a line or two, answer in words, read the options as words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

import feldherr
from feldherr import CHANCE, State
from feldherr.engine.action import roll
from feldherr.engine.text import Lexicon


def at(
    mode: str,
    seats: int,
    *,
    turn: int = 0,
    phase: str = "attack",
    armies: Mapping[Any, str] | None = None,
    rest: int | str = 1,
    hands: Mapping[Any, str] | None = None,
    lines: str = "",
    **house: str | int,
) -> State:
    """A table at the start of a phase. Territories that `armies` does not name hold one army of `rest`.

    `at("de2004.liberation", 3, armies={0: "alaska 5", 2: "brazil 1"}, rest=1, hands={0: "congo joker1"})`; a neutral is "neutral1".
    """
    rules = feldherr.ruleset(mode, **house)
    armies = armies or {}
    text = [f"feldherr position 1\nrules {rules.name} {rules.version}"]
    text += [f"with {name}={value}" for name, value in house.items()]
    text += [f"seats {seats}", f"turn {turn}"]
    text += [f"armies {side} {row}" for side, row in {**armies, rest: f"{armies.get(rest, '')} rest 1"}.items()]
    text += [f"hand {side} {row}" for side, row in (hands or {}).items()]
    text += [lines] if lines else []
    text += [f"phase {phase}"] if "step " not in lines else []
    return feldherr.read_position("\n".join(text))


def say(g: State, seat: int, *answers: str) -> State:
    """Give answers in words, one after the other; an illegal one raises."""
    feldherr.say(g, seat, *answers)
    return g


def rolls(g: State, *faces: int) -> State:
    """Chance rolls these dice."""
    feldherr.play(g, CHANCE, roll(list(faces)))
    return g


def offers(g: State, seat: int | None = None) -> list[str]:
    """The options as words: `attack alaska kamchatka 1..3`, `place alaska 1..5`, `done`, `roll 5 dice`."""
    return feldherr.offers(g, feldherr.asked(g) if seat is None else seat)


def owner(g: State, territory: str) -> int:
    return g.owner[g.rules.board.number[territory]]


def armies(g: State, territory: str) -> int:
    return g.armies[g.rules.board.number[territory]]


def hand(g: State, side: int) -> set[str]:
    """The names of the cards a side holds."""
    words = Lexicon(g.rules, g.seats)
    return {words.cards[c] for c in range(len(g.cards)) if g.cards[c] == side}


def doing(g: State) -> str:
    """The name of the step that asks."""
    return g.top().name


def winners(g: State) -> list[int]:
    return [s for s in range(g.seats) if g.winners >> s & 1]


def result(g: State) -> tuple[list[int], str]:
    """Who has won, and why."""
    return winners(g), feldherr.result(g)[1]


def refuses(g: State, seat: int, *answers: str) -> bool:
    """Each of these answers is illegal and changes nothing."""
    before = feldherr.write_position(g)
    for answer in answers:
        with pytest.raises(feldherr.IllegalAction):
            say(g, seat, answer)
    return feldherr.write_position(g) == before


def go_on(g: State, *steps: str) -> list[int]:
    """The first possible answer as long as one of these steps asks; who was asked."""
    asked = []
    while doing(g) in steps:
        asked.append(feldherr.asked(g))
        feldherr.play(g, asked[-1], feldherr.choices(g, asked[-1])[0].answer())
    return asked


def ones(names: Iterable[str]) -> str:
    """An army in each of these territories."""
    return " ".join(f"{t} 1" for t in names)


def to_place(g: State) -> set[str]:
    """The numbers of armies that may be placed."""
    return {offer.split()[2] for offer in offers(g)}


def attacks(g: State) -> list[str]:
    """The attacks that are offered."""
    return [o for o in offers(g) if o.startswith("attack")]


def conquer(g: State, src: str, dst: str, n: int = 3) -> State:
    """Take a territory with one defender: all the attacker's dice show 6, the defender's 1."""
    say(g, g.seat, f"attack {src} {dst} {n}")
    return rolls(g, *[6] * n, 1)


def received(g: State) -> int:
    """How many armies are there to place."""
    (most,) = {o.high for o in feldherr.choices(g, feldherr.asked(g))}
    return most


def places(g: State) -> list[int]:
    """Where the neutral armies of the active duel stand."""
    return dict(g.extra.rows(g))["allies"]


def idle(g: State) -> State:
    """Whoever is asked does nothing (or the first thing there is to do) until another one is asked."""
    return _idly(g, lambda: feldherr.asked(g))


def end_turn(g: State) -> State:
    """The player on turn does nothing more (or the first thing there is to do) until the turn is over."""
    return _idly(g, lambda: g.seat)


def _idly(g: State, who: Callable[[], int]) -> State:
    seat = who()
    while who() == seat:
        choices = feldherr.choices(g, seat)
        feldherr.play(g, seat, next((o for o in choices if o.verb == "done"), choices[0]).answer())
    return g
