"""The differences between the rules of two modes, in words."""

from __future__ import annotations

from feldherr.editions import wording
from feldherr.rules.income import Reinforce
from feldherr.rules.ruleset import Ruleset

NOTHING = "–"
LEFT_OUT = ("name", "version", "ids", "warn", "house", "two")
IN_WORDS = ("title", "rulebook", "board", "players", "setup", "turn", "asides", "goals", "extra", "decisions")  # not as they are kept
OF_SETS = {"rising": "rising", "by_symbol": "symbols"}  # only for sets of that worth
# Only where cards are exchanged.
OF_CARDS = ("set_values", *OF_SETS, "territory_bonus", "forced_trade", "elimination_trade_at", "trade_window", "used_cards")


def differences(one: Ruleset, other: Ruleset) -> list[tuple[str, str, str]]:
    """Name and both values of every rule that differs."""
    mine, theirs = values(one), values(other)
    both = [(name, mine.get(name, NOTHING), theirs.get(name, NOTHING)) for name in {**mine, **theirs}]
    return [(name, a, b) for name, a, b in both if a != b]


def values(rules: Ruleset) -> dict[str, str]:
    """The rules of a mode in words, by name."""
    out = {
        "title": wording.title(rules),
        "rulebook": wording.rulebook(rules),
        "players": "–".join(map(str, dict.fromkeys(rules.players))),
        "map": wording.board(rules),
        "setup": ", ".join(wording.phase(p.name) for p in rules.setup),
        "turn": ", ".join(wording.phase(p.name) for p in rules.turn),
        "asides": ", ".join(wording.aside(type(a).__name__) for a in rules.asides) or NOTHING,
        "goals": " / ".join(wording.localized(g.says) for g in rules.goals),
        "own_cards": str(len(rules.extra.own_cards()) or NOTHING),
    }
    rest = [name for name in type(rules).__dataclass_fields__ if name not in LEFT_OUT + IN_WORDS]
    out |= {name: _value(name, getattr(rules, name)) if _matters(rules, name) else NOTHING for name in rest}
    return out | {name: wording.value(name, setting) for name, setting in rules.decisions.items()}


def _matters(rules: Ruleset, name: str) -> bool:
    """Whether a rule means anything in that mode."""
    if name in OF_CARDS and not any(isinstance(phase, Reinforce) for phase in rules.turn):
        return False
    return rules.set_values == OF_SETS.get(name, rules.set_values)


def _value(name: str, value: object) -> str:
    if isinstance(value, bool):
        return wording.value(name, "yes" if value else "no")
    if isinstance(value, dict):
        return ", ".join(f"{k}: {v}" for k, v in value.items()) or NOTHING
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return wording.value(name, str(value))
