"""`feldherr odds`: how likely an attack succeeds, what it costs, and who is left."""

from __future__ import annotations

import argparse
import json
from itertools import accumulate
from typing import Any

from rich.console import Console
from rich.text import Text

from feldherr.cli.bars import LEAST, Bar, draw, grouped, percent, step_for
from feldherr.cli.rules import grid
from feldherr.cli.safe import program, short
from feldherr.cli.screen import console
from feldherr.cli.table_rules import Refused, add_house, house_rules, rules_of
from feldherr.editions import MODES
from feldherr.engine.ruleset import Ruleset
from feldherr.odds import Battle, Chain, chain
from feldherr.odds.host import BRINGS, HAS

SAYS = """The exact odds of an attack, or of a row of attacks: after each conquest one
army stays behind and the rest goes on.

  odds 10 7                         10 that can attack (one more stays) against 7
  odds 25 3 2 4 1 --rules sv2000    a row of four territories
  odds 9 7+temple+sky --brings war  Godstorm, with a temple and a god against one"""
NOTES = f"""Godstorm: the attacker may bring {", ".join(BRINGS[:6])},
{", ".join(BRINGS[6:])}. A territory may have those too, and {", ".join(HAS[len(BRINGS) :])}
(tree=5: the Tree of Life, and 5 faith that are paid before an army falls).
Gods on both sides fight godswars first, each side naming its champions as well
as it can."""
FEWEST, MOST = 6, 20  # lines of a picture
OPTIONS = ("stop", "attack_dice", "defend_dice", "brings")
TAKEN, HELD = "green", "red"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    p = commands.add_parser(
        "odds",
        help="how likely an attack succeeds, and what it costs",
        description=SAYS,
        epilog=NOTES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    p.add_argument("attackers", metavar="ATTACKERS", help="armies that can attack; one more stays behind")
    p.add_argument("lands", nargs="+", metavar="DEFENDERS", help="armies in each territory, one after the other; in Godstorm 7+temple")
    p.add_argument("--rules", metavar="RULES", help="an edition (sv2000) or a mode (sv2000.duel); de2004, or Godstorm where it is needed")
    p.add_argument("--stop", type=int, default=0, metavar="K", help="break off when only K that can attack are left (0)")
    p.add_argument("--attack-dice", type=int, default=3, metavar="N", help="the attacker throws at most 1, 2 or 3 dice (3)")
    p.add_argument("--defend-dice", type=int, default=2, metavar="N", help="the defender throws at most 1 or 2 dice (2)")
    p.add_argument("--brings", default="", metavar="WHAT", help="Godstorm: what the attacker brings, e.g. war,magic")
    p.add_argument("--json", action="store_true", help="all chances as JSON")
    add_house(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Reckon and show."""
    parts = [land.partition("+") for land in args.lands]
    has = [words.replace("+", " ") for _, _, words in parts]
    rules = rules_of(mode_of(args.rules, bool(args.brings) or any(has)), house_rules(args))
    defenders = [armies(n) for n, _, _ in parts]
    try:
        odds = chain(
            rules,
            armies(args.attackers),
            defenders,
            stop=args.stop,
            attack_dice=args.attack_dice,
            defend_dice=args.defend_dice,
            brings=args.brings,
            has=has,
        )
    except ValueError as e:
        raise Refused(as_typed(str(e))) from None
    if args.json:
        print(json.dumps(facts(odds, rules, args, has), indent=2))
    else:
        show(console(), odds, against(odds, args, has), terms(rules, args))
    return 0


def as_typed(fault: str) -> str:
    """An option by the name that it has on the command line."""
    name, colon, rest = fault.partition(":")
    return f"--{name.replace('_', '-')}{colon}{rest}" if name in OPTIONS else fault


def armies(word: str) -> int:
    """A number of armies as it was typed."""
    if not word.isascii() or not word.isdigit() or len(word) > 9:
        raise Refused(f'"{short(word)}" is no number of armies; e.g. odds 10 7, or in Godstorm odds 10 7+temple')
    return int(word)


def mode_of(said: str | None, gods: bool) -> str:
    """A mode's name; an edition stands for its first mode that has all its dice rules."""
    if said is None:
        return "nl2004.godstorm" if gods else "de2004.liberation"
    if "." in said or said in MODES:
        return said
    editions = {name.partition(".")[0] for name in MODES}
    if said not in editions:
        raise Refused(f'--rules: "{short(said)}" is no edition ({", ".join(sorted(editions))}) and no mode ({program()} rules lists them)')
    return "nl2004.godstorm" if said == "nl2004" else next(name for name in MODES if name.startswith(said))


def terms(rules: Ruleset, args: argparse.Namespace) -> str:
    """What the odds are for, in a sentence."""
    dice = "all dice thrown" if args.attack_dice == 3 and args.defend_dice == 2 else f"{args.attack_dice} dice against {args.defend_dice}"
    stop = "to the last army" if args.stop == 0 else f"broken off with {args.stop} or fewer left"
    late = f"; second defending die from {rules.defender_two_dice_at} armies" if rules.defender_two_dice_at > 2 else ""
    return f"{rules.name}: {dice}, {stop}; one more stays behind{late}."


def against(odds: Chain, args: argparse.Namespace, has: list[str]) -> str:
    """Who fights whom: `12 armies with war, magic against 7 (temple), 4`."""
    brings = ", ".join(args.brings.replace(",", " ").split())
    lands = [
        f"{land.defenders} ({', '.join(words.split())})" if words else f"{land.defenders}"
        for land, words in zip(odds.stages, has, strict=True)
    ]
    return f"{odds.attackers} armies{f' with {brings}' if brings else ''} against {', '.join(lands)}"


# ---- for people -----------------------------------------------------------------------------------------------------------------


def show(out: Console, odds: Chain, who: str, said: str) -> None:
    """A sentence, the losses, and a picture."""
    many = len(odds.stages)
    what = "the territory" if many == 1 else "both territories" if many == 2 else f"all {many} territories"
    out.print(Text(f"{percent(odds.win)} to take {what}: {who}.", style="bold"))
    out.print(Text(f"Losses on average: {odds.lost:.1f} of the attacker, {odds.slain:.1f} of the defender. {rest(odds)}"))
    out.print(Text(said, style="dim"))
    out.print()
    if many > 1:
        show_row(out, odds.stages)
        out.print()
    draw(out, bars(odds, lines(out, many)), "or more" if odds.win > 0 else "")


def lines(out: Console, lands: int) -> int:
    """How many lines the picture may have, so that all stays on the screen."""
    others = 7 if lands == 1 else 10 + 2 * lands
    return max(FEWEST, min(MOST, (out.height if out.is_terminal else 32) - others))


def rest(odds: Chain) -> str:
    """Who is left, either way."""
    last = odds.stages[-1]
    if odds.win == 0:
        return "It can't succeed."
    out = f"A success leaves {odds.survivors:.1f} of the {odds.attackers}"
    if len(odds.stages) == 1 and sum(last.held) > 1e-12:
        out += f", a failure {last.defenders_left:.1f} of the {last.defenders}"
    return out + "."


def show_row(out: Console, lands: tuple[Battle, ...]) -> None:
    """How far it goes: a line for each territory."""
    table = grid("territory", "defenders", "taken so far", "left then, on average")
    for i, land in enumerate(lands, 1):
        table.add_row(str(i), str(land.defenders), percent(land.win), f"{land.survivors:.1f}" if land.win > 0 else "-")
    out.print(table)


def bars(odds: Chain, most: int) -> list[Bar]:
    """From the best end for the attacker to the worst."""
    alone = len(odds.stages) == 1
    held = odds.stages[0].held if alone else ()
    step = step_for(most, odds.left, held)
    taken = grouped(odds.left, step)[::-1]
    wide = max((len(k) for k, p in taken if p >= LEAST), default=0)
    name = "taken" if alone else "all taken"
    out = [Bar(f"{name}, {k:>{wide}} left", p, total, TAKEN) for (k, p), total in zip(taken, accumulate(p for _, p in taken), strict=True)]
    if alone:
        return out + [Bar(f"held by {k}", p, None, HELD) for k, p in grouped(held, step)]
    return out + [Bar(f"stopped at territory {i}", sum(land.held), None, HELD) for i, land in enumerate(odds.stages, 1)]


# ---- for programs ---------------------------------------------------------------------------------------------------------------


def facts(odds: Chain, rules: Ruleset, args: argparse.Namespace, has: list[str]) -> dict[str, Any]:
    """Everything, ready for JSON."""
    return {
        "rules": rules.name,
        "house": dict(rules.house),
        "attackers": odds.attackers,
        "defenders": [land.defenders for land in odds.stages],
        "stop": args.stop,
        "attack_dice": args.attack_dice,
        "defend_dice": args.defend_dice,
        "brings": args.brings.replace(",", " ").split(),
        "has": [words.split() for words in has],
        "win": odds.win,
        "lost": odds.lost,
        "slain": odds.slain,
        "stages": [
            {"win": land.win, "lost": land.lost, "slain": land.slain, "left": list(land.left), "held": list(land.held)}
            for land in odds.stages
        ],
    }
