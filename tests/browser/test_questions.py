"""Every question of every mode is answered in the browser, by the controls that are made for it."""

from __future__ import annotations

from typing import Any

import pytest

import feldherr
from browser.conftest import Person
from browser.hands import TALL, WIDE, Hands
from browser.questions import LONE, NEUTRAL, Kind, Question, asking, named, questions, random_game, special
from browser.tables import sit, sit_elsewhere
from feldherr import MODES
from feldherr.engine.action import VERBS
from feldherr.server.tables.orders import default, reply

FIRST = [next(mode for mode in MODES if mode.startswith(book)) for book in ("de2004", "sv2000", "nl2004", "de2010")]
CHANCES = {"roll", "deal", "draw", "mission", "miracle"}  # verbs that only chance answers with


def test_no_question_is_left_out() -> None:
    """Whatever can ask people, whatever they can answer with, and all that a mode's page names, is among the questions below."""
    assert {mode: missing for mode in MODES if (missing := named(mode) - {step for step, _ in questions(mode)})} == {}
    met: set[Kind] = {kind for mode in MODES for kind in questions(mode)}
    assert {step for step, _ in met} == asking()
    assert {verb.split()[0] for _, verb in met} - {LONE} == {*VERBS} - CHANCES


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
def test_every_question_can_be_answered(person: Person, address: str, mode: str) -> None:
    """What is special to a mode on a wide screen, and one of each on a narrow one; what most modes ask in one of every rulebook, on either.

    The narrow one speaks the made-up language, so that a word that no language can say comes to light.
    """
    wide, narrow, trouble = person(WIDE), person(TALL, locale="de-DE"), {}
    narrow.speak_made_up()
    common = {FIRST[0]: [wide], FIRST[1]: [narrow], FIRST[2]: [wide], FIRST[3]: [narrow]}.get(mode, [])
    once: set[str] = set()
    for (step, verb), question in questions(mode).items():
        if verb == LONE or by_order(question):
            continue
        own = [wide] if step in once else [wide, narrow]
        once.add(step)
        for hands in own if step in special(mode) or verb == NEUTRAL else common:
            if why := trouble_with(hands, address, mode, question, verb):
                trouble[step, verb, "narrow" if hands.touch else "wide"] = why
    assert not trouble, "\n".join(f"{kind}: {why}" for kind, why in trouble.items())


def by_order(question: Question) -> bool:
    """Whether the server answers it by the orders that everybody has at first: own armies are defended with the most dice.

    The saved game stops at the question, before anybody at the new table can order otherwise; the test below does that in time.
    """
    return reply(default(question.seat), feldherr.load(question.save).state, question.seat) is not None


def about_to_attack(mode: str, seats: int) -> tuple[str, int, str]:
    """A game in which somebody may attack two armies of a person; who, and the way there."""
    for game, seat, offered in random_game(mode, seats, 3):
        g = game.state
        for o in offered:
            if o.verb == "attack" and 0 <= g.owner[o.on[1]] < seats and g.armies[o.on[1]] > 1 and g.armies[o.on[0]] > 2:
                return game.save(), seat, " ".join(str(t) for t in o.on)
    raise AssertionError("no such game")


@pytest.mark.parametrize("device", [WIDE, TALL], ids=["wide", "narrow"])
@pytest.mark.parametrize("mode", ["sv2000.conquest", "de2010.basic"])
def test_whoever_orders_to_be_asked_defends(person: Person, address: str, mode: str, device: dict[str, Any]) -> None:
    save, seat, way = about_to_attack(mode, 3)
    foe = int(feldherr.load(save).state.owner[int(way.split()[1])])
    hands, friend = person(WIDE), person(device)
    made = sit(hands, address, mode, ["here" if s == seat else "person" for s in range(3)], game=save)
    friend.page.goto(f"{address}/join#{made['seats'][foe]}")
    friend.page.wait_for_selector(".map .token")
    friend.order("Defend", "ask me")
    hands.until()
    for place in way.split():
        hands.tap(place)
    hands.answer("attack")
    seen = friend.until()
    assert (seen.verbs, seen.seat) == (["defend"], foe)
    friend.answer("defend")
    friend.until(after=seen.version)
    assert friend.answers == ["defend 2"]


def trouble_with(hands: Hands, address: str, mode: str, question: Question, verb: str) -> str:
    """Why a question can't be answered with that verb; '' if it can."""
    players = ["here" if seat == question.seat else "person" for seat in range(question.seats)]
    sit_elsewhere(hands, address, mode, players, game=question.save)
    hands.answers.clear()
    try:
        seen = hands.until()
        strange = hands.strange() if hands.touch else set()
        hands.answer(verb.split()[0])
        hands.until(after=seen.version)
        strange |= hands.strange() if hands.touch else set()
    except Exception as e:
        return f"{type(e).__name__} {e}".split("\n")[0]
    if strange:
        return f"says {strange}"
    return "" if hands.answers[0].split()[0] == verb.split()[0] else f"answered {hands.answers}"


@pytest.mark.parametrize("device", [WIDE, TALL], ids=["typed", "tapped on a phone"])
def test_own_dice_are_told(person: Person, address: str, device: dict[str, Any]) -> None:
    """Dice that fell on a real table: those of a battle, attacker's and defender's."""
    hands = person(device)
    games = random_game("sv2000.conquest", 3, 3)
    save = next(game.save() for game, _, offered in games if any(o.verb == "attack" and o.high == 3 for o in offered))
    sit(hands, address, "", ["here"] * 3, game=save, dice="hand")
    while "roll" not in (seen := hands.until()).verbs:
        hands.act()
        if not seen.curtain:
            hands.until(after=seen.version)
    hands.page.wait_for_selector(".prompt .body fieldset")  # fetched when it is wanted
    wanted = hands.page.locator(".prompt .body fieldset").count()
    faces = [6, 5, 4, 2, 1][:wanted]
    if device is WIDE:
        hands.page.keyboard.type("".join(map(str, faces)))
    else:
        for die, face in enumerate(faces, 1):
            assert hands.press(f".prompt .body fieldset:nth-of-type({die}) button[aria-label='{face}']")
    hands.answer("roll")
    hands.until(after=seen.version)
    assert hands.answers[-1] == f"roll {' '.join(map(str, faces))}"
