"""Every territory's name can be read: none is missing, none lies upon another name or another's counter."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from browser.conftest import Person
from browser.hands import TALL, Hands
from browser.questions import random_game
from browser.tables import sit
from worlds import MAPS, found

BOARDS = {"world": "sv2000.missions", "ancient_earth": "nl2004.godstorm", "120": "sv2000.conquest"}  # the last is a new world
TERRITORIES = {"world": 42, "ancient_earth": 42, "120": 120}
SIZES = [(1280, 720), (1920, 1080), (390, 844), (844, 390)]
LEAST = {"world": 11, "ancient_earth": 12, "120": 11}  # pixels of letters
CLOSE = 1  # so often a phone's map is zoomed in

# The letters of names, without the air above and below them; counters; what of them is in the window, apart from its edges.
SEEN = """async () => {
  const HALO = 2;
  await document.fonts.ready;
  await eyes.painted();
  const map = document.querySelector(".map").getBoundingClientRect();
  const names = [...document.querySelectorAll(".map .name")].map((e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const air = HALO + (0.14 * (bottom - top)) / e.querySelectorAll("tspan").length;
    const size = parseFloat(getComputedStyle(e).fontSize);
    const box = { left: left + HALO, top: top + air, right: right - HALO, bottom: bottom - air };
    return { place: e.dataset.name, text: e.textContent.trim(), size, ...box };
  });
  const counters = [...document.querySelectorAll(".map .token")].map((e) => {
    const { left, top, right, bottom } = (e.querySelector(".counter") ?? e).getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const inside = x > map.left + 30 && x < map.right - 30 && y > map.top + 30 && y < map.bottom - 30;
    return { place: e.dataset.place, inside, left: left + 1, top: top + 1, right: right - 1, bottom: bottom - 1 };
  });
  return { names, counters };
}"""


@cache
def late(board: str) -> str:
    """A game that has gone on for a while."""
    for at, (game, _, _) in enumerate(random_game(BOARDS[board], 4, 5, **({"map": found(board)} if board in MAPS else {}))):
        if at > 200:
            return game.save()
    raise AssertionError("a short game")


def overlapping(a: dict[str, Any], b: dict[str, Any]) -> bool:
    return bool(a["left"] < b["right"] and b["left"] < a["right"] and a["top"] < b["bottom"] and b["top"] < a["bottom"])


def looked_at(hands: Hands, phone: bool) -> dict[str, Any]:
    """The map, over the whole window; on a phone from nearer."""
    hands.page.evaluate("Object.assign(document.querySelector('.map').style, { position: 'fixed', inset: 0, zIndex: 99 })")
    hands.page.wait_for_function("document.querySelector('.map').clientWidth === innerWidth")
    for _ in range(CLOSE if phone else 0):
        hands.press(".map .controls button")
    return seen(hands)


def seen(hands: Hands) -> dict[str, Any]:
    """Names and counters as they are on the screen."""
    hands.page.evaluate("eyes.rested()")
    hands.page.screenshot()  # what is not painted yet is told to be where it was
    found: dict[str, Any] = hands.page.evaluate(SEEN)
    return found


def readable(names: list[dict[str, Any]], counters: list[dict[str, Any]]) -> None:
    """No name lies upon another, nor on another's counter."""
    for i, name in enumerate(names):
        assert [other["text"] for other in names[:i] if overlapping(name, other)] == [], name
        assert [c["place"] for c in counters if c["place"] != name["place"] and overlapping(name, c)] == [], name


@pytest.mark.parametrize("board", ["world", "ancient_earth"])
def test_all_names_can_be_read_on_a_phone_that_is_panned(person: Person, address: str, board: str) -> None:
    """From nearer, wherever one goes: every territory comes into view with its name."""
    hands = person(TALL)
    sit(hands, address, BOARDS[board], ["person"] * 4, game=late(board))
    looked_at(hands, phone=True)
    left = {str(place) for place in range(TERRITORIES[board])}
    while left:
        wanted = min(left, key=int)
        hands.drag(wanted)
        now = seen(hands)
        inside = {c["place"] for c in now["counters"] if c["inside"]}
        assert wanted in inside
        assert inside & left - {n["place"] for n in now["names"]} == set()
        assert min(n["size"] for n in now["names"]) >= LEAST[board]
        readable(now["names"], now["counters"])
        left -= inside


@pytest.mark.parametrize("language", ["en-GB", *(pytest.param(tag, marks=pytest.mark.deep) for tag in ("de-DE", "nl-NL", "sv-SE"))])
@pytest.mark.parametrize("board", BOARDS)
def test_all_names_can_be_read(person: Person, address: str, board: str, language: str) -> None:
    for width, height in SIZES if language in ("en-GB", "de-DE") else SIZES[:1]:
        phone = min(width, height) < 600
        touch = {"has_touch": True, "is_mobile": True} if phone else {}
        hands = person({"viewport": {"width": width, "height": height}, **touch}, locale=language)
        sit(hands, address, BOARDS[board], ["person"] * 4, game=late(board))
        now = looked_at(hands, phone)
        names, counters = now["names"], now["counters"]
        wanted = {c["place"] for c in counters if int(c["place"]) < TERRITORIES[board] and (c["inside"] or not phone)}
        assert len(wanted) > (3 if phone else TERRITORIES[board] - 1)
        assert wanted - {n["place"] for n in names} == set()
        assert min(n["size"] for n in names) >= LEAST[board]
        readable(names, counters)
        hands.leave()
