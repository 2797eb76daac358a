"""Other maps in the browser: chosen in the lobby, played on by clicks, watched again, and refused where they are bad."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import feldherr
from browser.conftest import Person
from browser.hands import TALL, WIDE
from browser.tables import sit
from drawings import SVG, domination, geojson
from feldherr.maps.generator import new_text
from feldherr.maps.importer import imported
from feldherr.maps.text import line

MODE = "de2010.classic"
MOVES = 6


@pytest.mark.parametrize("size", [12, 42, 120])
def test_a_few_moves_on_a_new_world(person: Person, address: str, size: int) -> None:
    hands = person(WIDE)
    made = sit(hands, address, MODE, ["here", "recruit", "recruit"], house={"map": line(feldherr.new_map(7, size))})
    assert hands.page.locator(".map .token").count() == size
    for _ in range(MOVES):
        before = hands.until().version
        hands.act()
        hands.until(after=before)
    hands.page.goto(f"{address}/table/{made['table']}/replay")
    hands.page.wait_for_selector(".map .token")
    assert hands.page.locator(".map .token").count() == size


@pytest.mark.parametrize("files", [{"two.svg": SVG}, {"two.geojson": geojson()}, domination()], ids=["svg", "geojson", "map"])
def test_a_few_moves_on_an_imported_map(person: Person, address: str, files: dict[str, bytes]) -> None:
    found = imported(files).map()
    hands = person(WIDE)
    sit(hands, address, "sv2000.conquest", ["here", "recruit"], house={"map": line(found)})
    assert hands.page.locator(".map .token").count() == found.board.size
    for _ in range(3):
        before = hands.until().version
        hands.act()
        hands.until(after=before)


@pytest.mark.parametrize("device", [WIDE, TALL], ids=["wide", "phone"])
def test_a_board_of_another_edition_for_missions(person: Person, address: str, device: dict[str, Any]) -> None:
    hands = person(device)
    page = hands.page
    page.goto(address)
    hands.set_up("sv2000.missions")
    assert page.locator("dialog label", has_text="New world").count() == 0
    page.locator("dialog label", has_text="World (Italy)").click()
    page.get_by_role("button", name="Start", exact=True).click(timeout=60_000)
    page.wait_for_selector(".map .token", timeout=60_000)
    assert page.locator(".map .token").count() == 42


def test_a_new_world_is_made_in_the_lobby(person: Person, address: str) -> None:
    hands = person(WIDE)
    page = hands.page
    page.goto(address)
    hands.set_up(MODE)
    page.locator("dialog label", has_text="New world").click()
    caption = page.locator("dialog figcaption")
    caption.wait_for(timeout=60_000)
    first = caption.inner_text()
    assert "42 territories" in first
    page.get_by_role("button", name="Another world").click(timeout=60_000)
    page.wait_for_function("was => document.querySelector('dialog figcaption').innerText !== was", arg=first, timeout=60_000)
    page.get_by_role("button", name="Start", exact=True).click(timeout=60_000)
    page.wait_for_selector(".map .token", timeout=60_000)
    assert page.locator(".map .token").count() == 42


def test_a_map_from_a_file_and_a_bad_one(person: Person, address: str, tmp_path: Path) -> None:
    hands = person(WIDE)
    page = hands.page
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    text = new_text(7, 12)
    good.write_text(text, "utf-8")
    bad.write_text(text.replace("format = 2", "format = 2\nhref = 'https://example.org/x.js'"), "utf-8")
    page.goto(address)
    hands.set_up(MODE)
    page.locator("dialog label", has_text="From a file").click()
    start = page.get_by_role("button", name="Start", exact=True)
    assert start.is_disabled()
    page.locator("dialog input[type=file]").set_input_files(bad)
    page.get_by_text("This map can't be used.").wait_for(timeout=60_000)
    assert "href" in (page.locator("dialog pre").text_content() or "")
    assert start.is_disabled()
    hands.forgive("400")
    page.locator("dialog input[type=file]").set_input_files(good)
    page.get_by_text("12 territories").wait_for(timeout=60_000)
    start.click()
    page.wait_for_selector(".map .token")
    assert page.locator(".map .token").count() == 12


def test_our_maps_say_what_they_are(person: Person, address: str) -> None:
    hands = person(WIDE)
    page = hands.page
    page.goto(address)
    hands.set_up(MODE)
    caption = page.locator("dialog figcaption")
    for name in ("World", "World (Italy)", "Ancient Earth"):
        page.locator("dialog label").filter(has_text=re.compile(f"^{re.escape(name)}$")).click()
        expect(caption).to_contain_text(f"{name}: 42 territories", timeout=60_000)
        assert "for 3 to 5 players" in caption.inner_text()
        assert page.locator("dialog figure path.land").count() == 42
        assert page.get_by_text("As in RisiKo!").count() == (name == "World (Italy)")
        assert page.get_by_role("button", name="Start", exact=True).is_enabled()


def test_an_imported_drawing_says_what_to_look_at(person: Person, address: str, tmp_path: Path) -> None:
    hands = person(WIDE)
    page = hands.page
    drawing = tmp_path / "two.svg"
    drawing.write_bytes(SVG)
    page.goto(address)
    hands.set_up(MODE)
    page.locator("dialog label", has_text="From a file").click()
    page.locator("dialog input[type=file]").set_input_files(drawing)
    page.get_by_text("taken from the drawing").wait_for(timeout=60_000)
    assert "two: 5 territories" in page.locator("dialog figcaption").inner_text()
    page.get_by_role("button", name="Check the borders").click()
    page.get_by_role("heading", name="Map editor").wait_for(timeout=60_000)
    expect(page.get_by_role("radio", name="Borders")).to_be_checked()
    first, second = page.locator(".map [aria-pressed]").all()[:2]
    first.click()
    second.click()  # they touch: now there are mountains between them
    expect(page.get_by_role("status").filter(has_text="mountains between")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("No problems.").wait_for(timeout=60_000)
    page.get_by_role("button", name="Use this map").click()
    start = page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_enabled(timeout=60_000)
    start.click()
    page.wait_for_selector(".map .token", timeout=60_000)
    assert page.locator(".map .token").count() == 5


def test_a_world_is_made_again_by_its_seed(person: Person, address: str) -> None:
    hands = person(WIDE)
    page = hands.page
    page.goto(address)
    hands.set_up(MODE)
    page.locator("dialog label", has_text="New world").click()
    page.get_by_label("Size").select_option("12")
    seed, about = page.get_by_label("Seed"), page.locator("dialog figcaption")
    seed.fill("no. 7")
    seed.press("Enter")
    expect(about).to_contain_text(f"{feldherr.new_map(7, 12).name}: 12 territories", timeout=60_000)
    assert seed.input_value() == "7"
    page.get_by_role("button", name="Another world").click()
    expect(about).not_to_contain_text(feldherr.new_map(7, 12).name, timeout=60_000)
    assert re.fullmatch(r"\d{1,6}", seed.input_value())
    assert seed.input_value() != "7"
    expect(about).to_contain_text(feldherr.new_map(int(seed.input_value()), 12).name)


def test_a_map_is_published_chosen_by_a_stranger_and_withdrawn(person: Person, address: str) -> None:
    owner, stranger = person(WIDE), person(TALL)
    page = owner.page
    page.goto(address)
    owner.set_up(MODE)
    page.locator("dialog label", has_text="New world").click()
    page.get_by_label("Size").select_option("12")
    page.get_by_text("sees that it is from Ada").wait_for(timeout=60_000)
    page.get_by_role("button", name="Publish on this server").click(timeout=60_000)
    page.get_by_text("everybody here can choose it").wait_for(timeout=60_000)
    name = page.locator("dialog figcaption").inner_text().partition(":")[0]

    theirs = stranger.page
    theirs.goto(address)
    stranger.set_up(MODE)
    theirs.locator("dialog label", has_text="Published here").click()
    start = theirs.get_by_role("button", name="Start", exact=True)
    assert start.is_disabled()
    theirs.get_by_role("radio", name=f"{name} 12 territories, by Ada").check()
    expect(theirs.locator("dialog figcaption")).to_contain_text(f"{name}: 12 territories", timeout=60_000)
    assert theirs.get_by_role("button", name=f"Withdraw {name}").count() == 0

    page.locator("dialog label", has_text="Published here").click()
    page.get_by_role("button", name=f"Withdraw {name}").click()
    expect(page.get_by_role("button", name=f"Withdraw {name}")).to_have_count(0)
    start.click(timeout=60_000)
    theirs.wait_for_selector(".map .token", timeout=60_000)
    assert theirs.locator(".map .token").count() == 12
