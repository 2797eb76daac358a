"""Every question of every mode is answered in the browser, by the controls that are made for it."""

from __future__ import annotations

import pytest

from browser.conftest import Person
from browser.hands import WIDE, Hands
from browser.questions import LONE, Question, questions
from browser.tables import sit
from feldherr import MODES


@pytest.mark.parametrize("mode", MODES)
def test_every_question_can_be_answered(person: Person, address: str, mode: str) -> None:
    hands, found = person(WIDE), questions(mode)
    trouble = {kind: why for kind, question in found.items() if (why := trouble_with(hands, address, mode, question, kind[1]))}
    assert not trouble, "\n".join(f"{kind}: {why}" for kind, why in trouble.items())


def trouble_with(hands: Hands, address: str, mode: str, question: Question, verb: str) -> str:
    """Why a question can't be answered with that verb; '' if it can."""
    if verb == LONE:
        return ""
    players = ["here" if seat == question.seat else "person" for seat in range(question.seats)]
    sit(hands, address, mode, players, game=question.save)
    hands.answers.clear()
    try:
        seen = hands.until()
        hands.answer(verb.split()[0])
        hands.until(after=seen.version, seconds=5)
    except Exception as e:
        return f"{type(e).__name__} {e}".split("\n")[0]
    return "" if hands.answers[0].split()[0] == verb.split()[0] else f"answered {hands.answers}"
