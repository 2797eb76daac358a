"""Positions that version 0.1 wrote are read, and offer what they offered then.

In `before/` is one of every kind of step that random games came to, a whole state and a view of every mode, and what an invasion of
Godstorm went through with and without the house rule about powers that were used. The lines with `>` are the legal moves of a seat, as
that version listed them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import feldherr

FILES = sorted((Path(__file__).parent / "before").glob("*.positions"))
POSITIONS = [pytest.param(text, id=f"{path.stem}-{n}") for path in FILES for n, text in enumerate(path.read_text().split("\n\n"))]


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_of_an_earlier_version_offers_what_it_did(text: str) -> None:
    lines = text.splitlines()
    g = feldherr.read_position("\n".join(line for line in lines if not line.startswith(">")))
    then = [line.removeprefix("> ") for line in lines if line.startswith(">")]
    asked = dict.fromkeys(int(line.split()[0]) for line in then)
    assert [f"{seat} {offer}" for seat in asked for offer in feldherr.offers(g, seat)] == then
    assert feldherr.players(g) == tuple(asked) or g.viewer >= 0
    assert feldherr.read_position(feldherr.write_position(g)) == g


def test_there_are_some_of_every_mode_that_there_was() -> None:
    modes = {path.stem for path in FILES}
    assert modes <= set(feldherr.MODES)
    assert len(modes) == 16
    assert len(POSITIONS) > 100
