"""The text form of a state, as FEN is in chess: who stands where, who holds what, and what is asked.

    feldherr position 1
    rules de2004.liberation 1
    seats 3
    turn 0
    armies 0 alaska 5 kamchatka 1
    armies 1 rest 1
    hand 0 brazil siam
    phase attack

`rest` is every territory that no line names; a card that is not named is in the deck (as `deck rest` says too). `phase` begins that part
of the turn; a table that is in the middle of something writes its steps instead (`step turn seat=0 n=2` and those above it), the bottom of
the stack first.

`view 0` makes it what seat 0 sees: `unseen 1 3` says that seat 1 holds three cards, and a card that is not named is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from feldherr.engine.game import R, Reader, SaveError, heading, read_heading
from feldherr.engine.reading import SCALARS, Reading
from feldherr.engine.state import ASIDE, DECK, HIDDEN, LAID, PILE, State, blank
from feldherr.engine.step import BLOTTED, Step
from feldherr.engine.text import Lexicon, TextError

__all__ = ["FORMAT", "SCALARS", "read", "write"]

FORMAT: Final = "feldherr position 1"


# ---- writing ----------------------------------------------------------------------------------------------------------------------


def write(g: State) -> str:
    """A state or view as text."""
    words = Lexicon(g.rules, g.seats)
    out = heading(FORMAT, g.rules, g.seats)
    out.append(f"turn {g.seat}" if g.seat >= 0 else "turn nobody")
    out += _view_lines(g, words)
    out += [f"{name} {value}" for name, value in zip(SCALARS, _scalars(g), strict=True) if value != 0]
    out += [f"out {s}" for s in range(g.seats) if g.is_out(s)]
    if g.winners:
        out.append(f"over {g.winners} {g.reason}")
    for side in range(g.sides):
        out += _side_lines(g, words, side)
    out += [f"{name} {' '.join(cards)}" for name, cards in _places(g, words)]
    out += [f"{name} {' '.join(_words(g, words, name, row))}" for name, row in g.extra.rows(g) if row]
    out += [_step_line(g, words, step) for step in g.stack]
    return "\n".join(out) + "\n"


def _scalars(g: State) -> list[int]:
    return [g.first, g.round, g.trades, g.gained, g.taken, g.traded, g.bonus]


def _view_lines(g: State, words: Lexicon) -> list[str]:
    """Whose view it is, and how many hidden cards each side holds."""
    if len(g.unseen) == 0:
        return []
    out = [f"view {g.viewer}" if g.viewer >= 0 else "view nobody"]
    out += [f"unseen {_side(g, words, side)} {g.unseen[side]}" for side in range(g.sides) if g.unseen[side] > 0]
    return out + ([f"unseen aside {g.unseen[g.sides]}"] if g.unseen[g.sides] > 0 else [])


def _side_lines(g: State, words: Lexicon, side: int) -> list[str]:
    who = _side(g, words, side)
    armies = [f"{words.places[t]} {g.muster(t, side)}" for t in range(len(g.owner)) if g.muster(t, side) > 0]
    hand = [words.cards[c] for c in range(len(g.cards)) if g.cards[c] == side]
    out = [f"armies {who} {' '.join(armies)}"] if armies else []
    out += [f"hand {who} {' '.join(hand)}"] if hand else []
    return out + ([f"reserve {who} {g.reserve[side]}"] if g.reserve[side] else [])


def _side(g: State, words: Lexicon, side: int) -> str:
    return str(side) if side < g.seats else words.thing("s", side)


def _places(g: State, words: Lexicon) -> list[tuple[str, list[str]]]:
    """The cards that are in no hand, place by place; a view doesn't know the deck."""
    usual = blank(g.rules, g.seats).cards
    at: dict[int, list[str]] = {}
    for c in range(len(g.cards)):
        if g.cards[c] < 0 and g.cards[c] != HIDDEN and not (g.cards[c] == ASIDE and usual[c] == ASIDE):
            at.setdefault(g.cards[c], []).append(words.cards[c])
    if len(g.unseen) > 0:
        at.pop(int(DECK), None)  # what all know to be in the deck needs no line
    names = {int(DECK): "deck", int(ASIDE): "aside", int(LAID): "laid"}
    return [(names.get(place) or f"under {PILE - place}", at[place]) for place in sorted(at, reverse=True)]


def _words(g: State, words: Lexicon, name: str, row: list[int]) -> list[str]:
    """A row of the mode's numbers, by their names where they have some."""
    kind = g.extra.names(name)
    return ["?" if n == BLOTTED else "-" if kind and n < 0 else words.thing(kind, n) if kind else str(n) for n in row]


def _step_line(g: State, words: Lexicon, s: Step) -> str:
    values = {"seat": s.seat, "n": s.n, "src": s.src, "dst": s.dst, "side": s.side, "m": s.m}
    out = "step " + s.name.replace(" ", "-")
    for name in s.uses.split():
        value = values[name]
        out += f" {name}={_place(words, value) if name in ('src', 'dst') else value}"
    return out


def _place(words: Lexicon, t: int) -> str:
    return words.places[t] if t >= 0 else "-"


# ---- reading ----------------------------------------------------------------------------------------------------------------------


def read(text: str, find: Callable[[str], R], house: Callable[[R, dict[str, str]], R], run: bool = True) -> State:
    """The state that a position text describes; an error names its line. With `run` it has gone on to the next question."""
    r = Reader(text)
    rules, seats = read_heading(r, FORMAT, find, house)
    p = Reading(blank(rules.seated(seats), seats))
    while r.at < len(r.lines):
        line = r.next()
        try:
            p.take(line.split())
        except TextError as e:
            raise r.fault(f'"{line[:60]}": {e}') from None
    try:
        return p.finish(run)
    except TextError as e:
        raise SaveError(f"the position as a whole: {e}") from None
