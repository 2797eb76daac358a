"""A whole turn by keyboard alone, or from the list: cards, armies, an attack until it succeeds, moving in, moving on."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from browser.hands import TALL, WIDE, Hands
from browser.keys import Keys, Reader, Shortcuts
from browser.questions import random_game
from browser.tables import sit


def before_a_turn_with_cards() -> tuple[str, int]:
    """A game in which somebody who is strong may trade cards; and who."""
    for seed in range(50):
        for game, seat, offered in random_game("sv2000.conquest", 3, seed):
            lands = [a for a, owner in zip(game.state.armies, game.state.owner) if owner == seat]
            if {"trade", "done"} <= {o.verb for o in offered} and max(lands) > 8 and len(lands) > 12:
                return game.save(), seat
    raise AssertionError("no such game")


def play_a_turn(hands: Hands, address: str) -> list[str]:
    """Cards, armies, attacks until one succeeds, moving in, moving on: each of them is done; all that was answered."""
    save, seat = before_a_turn_with_cards()
    sit(hands, address, "sv2000.conquest", ["here" if s == seat else "recruit" for s in range(3)], game=save)
    if isinstance(hands, Reader):
        hands.page.keyboard.press("l")
        hands.page.wait_for_selector(".list .place")
    done: list[str] = []
    while done[-1:] != ["fortify"]:
        verbs = hands.until().verbs
        wanted = [v for v in ("trade", "place", "occupy", "attack", "fortify", "done") if v in verbs]
        verb = "done" if wanted[0] == "attack" and "occupy" in done else wanted[0]
        hands.answer(verb)
        done.append(verb)
        assert len(done) < 60, done
    assert {"trade", "place", "attack", "occupy", "done", "fortify"} <= {*done}
    return done


@pytest.mark.parametrize(
    ("kind", "device", "most"), [(Shortcuts, WIDE, 10), (Keys, TALL, 20)], ids=["with shortcuts", "Tab alone on a phone"]
)
def test_a_whole_turn_by_keyboard(browser: Any, address: str, kind: type[Keys], device: dict[str, Any], most: int) -> None:
    keys = kind(browser, device)
    done = play_a_turn(keys, address)
    assert keys.presses < most * len(done), "too many keys for an answer"
    assert keys.faults == []
    keys.leave()


@pytest.mark.parametrize("device", [WIDE, TALL], ids=["wide", "phone"])
def test_a_whole_turn_from_the_list(browser: Any, address: str, device: dict[str, Any]) -> None:
    hands = Reader(browser, device)
    play_a_turn(hands, address)
    assert hands.page.locator(".map").count() == 0
    assert hands.faults == []
    hands.leave()


def test_all_moves_are_buttons_in_the_list(browser: Any, address: str) -> None:
    save, seat = before_a_turn_with_cards()
    offered = len(feldherr.choices(feldherr.load(save).state, seat))
    hands = Reader(browser, WIDE)
    sit(hands, address, "sv2000.conquest", ["here" if s == seat else "recruit" for s in range(3)], game=save)
    seen = hands.until()
    hands.page.keyboard.press("l")
    hands.page.locator("details.all > summary").click()
    assert hands.page.locator("details.all [data-verb]").count() == offered
    assert hands.press("details.all [data-verb=trade]")
    hands.until(after=seen.version)
    assert hands.answers[0].startswith("trade ")
    assert hands.faults == []
    hands.leave()


def test_short_ways_and_where_they_are_none(browser: Any, address: str) -> None:
    turns = (g for g in random_game("sv2000.conquest", 3, 1) if g[0].state.round)
    save, seat = next((game.save(), seat) for game, seat, offered in turns if offered[0].verb == "place")
    keys = Shortcuts(browser, WIDE)
    sit(keys, address, "sv2000.conquest", ["here" if s == seat else "person" for s in range(3)], game=save)
    keys.until()
    keys.page.locator(".skips button").first.focus()  # the first things on the page
    keys.key("Tab")
    assert keys.on(".skips button")
    assert keys.page.locator(".skips button").last.bounding_box()["width"] > 40
    keys.key("Enter")
    assert keys.on(".map .token")
    keys.key("9")  # all there are: they wait for a word
    before, after = keys.page.locator(".bubble .grows").inner_text().split(" → ")
    assert int(after) > int(before) + 1

    keys.open_drawer("chat")
    keys.page.locator(".pane input").focus()
    keys.page.keyboard.type("m1? 6")
    keys.key("Control+Enter")
    assert keys.page.locator(".pane input").input_value() == "m1? 6"
    assert keys.page.locator("dialog[open]").count() == 0
    assert keys.answers == []

    keys.key("F6")
    assert keys.on(".prompt .primary")
    keys.key("F6")
    assert keys.on(".map .token")
    seen = keys.look()
    keys.key("Control+Enter")
    keys.until(after=seen.version)
    assert keys.answers[0].startswith("place ")
    assert keys.answers[0].endswith(f" {int(after) - int(before)}")
    assert keys.faults == []
    keys.leave()
