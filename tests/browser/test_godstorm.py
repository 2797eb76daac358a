"""Godstorm by clicks: a sky card against an invasion, and all ten steps of the turns that follow."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

import feldherr
from browser.conftest import Person
from browser.hands import SIDEWAYS, TALL, WIDE
from browser.questions import random_game, rehearse
from browser.tables import sit
from feldherr.godstorm.names import GODS, LANDS
from feldherr.godstorm.state import godstorm

PATIENCE = 240  # seconds
ANSWERS = 110
# The steps that ask something: plague asks nobody, and the invasion of the Underworld is told apart by its places.
STEPS = {
    "placing",
    "summoning",
    "obtaining miracles",
    "playing miracles",
    "invading",
    "fortifying with gods",
    "leaving the heaven",
    "ending the turn",
}


def before_a_sky_card() -> tuple[str, int]:
    """A game with an invasion that can be answered from the sky, and all steps soon after; and who is asked."""
    for seed in range(100):
        for game, seat, offered in random_game("nl2004.godstorm", 2, seed):
            if game.state.stack[-1].name == "answering an invasion" and "play" in {o.verb for o in offered}:
                if all({*STEPS, "Underworld"} <= rehearse(game.save(), s, ANSWERS) for s in range(4)):
                    return game.save(), seat
                break
    raise AssertionError("no such game")


def before_a_godswar() -> tuple[str, int, list[int]]:
    """A game in which somebody may invade with gods where another's are; who, and that way."""
    for seed in range(400):
        for game, seat, offered in random_game("nl2004.godstorm", 2 + seed % 3, seed):
            x = godstorm(game.state)
            for src, dst in (o.on for o in offered if o.verb == "invade" and o.on[1] < LANDS):
                foe = int(game.state.owner[dst])
                if foe < game.seats and x.gods_at(seat, src) and x.gods_at(foe, dst):
                    return game.save(), seat, [src, dst]
    raise AssertionError("no such game")


@pytest.mark.parametrize("device", [WIDE, TALL], ids=["wide", "phone"])
def test_gods_are_switched_in_the_bubble_and_fight_face_to_face(person: Person, address: str, device: dict[str, Any]) -> None:
    save, seat, way = before_a_godswar()
    g = feldherr.load(save)
    kinds = [kind for kind in range(4) if godstorm(g.state).gods_at(seat, way[0]) >> kind & 1]
    hands = person(device)
    sit(hands, address, "nl2004.godstorm", ["here" if s == seat else "recruit" for s in range(g.seats)], game=save)
    hands.until()
    for place in way:
        hands.tap(str(place))
    gods, war = hands.page.locator(".bubble [role=switch]"), hands.page.locator(".bubble .war")
    war.get_by_text("%").wait_for()
    assert gods.count() == len(kinds)
    for switch in gods.all():  # the last one takes the godswar along
        assert war.count() == 1
        switch.click()
        assert switch.get_attribute("aria-checked") == "false"
    assert war.count() == 0
    gods.first.click()
    war.get_by_text("%").wait_for()
    hands.page.locator(".bubble [data-verb=invade]").click()
    hands.page.wait_for_selector(".duel, .bubble [data-verb=champion], .bubble [data-verb=attack]")
    stay = [f"stay {GODS[kind]}" for kind in kinds[1:]]
    assert [answer.split()[0] for answer in hands.answers[:1]] == ["invade"]
    assert hands.answers[1 : len(stay) + 2] == [*stay, "done"]
    assert hands.page.evaluate("eyes.hidden('.bubble')") == []
    while hands.page.locator(".duel").count() == 0:
        assert hands.page.locator(".bubble [data-verb=champion] svg").count() > 0, "nobody is face to face, and no god can be named"
        hands.page.locator(".bubble [data-verb=champion]").first.click()
        hands.until()
        hands.page.wait_for_selector(".duel, .bubble [data-verb=champion]")
    assert hands.page.locator(".duel .side").count() == 2
    assert hands.page.locator(".duel .lost").count() == 1


def asked(step: str, verb: str, kinds: int) -> tuple[str, int]:
    """A game in which somebody is asked for such a step, with such options about so many things; and who."""
    for seed in range(100):
        for game, seat, offered in random_game("nl2004.godstorm", 2, seed):
            about = {o.on[:1] for o in offered if o.verb == verb}
            if game.state.stack[-1].name == step and len(about) >= kinds:
                return game.save(), seat
    raise AssertionError("no such game")


def test_a_sleeping_god_is_taken_out_of_the_tray(person: Person, address: str) -> None:
    save, seat = asked("summoning", "summon", 2)
    hands = person(TALL)
    sit(hands, address, "nl2004.godstorm", ["here" if s == seat else "person" for s in range(2)], game=save)
    hands.until()
    pieces = hands.page.locator("[data-piece^=summon]")
    pieces.nth(1).get_by_text("3 faith").wait_for()
    god = pieces.nth(1).get_attribute("data-piece")
    pieces.nth(1).click()
    assert pieces.nth(1).get_attribute("aria-pressed") == "true"
    place = hands.places()[0]
    before = hands.look().version
    hands.tap(place)
    hands.until(after=before)
    kind = GODS[int(str(god).split()[1])]
    assert hands.answers == [f"summon {kind} {feldherr.load(save).rules.board.territories[int(place)]}"]


def test_bids_are_closed_fists_until_all_are_in(person: Person, address: str) -> None:
    save, _ = asked("bidding", "bid", 1)
    people = [person(WIDE), person(TALL)]
    made = sit(people[0], address, "nl2004.godstorm", ["here", "person"], game=save)
    people[1].page.goto(f"{address}/join#{made['seats'][1]}")
    for hands in people:
        hands.until()
        assert hands.page.locator("[data-fist]").count() == 0
    people[1].answer("bid")
    for hands in people:
        hands.page.locator(".players li:has([data-side='1']) [data-fist=closed]").wait_for()
        assert hands.page.evaluate("eyes.hidden('.players [data-fist]', false)") == []
        assert hands.page.locator("[data-fist]").count() == 1
    assert "1 has bid" not in people[0].page.locator(".players").inner_text()


def test_a_sky_card_and_all_ten_steps(person: Person, address: str) -> None:
    save, seat = before_a_sky_card()
    people = [person(WIDE), person(TALL)]

    def begin() -> None:
        made = sit(people[0], address, "nl2004.godstorm", ["here", "person"], game=save)
        people[1].page.goto(f"{address}/join#{made['seats'][1]}")
        assert " invades " in people[seat].until().ask
        people[seat].answer("play")

    begin()
    end, met, deep = time.monotonic() + PATIENCE, set[str](), False
    while not (deep and met >= STEPS):
        assert time.monotonic() < end, f"not met: {STEPS - met}, {deep}"
        if any(hands.look().over for hands in people):  # by the dice, before all was met
            begin()
        if not any([hands.act() for hands in people]):
            people[0].page.wait_for_timeout(20)
        met |= {phase for hands in people for phase, _ in hands.asked}
        deep = any(re.match(r"(enter|invade) \S+ u\d+", answer) for hands in people for answer in hands.answers)
    assert people[seat].answers[0].startswith("play ")


@pytest.mark.parametrize("device", [WIDE, TALL, SIDEWAYS], ids=["wide", "tall", "sideways"])
@pytest.mark.parametrize("seats", [2, 5])
def test_faith_and_the_score_are_always_in_sight(person: Person, address: str, device: dict[str, Any], seats: int) -> None:
    """Those of all players, whoever's turn it is."""
    hands = person(device)
    games = random_game("nl2004.godstorm", seats, 3)
    save, turn = next((game.save(), seat) for game, seat, _ in games if game.state.round == 2 and game.state.stack[-1].name == "placing")
    for own in (turn, (turn + 1) % seats):
        sit(hands, address, "nl2004.godstorm", ["here" if s == own else "person" for s in range(seats)], game=save)
        for figure in ("faith", "score"):
            shown = hands.page.locator(f".players .{figure}")
            assert shown.count() == seats
            assert hands.page.evaluate("s => eyes.hidden(s, false)", f".players .{figure}") == []


def test_where_a_god_or_a_temple_may_stand_is_lit(person: Person, address: str) -> None:
    hands = person(WIDE)
    games = random_game("nl2004.godstorm", 2, 1)
    save, seat = next((game.save(), seat) for game, seat, _ in games if game.state.stack[-1].name == "placing god and temple")
    sit(hands, address, "nl2004.godstorm", ["here" if s == seat else "person" for s in range(2)], game=save)
    hands.until()
    lit = hands.page.locator(".map .glow .light").get_attribute("d")
    assert lit.count("M") >= len(hands.places()) > 0
