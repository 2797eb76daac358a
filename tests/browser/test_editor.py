"""The editor of maps: by pointer and by keyboard, with its faults, and on to a table that is played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.hands import TALL, WIDE, Hands
from browser.test_axe import Inspector
from feldherr.maps import reader
from feldherr.maps.generator import new_text

MODE = "de2010.classic"
SLOW = 60_000


def opened(hands: Hands, address: str, folder: Path) -> Page:
    """The editor with a small new world."""
    page: Page = hands.page
    file = folder / "small.toml"
    file.write_text(new_text(7, 12), "utf-8")
    page.goto(address)
    hands.set_up(MODE)
    page.locator("dialog label", has_text="From a file").click()
    page.locator("dialog input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Edit this map").click(timeout=SLOW)
    page.get_by_role("heading", name="Map editor").wait_for(timeout=SLOW)
    return page


def tool(page: Page, name: str) -> None:
    page.locator("aside label", has_text=name).first.click()


def good(page: Page) -> None:
    page.get_by_text("No problems.").wait_for(timeout=SLOW)


def test_a_map_is_edited_by_pointer_and_played_on(person: Person, address: str, tmp_path: Path) -> None:
    hands = person(WIDE)
    page = opened(hands, address, tmp_path)
    tokens = page.locator(".map [aria-pressed]")
    assert tokens.count() == 12
    box = tokens.first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 14)
    page.mouse.move(box["x"] + 24, box["y"] + 16)
    page.mouse.up()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    title = page.locator(".map .title").first
    before = title.bounding_box()
    assert before
    page.mouse.move(before["x"] + 8, before["y"] + 8)
    page.mouse.down()
    page.mouse.move(before["x"] + 48, before["y"] + 8, steps=20)
    page.mouse.up()
    after = title.bounding_box()
    assert after
    assert 25 < after["x"] - before["x"] < 45, "a continent's name follows the pointer, onto the sea too"
    tool(page, "Split")
    box = tokens.first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 42, box["y"] + 72, steps=5)
    page.mouse.up()
    expect(tokens).to_have_count(13, timeout=SLOW)
    tool(page, "Continents")
    page.get_by_role("button", name="+ New continent").click()
    page.get_by_text("1 problem to fix").wait_for(timeout=SLOW)
    assert page.get_by_role("button", name="Use this map").is_disabled()
    tokens.last.click()
    good(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    written = reader.parse(Path(saved.value.path()).read_text("utf-8"), "saved")
    assert (written.board.size, "New continent" in json.dumps(written.data)) == (13, True)
    page.get_by_role("button", name="Use this map").click()
    page.get_by_text("13 territories").wait_for(timeout=SLOW)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".map .token")
    assert page.locator(".map .token").count() == 13
    version = hands.until().version
    hands.act()
    hands.until(after=version)


def test_a_map_is_edited_by_keyboard(person: Person, address: str, tmp_path: Path) -> None:
    hands = person(WIDE)
    page = opened(hands, address, tmp_path)
    page.locator(".map .token[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    name = page.locator(".map .token:focus").get_attribute("aria-label")
    assert name
    assert page.locator("#editor-place").inner_text() == name.split(",")[0]
    place = page.locator(".map .token:focus")
    was = place.bounding_box()
    page.keyboard.press("Alt+ArrowRight")
    assert place.bounding_box() != was
    page.keyboard.press("Control+z")
    assert place.bounding_box() == was
    page.keyboard.press("Control+y")
    assert place.bounding_box() != was
    page.get_by_label("Name (de)").first.fill("Heimat")
    page.keyboard.press("Enter")
    joined = page.get_by_label("Merge with")
    joined.focus()
    page.keyboard.press("ArrowDown")
    page.get_by_role("button", name="Merge", exact=True).press("Enter")
    expect(page.locator(".map [aria-pressed]")).to_have_count(11, timeout=SLOW)
    page.get_by_role("button", name="Into a left and a right part").press("Enter")
    expect(page.locator(".map [aria-pressed]")).to_have_count(12, timeout=SLOW)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Edit this map").click()
    expect(page.locator(".map [aria-pressed]"), "leaving loses nothing").to_have_count(12, timeout=SLOW)


def test_one_of_our_boards_begins_a_map(person: Person, address: str) -> None:
    hands = person(WIDE)
    page = hands.page
    page.goto(address)
    hands.set_up(MODE)
    page.get_by_role("button", name="Edit this map").click()
    page.wait_for_selector("dialog .map [aria-pressed]", timeout=SLOW)
    assert page.locator("dialog .map [aria-pressed]").count() == 42
    page.locator("aside").get_by_label("Territory").select_option(label="Alaska")
    page.locator("#editor-place").wait_for()
    page.get_by_role("button", name="Remove Kamchatka").click()
    good(page)
    page.go_back()
    page.get_by_role("button", name="Edit this map").wait_for()


@pytest.mark.parametrize(("device", "scheme"), [(WIDE, "light"), (TALL, "dark")], ids=["wide", "phone"])
def test_axe_finds_no_fault_with_the_editor(person: Person, address: str, tmp_path: Path, device: tuple[int, int], scheme: str) -> None:
    hands = person(device, color_scheme=scheme)
    page, axe = opened(hands, address, tmp_path), Inspector(hands)
    axe.look("nothing chosen")
    page.locator("aside").get_by_label("Territory").select_option(index=1)
    tool(page, "Borders")
    axe.look("a territory")
    page.get_by_role("button", name="+ New continent").click()
    page.get_by_text("1 problem to fix").wait_for(timeout=SLOW)
    axe.look("a fault")
    axe.report()
