"""Tables of Godstorm for tests: who stands where, which gods, temples, plague and cards there are, in a line or two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import feldherr
from feldherr import CHANCE, State
from feldherr.godstorm.names import GODS
from feldherr.godstorm.state import GONE, RELIC, GodstormState
from feldherr.godstorm.state import godstorm as table_of
from table import at, doing, say

MODE = "nl2004.godstorm"


def storm(
    seats: int = 3,
    phase: str = "invade",
    *,
    turn: int = 0,
    armies: Mapping[Any, str] | None = None,
    rest: int | str = 1,
    gods: Mapping[int, str] | None = None,
    faith: str = "",
    temples: str = "",
    plague: str = "",
    cards: Mapping[int, str] | None = None,
    relics: Mapping[int, str] | None = None,
    lines: str = "",
    **house: str | int,
) -> State:
    """A table at the start of a phase (`raise armies`, `play miracles`, `invade` …); seats 0, 1, 2 are Babylonians, Celts, Egyptians.

    `storm(armies={0: "roma 5", 2: "egypt 1"}, gods={0: "war roma magic roma"}, cards={0: "heroes_are_born"}, relics={1: "stonehenge"})`;
    the seats have the turn-order tokens 1, 2, 3 …, and 20 faith each unless `faith` says otherwise. The Underworld is `u1` … `u13`,
    the heavens are `kurnugia` (seat 0), `avalon`, `duat`, `elysium`, `valhalla`.
    """
    where = ["-"] * (4 * seats)
    for seat, row in (gods or {}).items():
        words = row.split()
        for god, place in zip(words[::2], words[1::2], strict=True):
            where[4 * seat + GODS.index(god)] = place
    text = [f"faith {faith or ' '.join(['20'] * seats)}", f"gods {' '.join(where)}"]
    text += [f"temples {temples}"] if temples else []
    text += [f"plague {plague}"] if plague else []
    text += [f"miracles{seat} {row}" for seat, row in (cards or {}).items()]
    text += [f"relics{seat} {row}" for seat, row in (relics or {}).items()]
    text += [lines] if lines else []
    return at(MODE, seats, turn=turn, phase=phase, armies=armies, rest=rest, hands=None, lines="\n".join(text), **house)


def godstorm(g: State) -> GodstormState:
    """What the mode adds to the table."""
    return table_of(g)


def god(g: State, seat: int, kind: str) -> str:
    """Where a god is; '' if not in play."""
    t = godstorm(g).god[4 * seat + GODS.index(kind)]
    return g.rules.board.territories[t] if t >= 0 else ""


def temples(g: State) -> set[str]:
    return {name for t, name in enumerate(g.rules.board.territories) if godstorm(g).temple(t)}


def plague(g: State) -> set[str]:
    return {name for t, name in enumerate(g.rules.board.territories) if godstorm(g).plagued(t)}


def faith(g: State, seat: int) -> int:
    return godstorm(g).faith[seat]


def miracles(g: State, seat: int) -> set[str]:
    """The miracle cards in a hand."""
    return _cards(g, seat)


def relics(g: State, seat: int) -> set[str]:
    """The relics a seat has in play."""
    return _cards(g, int(RELIC) + seat)


def gone(g: State) -> set[str]:
    """The cards that have left the game."""
    return _cards(g, int(GONE))


def _cards(g: State, place: int) -> set[str]:
    return {name for c, name in enumerate(g.rules.extra.own_cards()) if godstorm(g).card[c] == place}


def draws(g: State, *cards: str) -> State:
    """Chance draws these miracle cards."""
    return say(g, CHANCE, *[f"miracle {card}" for card in cards])


def invade(g: State, src: str, dst: str, seat: int | None = None) -> State:
    """Announce an invasion with all gods of the origin."""
    seat = g.seat if seat is None else seat
    say(g, seat, f"invade {src} {dst}")
    return say(g, seat, "done") if doing(g) == "mustering" else g


def end_phase(g: State) -> State:
    """The player on turn does no more of what is being asked."""
    return say(g, feldherr.asked(g), "done")
