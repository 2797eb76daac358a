"""Six at a table on screens of all sizes: the question, what happened last, the tour and the end are seen, and all can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from browser.conftest import Person, chromium
from browser.hands import Hands
from browser.questions import random_game
from browser.tables import sit
from browser.test_axe import ended
from web import FLAGS

PHONES = [(390, 844), (375, 553), (360, 640), (320, 568), (844, 390), (844, 340), (640, 360)]
LAPTOP = (1280, 720)
TOUR = "[aria-labelledby=tour-title]"


def device(size: tuple[int, int]) -> dict[str, Any]:
    return {"viewport": {"width": size[0], "height": size[1]}}


def called(size: tuple[int, int]) -> str:
    return "x".join(map(str, size))


@cache
def late(verb: str) -> tuple[str, int]:
    """A game of six that has gone on for a while, with such a thing to do; and who may."""
    for at, (game, seat, offered) in enumerate(random_game("sv2000.missions", 6, 3)):
        if at > 150 and game.state.round and any(o.verb == verb and o.high > 1 for o in offered):
            return game.save(), seat
    raise AssertionError("no such game")


def seated(hands: Hands, address: str, verb: str = "attack") -> None:
    save, seat = late(verb)
    sit(hands, address, "sv2000.missions", ["here" if s == seat else "person" for s in range(6)], game=save)
    hands.until()


@pytest.fixture
def large_print(browser: Any) -> Iterator[Hands]:
    """Somebody whose browser shows letters of twice the size."""
    opened = browser.browser_type.launch(executable_path=chromium(), args=[*FLAGS.split(), "--blink-settings=defaultFontSize=32"])
    yield Hands(opened, device(LAPTOP))
    opened.close()


def everything_can_be_reached(hands: Hands) -> None:
    """The question's buttons after scrolling to them, the newest line without it, and all that is behind the tabs."""
    page = hands.page
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
    hands.tap(hands.places()[0])
    assert page.evaluate("eyes.hidden('section.prompt button, section.prompt summary, section.prompt input')") == []
    assert page.evaluate("eyes.hidden('header button, header a, [role=tab]')") == []
    newest = ".ticker span" if page.locator(".ticker").count() else ".pane li:last-child :is(span:not(.badge), button)"
    assert page.evaluate("s => eyes.hidden(s, false)", newest) == []
    for tab in ("My cards", "Chat", "Story"):
        page.get_by_role("tab", name=tab).click()
        assert page.get_by_role("tab", name=tab).get_attribute("aria-selected") == "true"
        assert page.evaluate("eyes.hidden('.pane :is(button, input, h2)')") == [], tab


@pytest.mark.parametrize("size", [*PHONES, LAPTOP], ids=called)
def test_question_story_and_tabs(person: Person, address: str, size: tuple[int, int]) -> None:
    hands = person(device(size))
    seated(hands, address)
    everything_can_be_reached(hands)


def test_letters_of_twice_the_size(large_print: Hands, address: str) -> None:
    seated(large_print, address)
    assert large_print.page.evaluate("parseFloat(getComputedStyle(document.querySelector('section.prompt')).fontSize)") > 29
    everything_can_be_reached(large_print)
    assert large_print.faults == []


@pytest.mark.parametrize("size", PHONES, ids=called)
def test_the_tour_stays_on_the_screen(person: Person, address: str, size: tuple[int, int]) -> None:
    hands = person(device(size), locale="de-DE")
    seated(hands, address)
    page = hands.page
    for way in ("Escape", "last button"):
        page.locator("header .help").click()
        page.locator("dialog[open] header button").first.click()
        page.wait_for_selector(TOUR)
        assert page.locator(f"{TOUR} button", has_text="✕").count() == 1
        stops = int(page.locator(f"{TOUR} .soft").first.inner_text().split("/")[1])
        for _ in range(stops):
            page.evaluate("eyes.painted()")
            assert page.evaluate("s => eyes.hidden(s, false)", f"{TOUR} button") == []
            page.locator(f"{TOUR} button.primary").click()
            if way == "Escape":
                page.keyboard.press("Escape")
                break
        page.wait_for_selector(TOUR, state="detached")
        page.wait_for_function("document.activeElement !== document.body")


@pytest.mark.parametrize("size", PHONES, ids=called)
def test_the_end_says_who_has_won_and_why(person: Person, address: str, size: tuple[int, int]) -> None:
    hands = person(device(size))
    sit(hands, address, "sv2000.duel", ["here", "here"], game=ended("sv2000.duel"))
    hands.page.wait_for_selector("dialog .podium")
    assert hands.page.evaluate("eyes.hidden('dialog header h2, dialog header p', false)") == []
    assert hands.page.evaluate("eyes.hidden('dialog footer :is(button, a)')") == []
    hands.page.get_by_role("button", name="Look at the map").click()
    hands.page.wait_for_selector("dialog[open]", state="detached")
    assert hands.page.evaluate("eyes.hidden('div.over h2, div.over > p', false)") == []
    assert hands.page.evaluate("eyes.hidden('div.over button')") == []


def test_escape_takes_armies_back_only_if_nothing_else_wants_it(person: Person, address: str) -> None:
    hands = person(device(LAPTOP))
    seated(hands, address, "place")
    page, chips = hands.page, hands.page.locator(".prompt .chip")
    hands.tap(hands.places()[0])
    assert chips.count() == 1
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert chips.count() == 1
    page.get_by_role("tab", name="Chat").click()
    page.locator(".pane input").focus()
    page.keyboard.press("Escape")
    assert chips.count() == 1
    page.get_by_role("tab", name="Chat").focus()
    page.keyboard.press("Escape")
    assert chips.count() == 0
