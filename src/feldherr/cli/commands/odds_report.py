"""Prints the odds of an attack: a sentence, the losses, and a chart."""

from __future__ import annotations

import argparse
from itertools import accumulate

from rich.console import Console
from rich.text import Text

from feldherr.cli.commands.rules import grid
from feldherr.cli.table.bars import LEAST, Bar, draw, grouped, percent, step_for
from feldherr.cli.table.phrases import figure
from feldherr.locales import say
from feldherr.odds import Battle, Chain
from feldherr.rules.dice import ATTACK_DICE, DEFEND_DICE
from feldherr.rules.ruleset import Ruleset

FEWEST, MOST = 6, 20  # lines of a picture
TAKEN, HELD = "green", "red"


def terms(rules: Ruleset, args: argparse.Namespace) -> str:
    """A sentence that says what the odds are for."""
    most = (args.attack_dice, args.defend_dice) == (ATTACK_DICE, DEFEND_DICE)
    dice = say("chances-all-dice") if most else say("chances-dice", attack=str(args.attack_dice), defend=str(args.defend_dice))
    stop = say("chances-broken-off", n=str(args.stop)) if args.stop else say("chances-to-the-last")
    late = say("chances-late", n=str(rules.defender_two_dice_at)) if rules.defender_two_dice_at > 2 else ""
    return "; ".join(filter(None, [say("chances-terms", rules=rules.name, dice=dice, stop=stop), late])) + "."


def against(odds: Chain, args: argparse.Namespace, has: list[str]) -> str:
    """Who fights whom: `12 armies with war, magic against 7 (temple), 4`."""
    brings = ", ".join(args.brings.replace(",", " ").split())
    lands = [
        f"{land.defenders} ({', '.join(words.split())})" if words else f"{land.defenders}"
        for land, words in zip(odds.stages, has, strict=True)
    ]
    mine = say("armies-n", n=odds.attackers)
    armies = say("chances-with", armies=mine, what=brings) if brings else mine
    return say("chances-against", armies=armies, lands=", ".join(lands))


def show(out: Console, odds: Chain, who: str, said: str) -> None:
    """Print a sentence, the losses, and a chart."""
    many = len(odds.stages)
    out.print(Text(say("chances-take", chance=percent(odds.win), n=many, who=who), style="bold"))
    out.print(Text(f"{say('chances-losses', lost=average(odds.lost), slain=average(odds.slain))} {rest(odds)}"))
    out.print(Text(said, style="dim"))
    out.print()
    if many > 1:
        show_row(out, odds.stages)
        out.print()
    draw(out, bars(odds, lines(out, many)), say("chances-or-more") if odds.win > 0 else "")


def lines(out: Console, lands: int) -> int:
    """How many lines the chart may have to fit the screen."""
    others = 7 if lands == 1 else 10 + 2 * lands
    return max(FEWEST, min(MOST, (out.height if out.is_terminal else 32) - others))


def rest(odds: Chain) -> str:
    """Print the survivors of both ends."""
    last = odds.stages[-1]
    if odds.win == 0:
        return say("chances-never")
    left, of = average(odds.survivors), figure(f"{odds.attackers:,}")
    if len(odds.stages) == 1 and sum(last.held) > 1e-12:
        return say("chances-left-either", left=left, of=of, held=average(last.defenders_left), by=figure(f"{last.defenders:,}"))
    return say("chances-left", left=left, of=of)


def average(armies: float) -> str:
    return figure(f"{armies:.1f}")


def show_row(out: Console, lands: tuple[Battle, ...]) -> None:
    """Print a line for each territory of a row."""
    table = grid(*map(say, ("chances-territory", "chances-defenders", "chances-taken-so-far", "chances-left-then")))
    for i, land in enumerate(lands, 1):
        table.add_row(str(i), str(land.defenders), percent(land.win), average(land.survivors) if land.win > 0 else "-")
    out.print(table)


def bars(odds: Chain, most: int) -> list[Bar]:
    """From the best end for the attacker to the worst."""
    alone = len(odds.stages) == 1
    held = odds.stages[0].held if alone else ()
    step = step_for(most, odds.left, held)
    taken = grouped(odds.left, step)[::-1]
    wide = max((len(k) for k, p in taken if p >= LEAST), default=0)
    name, totals = "odds-taken-left" if alone else "chances-all-taken", accumulate(p for _, p in taken)
    out = [Bar(say(name, n=f"{k:>{wide}}"), p, total, TAKEN) for (k, p), total in zip(taken, totals, strict=True)]
    if alone:
        return out + [Bar(say("odds-held-left", n=k), p, None, HELD) for k, p in grouped(held, step)]
    return out + [Bar(say("chances-stopped", n=str(i)), sum(land.held), None, HELD) for i, land in enumerate(odds.stages, 1)]
