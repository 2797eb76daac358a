"""The map is the table: its box is the window's in every frame of every mode, and what lies on it leaves alone what it is about."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from browser.conftest import Person
from browser.hands import Hands
from browser.questions import LONE, Question, questions, random_game, special
from browser.tables import sit_elsewhere
from feldherr import MODES

BOX = Path(__file__).with_name("box.js")
WIDE, LARGE, UPRIGHT, SIDEWAYS = (1280, 720), (1920, 1080), (390, 844), (844, 390)
PHONES = (UPRIGHT, SIDEWAYS)
BESIDE, ALONE = 60, 78  # hundredths of a phone's screen that are map: with a bubble, and without one
PLAIN = ("strengthening", "placing", "attacking", "occupying", "fortifying")  # asked in every mode: looked at in one


def screen(size: tuple[int, int]) -> dict[str, Any]:
    held = {"has_touch": True, "is_mobile": True} if size in PHONES else {}
    return {"viewport": {"width": size[0], "height": size[1]}, **held}


class Looked(NamedTuple):
    """What is wrong at a glance: the moment, and what was seen."""

    when: str
    what: str


class Watch:
    """Somebody at a screen who looks at the map's box whatever happens."""

    def __init__(self, hands: Hands, size: tuple[int, int]) -> None:
        self.hands, self.size = hands, size
        self.whole = f"0 0 {size[0]} {size[1]}"
        self.wrong: list[Looked] = []
        self.shares: dict[str, tuple[float, str, Any]] = {}  # the least of each kind: how much, when, and what covers the rest
        hands.context.add_init_script(path=BOX)
        hands.context.add_init_script("box.watch()")

    def look(self, when: str) -> None:
        now, covered = self.hands.page.evaluate("eyes.painted().then(() => [box.now(), box.covered()])")
        if now != self.whole:
            self.wrong.append(Looked(when, f"the map's box is {now}"))
        self.wrong += [Looked(when, f"{what} is covered") for what in covered]

    def share(self, when: str) -> None:
        """How much of a phone's screen is map."""
        if self.size not in PHONES:
            return
        kind, seen = self.hands.page.evaluate("[document.querySelector('.bubble') ? 'beside' : 'alone', box.share()]")
        if kind not in self.shares or seen["free"] < self.shares[kind][0]:
            self.shares[kind] = seen["free"], when, seen["covers"]


def begin(watch: Watch, address: str, mode: str) -> None:
    """The first question of a game, answered by whoever is asked."""
    game, seat, _ = next(random_game(mode, MODES[mode].players[0], 1))
    answer(watch, address, mode, "start", "", Question(game.save(), game.seats, seat))


def answer(watch: Watch, address: str, mode: str, step: str, verb: str, question: Question) -> None:
    """Go to that question, pick something, answer it, and look at the map all the time."""
    hands = watch.hands
    players = ["here" if seat == question.seat else "person" for seat in range(question.seats)]
    sit_elsewhere(hands, address, mode, players, game=question.save)
    when = f"{mode}, {step} {verb}"
    watch.look(f"{when}: before")
    seen = hands.until()
    watch.look(f"{when}: asked")
    pick(hands, verb or seen.verbs[0])
    watch.look(f"{when}: picked")
    if not hands.moved(seen):
        hands.answer(verb or hands.habits.choose(seen.verbs))
    hands.until(after=seen.version)
    watch.look(f"{when}: answered")


def pick(hands: Hands, verb: str) -> None:
    """Tap what can be chosen, and then a target, if there are any."""
    if places := hands.places():
        hands.tap(places[0])
        if targets := hands.places("possible target"):
            hands.tap(targets[0])


@pytest.mark.parametrize("size", [WIDE, LARGE, UPRIGHT, SIDEWAYS], ids=lambda size: "x".join(map(str, size)))
def test_the_map_never_moves_aside(person: Person, address: str, size: tuple[int, int]) -> None:
    hands = person(screen(size))
    watch = Watch(hands, size)
    for mode in MODES:
        t = time.monotonic()
        begin(watch, address, mode)
        once: set[str] = set()
        for (step, verb), question in questions(mode).items():
            asks = step in special(mode) or (step in PLAIN and mode == "sv2000.missions")
            if asks and verb != LONE and step not in once:
                once.add(step)
                answer(watch, address, mode, step, verb.split()[0], question)
        print(mode, len(once) + 1, time.monotonic() - t)
    seen = hands.page.evaluate("[...box.seen]")
    assert not watch.wrong, "\n".join(f"{when}: {what}" for when, what in watch.wrong)
    assert seen == [watch.whole]
