"""`feldherr verify`: checks that all dice and draws of a saved game follow from the seed that its table had promised."""

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
from feldherr.server.tables.proof import Report, Wrong, check

HEX = re.compile(r"[0-9a-f]{64}")
AS_BEFORE = {"dice": "verify-wrong", "promised": "verify-other-seed"}  # what is said of seeds, too


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("verify", help="help-verify", description="help-verify-about")
    p.add_argument("file", metavar="FILE", help="help-file")
    p.add_argument("proof", metavar="PROOF", nargs="?", default="", help="help-verify-proof")
    p.add_argument("--commitment", default="", metavar="HEX", help="help-verify-commitment")
    p.add_argument("--seed", default="", metavar="HEX", help="help-verify-seed")
    p.add_argument("--from", dest="start", type=int, default=0, metavar="N", help="help-verify-from")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the result of the check; exit code 1 if it failed."""
    seed, promised = args.seed.lower(), args.commitment.lower()
    for what, word in (("--seed", seed), ("--commitment", promised)):
        if word and not HEX.fullmatch(word):
            raise Refused(say("wrong-hex", option=what, word=short(word)))
    if bool(args.proof) == bool(seed):
        raise Refused(say("verify-which"))
    path = Path(args.file).expanduser()
    game = savefile.load(savefile.read_text(path), path)
    return by_seed(game, seed, promised, args.start) if seed else by_proof(game, Path(args.proof).expanduser(), promised)


def by_proof(game: Game, path: Path, promised: str) -> int:
    """Check a game against its proof."""
    try:
        found = check(game, savefile.read_text(path), promised)
    except Wrong as e:
        print(say(AS_BEFORE.get(e.name, f"proof-{e.name}"), **e.given))
        return 1
    for line in told(found, promised):
        print(line)
    return 0


def told(found: Report, promised: str) -> list[str]:
    """What a check has found, in words."""
    out = [say("verify-promised" if promised else "verify-good", total=found.checked), say("proof-shares", n=found.shares)]
    rest = {"proof-before": found.before, "proof-by-hand": found.by_hand, "proof-lost": found.lost}
    return out + [say(name, n=n) for name, n in rest.items() if n]


def by_seed(game: Game, seed: str, promised: str, start: int) -> int:
    """Check a game of a table of the first scheme, whose seed was the server's alone."""
    if promised and promised != commitment(seed):
        print(say("verify-other-seed", commitment=commitment(seed)))
        return 1
    total, wrong = compare(game, seed, start)
    if wrong:
        print(say("verify-wrong", n=len(wrong), total=total, first=wrong[0]))
        return 1
    print(say("verify-promised" if promised else "verify-good", total=total))
    return 0


def compare(game: Game, seed: str, start: int = 0) -> tuple[int, list[int]]:
    """The number of chance moves after the first so many moves, and the numbers of those that don't follow from the seed."""
    g = new(game.rules, game.seats)
    total, wrong = 0, []
    for n, (seat, answer) in enumerate(game.log, 1):
        if seat == CHANCE and n > start:
            total += 1
            if chance(g, Sealed(seed, n)) != answer:
                wrong.append(n)
        play(g, seat, answer)
    return total, wrong
