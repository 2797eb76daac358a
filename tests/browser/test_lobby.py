"""The lobby: one press and the game begins; faults are said where one looks, links say where they work, tables are kept in order."""

from __future__ import annotations

import pytest

from browser.conftest import Person
from browser.hands import TALL, WIDE, Hands
from browser.tables import open_table

NARROW = {**TALL, "viewport": {"width": 320, "height": 640}}


def set_up(hands: Hands, address: str, mode: str) -> None:
    hands.page.goto(address)
    hands.set_up(mode)


def test_one_press_and_the_game_begins(person: Person, address: str) -> None:
    hands = person(TALL)
    hands.page.goto(address)
    hands.page.get_by_role("button", name="Play now").click()
    hands.page.wait_for_selector(".map .token")
    table = hands.page.url.rsplit("/", 1)[1]
    place = hands.context.request.get(f"{address}/api/tables/{table}").json()
    assert (place["mode"], len(place["names"]), place["seats"]) == ("de2010.basic", 4, [0])


def test_friends_take_the_seats_that_are_shown_and_computers_the_rest(person: Person, address: str) -> None:
    host, friend = person(WIDE), person(TALL)
    page = host.page
    page.goto(address)
    page.get_by_role("button", name="Your name").click()
    page.get_by_label("Your name", exact=True).last.fill("Mia")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Invite friends").click()
    link = page.locator(".invite input").input_value()
    friend.page.goto(link)
    friend.page.wait_for_selector(".map .token")
    page.get_by_text("Computers take the 2 empty seats.").wait_for()
    assert page.locator(".invite input").input_value() != link
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".map .token")
    assert page.locator(".players").get_by_text("Mia").count()
    assert page.evaluate("localStorage.getItem('feldherr.name')") == "Mia"


def test_everybody_at_one_screen(person: Person, address: str) -> None:
    hands = person(WIDE)
    hands.page.goto(address)
    hands.page.get_by_role("button", name="Pass and play").click()
    hands.page.wait_for_selector("dialog li select")
    kinds = hands.page.locator("dialog li select[aria-label$=': Seats']").evaluate_all("all => all.map(e => e.value)")
    assert kinds == ["here"] * 3


def test_a_table_plays_as_it_was_set_up(person: Person, address: str) -> None:
    """Without taking back, with armies that stay when somebody resigns, by a house rule: all of it is told at the table."""
    hands = person(WIDE)
    page = hands.page
    set_up(hands, address, "sv2000.conquest")
    page.get_by_label("When somebody resigns").select_option("neutral")
    page.get_by_label("Moves can be taken back").uncheck()
    page.get_by_text("House rules", exact=True).click()
    page.locator("#house-turn_limit").fill("7")
    page.locator("#house-turn_limit").press("Tab")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".map .token")
    hands.tool("[aria-label='About this table']")
    for told in ("Moves can't be taken back at this table.", "If you resign, your armies stay and only defend themselves."):
        page.locator("dialog[open]").get_by_text(told).wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("?")
    house = page.locator("dialog[open] .house")
    house.wait_for()
    assert house.locator("li").count() == 1
    assert house.locator("li b").inner_text() == "7"


def in_sight(hands: Hands, words: str) -> bool:
    """Whether a text is on top of everything, where one looks."""
    found = hands.page.locator("dialog [role=alert]").filter(has_text=words)
    found.wait_for()
    box = found.bounding_box()
    return bool(found.evaluate("(e, [x, y]) => e.contains(document.elementFromPoint(x, y))", [box["x"] + 5, box["y"] + 5]))


def test_what_keeps_a_table_from_being_opened_is_in_sight(person: Person, address: str) -> None:
    hands = person(TALL)
    set_up(hands, address, "sv2000.conquest")
    page, play = hands.page, hands.page.get_by_role("button", name="Start", exact=True)
    page.locator("dialog .name").nth(1).fill("ada")
    assert in_sight(hands, "a different name")
    assert play.is_disabled()
    page.locator("dialog .name").nth(1).fill("Bo")
    page.get_by_text("House rules", exact=True).click()
    page.locator("#house-turn_limit").fill("100000")
    page.locator("#house-turn_limit").press("Tab")
    assert in_sight(hands, "0 to 1,000")
    assert page.locator("#range-turn_limit").inner_text() == "0 to 1,000"
    page.locator("#house-turn_limit").fill("10")
    page.locator("#house-turn_limit").press("Tab")
    assert play.is_enabled()
    cut = "all => all.filter(e => e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth).length"
    assert page.locator("dialog select").evaluate_all(cut) == 0


def test_keys_stay_in_the_set_up_and_going_back_closes_it(person: Person, address: str) -> None:
    hands = person(WIDE)
    set_up(hands, address, "de2004.teams")
    page = hands.page
    assert page.locator(".teams").inner_text() == "Ada and Cleo play against Bruno and Dag."
    for text in (
        "Ada, Cleo and Elsa play against Bruno and Dag. Three against two",
        "Ada, Cleo and Elsa play against Bruno, Dag and Finn.",
    ):
        page.get_by_role("button", name="Add a seat").press("Enter")
        page.locator(".teams").filter(has_text=text).wait_for()
        assert page.evaluate("!!document.activeElement.closest('dialog')")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Remove Finn"
    for name in ("Finn", "Elsa"):
        page.get_by_role("button", name=f"Remove {name}").press("Enter")
        assert page.evaluate("document.activeElement.textContent") == "+ Add a seat"
    page.go_back()
    page.locator("dialog").wait_for(state="detached")
    assert page.url.rstrip("/") == address
    hands.set_up("de2004.teams")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.reload()
    page.wait_for_selector("[data-mode]")


def test_links_say_where_they_work_and_the_table_is_listed_at_once(person: Person, address: str) -> None:
    hands = person(WIDE)
    set_up(hands, address, "sv2000.conquest")
    page = hands.page
    page.get_by_label("Bruno: Seats").select_option("link")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("note").filter(has_text="our/feldherr serve --lan").wait_for()
    page.keyboard.press("Escape")
    page.locator("h2", has_text="Continue").wait_for()
    assert page.locator("section li a.button:not(.replay)").count() == 1


def test_links_of_a_server_for_the_house_lead_there(person: Person, address: str) -> None:
    hands = person(WIDE)
    there = "http://192.168.7.7:8420"
    hands.context.route("**/api/modes", lambda route: route.fulfill(json={**route.fetch().json(), "address": there}))
    set_up(hands, address, "sv2000.conquest")
    page = hands.page
    page.get_by_label("Bruno: Seats").select_option("link")
    page.get_by_role("button", name="Start", exact=True).click()
    assert page.get_by_label("Link for Bruno").first.input_value().startswith(f"{there}/join#")
    assert page.get_by_role("note").count() == 0


def test_a_table_is_taken_off_the_list_and_comes_back(person: Person, address: str) -> None:
    hands = person(TALL)
    for mode in ("sv2000.conquest", "nl2004.godstorm"):
        made = open_table(hands, address, mode, ["here", "person", "person"])
    page, rows = hands.page, hands.page.locator("section li a.button:not(.replay)")
    page.goto(address)
    rows.filter(has_text="Epoch 1").wait_for()
    assert rows.filter(has_text="Round 1").locator("time").inner_text()
    page.get_by_role("button", name="Remove from list").first.click()
    page.get_by_role("button", name="Keep", exact=True).click()
    assert rows.count() == 2
    off = page.locator("section li").filter(has_text="Epoch 1")
    off.get_by_role("button", name="Remove from list").click()
    page.get_by_role("button", name="Remove from list", exact=True).click()
    assert rows.count() == 1
    page.goto(f"{address}/table/{made['table']}")
    page.wait_for_selector(".map .token")
    page.goto(address)
    rows.nth(1).wait_for()


def test_a_second_seat_is_asked_for_and_a_mended_link_is_used(person: Person, address: str) -> None:
    hands = person(WIDE)
    made = open_table(hands, address, "sv2000.conquest", ["here", "person", "person"])
    page = hands.page
    page.goto(f"{address}/join#0123456789abcdef012345")
    page.get_by_role("alert").filter(has_text="doesn't work").wait_for()
    page.evaluate("hash => (location.hash = hash)", made["seats"][1])
    page.get_by_role("button", name="Also play as Bruno").wait_for()
    page.get_by_role("link", name="Back to my seat").click()
    page.wait_for_selector(".map .token")
    seats = hands.context.request.get(f"{address}/api/tables/{made['table']}").json()["seats"]
    assert seats == [0]
    page.goto(f"{address}/join#{made['seats'][1]}")
    page.get_by_role("button", name="Also play as Bruno").click()
    page.wait_for_url(f"{address}/table/{made['table']}")
    assert hands.context.request.get(f"{address}/api/tables/{made['table']}").json()["seats"] == [0, 1]
    hands.forgive("404")


def test_a_browser_without_cookies_is_told(person: Person, address: str) -> None:
    host, guest = person(WIDE), person(TALL)
    made = open_table(host, address, "sv2000.conquest", ["here", "person", "person"])

    def forgetful(route: object) -> None:
        reply = route.fetch()  # type: ignore[attr-defined]
        guest.context.clear_cookies()
        route.fulfill(json=reply.json())  # type: ignore[attr-defined]
        guest.context.clear_cookies()

    guest.context.route("**/api/join", forgetful)
    guest.page.goto(f"{address}/join#{made['seats'][1]}")
    guest.page.get_by_role("alert").filter(has_text="Allow cookies").wait_for()
    guest.forgive("404")


@pytest.mark.parametrize("path", ["foo", "table/ABC/more"])
def test_an_address_that_leads_nowhere_is_a_page(person: Person, address: str, path: str) -> None:
    hands = person(WIDE)
    reply = hands.page.goto(f"{address}/{path}")
    assert reply.status == 404
    hands.page.get_by_text("Page not found.").wait_for()
    hands.forgive("404")


def test_a_replay_whose_part_of_the_client_does_not_come_can_be_tried_again(person: Person, address: str) -> None:
    hands = person(WIDE)
    page = hands.page
    page.route("**/assets/ReplayPage-*.js", lambda route: route.abort())
    page.goto(f"{address}/replay")
    page.get_by_role("button", name="Retry now").wait_for()
    page.unroute("**/assets/ReplayPage-*.js")
    page.get_by_role("button", name="Retry now").click()
    page.get_by_role("heading", name="Replay").wait_for()
    hands.forgive()


def test_the_controls_of_a_replay_fit_a_narrow_screen(person: Person, address: str) -> None:
    hands = person(NARROW)
    made = open_table(hands, address, "sv2000.conquest", ["here", "person", "person"])
    hands.page.goto(f"{address}/table/{made['table']}/replay")
    hands.page.wait_for_selector(".transport button")
    rights = hands.page.locator(".transport button, .transport select").evaluate_all("all => all.map(e => e.getBoundingClientRect().right)")
    assert max(rights) <= 320
