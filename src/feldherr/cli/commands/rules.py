"""`feldherr rules`: lists the modes, shows the rules of one, or compares two."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from feldherr.cli.commands.compare import differences
from feldherr.cli.commands.godstorm_rules import introduce
from feldherr.cli.house_rules import Refused, add_house, house_rules, rules_of
from feldherr.cli.sanitize import program
from feldherr.cli.table.phrases import either
from feldherr.cli.table.screen import console
from feldherr.editions import MODES, wording
from feldherr.editions.rulebook import Pair, expand, lined_up, texts
from feldherr.engine.step import Phase
from feldherr.locales import language, say
from feldherr.rules.options import HOUSE_RULES, HouseRule
from feldherr.rules.ruleset import Ruleset


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("rules", help="help-rules", description="help-rules-about")
    p.add_argument("mode", nargs="?", metavar="MODE", help="help-rules-mode")
    p.add_argument("--diff", metavar="MODE", help="help-rules-diff")
    add_house(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what was asked for."""
    out = console()
    if args.mode is None and (args.diff or args.house):
        raise Refused(say("rules-which", program=program(), option="diff" if args.diff else "with"))
    if args.mode is None:
        list_modes(out)
        return 0
    house = house_rules(args)
    mode = rules_of(args.mode, house)
    if args.diff:
        show_difference(out, mode, rules_of(args.diff, {}))
    else:
        show_mode(out, mode)
    return 0


def grid(*columns: str) -> Table:
    """A plain table whose last column takes the remaining width."""
    table = Table(box=None, pad_edge=False, show_header=any(columns), padding=(0, 2, 0, 0))
    for i, name in enumerate(columns):
        table.add_column(name, no_wrap=i == 0, overflow="fold")
    return table


def list_modes(out: Console) -> None:
    """Print all modes by rulebook, one line each."""
    rulebooks: dict[str, list[Ruleset]] = {}
    for mode in MODES.values():
        rulebooks.setdefault(wording.rulebook(mode), []).append(mode)
    wide = max(len(wording.players(mode)) for mode in MODES.values())
    for rulebook, modes in rulebooks.items():
        out.print(Text(rulebook, style="bold"))
        table = grid("", "", "")
        for mode in modes:
            table.add_row(f"  {mode.name:20}", f"{wording.players(mode):{wide}}", wording.title(mode))
        out.print(table)
    out.print()
    out.print(Text(say("rules-hint", program=program())))


def heading(out: Console, text: str) -> None:
    out.print()
    out.print(Text(text, style="bold"))


def show_mode(out: Console, mode: Ruleset) -> None:
    """Print everything about a mode, from its players to its numbered rules."""
    out.print(Text(f"{mode.name}: {wording.title(mode)}", style="bold"))
    out.print(Text(f"{wording.rulebook(mode)} · {wording.players(mode)} · {say('rules-map', map=wording.board(mode))}"))
    for seats in mode.warn:
        out.print(Text(wording.warning(mode, seats)))
    introduce(out, mode)
    for title, phases in ((say("help-setup"), mode.setup), (say("rules-turn"), mode.turn)):
        heading(out, title)
        out.print(_phases(phases))
    heading(out, say("help-goals"))
    for goal in mode.goals:
        out.print(Text(f"- {wording.localized(goal.says)}"))
    heading(out, say("rules-house"))
    out.print(_house(mode))
    heading(out, say("rules-numbered", ids=mode.ids))
    out.print(numbered(expand(mode.ids)))
    if mode.two is not None and mode.two.ids != mode.ids:
        heading(out, say("rules-two", ids=mode.two.ids))
        out.print(numbered([rule for rule in expand(mode.two.ids) if rule not in expand(mode.ids)]))


def _phases(phases: Iterable[Phase]) -> Table:
    table = grid("", "", "")
    for i, phase in enumerate(phases, 1):
        table.add_row(str(i), wording.phase(phase.name), Text(wording.localized(phase.says)))
    return table


def _house(mode: Ruleset) -> Table:
    table = grid("", "")
    for rule in HOUSE_RULES.values():
        if rule.has(mode):
            set_here = f" ({say('rules-set-here')})" if rule.name in dict(mode.house) else ""
            table.add_row(Text(f"{rule.name} = {rule.of(mode)}{set_here}\n  {_settings(rule)}"), Text(wording.house_rule(rule)))
    return table


def _settings(rule: HouseRule) -> str:
    """What may be typed for it; words with what they mean."""
    low, dots, high = rule.values[0].partition("..")
    if dots:
        return say("rules-number", low=low, high=high)
    meant = {value: wording.value(rule.name, value) for value in rule.values}
    plain = all(value.isdigit() or value == says for value, says in meant.items())
    return either(list(meant)) if plain else "\n  ".join(f"{value}: {says}" for value, says in meant.items())


def numbered(ids: Iterable[str]) -> Table:
    """Rules with their texts."""
    table = grid("", "")
    for rule in ids:
        table.add_row(rule, Text(texts(language()).get(rule, "")))
    return table


def said_twice(pairs: list[Pair]) -> Table:
    """Rules of two modes that say the same, in the shorter words."""
    table = grid("", "")
    for pair in pairs:
        text = min((worded(pair.mine), worded(pair.theirs)), key=len)
        table.add_row(f"{' '.join(pair.mine)} = {' '.join(pair.theirs)}", Text(text))
    return table


def worded(rules: Iterable[str]) -> str:
    return " ".join(texts(language()).get(rule, "") for rule in rules)


def side_by_side(one: Ruleset, other: Ruleset, pairs: list[Pair]) -> Table:
    """Rules of two modes that are about the same thing, a row each."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0))
    for mode in (one, other):
        table.add_column(mode.name, ratio=1, overflow="fold")
    for pair in pairs:
        table.add_row(
            *[Text("\n".join(f"{rule} {texts(language()).get(rule, '')}" for rule in rules)) for rules in (pair.mine, pair.theirs)]
        )
    return table


def show_difference(out: Console, one: Ruleset, other: Ruleset) -> None:
    """Values side by side where they differ, then the rules: the same in other words, different, or in one of them only."""
    table = grid("", one.name, other.name)
    for name, mine, theirs in differences(one, other):
        table.add_row(wording.rule(name), Text(mine), Text(theirs))
    out.print(table if table.rows else Text(say("rules-same", one=one.name, other=other.name)))
    here, there = expand(one.ids), expand(other.ids)
    pairs = lined_up(here, there)
    if same := [pair for pair in pairs if pair.same]:
        heading(out, say("rules-alike"))
        out.print(said_twice(same))
    if differing := [pair for pair in pairs if not pair.same]:
        heading(out, say("rules-unlike"))
        out.print(side_by_side(one, other, differing))
    known = {rule for pair in pairs for rule in (*pair.mine, *pair.theirs)}
    for mode, has, rest in ((one, here, there), (other, there, here)):
        if only := [rule for rule in has if rule not in rest and rule not in known]:
            heading(out, say("rules-only", mode=mode.name))
            out.print(numbered(only))
