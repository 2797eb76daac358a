"""Who comes and who goes: by a link one is welcomed and says who one is; whoever resigns is told what becomes of their armies."""

from __future__ import annotations

from browser.conftest import Person
from browser.hands import TALL, WIDE
from browser.tables import open_table, sit

MODE = "sv2000.conquest"


def test_who_comes_by_a_link_is_told_who_they_are_and_says_their_name(person: Person, address: str) -> None:
    ada, mia = person(WIDE), person(TALL)
    made = sit(ada, address, MODE, ["here", "person", "recruit"])
    mia.first_game()
    mia.page.goto(f"{address}/join#{made['seats'][1]}")
    welcome = mia.page.locator(".welcome")
    assert "You play blue, with Ada and Cleo." in welcome.inner_text()
    welcome.get_by_label("Your name").fill("Ada")
    welcome.get_by_role("button", name="That's me").click()
    welcome.get_by_role("alert").wait_for()  # somebody else is called so
    welcome.get_by_label("Your name").fill("Mia")
    welcome.get_by_role("button", name="That's me").click()
    welcome.get_by_text("Welcome, Mia!").wait_for()
    ada.page.locator(".players").get_by_text("Mia").wait_for()
    welcome.get_by_role("button", name="Close").click()
    welcome.wait_for(state="detached")
    mia.page.reload()
    mia.page.wait_for_selector(".map .token")
    assert mia.page.locator(".welcome").count() == 0
    mia.forgive("409")


def test_the_name_can_be_skipped(person: Person, address: str) -> None:
    host, guest = person(WIDE), person(WIDE)
    made = open_table(host, address, MODE, ["here", "person", "recruit"])
    guest.first_game()
    guest.page.goto(f"{address}/join#{made['seats'][1]}")
    guest.page.locator(".welcome").get_by_role("button", name="Close").click()
    guest.page.locator(".players").get_by_text("Bruno").wait_for()


def test_whoever_resigns_is_told_what_becomes_of_their_armies(person: Person, address: str) -> None:
    ada = person(WIDE)
    sit(ada, address, MODE, ["here", "person", "recruit"], resigned="neutral")
    ada.page.get_by_role("button", name="About this table").click()
    ada.page.get_by_role("button", name="Resign", exact=True).click()
    ada.page.get_by_role("button", name="Resign for good?").click()
    ada.page.keyboard.press("Escape")
    word = ada.page.locator(".farewell").filter(has_text="Thank you for playing, Ada.")
    assert "only defend themselves" in word.inner_text()
    word.get_by_role("button", name="Watch").click()
    word.wait_for(state="detached")
    ada.page.reload()
    ada.page.wait_for_selector(".map .token")
    assert word.count() == 0
