"""`feldherr verify`: did every die and draw of a saved game follow from the seed that was promised before it began?"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from feldherr.cli import store
from feldherr.cli.safe import short
from feldherr.cli.table_rules import Refused
from feldherr.engine.action import CHANCE
from feldherr.engine.chance import chance
from feldherr.engine.game import Game
from feldherr.engine.play import new, play
from feldherr.server.dice import Sealed, commitment

HEX = re.compile(r"[0-9a-f]{64}")


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    says = "Check the dice and draws of a table's saved game. Seed and commitment are on the table's sign, the seed once the game is over."
    p = commands.add_parser("verify", help="check that a saved game's dice follow from its seed", description=says)
    p.add_argument("file", metavar="FILE", help="a saved game")
    p.add_argument("--seed", required=True, metavar="HEX", help="the seed that was shown after the game")
    p.add_argument("--commitment", default="", metavar="HEX", help="what was shown of it before the game")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say whether it is as it should be; exit code 1 if it is not."""
    seed, promised = args.seed.lower(), args.commitment.lower()
    for what, word in (("--seed", seed), ("--commitment", promised or seed)):
        if not HEX.fullmatch(word):
            raise Refused(f"{what} wants 64 hexadecimal digits, not {short(word)}")
    path = Path(args.file).expanduser()
    game = store.load(store.read_text(path), path)
    if promised and promised != commitment(seed):
        print(f"This is not the seed that was promised: its commitment is {commitment(seed)}.")
        return 1
    total, wrong = compare(game, seed)
    if wrong:
        print(f"{len(wrong)} of {total} dice and draws do not follow from the seed; the first is answer {wrong[0]}.")
        return 1
    print(f"All {total} dice and draws follow from the seed{', which is the one that was promised' if promised else ''}.")
    return 0


def compare(game: Game, seed: str) -> tuple[int, list[int]]:
    """How many answers of chance there are, and the numbers of those that the seed does not give."""
    g = new(game.rules, game.seats)
    total, wrong = 0, []
    for n, (seat, answer) in enumerate(game.log, 1):
        if seat == CHANCE:
            total += 1
            if chance(g, Sealed(seed, n)) != answer:
                wrong.append(n)
        play(g, seat, answer)
    return total, wrong
