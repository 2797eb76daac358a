"""What places and continents are called at a table: as the edition has it, in the language that is spoken."""

from __future__ import annotations

from feldherr.editions import title
from feldherr.engine.ruleset import Rules
from feldherr.godstorm.names import FEATURES, HEAVEN, SPACE, feature
from feldherr.locales import language, say


def place(rules: Rules, t: int) -> str:
    """A territory, or another place: the spaces of the Underworld go by what is on them and their number."""
    if rules.board.size <= t < HEAVEN:
        return say(f"space-{FEATURES[feature(t)] or 'space'}", n=int(t - SPACE + 1))
    return title(rules, rules.board.places[t], language())


def continent(rules: Rules, c: int) -> str:
    """A continent."""
    return title(rules, rules.board.continents[c], language())
