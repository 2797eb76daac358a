"""The map is the table: its box is the window's in every frame of every mode, and what lies on it leaves alone what it is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from browser.conftest import Person
from browser.hands import Hands
from browser.piled import others_near, piled
from browser.questions import LONE, Question, questions, random_game, special
from browser.tables import sit, sit_elsewhere
from feldherr import MODES

BOX = Path(__file__).with_name("box.js")
WIDE, LARGE, UPRIGHT, SIDEWAYS = (1280, 720), (1920, 1080), (390, 844), (844, 390)
PHONES = (UPRIGHT, SIDEWAYS)
SIZES = (WIDE, LARGE, *PHONES)
BESIDE, ALONE = 60, 78  # hundredths of a phone's screen that are map: with a bubble or a card, and without one
PAPER = ".bubble, .rails .card"
PLAIN = {"placing": "place", "attacking": "attack", "occupying": "occupy", "fortifying": "fortify"}  # asked in every mode: looked at in one
EVERYWHERE = "sv2000.missions"


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
        hands.context.add_init_script(path=BOX)
        hands.context.add_init_script("box.watch()")

    def look(self, when: str) -> None:
        now, covered = self.hands.page.evaluate("[box.now(), box.covered()]")
        if now != self.whole:
            self.wrong.append(Looked(when, f"the map's box is {now}"))
        self.wrong += [Looked(when, f"{what} is covered") for what in covered]

    def share(self, when: str) -> None:
        """How much of a phone's screen is map."""
        self.hands.press(".since button")  # as people do who have read it
        paper, seen = self.hands.page.evaluate(f"eyes.painted().then(() => [!!document.querySelector('{PAPER}'), box.share()])")
        if seen["free"] < (BESIDE if paper else ALONE):
            self.wrong.append(Looked(when, f"only {seen['free']} % are map: {seen['covers']}"))


def go(hands: Hands, address: str, mode: str, question: Question) -> None:
    players = ["here" if seat == question.seat else "person" for seat in range(question.seats)]
    sit_elsewhere(hands, address, mode, players, game=question.save)


def first(mode: str) -> Question:
    """The first question of a game."""
    game, seat, _ = next(random_game(mode, MODES[mode].players[0], 1))
    return Question(game.save(), game.seats, seat)


def own(mode: str) -> list[tuple[str, str, Question]]:
    """How a mode begins, and one question of each kind that is special to it, with something to answer; of one mode all others too."""
    found: dict[str, tuple[str, str, Question]] = {}
    for (step, verb), question in sorted(questions(mode).items()):
        if verb not in (LONE, "done") and (step in special(mode) or (mode == EVERYWHERE and PLAIN.get(step) == verb)):
            found.setdefault(step, (step, verb.split()[0], question))
    return [("start", "", first(mode)), *found.values()]


def answer(watch: Watch, address: str, mode: str, step: str, verb: str, question: Question) -> None:
    """Go to that question, pick something, answer it, and look at the map all the time."""
    hands, when = watch.hands, f"{mode}, {step} {verb}"
    go(hands, address, mode, question)
    watch.look(f"{when}: before")
    seen = hands.until()
    hands.page.evaluate("eyes.painted()")
    watch.look(f"{when}: asked")
    pick(hands)
    hands.page.evaluate("eyes.painted()")  # a bubble has a size, and so a side, only then
    watch.look(f"{when}: picked")
    if not hands.moved(seen):
        hands.answer(verb or hands.habits.choose(seen.verbs))
    hands.until(after=seen.version)
    hands.page.evaluate("eyes.painted()")
    watch.look(f"{when}: answered")


def pick(hands: Hands) -> None:
    """Tap what can be chosen, and then a target, if there are any: those in sight first."""
    for state in ("can be chosen", "possible target"):
        if places := hands.places(state):
            hands.tap(next((place for place in places if hands.page.evaluate("p => eyes.place(p)", place)), places[0]))


def said(wrong: list[Looked]) -> str:
    return "\n".join(f"{when}: {what}" for when, what in wrong)


def called(size: tuple[int, int]) -> str:
    return "x".join(map(str, size))


def stays(person: Person, address: str, size: tuple[int, int], modes: Iterable[str]) -> None:
    """The map's box is the same in every frame, and no bubble lies on what it is about, whatever these modes ask."""
    watch = Watch(person(screen(size)), size)
    for mode in modes:
        for step, verb, question in own(mode):
            answer(watch, address, mode, step, verb, question)
    assert not watch.wrong, said(watch.wrong)
    assert watch.hands.page.evaluate("[...box.seen]") == [watch.whole]


@pytest.mark.parametrize("turn", range(len(SIZES)), ids=[called(size) for size in SIZES])
def test_the_map_never_moves_aside(person: Person, address: str, turn: int) -> None:
    """Each mode at one of the sizes."""
    stays(person, address, SIZES[turn], [*MODES][turn :: len(SIZES)])


@pytest.mark.deep
@pytest.mark.parametrize("size", SIZES, ids=called)
def test_the_map_never_moves_aside_at_any_size(person: Person, address: str, size: tuple[int, int]) -> None:
    """Every mode at each of them."""
    stays(person, address, size, MODES)


def test_odds_and_their_bubble_lie_on_no_name_and_no_arrow(person: Person, address: str) -> None:
    """From a pile, at each of its targets in turn."""
    position = piled(EVERYWHERE, 3, 20, "attack")
    for size in (WIDE, UPRIGHT):
        hands = person(screen(size))
        hands.context.add_init_script(path=BOX)
        sit(hands, address, EVERYWHERE, ["here", "person", "person"], game=position.save)
        hands.until()
        for target in map(str, others_near(position.save, position.home)):
            hands.tap(str(position.home))
            hands.page.wait_for_selector(".map .tag")
            hands.page.evaluate("eyes.rested()")
            assert hands.page.evaluate("box.flagged()") == []
            hands.tap(target)
            hands.page.wait_for_selector(".bubble .win b")
            hands.page.wait_for_selector(".bubble .coming", state="detached")
            hands.page.evaluate("eyes.rested()")
            assert hands.page.evaluate("[...box.covered(), ...box.struck()]") == []
            hands.page.keyboard.press("Escape")


def kinds(modes: Iterable[str]) -> Iterator[tuple[str, str, Question]]:
    """One question of each kind that these modes ask: the mode, its step, and where it is asked."""
    seen: set[str] = set()
    for mode in modes:
        for (step, verb), question in sorted(questions(mode).items()):
            if verb != LONE and verb.split()[0] not in ("done", "defend") and f"{step} {verb}" not in seen:  # defence is ordered
                seen.add(f"{step} {verb}")
                yield mode, f"{step} {verb}", question


def shares(watch: Watch, address: str, mode: str, when: str, question: Question) -> None:
    """How much of the map is seen when that is asked, and when something is picked."""
    go(watch.hands, address, mode, question)
    watch.hands.until()
    watch.share(f"{mode}, {when}: asked")
    pick(watch.hands)
    watch.share(f"{mode}, {when}: picked")


@pytest.mark.parametrize("size", PHONES, ids=called)
def test_most_of_a_phone_is_map(person: Person, address: str, size: tuple[int, int]) -> None:
    watch = Watch(person(screen(size)), size)
    for step, verb in PLAIN.items():
        shares(watch, address, EVERYWHERE, step, questions(EVERYWHERE)[step, verb])
    assert not watch.wrong, said(watch.wrong)


@pytest.mark.deep
@pytest.mark.parametrize("size", PHONES, ids=called)
def test_most_of_a_phone_is_map_whatever_is_asked(person: Person, address: str, size: tuple[int, int]) -> None:
    watch = Watch(person(screen(size)), size)
    for mode, when, question in kinds(MODES):
        shares(watch, address, mode, when, question)
    assert not watch.wrong, said(watch.wrong)
