"""The coach at the table: a hint as an arrow, with odds and a reason, where the table allows it; nothing where it doesn't."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import Person
from browser.hands import TALL, WIDE, Hands
from browser.questions import random_game
from browser.tables import sit
from feldherr import observe
from feldherr.analysis.tutor import gives_up
from feldherr.engine.action import DONE

MODE, SEATS = "sv2000.conquest", 3
AXE = Axe()
FLAT = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
HINT = "button[data-hint]"


def attacking() -> tuple[str, int]:
    """A game in which somebody may attack, and who."""
    for game, seat, offered in random_game(MODE, SEATS, 7):
        if game.state.top().name == "attacking" and game.state.round > 1 and len(offered) > 5:
            return game.save(), seat
    raise AssertionError("no such game")


def sit_down(hands: Hands, address: str, **wish: Any) -> None:
    """At a table where the person may attack."""
    save, seat = attacking()
    sit(hands, address, MODE, ["here" if s == seat else "recruit" for s in range(SEATS)], game=save, **wish)
    hands.until()


@pytest.mark.parametrize(("device", "scheme"), [(WIDE, "light"), (TALL, "dark"), (FLAT, "light")], ids=["wide", "phone", "on its side"])
def test_a_hint_shows_the_plan_its_odds_and_its_reason(person: Person, address: str, device: dict[str, Any], scheme: str) -> None:
    hands = person(device, color_scheme=scheme)
    page = hands.page
    sit_down(hands, address)
    page.locator(HINT).click()
    slip = page.locator(".slip.advice")
    slip.wait_for()
    assert "%" in slip.locator(".odds").inner_text()
    assert slip.locator("p").inner_text().strip().startswith("Attacks ")
    page.locator(".map .arrow path").first.wait_for(state="attached")
    assert [fault["id"] for fault in AXE.run(page).response["violations"]] == []
    window = page.viewport_size
    box = slip.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]
    hands.open_drawer("story")
    page.get_by_text("asked for a hint").first.wait_for()
    page.keyboard.press("Escape")
    slip.get_by_role("button", name="Got it").click()
    slip.wait_for(state="detached")
    page.locator(HINT).click()
    slip.wait_for()
    page.locator("button.done[data-verb=done]").click()
    slip.wait_for(state="detached")  # another question, another hint


def test_a_hint_comes_in_the_language_of_whoever_asks(person: Person, address: str) -> None:
    hands = person(WIDE, locale="de-DE")
    page = hands.page
    sit_down(hands, address)
    page.get_by_role("button", name="Tipp").click()
    slip = page.locator(".slip.advice")
    slip.wait_for()
    assert "Greift an: " in slip.inner_text()
    assert "Das Ziel: " in slip.inner_text()


def test_without_permission_there_is_no_hint(person: Person, address: str) -> None:
    hands = person(WIDE)
    page = hands.page
    sit_down(hands, address, hints="no")
    assert page.locator("button.done[data-verb=done]").count() == 1
    assert page.locator(HINT).count() == 0
    hands.tool("[aria-label='About this table']")
    page.get_by_text("Hints aren't allowed at this table.").wait_for()


@cache
def careless() -> tuple[str, int]:
    """A game in which somebody may attack and would give up much by not doing so, and who."""
    for game, seat, _ in random_game(MODE, SEATS, 7):
        g = game.state
        if g.top().name == "attacking" and g.round > 1 and g.seat == seat and gives_up(observe(g, seat), seat, DONE) >= 0.15:
            return game.save(), seat
    raise AssertionError("no such game")


def tutored(hands: Hands, address: str, **wish: Any) -> None:
    """At a table where ending one's attacks would be a mistake."""
    save, seat = careless()
    sit(hands, address, MODE, ["here" if s == seat else "recruit" for s in range(SEATS)], game=save, **wish)
    hands.until()


@pytest.mark.parametrize(
    ("language", "lost", "back"),
    [
        ("en", "You give up ", "Take back"),
        ("de", "Du verschenkst ", "Zurücknehmen"),
        ("sv", "Du ger bort ", "Ta tillbaka"),
        ("nl", "Je geeft ", "Terugnemen"),
    ],
)
def test_the_tutor_warns_before_a_mistake(person: Person, address: str, language: str, lost: str, back: str) -> None:
    hands = person(WIDE, locale=language)
    page = hands.page
    tutored(hands, address)
    page.evaluate("localStorage.setItem('feldherr.tutor', 'yes')")
    page.reload()
    done = page.locator("button.done[data-verb=done]")
    ending = done.inner_text()
    done.click()
    warning = page.get_by_role("alertdialog")
    warning.wait_for()
    assert lost in warning.inner_text()
    assert "%" in warning.inner_text()
    assert [fault["id"] for fault in AXE.run(page).response["violations"]] == []
    warning.get_by_role("button", name=back).click()
    warning.wait_for(state="detached")
    assert done.is_enabled()
    assert done.inner_text() == ending, "nothing was done"
    done.click()
    warning.wait_for()
    warning.get_by_role("button").last.click()
    warning.wait_for(state="detached")
    page.wait_for_function("was => document.querySelector('button.done')?.textContent !== was", arg=ending)  # another question


def test_the_tutor_is_switched_on_at_the_table_and_its_warnings_are_told(person: Person, address: str) -> None:
    hands = person(WIDE)
    page = hands.page
    tutored(hands, address)
    hands.tool("[aria-label='About this table']")
    page.get_by_label("Warn me before I make a mistake").check()
    page.keyboard.press("Escape")
    page.locator("button.done[data-verb=done]").click()
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").wait_for(state="detached")
    hands.open_drawer("story")
    page.get_by_text("was warned of a mistake").first.wait_for()


def test_without_permission_the_tutor_is_silent(person: Person, address: str) -> None:
    hands = person(WIDE)
    page = hands.page
    tutored(hands, address, hints="no")
    page.evaluate("localStorage.setItem('feldherr.tutor', 'yes')")
    page.reload()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/warnings/" in request.url else None)
    hands.tool("[aria-label='About this table']")
    page.get_by_text("Hints aren't allowed at this table.").wait_for()
    assert page.get_by_label("Warn me before I make a mistake").count() == 0
    page.keyboard.press("Escape")
    page.locator("button.done[data-verb=done]").click()
    page.get_by_role("button", name="End turn").wait_for()  # the next question
    assert asked == []
    assert page.get_by_role("alertdialog").count() == 0


def test_everybody_sees_whether_hints_are_allowed_and_who_asks(person: Person, address: str) -> None:
    hands, guest = person(WIDE), person(TALL)
    save, seat = attacking()
    other = (seat + 1) % SEATS
    players = ["here" if s == seat else "person" if s == other else "recruit" for s in range(SEATS)]
    made = sit(hands, address, MODE, players, game=save, hints="yes")
    guest.page.goto(f"{address}/join#{made['seats'][other]}")
    guest.page.wait_for_selector(".map .token")
    guest.tool("[aria-label='About this table']")
    guest.page.get_by_text("Hints are allowed").wait_for()
    guest.page.keyboard.press("Escape")
    hands.until()
    hands.page.locator(HINT).click()
    hands.page.locator(".slip.advice").wait_for()
    assert guest.page.locator(HINT).count() == 0
    guest.open_drawer("story")
    guest.page.get_by_text("asked for a hint").first.wait_for()
    assert guest.page.locator(".slip.advice").count() == 0


def test_setting_up_says_for_whom_hints_are(person: Person, address: str) -> None:
    """On for one person against computers, off as soon as another plays, unless somebody wants it otherwise."""
    hands = person(WIDE)
    page = hands.page
    page.goto(address)
    hands.set_up(MODE)
    tick = page.get_by_label("Hints allowed")
    assert tick.is_checked()
    page.get_by_label("Bruno: Seats").select_option("here")
    assert not tick.is_checked()
    tick.check()
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as sent:
        page.get_by_role("button", name="Start", exact=True).last.click()
    assert sent.value.post_data_json["hints"] == "yes"
    page.wait_for_selector(".map .token")
