"""What is answered without asking, taken back, given up, agreed on and played again: two people in two browsers, and two at one device."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser.conftest import Person
from browser.hands import TALL, WIDE, Hands, play_on
from browser.piled import Piled, others_near, piled
from browser.tables import sit
from feldherr import load

MODE = "sv2000.missions"
PATIENCE = 240  # seconds
UNDO, TABLE = "[data-undo]", "About this table"


def sit_together(ada: Hands, bruno: Hands, address: str, third: str = "recruit", **more: Any) -> None:
    """Ada opens a table, Bruno comes by a link."""
    made = sit(ada, address, MODE, ["here", "person", third], **more)
    bruno.page.goto(f"{address}/join#{made['seats'][1]}")
    bruno.page.wait_for_selector(".map .token")


def tool(hands: Hands, name: str) -> None:
    """Open something from the corner; on a small screen it is behind one button."""
    fold = hands.page.locator("header .fold")
    if fold.is_visible() and fold.get_attribute("aria-expanded") == "false":
        fold.click()
    hands.page.locator(f"header .tool[aria-label='{name}']").click()
    hands.page.wait_for_selector("dialog[open]")


def order(hands: Hands, what: str, how: str) -> None:
    """Give a standing order."""
    tool(hands, "Standing orders")
    choice = hands.page.get_by_role("radiogroup", name=what).first.get_by_role("radio", name=how)
    choice.click()
    hands.page.wait_for_function("e => e.ariaChecked === 'true'", arg=choice.element_handle())
    hands.page.keyboard.press("Escape")
    hands.page.wait_for_selector("dialog[open]", state="detached")


def aim(hands: Hands, position: Piled, whose: int) -> None:
    """Pick the pile and the strongest neighbour of a seat."""
    g = load(position.save).state
    hands.tap(str(position.home))
    hands.tap(str([t for t in others_near(position.save, position.home) if g.owner[t] == whose][-1]))
    hands.page.wait_for_selector("[data-blitz]")


def clicks(hands: Hands) -> int:
    return int(hands.page.evaluate("eyes.clicks"))


def place_all(hands: Hands, position: Piled) -> None:
    """All armies where most are already."""
    seen = hands.until()
    assert "place" in seen.verbs
    hands.tap(str(position.home))
    hands.press(".bubble [data-each='0']")
    assert hands.press("[data-verb=place]")
    hands.page.wait_for_function("() => document.querySelector('[data-verbs]')?.dataset.verbs.includes('attack')")


# ---- standing orders ----------------------------------------------------------------------------------------------------------------


def test_a_whole_game_in_which_nobody_is_asked_to_defend(person: Person, address: str) -> None:
    ada, bruno = person(WIDE), person(TALL)
    sit_together(ada, bruno, address, house={"turn_limit": "2"})
    play_on([ada, bruno], PATIENCE)
    for hands in (ada, bruno):
        assert {"place", "attack", "done"} <= {answer.split()[0] for answer in hands.answers}
        assert not [answer for answer in hands.answers if answer.startswith("defend")]


@pytest.mark.deep
def test_a_whole_game_to_a_fulfilled_mission(person: Person, address: str) -> None:
    """Two people in two browsers, and a computer that knows what it wants."""
    ada, bruno = person(WIDE), person(TALL)
    sit_together(ada, bruno, address, "captain")
    play_on([ada, bruno], 4 * PATIENCE)
    for hands in (ada, bruno):
        assert "mission" in hands.page.locator("dialog header p").inner_text()
        assert {"place", "attack", "done"} <= {answer.split()[0] for answer in hands.answers}
        assert not [answer for answer in hands.answers if answer.startswith("defend")]


def test_a_defender_need_not_click_until_they_want_to_be_asked(person: Person, address: str) -> None:
    ada, bruno = person(WIDE), person(TALL)
    position = piled(MODE, 3, 12, "attack", met=True)
    sit_together(ada, bruno, address, "person", game=position.save)
    ada.until()
    before = clicks(bruno)
    aim(ada, position, 1)
    ada.page.locator("[data-blitz]").click()
    decided = "() => { const { verbs, phase } = document.querySelector('[data-verbs]').dataset; return verbs || phase === 'placing'; }"
    ada.page.wait_for_function(decided)  # whoever has lost all but one army can do nothing more, and it is the next one's turn
    assert len([answer for answer in ada.answers if answer.startswith("attack")]) > 1
    bruno.until(after=ada.look().version - 1)
    assert (clicks(bruno), bruno.answers) == (before, [])
    assert "defend" not in bruno.look().verbs

    bruno.page.wait_for_selector(".map .token")
    again = piled(MODE, 3, 12, "attack", met=True)
    sit_together(ada, bruno, address, "person", game=again.save)
    order(bruno, "Defend", "ask me")
    ada.until()
    aim(ada, again, 1)
    ada.page.locator("[data-verb=attack]").click()
    assert "defend" in bruno.until().verbs
    bruno.answer("defend")
    ada.until()
    assert bruno.answers[0].startswith("defend")


# ---- taking back --------------------------------------------------------------------------------------------------------------------


def test_what_was_placed_or_ended_is_taken_back_until_dice_fall(person: Person, address: str) -> None:
    hands, position = person(WIDE), piled(MODE, 3, 12)
    sit(hands, address, MODE, ["here", "person", "person"], game=position.save)
    counter = hands.page.locator(f".map .token[data-place='{position.home}'] .counter text").first
    hands.until()
    before = int(counter.text_content())
    place_all(hands, position)
    assert int(counter.text_content()) > before
    for _ in range(2):  # the first army, and the rest
        seen = hands.look()
        hands.page.locator(UNDO).click()
        hands.until(after=seen.version)
        hands.page.wait_for_function("() => document.querySelector('[data-verbs]')?.dataset.verbs.includes('place')")
    assert int(counter.text_content()) == before
    place_all(hands, position)
    hands.answer("done")
    hands.page.wait_for_function("() => !document.querySelector('[data-verbs]').dataset.verbs.includes('attack')")
    hands.page.locator(UNDO).click()
    hands.page.wait_for_function("() => document.querySelector('[data-verbs]').dataset.verbs.includes('attack')")
    aim(hands, position, 1)
    seen = hands.look()
    hands.page.locator(".bubble [data-verb=attack]").click()
    hands.until(after=seen.version)
    hands.until()
    assert hands.page.locator(UNDO).count() == 0


# ---- giving up, agreeing, playing again ---------------------------------------------------------------------------------------------


def test_somebody_resigns_and_watches_how_a_computer_plays_on(person: Person, address: str) -> None:
    ada, bruno = person(WIDE), person(TALL)
    position = piled(MODE, 3, 12, "fortify")
    sit_together(ada, bruno, address, game=position.save)
    ada.until()
    ada.answer("done")
    bruno.until()  # it is their turn
    tool(bruno, TABLE)
    bruno.page.get_by_role("button", name="Resign", exact=True).click()
    bruno.page.get_by_role("button", name="Resign for good?").click()
    ada.page.locator(".players li", has_text="Bruno").filter(has_text="resigned").wait_for()
    assert "place" in ada.until().verbs  # a computer has played on for them, and the third has had a turn
    bruno.until(after=ada.look().version - 1)
    assert (bruno.look().verbs, bruno.look().over) == ([], False)
    assert bruno.page.locator("[data-verb]").count() == 0
    assert bruno.answers == []


def ended_by_agreement(ada: Hands, bruno: Hands) -> None:
    tool(ada, TABLE)
    ada.page.get_by_role("button", name="Offer to end the game").click()
    bruno.page.get_by_text("Ada offers to end the game now").wait_for()
    bruno.page.get_by_role("button", name="Agree").click()
    for hands in (ada, bruno):
        hands.page.locator("dialog header p", has_text="everybody agreed to end the game").wait_for()
        assert hands.page.locator("div.over p").first.inner_text() == "everybody agreed to end the game"


def test_all_agree_to_end_and_play_again_without_new_links(person: Person, address: str) -> None:
    ada, bruno = person(WIDE), person(TALL)
    sit_together(ada, bruno, address)
    old = ada.page.url
    ended_by_agreement(ada, bruno)
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_function("old => location.href !== old", arg=old)
    bruno.page.get_by_role("button", name="Join the rematch").click()
    for hands, name in ((ada, "Ada"), (bruno, "Bruno")):
        hands.page.wait_for_function("old => location.href !== old && !document.querySelector('dialog[open]')", arg=old)
        hands.page.wait_for_selector(".map .token")
        assert hands.page.locator(".players li.you b").get_attribute("title") == name
    assert ada.page.url == bruno.page.url


# ---- one device ---------------------------------------------------------------------------------------------------------------------


class Ear:
    """What a device is sent."""

    def __init__(self, hands: Hands) -> None:
        self.frames: list[dict[str, Any]] = []
        hands.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.frames.append(json.loads(text))))

    def views(self) -> list[dict[str, Any]]:
        return [frame["view"] for frame in self.frames if "view" in frame]


def test_a_shared_device_keeps_secrets_with_orders_and_second_thoughts(person: Person, address: str) -> None:
    hands, position = person(WIDE), piled(MODE, 3, 12)
    ear = Ear(hands)
    sit(hands, address, MODE, ["here", "here", "recruit"], game=position.save)
    page = hands.page
    assert hands.until().curtain
    hands.act()
    hands.until()
    page.locator("header [data-tab=secrets]").click()
    page.get_by_role("button", name="Show").click()
    mission = page.locator(".secrets .mission").inner_text()
    assert mission in page.inner_text("body")
    place_all(hands, position)
    page.locator(UNDO).click()
    page.wait_for_function("() => document.querySelector('[data-verbs]')?.dataset.verbs.includes('place')")
    order(hands, "Move in after a conquest", "all")
    place_all(hands, position)
    for _ in range(2):  # attacks, then moves
        seen = hands.until()
        hands.answer("done")
        hands.until(after=seen.version)
    assert hands.until().curtain
    assert mission not in page.content()
    before = len(ear.views())
    hands.act()
    assert hands.until().seat == 1
    assert mission not in page.content()
    assert page.locator(".secrets .mission").count() == 0
    after = ear.views()[before:]
    assert after
    assert {view["seat"] for view in after} == {1}
    assert all(view["extra"]["missions"][0] == -2 and view["extra"]["missions"][1] >= 0 for view in after)
    tool(hands, TABLE)
    page.get_by_role("button", name="Offer to end the game").nth(1).click()  # Bruno, for both
    page.get_by_role("button", name="Agree").wait_for()
    assert mission not in page.content()
    assert all(view["seat"] == 1 for view in ear.views()[before:])


def test_a_shared_device_keeps_secrets_when_somebody_resigns_and_in_the_rematch(person: Person, address: str) -> None:
    hands, position = person(WIDE), piled(MODE, 3, 12)
    ear = Ear(hands)
    sit(hands, address, MODE, ["here", "here", "recruit"], game=position.save)
    page = hands.page
    assert hands.until().curtain
    hands.act()
    hands.until()
    tool(hands, TABLE)
    page.get_by_role("button", name="Resign", exact=True).nth(1).click()  # Bruno, while it is Ada's turn
    page.get_by_role("button", name="Resign for good?").click()
    page.locator(".players li", has_text="Bruno").filter(has_text="resigned").wait_for()
    place_all(hands, position)
    assert all(view["extra"]["missions"][1] == -2 for view in ear.views())  # what a computer plays on with is nobody's business

    tool(hands, TABLE)
    page.get_by_role("button", name="Offer to end the game").click()
    page.get_by_role("button", name="End the game now?").click()  # nobody else is to agree
    page.wait_for_selector("dialog .podium")
    old, before = page.url, len(ear.views())
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("old => location.href !== old", arg=old)
    assert hands.until().seat == 0  # Bruno's seat is the computer's from now on, so there is nobody to hide from
    fresh = ear.views()[before:]
    assert fresh
    assert all(view["extra"]["missions"][1] < 0 for view in fresh)


def test_the_curtain_shuts_what_the_last_one_had_open(person: Person, address: str) -> None:
    hands = person(WIDE)
    sit(hands, address, MODE, ["here", "recruit", "here"], game=piled(MODE, 3, 12, "fortify").save, pace=500)
    assert hands.until().curtain
    hands.act()
    hands.until()
    hands.answer("done")
    tool(hands, "Standing orders")  # while the computer plays
    hands.page.wait_for_selector(".curtain")
    assert hands.page.locator("dialog[open]").count() == 0
    assert hands.page.evaluate("document.activeElement.closest('.curtain') !== null")


def test_a_double_click_takes_back_one_step(person: Person, address: str) -> None:
    hands, position = person(WIDE), piled(MODE, 3, 12)
    sit(hands, address, MODE, ["here", "person", "person"], game=position.save)
    hands.until()
    counter = hands.page.locator(f".map .token[data-place='{position.home}'] .counter text").first
    before = int(counter.text_content())
    for n in (1, 2):
        seen = hands.look()
        hands.tap(str(position.home))
        hands.until(after=seen.version)
        hands.until()
        assert int(counter.text_content()) == before + n
    hands.page.locator(UNDO).dblclick()
    hands.page.wait_for_function(
        "n => Number(document.querySelector(n[0]).textContent) === n[1]",
        arg=[f".map .token[data-place='{position.home}'] .counter text", before + 1],
    )
    hands.page.wait_for_timeout(300)
    assert int(counter.text_content()) == before + 1
