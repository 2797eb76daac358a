"""The rules of a mode for the client's help, by the phases of a turn; from the same pages as `feldherr rules`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Literal

from feldherr.editions import MODES, wording
from feldherr.editions.primer import ABOUT, BELOW, POWERS, STEPS, paragraphs
from feldherr.editions.rulebook import expand, texts
from feldherr.editions.wording import localized
from feldherr.engine.question import QUESTIONS
from feldherr.engine.step import Phase
from feldherr.godstorm.state import GodstormState
from feldherr.locales import language, say, speaking
from feldherr.rules.ruleset import Ruleset
from feldherr.server import wire

Kind = Literal["about", "setup", "phase", "goals", "all", "now"]
# The numbered rules that each phase is about, of all rulebooks; a mode has its own of these.
RULES = {
    "reinforce": "K7-K13 K21 K43 K62 K73 K74 K77 S5-S10 S19 S41 S55 O3-O8 N4-N6",
    "attack": "K14-K21 K34 K45-K47 K71 K72 K75 K78 K79 S11-S14 S34 S51-S53 O9-O11 O13 O22 N7-N11 N43 N45",
    "fortify": "K22 K49 K76 K79 S16 O14 N12 G39 G50",
    "draw": "K23 K28 K51 K77 S15 O12 N13 N15 N16",
    "bribe": "K40-K42 K46",
    "reinforce allies": "K43 K44",
    "status of the neutrals": "K40 K48",
    "move allies": "K49 K50",
    "reinforce the neutral": "S32 S33",
    "bolster a neutral": "N42 N46",
    "show a mission at the start": "K60-K65",
    "show a mission at the end": "K60-K65",
    "reckon": "N14 N44",
    "raise armies": "G16 G20-G24 G91 G101",
    "summon and build": "G25-G28",
    "obtain miracles": "G30 G31 G33 G37",
    "play miracles": "G32 G33 G35 G80-G89 G92-G99 G102-G105",
    "plague": "G38 G39 G97",
    "invade": "G31 G34 G36 G40-G49 G51-G54 G90 G94 G95 G99 G100",
    "leave the heavens": "G45 G55",
    "invade the Underworld": "G56-G59 G61 G62",
    "end of turn": "G60 G31",
}
BESIDES = {
    "reinforce": ["trading", "laying cards", "taking the bonus"],
    "attack": ["defending", "rolling", "occupying"],
    "invade": ["invasion", "answering an invasion", "mustering"],
}
# The numbered rules that a house rule changes, of all rulebooks.
CHANGED = {
    "defender_two_dice_at": "K16 S12 O10 N8 G43",
    "fortify": "K22 S16 O14 N12 G50",
    "set_values": "K12 K62 K74 S7 S41 S55",
    "territory_bonus": "K12 K62 K74 S8 O8",
    "forced_trade": "K11 S9 O6",
    "elimination_trade_at": "K21 S14 O13",
    "trade_window": "N6",
    "used_cards": "K2 S10 O7 N6",
    "neutral_rounding": "S32 S40",
    "short_game": "N3",
    "colour_killed_by_other": "S18 N31 N32",
    "capital_falls": "S53",
    "turn_limit": "",
    "chosen_setup": "G7",
    "place_god_temple": "G8",
    "piece_limits": "G12",
    "start_of_turn_relics": "G24",
    "summon_plague": "G25",
    "godswar_armies": "G52",
    "godswar_forced": "G54",
    "gods_default": "G46",
    "relic_mid_godswar": "G53",
    "tablets_zero": "G99",
    "heaven_dice": "G61",
}
_BRACKETS = re.compile(r"\([^()]*\)")
_AS = re.compile(r"\bas ((?:K\d+(?:, )?)+)")


@cache
def chapters(mode: str, tag: str = "en") -> list[wire.Chapter]:
    """All chapters of a mode in that language, in the order of a game."""
    with speaking(tag):
        return Handbook(MODES[mode]).chapters()


def chapter(kind: Kind, title: str, steps: list[str], rules: list[tuple[str, str]]) -> wire.Chapter:
    """A chapter for the wire."""
    return wire.Chapter(kind, title, steps, [wire.Rule(*rule) for rule in rules])


class Handbook:
    """The rules of one mode in the current language."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.ids = expand(rules.ids)
        self.texts = texts(language())

    def chapters(self) -> list[wire.Chapter]:
        rules = self.rules
        setup = [(wording.phase(p.name), localized(p.says)) for p in rules.setup if p.says]
        return [
            chapter("about", wording.title(rules), [], self.about()),
            chapter("setup", say("help-setup"), steps(rules.setup), setup),
            *[self.phase(p) for p in rules.turn],
            chapter("goals", say("help-goals"), [], [("", localized(goal.says)) for goal in rules.goals]),
            *nows(),
            chapter("all", f"{say('help-all')} {rules.ids}", [], [(rule, self.texts.get(rule, "")) for rule in self.ids]),
        ]

    def about(self) -> list[tuple[str, str]]:
        """The introduction: how many can play, and for Godstorm what it is about."""
        rules = self.rules
        out = [f"{wording.rulebook(rules)}: {wording.players(rules)}.", *[wording.warning(rules, seats) for seats in rules.warn]]
        return [*untitled(out), *(storm() if isinstance(rules.extra, GodstormState) else [])]

    def phase(self, p: Phase) -> wire.Chapter:
        """The chapter of a phase: what it is, and the numbered rules about it, with those of another rulebook that they refer to."""
        known = {*self.ids, *(rule for own in self.ids for found in _AS.findall(plain(texts().get(own, ""))) for rule in found.split(", "))}
        related = [(rule, self.texts.get(rule, "")) for rule in expand(RULES.get(p.name, "")) if rule in known]
        told = [localized(p.says), *([say("for-example", what=example)] if (example := wording.example(p.name)) else [])]
        return chapter("phase", wording.part(p.name), [*steps((p,)), *BESIDES.get(p.name, [])], [*untitled(told), *related])


def plain(rule: str) -> str:
    """A rule without what it says in brackets: there it may name a rule of another book that does not hold as a whole."""
    return _BRACKETS.sub("", rule)


def storm() -> list[tuple[str, str]]:
    """The introduction to Godstorm, as pairs of title and text."""
    ten = [(localized(step), localized(text)) for step, text in STEPS]
    powers = [(localized(god), f"{localized(battle)}; {localized(labour)}") for god, battle, labour in POWERS[1:]]
    return [*untitled(map(localized, paragraphs(ABOUT))), *ten, *powers, *untitled(map(localized, paragraphs(BELOW)))]


def nows() -> list[wire.Chapter]:
    """What can be done at each question that people are asked, with an example."""
    return [chapter("now", "", [kind], untitled([said])) for kind in QUESTIONS if (said := wording.now(kind))]


def changed(house_rule: str) -> list[str]:
    """The numbered rules that a house rule changes."""
    return expand(CHANGED.get(house_rule, ""))


def untitled(texts: Iterable[str]) -> list[tuple[str, str]]:
    """Paragraphs without the id of a rule."""
    return [("", text) for text in texts]


def steps(phases: tuple[Phase, ...]) -> list[str]:
    """What happens in these phases, step by step."""
    return [step for p in phases for step in p.step.split(", ") if step]
