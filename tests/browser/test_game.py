"""A whole game by clicks: opened in the lobby, joined by a link, played by two people and a computer to its end."""

from __future__ import annotations

import time
from typing import Any

import pytest

from browser.hands import TALL, WIDE, Hands

PATIENCE = 900  # seconds


def open_table(hands: Hands, address: str, mode: str, turns: str) -> str:
    """Set a short game up in the lobby; the link for the second player."""
    page = hands.page
    page.goto(address)
    page.click(f"[data-mode='{mode}']")
    page.get_by_label("Bruno: Seats").select_option("link")
    page.get_by_label("Cleo: Strength").select_option("recruit")
    page.get_by_text("House rules").click()
    page.locator("#house-turn_limit").fill(turns)
    page.locator("#house-turn_limit").press("Tab")
    page.get_by_text("Clock, pace and dice").click()
    page.get_by_label("Computers take").select_option("0")
    page.get_by_role("button", name="Play", exact=True).click()
    link = page.get_by_label("Link for Bruno").first.input_value()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".map .token")
    return str(link)


@pytest.mark.parametrize(("mode", "turns"), [("de2010.missions", "1"), ("sv2000.missions", "2")])
def test_a_game_from_the_lobby_to_its_end(browser: Any, address: str, mode: str, turns: str) -> None:
    ada = Hands(browser.new_context(viewport=WIDE, locale="en-GB", reduced_motion="reduce").new_page())
    link = open_table(ada, address, mode, turns)
    bruno = Hands(browser.new_context(viewport=TALL, locale="en-GB", reduced_motion="reduce").new_page())
    bruno.page.goto(link)
    bruno.page.wait_for_selector(".map .token")
    offered: set[str] = set()
    end = time.monotonic() + PATIENCE
    while not (ada.over and bruno.over):
        assert time.monotonic() < end, "the game does not end"
        acted = [hands.act() for hands in (ada, bruno)]
        offered.update(" ".join(acted).split())
        if not any(acted):
            ada.page.wait_for_timeout(50)
    assert {"place", "attack", "done"} <= offered
    assert "turn limit" in ada.page.locator("div.over").inner_text() or "mission fulfilled" in ada.page.locator("div.over").inner_text()
    assert ada.page.locator("h1").inner_text() == bruno.page.locator("h1").inner_text()
    assert "wins" in ada.page.locator("h1").inner_text()
    assert ada.faults == []
    assert bruno.faults == []


def test_two_at_one_device_hand_it_over(browser: Any, address: str) -> None:
    hands = Hands(browser.new_context(viewport=TALL, locale="en-GB", reduced_motion="reduce").new_page())
    page = hands.page
    page.goto(address)
    page.click("[data-mode='sv2000.duel']")
    page.get_by_label("Bruno: Seats").select_option("here")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".curtain")
    assert page.locator(".curtain h2").inner_text() == "Pass the device to Ada"
    page.get_by_role("button", name="I am Ada").click()
    while not page.locator(".curtain").count():
        hands.act()
    assert page.locator(".curtain h2").inner_text() == "Pass the device to Bruno"
    assert hands.faults == []


def test_a_link_that_leads_nowhere_says_so(browser: Any, address: str) -> None:
    page = browser.new_page(locale="en-GB")
    page.goto(f"{address}/join#0123456789abcdef0123456789abcdef")
    assert "leads nowhere" in page.get_by_role("alert").inner_text()
