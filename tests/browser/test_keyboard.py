"""A whole turn by keyboard alone: cards, armies, an attack until it succeeds, moving in, moving on."""

from __future__ import annotations

from typing import Any

import pytest

from browser.hands import TALL, WIDE
from browser.keys import Keys, Shortcuts
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


@pytest.mark.parametrize(
    ("kind", "device", "most"), [(Shortcuts, WIDE, 80), (Keys, TALL, 240)], ids=["with shortcuts", "Tab alone on a phone"]
)
def test_a_whole_turn_by_keyboard(browser: Any, address: str, kind: type[Keys], device: dict[str, Any], most: int) -> None:
    save, seat = before_a_turn_with_cards()
    keys = kind(browser, device)
    sit(keys, address, "sv2000.conquest", ["here" if s == seat else "recruit" for s in range(3)], game=save)
    keys.page.wait_for_selector(".map .token")
    done: list[str] = []
    while done[-1:] != ["fortify"]:
        verbs = keys.until().verbs
        wanted = [v for v in ("trade", "place", "occupy", "attack", "fortify", "done") if v in verbs]
        verb = "done" if wanted[0] == "attack" and "occupy" in done else wanted[0]
        if verb == "place" and keys.page.locator(".each button[aria-pressed='false']:last-child").count():
            keys.choose(".each button:last-child")  # all that are left
        keys.answer(verb)
        done.append(verb)
        assert len(done) < 60, done
    assert {"trade", "place", "attack", "occupy", "done", "fortify"} <= {*done}
    assert keys.presses < most, "too many keys for a turn"
    assert keys.faults == []
    keys.context.close()


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
    keys.key("2")
    assert "+2" in keys.page.locator(".prompt .chip").inner_text()

    keys.page.get_by_role("tab", name="Chat").click()
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
    assert keys.answers[0].endswith(" 2")
    assert keys.faults == []
    keys.context.close()
