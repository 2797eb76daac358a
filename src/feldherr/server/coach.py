"""What a coach says, from a seat's view and in the language of the person who asks; a worker computes it."""

from __future__ import annotations

from feldherr.analysis.hints import hint
from feldherr.editions import find, with_house_rules
from feldherr.engine import position
from feldherr.locales import speaking
from feldherr.server import wire
from feldherr.server.attack_odds import short


def hinted(view: str, seat: int, names: list[str], language: str) -> wire.Hint:
    """A hint to that seat."""
    with speaking(language):
        found = hint(position.read(view, find, with_house_rules), seat, names)
    return wire.Hint(found.move, found.reason, found.way, found.places, short(found.chance))
