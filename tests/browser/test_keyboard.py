"""A whole turn by keyboard alone: cards, armies, an attack until it succeeds, moving in, moving on."""

from __future__ import annotations

from typing import Any

import pytest

from browser.hands import TALL, WIDE
from browser.keys import Keys
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


@pytest.mark.parametrize("device", [WIDE, TALL], ids=["wide", "phone"])
def test_a_whole_turn_by_keyboard(browser: Any, address: str, device: dict[str, Any]) -> None:
    save, seat = before_a_turn_with_cards()
    keys = Keys(browser, device)
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
    assert keys.presses < 40 * len(done), "too many keys for a turn"
    assert keys.faults == []
    keys.context.close()
