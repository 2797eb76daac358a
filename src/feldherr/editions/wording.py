"""What people call the things of a mode, in the language that is spoken: the mode itself, its rulebook and map, phases, values of rules.

Where there are no words for something, as of a mode that somebody added, the English of the mode itself serves.
"""

from __future__ import annotations

import re

from feldherr.editions.rulebook import translated
from feldherr.engine.ruleset import Rules
from feldherr.engine.step import REASONS
from feldherr.locales import knows, language, say
from feldherr.rules.options import HouseRule


def title(rules: Rules) -> str:
    """Secret missions."""
    return _worded(f"title-{rules.name.replace('.', '-')}") or rules.title


def rulebook(rules: Rules) -> str:
    """RISK, Swedish, 2000."""
    return _worded(f"rulebook-{rules.name.partition('.')[0]}") or rules.rulebook


def players(rules: Rules) -> str:
    """3–6 players."""
    low, high = rules.players
    return say("players-exact", n=low) if low == high else say("players-range", least=low, most=high)


def warning(rules: Rules, seats: int) -> str:
    """What this number of players should know before they start."""
    return _worded(f"warn-{rules.name.replace('.', '-')}-{seats}") or rules.warn[seats]


def board(rules: Rules) -> str:
    """The map; one that somebody drew has the name they gave it."""
    name = rules.board.name
    return _worded(f"earth-{name.replace(' ', '_')}") or name


def phase(name: str) -> str:
    """A phase of the set-up or the turn."""
    return _worded(f"phase-{name.replace(' ', '_')}") or name


def part(name: str) -> str:
    """What people call a phase of the turn."""
    return _worded(f"part-{name.replace(' ', '_')}") or phase(name)


def example(name: str) -> str:
    """An example of a phase of the turn; '' if there is none."""
    return _worded(f"part-example-{name.replace(' ', '_')}")


def now(kind: str) -> str:
    """What can be done when such a question is asked, with an example; '' if people are not asked it."""
    return _worded(f"now-{kind.replace(' ', '_')}")


def aside(kind: str) -> str:
    """What may be done between attacks, by the name of its class."""
    return _worded(f"aside-{kind}") or " ".join(re.findall("[A-Z][a-z]*", kind)).lower() or kind


def house_rule(rule: HouseRule) -> str:
    """What a house rule decides."""
    return _worded(f"house-{rule.name}") or rule.says


def rule(name: str) -> str:
    """What a value of a ruleset, or a decision, is about."""
    return _worded(f"rule-{name}") or name.replace("_", " ")


def reason(number: int) -> str:
    """Why a game ended."""
    return _worded(f"reason-{number}") or REASONS[number]


def value(name: str, setting: str) -> str:
    """What a rule of a mode is set to; numbers are their own words."""
    return _worded(f"house-{name}-{setting}") or _worded(f"rule-{name}-{setting}") or _worded(f"value-{setting}") or setting


def localized(sentence: str) -> str:
    """What a phase, a goal or the primer says; the rulebook has their sentences."""
    return translated(sentence, language())


def _worded(message: str) -> str:
    return say(message) if knows(message) else ""
