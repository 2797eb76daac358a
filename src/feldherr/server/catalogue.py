"""The modes and their boards, as clients are told them."""

from __future__ import annotations

from functools import cache

from feldherr.bots.catalogue import characters, strengths
from feldherr.editions import MODES
from feldherr.engine.ruleset import Ruleset
from feldherr.engine.text import Lexicon
from feldherr.rules.options import HOUSE_RULES
from feldherr.server import wire


@cache
def books() -> wire.Books:
    """All modes, and the computer players."""
    modes = [wire.Mode(m.name, m.title, m.booklet, *m.players, m.board.name) for m in MODES.values()]
    return wire.Books(modes, strengths(), characters())


@cache
def board(mode: str) -> wire.Board:
    """What the numbers of a mode stand for."""
    rules = MODES[mode]
    b = rules.board
    words = Lexicon(rules, rules.players[1])
    return wire.Board(
        mode=mode,
        places=b.places,
        territories=b.size,
        cards=words.cards,
        own=words.own,
        words=words.mode,
        any=words.any,
        continents=b.continents,
        continent_of=list(b.continent_of),
        bonus=list(b.bonus),
        borders=[list(ts) for ts in b.adjacent],
        phases=[phase.name for phase in rules.turn],
        house=house_rules(rules),
    )


def house_rules(rules: Ruleset) -> list[wire.HouseRule]:
    """What a table may decide for itself."""
    return [wire.HouseRule(rule.name, rule.says, list(rule.values), rule.of(rules)) for rule in HOUSE_RULES.values() if rule.has(rules)]
