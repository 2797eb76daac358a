"""Several devices at one table: the game begins when all have come, links are used once, and what the host does is told."""

from __future__ import annotations

from browser.conftest import Person
from browser.hands import WIDE
from browser.tables import open_table

NAMES = ["Ada", "Ben", "Cleo"]


def test_the_game_begins_when_all_have_come(person: Person, address: str) -> None:
    host, guest = person(WIDE), person(WIDE)
    opened = open_table(host, address, "sv2000.conquest", ["here", "person", "recruit"], names=NAMES, shares=True)
    host.page.goto(f"{address}/table/{opened['table']}")
    host.page.locator("h2.waiting", has_text="Waiting for 1 friend").wait_for()
    guest.page.goto(f"{address}/join#{opened['seats'][1]}")
    host.page.locator("h2.waiting", has_text="Waiting for 1 friend").wait_for(state="detached")
    guest.page.wait_for_url("**/table/*")
    late = person(WIDE)
    late.page.goto(f"{address}/join#{opened['seats'][1]}")
    late.page.get_by_role("alert").get_by_text("already been used on another device").wait_for()
    late.forgive()


def test_the_host_begins_without_somebody(person: Person, address: str) -> None:
    host = person(WIDE)
    opened = open_table(host, address, "sv2000.conquest", ["here", "person", "recruit"], names=NAMES, shares=True)
    host.page.goto(f"{address}/table/{opened['table']}")
    host.page.get_by_role("button", name="Start without them").click()
    host.page.locator("h2.waiting", has_text="Waiting for 1 friend").wait_for(state="detached")


def test_a_second_device_comes_by_a_link_from_the_menu_and_all_can_read_of_it(person: Person, address: str) -> None:
    host, tablet = person(WIDE), person(WIDE)
    opened = open_table(host, address, "sv2000.conquest", ["here", "recruit", "recruit"], names=NAMES)
    host.page.goto(f"{address}/table/{opened['table']}")
    host.page.wait_for_selector(".map .token")
    host.page.get_by_role("button", name="About this table").click()
    seat = host.page.locator(".seats li").first
    seat.get_by_role("button", name="Link for another device").click()
    tablet.page.goto(seat.locator("input").input_value())
    tablet.page.wait_for_selector(".map .token")
    host.page.get_by_text("What the host can do").click()
    assert host.page.locator("details li").count() == 7
    host.page.keyboard.press("Escape")
    host.page.get_by_text("Another device has joined for Ada: device 2.").first.wait_for()
