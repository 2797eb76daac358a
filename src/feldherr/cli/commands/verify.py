"""`feldherr verify`: checks that all dice and draws of a saved game follow from a seed."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from feldherr.cli import savefile
from feldherr.cli.house_rules import Refused
from feldherr.cli.sanitize import short
from feldherr.engine.action import CHANCE
from feldherr.engine.chance import chance
from feldherr.engine.game import Game
from feldherr.engine.play import new, play
from feldherr.locales import say
from feldherr.server.tables.dice import Sealed, commitment

HEX = re.compile(r"[0-9a-f]{64}")


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("verify", help="help-verify", description="help-verify-about")
    p.add_argument("file", metavar="FILE", help="help-file")
    p.add_argument("--seed", required=True, metavar="HEX", help="help-verify-seed")
    p.add_argument("--commitment", default="", metavar="HEX", help="help-verify-commitment")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the result of the check; exit code 1 if it failed."""
    seed, promised = args.seed.lower(), args.commitment.lower()
    for what, word in (("--seed", seed), ("--commitment", promised or seed)):
        if not HEX.fullmatch(word):
            raise Refused(say("wrong-hex", option=what, word=short(word)))
    path = Path(args.file).expanduser()
    game = savefile.load(savefile.read_text(path), path)
    if promised and promised != commitment(seed):
        print(say("verify-other-seed", commitment=commitment(seed)))
        return 1
    total, wrong = compare(game, seed)
    if wrong:
        print(say("verify-wrong", n=len(wrong), total=total, first=wrong[0]))
        return 1
    print(say("verify-promised" if promised else "verify-good", total=total))
    return 0


def compare(game: Game, seed: str) -> tuple[int, list[int]]:
    """The number of chance moves, and the numbers of those that don't follow from the seed."""
    g = new(game.rules, game.seats)
    total, wrong = 0, []
    for n, (seat, answer) in enumerate(game.log, 1):
        if seat == CHANCE:
            total += 1
            if chance(g, Sealed(seed, n)) != answer:
                wrong.append(n)
        play(g, seat, answer)
    return total, wrong
