"""A press near the edge of the map is heard: nothing moves under a finger or a mouse that is held down for a moment."""

from __future__ import annotations

import time
from typing import Any

import pytest

from browser.conftest import Person
from browser.hands import TALL, WIDE, Hands, Seen
from browser.tables import sit
from browser.test_game import nearly_set_up

EDGE = 20  # pixels: nearer to the edge of the map than what the keyboard walks to


def placing(hands: Hands, address: str) -> str:
    """A place of somebody at that device, who may reinforce it."""
    sit(hands, address, "de2004.liberation", ["here"] * 3, game=nearly_set_up(0, 2))
    seen = hands.until()
    hands.act()
    hands.until_asked(after=seen.seat)  # until then the places are still those of the one before
    return hands.places()[0]


def to_the_edge(hands: Hands, place: str) -> float:
    """Drag the map until a place is at its nearer edge; where that is."""
    for _ in range(2):
        hands.nearer(place)
    west, left, right = hands.page.evaluate("p => eyes.sides(p)", place)
    way = hands.page.evaluate("p => eyes.way(p)", place)
    x = left + EDGE if west else right - EDGE
    hands.pull(way["grip"], way["dx"] + x - way["x"], way["dy"])
    return float(x)


def press(hands: Hands, spot: dict[str, float]) -> None:
    """As long as people do it."""
    if hands.touch:
        hands.at(spot)
    else:
        hands.page.mouse.move(spot["x"], spot["y"])
        hands.page.mouse.down()
        hands.page.evaluate("eyes.painted()")
        hands.page.mouse.up()


def is_heard(hands: Hands, asked: Seen, seconds: float = 10) -> bool:
    """Whether the place was chosen, or the server has got the army that was placed there."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if hands.moved(asked) or hands.control("place"):
            return True
        hands.page.wait_for_timeout(20)
    return False


@pytest.mark.parametrize("device", [WIDE, TALL])
def test_a_press_at_the_edge_is_heard(person: Person, address: str, device: dict[str, Any]) -> None:
    hands = person(device)
    place = placing(hands, address)
    edge = to_the_edge(hands, place)
    spot, now = hands.page.evaluate("p => eyes.place(p)", place), hands.page.evaluate("p => eyes.way(p)", place)
    assert abs(now["x"] - now["dx"] - edge) < 5
    seen = hands.look()
    press(hands, spot)
    assert is_heard(hands, seen), f"a press on {place} was not heard"
