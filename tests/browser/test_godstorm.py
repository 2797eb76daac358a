"""Godstorm by clicks: a sky card against an invasion, and all ten steps of the turns that follow."""

from __future__ import annotations

import re
import time

from browser.conftest import Person
from browser.hands import TALL, WIDE
from browser.questions import random_game, rehearse
from browser.tables import sit

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


def test_a_sky_card_and_all_ten_steps(person: Person, address: str) -> None:
    save, seat = before_a_sky_card()
    people = [person(WIDE), person(TALL)]
    made = sit(people[0], address, "nl2004.godstorm", ["here", "person"], game=save)
    people[1].page.goto(f"{address}/join#{made['seats'][1]}")
    assert " invades " in people[seat].until().ask
    people[seat].answer("play")
    end, met, deep = time.monotonic() + PATIENCE, set[str](), False
    while not (deep and met >= STEPS):
        assert time.monotonic() < end, f"not met: {STEPS - met}, {deep}"
        assert not any(hands.look().over for hands in people), f"over before all was met: {STEPS - met}, {deep}"
        if not any([hands.act() for hands in people]):
            people[0].page.wait_for_timeout(20)
        met |= {phase for hands in people for phase, _ in hands.asked}
        deep = any(re.match(r"(enter|invade) \S+ u\d+", answer) for hands in people for answer in hands.answers)
    assert people[seat].answers[0].startswith("play ")
