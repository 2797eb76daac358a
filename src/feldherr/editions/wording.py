"""What people call the things of a mode, in the language that is spoken: the mode itself, its booklet and map, phases, values of rules."""

from __future__ import annotations

from feldherr.editions.rulebook import translated
from feldherr.engine.ruleset import Rules
from feldherr.locales import knows, language, say


def title(rules: Rules) -> str:
    """Secret missions."""
    return say(f"title-{rules.name.replace('.', '-')}")


def booklet(rules: Rules) -> str:
    """RISK, Swedish, 2000."""
    return say(f"booklet-{rules.name[:6]}")


def players(rules: Rules) -> str:
    """3–6 players."""
    low, high = rules.players
    return say("players-exact", n=low) if low == high else say("players-range", least=low, most=high)


def warning(rules: Rules, seats: int) -> str:
    """What so many players should know before they start."""
    return say(f"warn-{rules.name.replace('.', '-')}-{seats}")


def board(rules: Rules) -> str:
    """The map; one that somebody drew has the name they gave it."""
    name = rules.board.name
    return _worded(f"earth-{name.replace(' ', '_')}") or name


def phase(name: str) -> str:
    """A phase of the set-up or the turn."""
    return _worded(f"phase-{name.replace(' ', '_')}") or name


def value(name: str, setting: str) -> str:
    """What a rule of a mode is set to; numbers are their own words."""
    return _worded(f"house-{name}-{setting}") or _worded(f"rule-{name}-{setting}") or _worded(f"value-{setting}") or setting


def said(sentence: str) -> str:
    """What a phase, a goal or the primer says; the rulebook has their sentences."""
    return translated(sentence, language())


def _worded(message: str) -> str:
    return say(message) if knows(message) else ""
