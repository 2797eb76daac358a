"""Tables for tests: set up a position in a line or two, answer in words, read the options as words."""

from __future__ import annotations

import feldherr
from feldherr import CHANCE, State
from feldherr.engine.action import NAMES, ROLL, SHAPES, first, high, number, roll, second, third, verb_of
from feldherr.engine.text import Lexicon


def at(
    mode: str,
    seats: int,
    *,
    turn: int = 0,
    phase: str = "attack",
    armies: dict[int | str, str] | None = None,
    rest: int | str = 1,
    hands: dict[int | str, str] | None = None,
    lines: str = "",
    **house: str | int,
) -> State:
    """A table at the start of a phase. Territories that `armies` does not name hold one army of `rest`.

    `at("de2004.liberation", 3, armies={0: "alaska 5", 2: "brazil 1"}, rest=1, hands={0: "congo joker1"})`; a neutral is "neutral1".
    """
    rules = feldherr.rules(mode, **house)
    armies = armies or {}
    named = {word for row in armies.values() for word in row.split()}
    left = " ".join(f"{t} 1" for t in rules.board.territories if t not in named)
    text = [f"feldherr position 1\nrules {rules.name} {rules.version}"]
    text += [f"with {name}={value}" for name, value in house.items()]
    text += [f"seats {seats}", f"turn {turn}"]
    text += [f"armies {side} {row}" for side, row in {**armies, rest: f"{armies.get(rest, '')} {left}"}.items()]
    text += [f"hand {side} {row}" for side, row in (hands or {}).items()]
    text += [lines] if lines else []
    text += [f"phase {phase}"] if "step " not in lines else []
    return feldherr.read_position("\n".join(text))


def say(g: State, seat: int, *answers: str) -> State:
    """Give answers in words, one after the other; an illegal one raises."""
    words = Lexicon(g.rules, g.seats)
    for answer in answers:
        feldherr.play(g, seat, words.read(answer.split()))
    return g


def rolls(g: State, *faces: int) -> State:
    """Chance rolls these dice."""
    feldherr.play(g, CHANCE, roll(list(faces)))
    return g


def offers(g: State, seat: int | None = None) -> list[str]:
    """The options as words: `attack alaska kamchatka 1..3`, `place alaska 1..5`, `done`, `roll 5 dice`."""
    words = Lexicon(g.rules, g.seats)
    return [_offer(words, o) for o in feldherr.options(g, feldherr.asked(g) if seat is None else seat)]


def _offer(words: Lexicon, o: int) -> str:
    verb = verb_of(o)
    if verb == ROLL:
        return f"roll {number(o)} dice"
    out = NAMES[verb]
    things = iter((first(o), second(o), third(o)))
    for kind in SHAPES[verb]:
        if kind == "#":
            out += f" {number(o)}" if number(o) == high(o) else f" {number(o)}..{high(o)}"
        else:
            out += " " + words.thing(kind, next(things))
    return out


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
