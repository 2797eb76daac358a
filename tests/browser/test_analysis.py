"""A finished game taken apart in the browser: the chart of chances, jumps to its marks, the report, and nothing of a running game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import Person
from browser.hands import TALL, WIDE
from browser.questions import random_game
from browser.tables import open_table, sit

MODE, SEATS = "sv2000.conquest", 3
AXE = Axe()
FLAT = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}


def ended() -> str:
    """A game that is over; they play at random, so there is much to say."""
    *_, (game, _, _) = random_game(MODE, SEATS, 5, turn_limit=2)
    assert game.over
    return str(game.save())


def at(page: Any) -> int:
    """After how many moves the board is shown."""
    return int(page.locator(".replay").get_attribute("data-at"))


@pytest.mark.parametrize(("device", "scheme"), [(WIDE, "light"), (TALL, "dark"), (FLAT, "light")], ids=["wide", "phone", "on its side"])
def test_chart_jumps_and_report_in_the_replay(person: Person, address: str, device: dict[str, Any], scheme: str) -> None:
    hands = person(device, color_scheme=scheme)
    page = hands.page
    made = open_table(hands, address, MODE, ["here", "recruit", "recruit"], game=ended())
    page.goto(f"{address}/table/{made['table']}/replay#analysis")
    page.wait_for_selector(".chances .band")
    assert page.locator(".chances .band").count() == SEATS
    assert page.get_by_role("tab", name="Analysis").get_attribute("aria-selected") == "true"

    marks = page.locator(".chances .marks button")
    assert marks.count() >= 3
    heads = set()
    for i in range(marks.count()):
        mark = marks.nth(i)
        mark.focus()
        page.keyboard.press("Enter")
        assert mark.get_attribute("aria-current") == "step"
        assert not any(box_overlaps(mark.bounding_box(), marks.nth(j).bounding_box()) for j in range(i))
        heads.add(page.locator(".chances .head").first.get_attribute("x1"))
    assert len(heads) > 1, "the line must follow"

    page.keyboard.press("End")
    said = page.locator(".chances svg[role=img]").get_attribute("aria-label")
    assert "100%" in said
    assert all(name in said for name in ("Ada", "Bruno", "Cleo"))
    box = page.locator(".chances svg[role=img]").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    last = int(page.locator(".replay").get_attribute("data-last"))
    assert last * 0.4 < at(page) < last * 0.6

    report = page.locator(".report")
    assert report.locator("section").count() == SEATS
    assert "Ada" in report.locator("section").first.inner_text()  # whoever reads it comes first
    assert "You" in report.locator("section").first.inner_text()
    assert "accuracy" in report.inner_text()
    report.get_by_role("button", name="Go to the costliest turn").first.click()
    assert "Better" in report.get_by_role("status").inner_text() or "better" in report.get_by_role("status").inner_text()
    said = report.get_by_role("status").inner_text()
    assert "for" in said.split("%", 1)[1], "the reason"
    page.locator(".map .arrow path").first.wait_for(state="attached")
    report.get_by_text("Show as a table").click()
    assert "100%" in report.locator("tr").last.inner_text()
    assert [fault["id"] for fault in AXE.run(page).response["violations"]] == []
    assert hands.faults == []


def box_overlaps(a: dict[str, float], b: dict[str, float]) -> bool:
    return min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"]) > 1


def test_the_end_says_whether_it_was_luck(person: Person, address: str) -> None:
    hands = person(TALL)
    sit(hands, address, MODE, ["here", "recruit", "recruit"], game=ended())
    page = hands.page
    page.get_by_role("button", name="Luck or skill?").click()
    report = page.locator("dialog .report section")
    report.first.wait_for()
    assert report.count() == SEATS
    assert "Your" in report.first.inner_text() or "your" in report.first.inner_text()
    assert [fault["id"] for fault in AXE.run(page).response["violations"]] == []
    page.get_by_role("link", name="See it move by move").click()
    page.wait_for_selector(".chances .band")


def test_an_analysis_that_fails_is_asked_for_again_by_whoever_wants_it(person: Person, address: str) -> None:
    hands = person(WIDE)
    page = hands.page
    made = open_table(hands, address, MODE, ["here", "recruit", "recruit"], game=ended())
    asked = []

    def busy(route: Any) -> None:
        asked.append(route.request.url)
        route.fulfill(status=429, json={"error": "too much is being computed; try again in a minute"})

    page.route("**/analysis", busy)
    page.goto(f"{address}/table/{made['table']}/replay#analysis")
    page.locator(".report [role=alert]").wait_for()
    page.get_by_role("tab", name="Story").click()
    page.get_by_role("tab", name="Analysis").click()
    page.locator(".report [role=alert]").wait_for()
    assert len(asked) == 2, "once for each look at it, and not without end"
    page.unroute("**/analysis")
    page.locator(".report").get_by_role("button", name="Retry now").click()
    page.wait_for_selector(".chances .band")
    hands.forgive("429")


def test_a_file_is_analysed_and_a_running_game_is_not(person: Person, address: str, tmp_path: Path) -> None:
    hands = person(WIDE)
    page = hands.page
    text = ended()
    (tmp_path / "over.feldherr").write_text(text)
    (tmp_path / "running.feldherr").write_text("\n".join(text.split("\n")[:-40]) + "\n")
    page.goto(address)
    page.locator("input[type=file]").set_input_files(tmp_path / "running.feldherr")
    page.wait_for_selector(".replay[data-whole] .map .token")
    assert page.get_by_role("tab", name="Analysis").count() == 0
    page.goto(address)
    page.locator("input[type=file]").set_input_files(tmp_path / "over.feldherr")
    page.wait_for_selector(".replay[data-whole] .map .token")
    with page.expect_response("**/api/analysis") as coming:
        page.get_by_role("tab", name="Analysis").click()
    assert len(json.loads(coming.value.text())["accounts"]) == SEATS
    page.wait_for_selector(".chances .band")
    made = open_table(hands, address, MODE, ["here", "recruit", "recruit"], game=(tmp_path / "running.feldherr").read_text())
    page.goto(f"{address}/table/{made['table']}/replay#analysis")
    page.wait_for_selector(".replay[data-whole] .map .token")
    assert page.get_by_role("tab", name="Analysis").count() == 0
    assert hands.context.request.get(f"{address}/api/tables/{made['table']}/analysis").status == 403


def test_a_mistake_of_ones_own_is_tried_again_and_judged(person: Person, address: str) -> None:
    hands = person(WIDE)
    page = hands.page
    made = open_table(hands, address, MODE, ["here", "recruit", "recruit"], game=ended())
    page.goto(f"{address}/table/{made['table']}/replay#analysis")
    page.wait_for_selector(".chances .band")
    page.get_by_text("Learn from your mistakes").click()
    assert page.locator(".report .learn").count() == 1, "only one's own"
    page.get_by_role("button", name="Try again").first.click()
    hands.until()
    assert made["table"] not in page.url
    page.locator(".slip.lesson").wait_for(state="detached")
    while not page.locator(".slip.lesson").count():
        seen = hands.until()
        if not page.locator(".slip.lesson").count():
            hands.answer("done" if "done" in seen.verbs else hands.habits.choose(seen.verbs))
    page.get_by_role("button", name="See what it cost").click()
    page.wait_for_selector(".chances .band")
    assert "In the game" in page.locator(".report .better").inner_text()
    page.get_by_role("link", name="Back to the analysis of the game").click()
    page.wait_for_url(f"**/table/{made['table']}/replay#analysis")
    assert hands.faults == []
