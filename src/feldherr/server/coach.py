"""What coach and tutor say, from a seat's view and in the language of the person who asks; a worker computes it."""

from __future__ import annotations

from feldherr.analysis.hints import hint
from feldherr.analysis.tutor import WARN, gives_up
from feldherr.editions import find, with_house_rules
from feldherr.engine import position
from feldherr.engine.play import check
from feldherr.engine.text import Lexicon
from feldherr.locales import speaking
from feldherr.server import wire
from feldherr.server.attack_odds import short


def hinted(view: str, seat: int, names: list[str], language: str) -> wire.Hint:
    """A hint to that seat."""
    with speaking(language):
        found = hint(position.read(view, find, with_house_rules), seat, names)
    return wire.Hint(found.move, found.reason, found.way, found.places, short(found.chance))


def weighed(view: str, seat: int, move: str) -> wire.Caution:
    """The tutor's warning of a move in that seat's own turn; ValueError if it is no legal move."""
    g = position.read(view, find, with_house_rules)
    answer = Lexicon(g.rules, g.seats).read(move.split())
    check(g, seat, answer)
    lost = gives_up(g, seat, answer)
    return wire.Caution(short(lost) if lost >= WARN else 0.0)
