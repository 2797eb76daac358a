"""Six at a table on screens of all sizes: the question, what happened last, hints and the end are seen, and all can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from browser.conftest import Person, chromium
from browser.hands import TALL, Hands
from browser.questions import random_game
from browser.tables import sit
from browser.test_axe import Inspector, ended
from web import FLAGS

PHONES = [(390, 844), (375, 553), (360, 640), (320, 568), (844, 390), (844, 340), (640, 360)]
LAPTOP = (1280, 720)
DAILY = [(390, 844), (320, 568), (844, 390), LAPTOP]  # the other sizes at night
LEAST = 44  # pixels for a finger


def device(size: tuple[int, int]) -> dict[str, Any]:
    return {"viewport": {"width": size[0], "height": size[1]}}


def called(size: tuple[int, int]) -> str:
    return "x".join(map(str, size))


def sized(sizes: list[tuple[int, int]]) -> list[Any]:
    """Those sizes, most of them for the night."""
    return [pytest.param(size, id=called(size), marks=[] if size in DAILY else [pytest.mark.deep]) for size in sizes]


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


@pytest.fixture(params=[LAPTOP, (390, 844)], ids=called)
def large_print(browser: Any, request: pytest.FixtureRequest) -> Iterator[Hands]:
    """Somebody whose browser shows letters of twice the size."""
    opened = browser.browser_type.launch(executable_path=chromium(), args=[*FLAGS.split(), "--blink-settings=defaultFontSize=32"])
    yield Hands(opened, device(request.param))
    opened.close()


def everything_can_be_reached(hands: Hands) -> None:
    """The question's buttons and those of a bubble, the newest line, all tools, and all that is behind them."""
    page = hands.page
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
    page.evaluate("document.querySelector('.ticker')?.classList.remove('gone')")  # on a small screen it goes by itself after a moment
    assert page.evaluate("eyes.hidden('.ticker .line:last-child > span', false)") == []
    hands.open_bubble()
    page.locator(".bubble summary").click()
    page.evaluate("eyes.painted()")
    assert page.evaluate("eyes.hidden('section.prompt :is(button, summary, input)')") == []
    assert page.evaluate("eyes.hidden('.rail :is(h2, button)', false)") == []
    page.keyboard.press("Escape")
    if page.locator(".fold").is_visible():
        page.locator(".fold").click()
    assert page.evaluate("eyes.hidden('header > .tool', false)") == []
    for tab in ("secrets", "chat", "story"):
        hands.open_drawer(tab)
        assert page.evaluate("eyes.hidden('aside.drawer :is(button, input, h2)')") == [], tab
        page.keyboard.press("Escape")
        page.wait_for_selector("aside.drawer", state="detached")
        assert page.evaluate("tab => document.activeElement.matches(`[data-tab=${tab}], .fold`)", tab)  # folded up, what unfolds it


@pytest.mark.parametrize("size", sized([*PHONES, LAPTOP]))
def test_question_story_and_tools(person: Person, address: str, size: tuple[int, int]) -> None:
    hands = person(device(size))
    seated(hands, address)
    everything_can_be_reached(hands)


def test_letters_of_twice_the_size(large_print: Hands, address: str) -> None:
    seated(large_print, address)
    assert large_print.page.evaluate("parseFloat(getComputedStyle(document.querySelector('section.prompt')).fontSize)") > 29
    everything_can_be_reached(large_print)
    assert large_print.faults == []


CONTRAST = {"contrast": {"contrast": "more"}, "forced": {"forced_colors": "active"}}


@pytest.mark.parametrize("size", [LAPTOP, (390, 844)], ids=called)
@pytest.mark.parametrize("wish", CONTRAST)
def test_high_contrast(person: Person, address: str, size: tuple[int, int], wish: str) -> None:
    hands = person(device(size), **CONTRAST[wish])
    axe = Inspector(hands)
    seated(hands, address)
    axe.look("table")
    everything_can_be_reached(hands)
    hands.open_bubble()
    axe.look("bubble")
    axe.report()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_more_contrast_is_flat_and_opaque_with_marks_of_twice_the_size(person: Person, address: str, scheme: Any) -> None:
    seen = {}
    for contrast in ("no-preference", "more"):
        hands = person(device(LAPTOP), contrast=contrast, color_scheme=scheme)
        seated(hands, address)
        seen[contrast] = hands.page.evaluate(LOOK)
    plain, more = seen["no-preference"], seen["more"]
    assert not plain["flat"]
    assert plain["glass"] < 1
    assert more["flat"]
    assert more["glass"] == 1
    assert more["border"] == ("rgb(0, 0, 0)" if scheme == "light" else "rgb(255, 255, 255)")
    assert more["mark"] == pytest.approx(2 * plain["mark"], rel=0.02)
    assert more["badge"] == pytest.approx(2 * plain["badge"], rel=0.02)


# How opaque the rail is, whether the middle of the land has the colour of its rim, that of borders, and how large marks are.
LOOK = """() => {
  const style = (e) => getComputedStyle(document.querySelector(e));
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  canvas.fillStyle = style(".rail").backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  return {
    glass: canvas.getImageData(0, 0, 1, 1).data[3] / 255,
    flat: style(".map .place .calm").fill === style(".map .place .land").fill,
    border: style(".map .lines").stroke,
    mark: document.querySelector(".map .counter .sign").getBoundingClientRect().height,
    badge: document.querySelector(".ticker .badge svg").getBoundingClientRect().height,
  };
}"""


@pytest.mark.parametrize("size", sized(PHONES))
def test_hints_stay_on_the_screen_until_they_are_read(person: Person, address: str, size: tuple[int, int]) -> None:
    hands = person(device(size), locale="de-DE")
    hands.first_game()
    seated(hands, address)
    page, hint = hands.page, hands.page.locator("aside.hint")
    hint.wait_for()
    assert page.evaluate("eyes.hidden('.hint p, .hint button', false)") == []
    assert page.evaluate("eyes.hidden('.rail :is(h2, button), .fold', false)") == []
    hint.get_by_role("button").click()
    hint.wait_for(state="detached")
    page.reload()
    hands.until()
    assert hint.count() == 0


@pytest.mark.parametrize("size", sized(PHONES))
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


@pytest.mark.parametrize("verb", ["place", "attack"])
def test_what_a_finger_presses_is_large_enough(person: Person, address: str, verb: str) -> None:
    hands = person(TALL)
    seated(hands, address, verb)
    hands.open_bubble()
    hands.page.locator(".fold").click()
    assert hands.page.evaluate("least => eyes.small(least)", LEAST) == []


def test_escape_shuts_what_lies_on_top_and_armies_stay_until_they_are_taken_back(person: Person, address: str) -> None:
    hands = person(device(LAPTOP))
    seated(hands, address, "place")
    page, bubble = hands.page, hands.page.locator(".bubble")
    done, back = page.locator(".rail [data-verb=place]"), page.locator(".rail").get_by_role("button", name="Take back")
    assert done.is_disabled()
    hands.tap(hands.places()[0])
    bubble.locator("[data-each='0']").click()  # all the others wait for a word
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert bubble.count() == 1
    hands.open_drawer("chat").locator("input").fill("half a w")
    page.keyboard.press("Escape")
    assert (page.locator("aside.drawer").count(), bubble.count()) == (0, 1)
    assert hands.open_drawer("chat").locator("input").input_value() == "half a w"
    page.keyboard.press("Escape")
    assert (page.locator("aside.drawer").count(), bubble.count()) == (0, 1)
    page.keyboard.press("Escape")
    assert bubble.count() == 0
    assert done.is_enabled()
    back.click()
    assert done.is_disabled()
    assert [answer.split()[-1] for answer in hands.answers] == ["1"]
