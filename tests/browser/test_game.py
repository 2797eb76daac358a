"""Whole games by clicks: opened in the lobby, joined by a link, handed over at one device, to the end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.conftest import Person
from browser.hands import TALL, WIDE, Hands, play_on
from browser.piled import others_near, piled
from browser.questions import random_game
from browser.tables import sit

PATIENCE = 240  # seconds


def open_in_the_lobby(hands: Hands, address: str, mode: str, turns: str) -> str:
    """Set a short game up: Ada here, Bruno by a link, Cleo a computer; the link."""
    page = hands.page
    page.goto(address)
    hands.set_up(mode)
    page.get_by_label("Bruno: Seats").select_option("link")
    page.get_by_label("Cleo: Strength").select_option("recruit")
    page.get_by_text("House rules", exact=True).click()
    page.locator("#house-turn_limit").fill(turns)
    page.locator("#house-turn_limit").press("Tab")
    page.get_by_label("Speed of computers").select_option("0")
    page.get_by_role("button", name="Start", exact=True).click()
    link = page.get_by_label("Link for Bruno").first.input_value()
    page.get_by_role("button", name="Go to the table").click()
    return str(link)


def test_a_game_has_as_many_seats_as_are_chosen(person: Person, address: str) -> None:
    hands = person(WIDE)
    hands.page.goto(address)
    hands.set_up("sv2000.missions")
    assert hands.page.locator("[data-mode]").count() == 16
    for many in (5, 3):
        hands.page.get_by_label(str(many), exact=True).check(force=True)
        assert hands.page.locator("dialog li .name").count() == many


@pytest.mark.long
def test_two_people_and_a_computer_from_the_lobby_to_the_end(person: Person, address: str) -> None:
    ada, bruno = person(WIDE), person(TALL)
    link = open_in_the_lobby(ada, address, "sv2000.missions", "2")
    bruno.page.goto(link)
    for hands in (ada, bruno):
        hands.page.wait_for_selector(".map .token")
    play_on([ada, bruno], PATIENCE)
    for hands in (ada, bruno):
        verbs = {answer.split()[0] for answer in hands.answers}
        assert {"place", "attack", "done"} <= verbs
        assert re.search(r"\bwins?\b", hands.page.locator("h1").inner_text())  # two may be equally strong when the turns are over
        assert hands.page.locator("div.over p").first.inner_text() in ("turn limit", "mission fulfilled")
        hands.page.locator("dialog h2", has_text=re.compile(r"\bwins?\b|Victory")).wait_for()


def nearly_set_up(free: int, unplaced: int) -> str:
    """A short liberation game with so many territories free, or so few armies to place."""
    for game, _, _ in random_game("de2004.liberation", 3, 7, turn_limit=1):
        g = game.state
        if list(g.owner).count(-1) == free and (free or sum(g.reserve) == unplaced):
            return game.save()
    raise AssertionError("no such game")


def test_claims_at_one_device_need_no_curtain(person: Person, address: str) -> None:
    hands = person(TALL)
    sit(hands, address, "de2004.liberation", ["here"] * 3, game=nearly_set_up(4, 0))
    while len(hands.answers) < 6:
        seen = hands.until()
        assert not seen.curtain  # everybody may see where the others are
        hands.act()
        hands.until(after=seen.version)
    assert [answer.split()[0] for answer in hands.answers[:6]] == ["claim"] * 3 + ["place"] * 3
    assert hands.seats[3:6] == [*hands.seats[1:3], hands.seats[0]]  # the last territory claims itself
    assert len({*hands.seats[:3]}) == 3


def about_to_attack() -> tuple[str, str]:
    """A game in which the third player can attack the first, whose turn is next; and that attack."""
    for game, seat, offered in random_game("de2004.liberation", 3, 5):
        g = game.state
        for o in offered:
            if g.seat == seat == 2 and o.verb == "attack" and g.owner[o.on[1]] == 0 and g.armies[o.on[1]] > 1:
                return game.save(), " ".join(str(t) for t in o.on)
    raise AssertionError("no such game")


def test_whoever_defended_openly_gets_the_device_for_their_turn(person: Person, address: str) -> None:
    hands, foe = person(WIDE), person(WIDE)
    save, way = about_to_attack()
    made = sit(hands, address, "de2004.liberation", ["here", "here", "person"], game=save)
    hands.order("Defend", "ask me")
    foe.page.goto(f"{address}/join#{made['seats'][2]}")
    foe.page.wait_for_selector(".map .token")
    foe.until()
    for place in way.split():
        foe.tap(place)
    foe.answer("attack")
    defends = hands.until()
    assert (defends.verbs, defends.seat, defends.curtain) == (["defend"], 0, False)
    hands.act()
    while not (seen := hands.look()).curtain:
        assert "defend" not in seen.verbs
        asked = foe.look()
        if asked.verbs:
            foe.answer("done" if "done" in asked.verbs else asked.verbs[0])
            foe.until(after=asked.version)
        else:
            hands.page.wait_for_timeout(20)  # the board is on its way
    hands.act()
    assert (hands.until().seat, hands.look().curtain) == (0, False)


def peeking_attacker() -> tuple[str, int, str]:
    """A mission game for two at one device in which somebody can attack the other who has two armies; and that attack."""
    for game, seat, offered in random_game("sv2000.missions", 3, 11):
        g = game.state
        for o in offered:
            if o.verb == "attack" and g.armies[o.on[1]] > 1 and g.armies[o.on[0]] > 3:
                return game.save(), seat, " ".join(str(t) for t in o.on)
    raise AssertionError("no such game")


def test_cards_that_were_looked_at_are_hidden_from_an_attacker_at_the_same_device(person: Person, address: str) -> None:
    hands = person(WIDE)
    save, seat, way = peeking_attacker()
    sit(hands, address, "sv2000.missions", ["here"] * 3, game=save)
    hands.until()
    hands.act()  # the curtain
    hands.order("Defend", "ask me")
    src, dst = way.split()
    for place in (src, dst):
        hands.tap(place)
    drawer = hands.open_drawer("secrets")
    drawer.get_by_role("button", name="Show").click()
    assert drawer.locator(".mission").count() == 1
    hands.page.keyboard.press("b")  # the drawer may lie over the bubble
    while (seen := hands.until()).verbs == ["defend"]:
        assert seen.seat != seat
        assert drawer.locator(".mission").count() == 0
        hands.answer("defend")
        hands.until(after=seen.version)
    assert seen.seat == seat
    assert len([answer for answer in hands.answers if answer.startswith("attack")]) > 1 or "occupy" in seen.verbs
    assert any(answer.startswith("defend") for answer in hands.answers)
    assert drawer.locator(".mission").count() == 0  # until they are wanted again


def test_three_at_one_device_to_the_end(person: Person, address: str) -> None:
    hands = person(WIDE)
    sit(hands, address, "de2004.liberation", ["here"] * 3, game=nearly_set_up(0, 2))
    hands.order("Defend", "ask me")
    curtains = opened = 0
    while not (seen := hands.until()).over:
        if not hands.page.query_selector("aside.drawer") and not seen.curtain:
            hands.open_drawer("secrets")
        if seen.curtain:
            curtains += 1
            opened += hands.page.locator("aside.drawer .secrets").count()  # it is shut where it lies over a territory that is to be tapped
            assert hands.page.locator(".secrets h2").count() == 0  # nothing that is for somebody only
        hands.act()
    assert curtains >= 3  # for every turn, but not for what all may see
    assert opened
    assert {"place", "attack", "defend", "fortify", "done"} <= {answer.split()[0] for answer in hands.answers}
    assert re.search(r"\bwins?\b", hands.page.locator("h1").inner_text())  # two may be equally strong when the turns are over
    hands.page.get_by_role("button", name="Rematch").click()
    hands.page.get_by_role("heading", name="Your move").wait_for()
    assert all(hands.page.locator(".players").get_by_text(name).count() for name in ("Ada", "Bruno", "Cleo"))


def test_a_link_that_leads_nowhere_says_so(person: Person, address: str) -> None:
    hands = person(WIDE)
    hands.page.goto(f"{address}/join#0123456789abcdef0123456789abcdef")
    hands.page.get_by_role("alert").filter(has_text="doesn't work").wait_for()
    hands.forgive("404")


@pytest.mark.parametrize(("win", "inviting"), [(None, 0), (0.02, 0), (0.9, 1)], ids=["unknown", "bad", "good"])
def test_no_button_invites_to_a_bad_attack(person: Person, address: str, win: float | None, inviting: int) -> None:
    """Nor to one whose odds are not known; and whoever aims is not invited to end."""
    hands = person(WIDE)

    def odds(route: Any) -> None:
        if win is None:
            route.abort()
        else:
            route.fulfill(json={**route.fetch().json(), "win": win})

    hands.context.route("**/odds/**", odds)
    games = random_game("sv2000.conquest", 3, 3)
    save, seat = next((game.save(), seat) for game, seat, offered in games if "attack" in {o.verb for o in offered})
    sit(hands, address, "sv2000.conquest", ["here" if s == seat else "person" for s in range(3)], game=save)
    hands.until()
    assert hands.page.locator(".rail button.done.primary").count() == 1
    hands.open_bubble()
    attack = hands.page.locator(".bubble [data-verb=attack]")
    attack.wait_for()
    if win is not None:
        hands.page.locator(".bubble").get_by_text(f"{win:.0%}", exact=True).first.wait_for()
    assert hands.page.locator(".bubble .fight").count() == inviting
    assert hands.page.locator(".rail button.done").count() == 1
    assert hands.page.locator(".rail button.done.primary").count() == 0
    hands.forgive()


MOVED = """{
  globalThis.moved = new Set();
  const moves = () => document.getAnimations().filter((a) => a.effect.getComputedTiming().duration > 1);
  setInterval(() => moves().forEach((a) => moved.add(a.animationName ?? a.transitionProperty)), 15);
}"""


def test_a_turn_with_motion_and_without(person: Person, address: str) -> None:
    """Whoever wants it sees things move, and can play as well; for others nothing does."""
    position = piled("sv2000.missions", 3, 20)
    for wish in ("no-preference", "reduce"):
        hands = person(WIDE, reduced_motion=wish)
        hands.context.add_init_script(MOVED)
        sit(hands, address, "sv2000.missions", ["here", "person", "person"], game=position.save)
        page = hands.page
        hands.until()
        hands.tap(str(position.home))
        page.locator(".bubble [data-each='0']").click()
        page.locator("[data-verb=place]").click()
        page.wait_for_function("() => document.querySelector('[data-verbs]')?.dataset.verbs.includes('attack')")
        hands.tap(str(position.home))
        hands.tap(str(others_near(position.save, position.home)[0]))
        seen = hands.look()
        page.locator(".bubble [data-verb=attack]").click()
        hands.until(after=seen.version)
        hands.until()
        hands.answer("occupy" if "occupy" in hands.look().verbs else "done")
        assert {"place", "attack"} <= {answer.split()[0] for answer in hands.answers}
        moved = set(page.evaluate("[...moved]"))
        assert bool(moved) == (wish == "no-preference"), moved
