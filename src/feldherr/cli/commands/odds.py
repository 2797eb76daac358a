"""`feldherr odds`: the odds of an attack, its expected losses, and who is left."""

from __future__ import annotations

import argparse
import difflib
import json
from typing import Any, TypeVar

from feldherr.cli.commands.odds_report import against, show, terms
from feldherr.cli.house_rules import Refused, add_house, house_rules, rules_of, told
from feldherr.cli.sanitize import program, short
from feldherr.cli.table.phrases import did_you_mean
from feldherr.cli.table.screen import console
from feldherr.editions import MODES
from feldherr.locales import Words, say
from feldherr.odds import Chain, chain
from feldherr.odds.campaign import MOST
from feldherr.odds.support import BRINGS, HAS
from feldherr.rules.dice import ATTACK_DICE, DEFEND_DICE
from feldherr.rules.ruleset import Ruleset

Land = TypeVar("Land")
GODSTORM = "nl2004.godstorm"
OPTIONS = {  # what is wrong if they are not between their least and most
    "stop": ("wrong-stop", 0, MOST),
    "attack_dice": ("wrong-attack-dice", 1, ATTACK_DICE),
    "defend_dice": ("wrong-defend-dice", 1, DEFEND_DICE),
}


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    facts: Words = {"brings": ", ".join(BRINGS), "has": ", ".join(HAS[len(BRINGS) :])}
    p = commands.add_parser("odds", help="help-odds", description="help-odds-about", epilog="help-odds-notes", facts=facts)
    p.add_argument("attackers", metavar="ATTACKERS", help="help-odds-attackers")
    p.add_argument("lands", nargs="+", metavar="DEFENDERS", help="help-odds-defenders")
    p.add_argument("--rules", metavar="RULES", help="help-odds-rules")
    p.add_argument("--stop", type=int, default=0, metavar="K", help="help-odds-stop")
    p.add_argument("--attack-dice", type=int, default=ATTACK_DICE, metavar="N", help="help-odds-attack-dice")
    p.add_argument("--defend-dice", type=int, default=DEFEND_DICE, metavar="N", help="help-odds-defend-dice")
    p.add_argument("--brings", default="", metavar="WHAT", help="help-odds-brings")
    p.add_argument("--json", action="store_true", help="help-odds-json")
    add_house(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compute the odds and print them."""
    parts = [land.partition("+") for land in args.lands]
    has = [words.replace("+", " ") for _, _, words in parts]
    rules = rules_of(mode_of(args.rules, bool(args.brings) or any(has)), house_rules(args))
    attackers = armies(args.attackers, "chances-attackers")
    defenders = [armies(n, "chances-defenders-of", i) for i, (n, _, _) in numbered(parts)]
    check(args, rules, has)
    try:
        odds = chain(
            rules,
            attackers,
            defenders,
            stop=args.stop,
            attack_dice=args.attack_dice,
            defend_dice=args.defend_dice,
            brings=args.brings,
            has=has,
        )
    except ValueError as e:
        raise Refused(say("wrong-odds", why=str(e))) from None
    if args.json:
        print(json.dumps(facts(odds, rules, args, has), indent=2))
    else:
        show(console(), odds, against(odds, args, has), terms(rules, args))
    return 0


def numbered(lands: list[Land]) -> list[tuple[int, Land]]:
    """Territories with their numbers from 1 up; a single one has none (0)."""
    return list(enumerate(lands, len(lands) > 1))


def armies(word: str, who: str, where: int = 0) -> int:
    """A number of armies as it was typed."""
    if not word.isascii() or not word.isdigit() or len(word) > 9:
        raise Refused(say("wrong-armies", word=short(word)))
    if not 1 <= int(word) <= MOST:
        raise Refused(say("wrong-many-armies", who=say(who, n=where), most=str(MOST), n=word))
    return int(word)


def check(args: argparse.Namespace, rules: Ruleset, has: list[str]) -> None:
    """Raise Refused for impossible dice, and for what the rules don't have."""
    for name, (fault, low, high) in OPTIONS.items():
        if not low <= (n := getattr(args, name)) <= high:
            raise Refused(say(fault, most=str(high), n=str(n)))
    check_words(rules, args.brings.replace(",", " "), BRINGS, "chances-attacker")
    for i, words in numbered(has):
        check_words(rules, words, HAS, "chances-defender-of", i)


def check_words(rules: Ruleset, said: str, known: tuple[str, ...], who: str, where: int = 0) -> None:
    """Raise Refused for support that a side can't have."""
    for word in said.split():
        if rules.name != GODSTORM:
            raise Refused(say("wrong-not-godstorm", mode=rules.name, word=short(word)))
        if word not in known and not word.startswith("tree="):
            near = difflib.get_close_matches(word, known, 1)
            hint = did_you_mean(near) or "; " + say("chances-there-are", list=", ".join(known))
            raise Refused(say("wrong-nothing", word=short(word), who=say(who, n=where)) + hint)


def mode_of(said: str | None, gods: bool) -> str:
    """A mode's name; an edition stands for its first mode that has all its dice rules."""
    if said is None:
        return GODSTORM if gods else "de2004.liberation"
    if "." in said or said in MODES:
        return said
    editions = {name.partition(".")[0] for name in MODES}
    if said not in editions:
        raise Refused(say("wrong-edition", word=short(said), list=", ".join(sorted(editions)), command=f"{program()} rules"))
    return GODSTORM if said == "nl2004" else next(name for name in MODES if name.startswith(said))


def facts(odds: Chain, rules: Ruleset, args: argparse.Namespace, has: list[str]) -> dict[str, Any]:
    """All results as data for JSON."""
    return {
        "rules": rules.name,
        "house": told(rules),
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
