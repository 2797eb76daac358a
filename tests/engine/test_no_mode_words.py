"""The engine knows no mode, not by its words either: what the packages above register or name doesn't stand in its sources."""

from __future__ import annotations

import io
import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

import feldherr
from feldherr.engine.action import VERBS
from feldherr.engine.reading import step_kinds
from feldherr.engine.step import REASONS
from feldherr.rules.options import HOUSE_RULES

ENGINE = Path(feldherr.__file__).parent / "engine"
FILES = sorted(path.name for path in ENGINE.glob("*.py"))

# Things that only some modes have, with everything that begins so.
THINGS = (
    *("god", "pantheon", "temple", "faith", "plague", "relic", "miracle", "heaven", "underworld", "epoch", "crypt", "labour"),
    *("mission", "capital", "joker", "ceasefire", "truce", "bribe", "bribing", "ally", "allies", "rank", "stars"),
)

# Registered words that are also plain words of any such game, and why the engine needs them.
ALLOWED = {
    "stars": "printed on the cards of every board",
    "attack": "the example of an answer, and battles: modes hook into those",
    "trade": "the example of an answer with cards",
    "bonus": "of continents, on every board; and a number of the turn that all position texts have",
    "place": "where an army stands or a card lies",
    "move": "what armies do",
    "take": "takes an answer, a line, a turn",
    "save": "saves a game as text",
    "thrown": "dice, in the hooks for battles",
    "stay": "armies that stay behind",
    "play": "plays a game",
    "raise": "a statement of Python",
    "turn": "whose turn it is, and the step beneath all others while there are turns",
}


def registered() -> set[str]:
    """Verbs, reasons, phases, steps and house rules of all modes."""
    phases = {phase.name for mode in feldherr.MODES.values() for phase in (*mode.setup, *mode.turn)}
    steps = {name.replace("-", " ") for name, kind in step_kinds().items() if not kind.__module__.startswith("feldherr.engine")}
    house = {name.replace("_", " ") for name in HOUSE_RULES} - {"turn limit"}
    return ({*VERBS, *REASONS} - {"done", "roll", "turn limit", ""}) | phases | (steps - {""}) | house


@cache
def words(file: str) -> str:
    """All names, texts and comments of a source, as words in a row; `by_symbol` and `ByName` are two each."""
    kinds = (tokenize.NAME, tokenize.STRING, tokenize.COMMENT)
    tokens = tokenize.generate_tokens(io.StringIO((ENGINE / file).read_text("utf-8")).readline)
    text = " ".join(token.string for token in tokens if token.type in kinds).replace("cease-fire", "ceasefire")
    return " ".join(re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()))


@pytest.mark.parametrize("file", FILES)
def test_no_word_of_a_mode(file: str) -> None:
    text = words(file)
    found = {word for word in registered() - {*ALLOWED} if re.search(rf"\b{word.lower()}\b", text)}
    assert found == set()
    assert set(re.findall(rf"\b(?:{'|'.join(THINGS)})\w*", text)) - {*ALLOWED} == set()


def test_every_exception_is_needed() -> None:
    everything = " ".join(words(file) for file in FILES)
    assert {word for word in ALLOWED if not re.search(rf"\b{word}\b", everything)} == set()
    assert {*ALLOWED} <= registered() | {*THINGS}
