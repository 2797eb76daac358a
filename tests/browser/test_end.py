"""The end of a game: who has won and why, who came where, what it was like, and what next."""

from __future__ import annotations

import re
from typing import Any

from browser.conftest import Person
from browser.hands import TALL, WIDE
from browser.questions import random_game
from browser.tables import sit
from screenshots import saved

DRAWN = """globalThis.drawn = [];
const draw = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (text, ...at) { drawn.push(text); draw.call(this, text, ...at); };"""


def ended(mode: str, seats: int, **house: int) -> str:
    """A game that is over."""
    *_, (game, _, _) = random_game(mode, seats, 5, **house)
    assert game.over
    return str(game.save())


def test_the_winner_reads_victory_and_the_others_what_they_were_short_of(person: Person, address: str) -> None:
    save = ended("de2010.basic", 4)
    titles = []
    for seat in range(4):
        hands = person(WIDE)
        sit(hands, address, "de2010.basic", ["here" if s == seat else "recruit" for s in range(4)], game=save)
        hands.page.wait_for_selector("dialog .podium")
        title, why = hands.page.locator("#victory").inner_text(), hands.page.locator("dialog header p").inner_text()
        assert ("you held the most" in why) == title.startswith("Victory,")
        assert ("short" in why) == (not title.startswith("Victory,"))
        titles.append(title)
    assert sum(title.startswith("Victory,") for title in titles) == 1
    assert len({title for title in titles if title.endswith(" wins")}) == 1


def test_places_are_those_of_the_record_for_whoever_comes_late(person: Person, address: str) -> None:
    """Ada fell first, then Bruno, then Cleo: long before what a device is told that comes to the end; and the picture says the same.

    Nobody sat in the winner's seat until then: whoever comes to it is Dag to themselves, and no free seat.
    """
    hands, late = person(WIDE), person(TALL)
    made = sit(hands, address, "sv2000.conquest", ["here", "recruit", "recruit", "person"], game=saved("sv2000.conquest", 4))
    late.page.goto(f"{address}/join#{made['seats'][3]}")
    for page, winner in ((hands.page, "Yellow"), (late.page, "Dag")):
        page.wait_for_selector("dialog .podium")
        page.reload()
        page.wait_for_selector("dialog .podium")
        steps = page.locator("dialog .podium > li").all()
        places = {step.locator(".step .unseen").inner_text(): step.locator("b").all_inner_texts() for step in steps}
        assert places == {"Place 1": [winner], "Place 2": ["Cleo"], "Place 3": ["Bruno"]}
        assert page.locator("dialog .rest b").all_inner_texts() == ["4", "Ada"]
        assert "+" not in page.locator(".players .avatar").all_inner_texts()
    hands.context.add_init_script(DRAWN)
    hands.page.reload()
    with hands.page.expect_download():
        hands.page.get_by_role("button", name="Share").click()
    drawn = hands.page.evaluate("drawn")
    assert [word for word in drawn if word in ("Ada", "Bruno", "Cleo", "Yellow")] == ["Yellow", "Cleo", "Bruno", "Ada"]


def test_what_the_game_was_like(person: Person, address: str) -> None:
    hands = person(TALL)
    sit(hands, address, "de2010.basic", ["here", "recruit", "recruit", "recruit"], game=ended("de2010.basic", 4))
    page = hands.page
    page.wait_for_selector("dialog .much")
    assert page.locator("dialog .podium > li").count() == 3
    assert page.locator("dialog .turned li").count() == 3
    assert page.locator("dialog .much").count() == 4
    assert "of" in page.locator("dialog dd", has_text="of").first.inner_text()
    page.get_by_role("button", name="None of the dice and draws can be checked").click()  # the whole game came from a file
    assert page.locator("#dice-proof code").first.is_visible()


def test_team_mates_share_a_step(person: Person, address: str) -> None:
    hands = person(WIDE)
    sit(hands, address, "de2004.teams", ["here", "recruit", "recruit", "recruit"], game=ended("de2004.teams", 4, turn_limit=2))
    hands.page.wait_for_selector("dialog .podium")
    assert hands.page.locator("dialog .podium > li").count() == 2
    assert hands.page.locator("dialog .p1 .face").count() == 2


def test_the_map_can_be_looked_at_and_the_result_comes_back(person: Person, address: str) -> None:
    hands = person(WIDE)
    sit(hands, address, "sv2000.duel", ["here", "here"], game=ended("sv2000.duel", 2, turn_limit=1))
    page = hands.page
    page.wait_for_selector("dialog .podium")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.get_by_role("button", name="Result").click()
    page.wait_for_selector("dialog .podium")


def test_the_result_can_be_shared_as_a_picture(person: Person, address: str) -> None:
    hands = person(WIDE)
    sit(hands, address, "sv2000.duel", ["here", "here"], game=ended("sv2000.duel", 2, turn_limit=1))
    page = hands.page
    with page.expect_download() as coming:
        page.get_by_role("button", name="Share").click()
    assert coming.value.suggested_filename == "feldherr.png"


def test_friends_meet_at_the_one_rematch(person: Person, address: str) -> None:
    hands, friend = person(WIDE), person(TALL)
    made = sit(hands, address, "sv2000.duel", ["here", "person"], game=ended("sv2000.duel", 2, turn_limit=1))
    friend.page.goto(f"{address}/join#{made['seats'][1]}")
    friend.page.wait_for_selector("dialog .podium")
    before = hands.page.url
    hands.page.get_by_role("button", name="Rematch").click()
    hands.page.wait_for_function("before => location.href !== before", arg=before)
    hands.page.wait_for_selector(".map .token")
    friend.page.get_by_role("button", name="Join the rematch").click()
    friend.page.wait_for_url(hands.page.url)
    friend.page.wait_for_selector(".map .token")
    table = hands.page.url.rsplit("/", 1)[1]
    seats = [p.context.request.get(f"{address}/api/tables/{table}").json()["seats"] for p in (hands, friend)]
    assert sorted(seats) == [[0], [1]]


def test_the_browser_checks_every_die_of_a_game_in_which_it_had_a_share(person: Person, address: str) -> None:
    hands = person(WIDE)
    sit(hands, address, "sv2000.conquest", ["recruit"] * 3, shares=True, pace=0, house={"turn_limit": "1"})
    page = hands.page
    page.get_by_role("button", name=re.compile(r"All \d+ dice and draws check out")).click()
    said = page.locator("#dice-proof").inner_text()
    assert "One player's device helped to make the seed. This device's share is included." in said


def test_a_die_that_was_changed_is_found_by_the_browser(person: Person, address: str) -> None:
    hands = person(WIDE)

    def bend(route: Any) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=re.sub(r"\? roll (\d)", lambda m: f"? roll {int(m[1]) % 6 + 1}", reply.text(), count=1))

    hands.context.route("**/game", bend)
    sit(hands, address, "sv2000.conquest", ["recruit"] * 3, shares=True, pace=0, house={"turn_limit": "1"})
    hands.page.get_by_role("button", name="The dice are not what was promised").click()
    assert hands.page.locator("#dice-proof [role=alert]").inner_text() == "The proof belongs to another game or other moves."
