"""House rules: what a table may change about a mode, within which range, and what it means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from feldherr.engine.board import Board
from feldherr.engine.fault import Fault
from feldherr.engine.ruleset import RANGES
from feldherr.engine.values import nearest
from feldherr.rules.capital import Capitals
from feldherr.rules.income import Reinforce
from feldherr.rules.missions import SecretMissions
from feldherr.rules.neutral import ReinforceNeutral
from feldherr.rules.ruleset import CHOICES, Ruleset


@dataclass(frozen=True)
class HouseRule:
    """One thing that tables decide differently."""

    name: str
    values: tuple[str, ...]  # "0..1000" stands for a range of numbers
    says: str
    has: Callable[[Ruleset], bool] = lambda rules: True

    def read(self, value: str) -> Any:
        """The value as the ruleset keeps it; refuses what is out of range."""
        if not self.allows(value):
            self.refuse(value[:40])
        if value in ("yes", "no"):
            return value == "yes"
        return int(value) if value.isdigit() else value

    def refuse(self, value: str) -> None:
        """That value is out of range."""
        low, dots, high = self.values[0].partition("..")
        if dots:
            raise Fault(
                "{rule} can be a number from {low} to {high}, not {value}", "number", rule=self.name, low=low, high=high, value=repr(value)
            )
        given: dict[str, str | int] = {"rule": self.name, "values": " | ".join(self.values), "value": repr(value)}
        if near := nearest(value, self.values):
            raise Fault("{rule} can be {values}, not {value}; did you mean {near}?", "value-near", **given, near=near)
        raise Fault("{rule} can be {values}, not {value}", "value", **given)

    def allows(self, value: str) -> bool:
        low, dots, high = self.values[0].partition("..")
        if not dots:
            return value in self.values
        return value.isascii() and value.isdigit() and len(value) <= len(high) and int(low) <= int(value) <= int(high)

    def range(self) -> str:
        low, dots, high = self.values[0].partition("..")
        return f"a number from {low} to {high}" if dots else " or ".join(self.values)

    def of(self, rules: Ruleset) -> str:
        """What the mode says."""
        value = rules.decisions.get(self.name) or getattr(rules, self.name)
        return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _cards(rules: Ruleset) -> bool:
    """Whether territory cards are exchanged at all."""
    return any(isinstance(phase, Reinforce) for phase in rules.turn)


def _sets(rules: Ruleset) -> bool:
    return _cards(rules) and rules.set_values != "stars"


HOUSE_RULES = {
    rule.name: rule
    for rule in (
        HouseRule("defender_two_dice_at", ("2", "3"), "How many armies a territory needs to defend with two dice."),
        HouseRule(
            "fortify", CHOICES["fortify"], "How far armies move at the end of a turn: to a neighbour, or through your own territories."
        ),
        HouseRule(
            "set_values",
            tuple([value for value in CHOICES["set_values"] if value != "stars"]),
            "What a card set is worth: more with every trade, or by its symbols.",
            _sets,
        ),
        HouseRule(
            "territory_bonus",
            CHOICES["territory_bonus"],
            "Two extra armies for a traded card that shows your own territory: never, for each, or once a turn.",
            _sets,
        ),
        HouseRule(
            "forced_trade",
            CHOICES["forced_trade"],
            "What you must trade with five cards at the start of a turn: nothing, one set, or down to four cards.",
            _sets,
        ),
        HouseRule(
            "elimination_trade_at",
            ("0", "5", "6"),
            "How many cards force a trade right after you eliminate a player; 0 for never.",
            lambda rules: _sets(rules) and not rules.teams,
        ),
        HouseRule(
            "trade_window",
            CHOICES["trade_window"],
            "When you may trade cards: only before placing, or until your attacks end.",
            lambda rules: rules.set_values == "stars",
        ),
        HouseRule(
            "used_cards",
            CHOICES["used_cards"],
            "Where traded cards go: on a discard pile that is shuffled when the deck is empty, or under the deck.",
            lambda rules: _cards(rules) and not rules.ceasefire,
        ),
        HouseRule(
            "neutral_rounding",
            CHOICES["neutral_rounding"],
            "How to round half of an odd number of reinforcements for the neutral army.",
            lambda rules: any(isinstance(p, ReinforceNeutral) for p in (rules.two or rules).turn),
        ),
        HouseRule(
            "short_game",
            ("no", "yes"),
            "Short game: the cease-fire card lies as high as with one player fewer (4 or 5 players).",
            lambda rules: rules.ceasefire,
        ),
        HouseRule(
            "colour_killed_by_other",
            CHOICES["colour_killed_by_other"],
            "When somebody else destroys your target colour: the mission counts, or becomes 24 territories.",
            lambda rules: isinstance(rules.extra, SecretMissions),
        ),
        HouseRule(
            "capital_falls",
            CHOICES["capital_falls"],
            "When the fall of a capital takes effect: the first time only, or every time its owner loses it.",
            lambda rules: isinstance(rules.extra, Capitals),
        ),
        HouseRule(
            "turn_limit",
            ("{}..{}".format(*RANGES["turn_limit"]),),
            "After how many turns of each player (in Godstorm: epochs) the strongest wins; 0 for no limit.",
        ),
    )
}


def register_house_rule(name: str, values: tuple[str, ...], says: str) -> None:
    """Let tables decide what a mode's rulebook leaves open (`Extra.undecided`); refuses a name that is taken."""
    if name in HOUSE_RULES or name == "map":
        raise ValueError(f"there is a house rule {name} already")
    HOUSE_RULES[name] = HouseRule(name, values, says, lambda rules: name in rules.decisions)


def with_house_rules(rules: Ruleset, chosen: dict[str, str], board: Callable[[str], Board]) -> Ruleset:
    """The mode as this table plays it; refuses what is unknown, out of range, or means nothing in this mode.

    A map is a house rule too (`map=world`); `board` finds it by that name.
    """
    changes: dict[str, Any] = {}
    for name, value in chosen.items():
        if name in rules.decisions and name in HOUSE_RULES and HOUSE_RULES[name].allows(value):
            changes["decisions"] = {**changes.get("decisions", rules.decisions), name: value}
        else:
            changes.update(_map(rules, value, board) if name == "map" else {name: _value(rules, name, value)})
    house = tuple(sorted({**dict(rules.house), **chosen}.items()))
    two = rules.two and rules.two.but(**changes, house=house)
    return rules.but(**changes, house=house, two=two)


def _value(rules: Ruleset, name: str, value: str) -> Any:
    rule = HOUSE_RULES.get(name)
    if rule is None:
        known = [*HOUSE_RULES, "map"]
        if near := nearest(name[:40], known):
            raise Fault("there is no house rule {rule}; did you mean {near}?", "no-rule-near", rule=repr(name[:40]), near=near)
        raise Fault("there is no house rule {rule}; choose from {rules}", "no-rule", rule=repr(name[:40]), rules=", ".join(known))
    if not rule.has(rules):
        own = ", ".join(each.name for each in HOUSE_RULES.values() if each.has(rules))
        raise Fault("{rule} has no effect in {mode}, which has {rules}", "idle-rule", rule=name, mode=rules.name, rules=own)
    return rule.read(value)


def _map(rules: Ruleset, name: str, board: Callable[[str], Board]) -> dict[str, Any]:
    """Missions and miracles name places of their own map, so these modes stay on it, or on one that has the same places."""
    if not name.isprintable():
        raise ValueError("the name of a map file must be printable")
    found = board(name)
    if rules.extra.own_cards() and not same_places(found, rules.board):
        raise Fault("{mode} can only be played on its own map, which its cards are about", "own-map", mode=rules.name)
    return {"board": found}


def same_places(one: Board, other: Board) -> bool:
    """Whether two maps have the same places in the same continents; their links and cards may differ."""
    return one.places == other.places and one.continents == other.continents and list(one.continent_of) == list(other.continent_of)
