"""`feldherr rules`: the modes, what each one's rules are, and where two of them differ."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from feldherr.cli.safe import program
from feldherr.cli.screen import console
from feldherr.cli.storm_rules import introduce
from feldherr.cli.table_rules import Refused, add_house, house_rules, rules_of
from feldherr.editions import MODES
from feldherr.editions.rulebook import expand, texts
from feldherr.engine.ruleset import Ruleset
from feldherr.engine.step import Phase
from feldherr.locales import language
from feldherr.rules.options import HOUSE_RULES

SKIP = (
    "name",
    "version",
    "title",
    "booklet",
    "ids",
    "warn",
    "house",
    "board",
    "players",
    "two",
    "setup",
    "turn",
    "asides",
    "goals",
    "extra",
)


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    p = commands.add_parser("rules", help="help-rules", description="help-rules-about")
    p.add_argument("mode", nargs="?", metavar="MODE", help="help-rules-mode")
    p.add_argument("--diff", metavar="MODE", help="help-rules-diff")
    add_house(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what was asked for."""
    out = console()
    if args.mode is None and (args.diff or args.house):
        raise Refused(f"which mode's rules? {program()} rules MODE{' --diff MODE' if args.diff else ' --with NAME=VALUE'}")
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


def players(rules: Ruleset) -> str:
    """`3-6`, or `2`."""
    low, high = rules.players
    return str(low) if low == high else f"{low}-{high}"


def grid(*columns: str) -> Table:
    """A table without frills; the last column takes the room."""
    table = Table(box=None, pad_edge=False, show_header=any(columns), padding=(0, 2, 0, 0))
    for i, name in enumerate(columns):
        table.add_column(name, no_wrap=i == 0, overflow="fold")
    return table


def list_modes(out: Console) -> None:
    """All modes, a line each, by booklet."""
    booklets: dict[str, list[Ruleset]] = {}
    for mode in MODES.values():
        booklets.setdefault(mode.booklet, []).append(mode)
    for booklet, modes in booklets.items():
        out.print(Text(booklet, style="bold"))
        for mode in modes:
            out.print(Text(f"  {mode.name:21} {players(mode):4} players  {mode.title}"))
    out.print(Text(f"\n{program()} rules MODE shows the rules of one, {program()} play MODE plays it."))


def heading(out: Console, text: str) -> None:
    out.print()
    out.print(Text(text, style="bold"))


def show_mode(out: Console, mode: Ruleset) -> None:
    """Everything about a mode, from its players to the text of its rules."""
    out.print(Text(f"{mode.name}: {mode.title}", style="bold"))
    out.print(Text(f"{mode.booklet} · {players(mode)} players · map {mode.board.name}"))
    for seats, warning in mode.warn.items():
        out.print(Text(f"With {seats} players: {warning}"))
    introduce(out, mode)
    for title, phases in (("Set-up", mode.setup), ("A turn", mode.turn)):
        heading(out, title)
        out.print(_phases(phases))
    heading(out, "Goals")
    for goal in mode.goals:
        out.print(Text(f"- {goal.says}"))
    heading(out, "House rules (--with NAME=VALUE)")
    out.print(_house(mode))
    heading(out, f"Rules {mode.ids}")
    out.print(numbered(expand(mode.ids)))
    if mode.two is not None and mode.two.ids != mode.ids:
        heading(out, f"Two players play by {mode.two.ids}")
        out.print(numbered([rule for rule in expand(mode.two.ids) if rule not in expand(mode.ids)]))


def _phases(phases: Iterable[Phase]) -> Table:
    table = grid("", "", "")
    for i, phase in enumerate(phases, 1):
        table.add_row(str(i), phase.name, Text(phase.says))
    return table


def _house(mode: Ruleset) -> Table:
    table = grid("", "")
    for rule in HOUSE_RULES.values():
        if rule.has(mode):
            set_here = " (set here)" if rule.name in dict(mode.house) else ""
            table.add_row(Text(f"{rule.name} = {rule.of(mode)}{set_here}\n  {rule.range()}"), Text(rule.says))
    return table


def numbered(ids: Iterable[str]) -> Table:
    """Rules with their texts."""
    table = grid("", "")
    for rule in ids:
        table.add_row(rule, Text(texts(language()).get(rule, "(not in the rulebook)")))
    return table


# ---- two modes ------------------------------------------------------------------------------------------------------------------


def show_difference(out: Console, one: Ruleset, other: Ruleset) -> None:
    """Values side by side where they differ, then the rules that only one of them has."""
    table = grid("", one.name, other.name)
    for name, mine, theirs in differences(one, other):
        table.add_row(name, Text(mine), Text(theirs))
    if not table.rows:
        out.print(f"{one.name} and {other.name} have the same values.")
    else:
        out.print(table)
    for mode, ids in ((one, expand(one.ids)), (other, expand(other.ids))):
        only = [rule for rule in ids if rule not in expand((other if mode is one else one).ids)]
        if only:
            heading(out, f"Only in {mode.name}")
            out.print(numbered(only))


def differences(one: Ruleset, other: Ruleset) -> list[tuple[str, str, str]]:
    """Name and both values of every rule that differs."""
    mine, theirs = values(one), values(other)
    return [(name, mine[name], theirs[name]) for name in mine if mine[name] != theirs[name]]


def values(rules: Ruleset) -> dict[str, str]:
    """A mode's rules as words."""
    out = {
        "title": rules.title,
        "booklet": rules.booklet,
        "players": players(rules),
        "map": rules.board.name,
        "set-up": ", ".join(p.name for p in rules.setup),
        "turn": ", ".join(p.name for p in rules.turn),
        "between attacks": ", ".join(type(a).__name__ for a in rules.asides) or "-",
        "goals": " / ".join(g.says for g in rules.goals),
        "cards of its own": str(len(rules.extra.own_cards()) or "-"),
    }
    for name in type(rules).__dataclass_fields__:
        if name not in SKIP:
            out[name] = _value(getattr(rules, name))
    return out


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{k}: {v}" for k, v in value.items()) or "-"
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return str(value)
