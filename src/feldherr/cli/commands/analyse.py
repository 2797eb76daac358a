"""`feldherr analyse`: who was winning when, what the dice and everybody's decisions changed, and how well each has played."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from feldherr.analysis.verdicts import SMALL, fortune
from feldherr.cli import savefile
from feldherr.cli.commands.rules import grid
from feldherr.cli.house_rules import Refused
from feldherr.cli.input.vocabulary import Things
from feldherr.cli.progress import counting
from feldherr.cli.table.names import Names
from feldherr.cli.table.phrases import figure, percent
from feldherr.cli.table.screen import console
from feldherr.locales import listed, say

if TYPE_CHECKING:
    from feldherr.analysis.report import Analysis, Entry, Player, Turn
    from feldherr.engine.game import Game

MOVES = 6  # of a better plan that are shown


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("analyse", help="help-analyse", description="help-analyse-about")
    p.add_argument("file", metavar="FILE", help="help-file")
    p.add_argument("--thorough", action="store_true", help="help-analyse-thorough")
    p.add_argument("--picture", metavar="FILE.svg", help="help-analyse-picture")
    p.add_argument("--learn", type=int, nargs="?", const=0, metavar="N", help="help-analyse-learn")
    p.add_argument("--player", default="", metavar="NAME", help="help-analyse-player")
    p.add_argument("--json", action="store_true", help="help-json")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Analyse the game and print what came of it."""
    from feldherr.analysis.data import as_data  # would delay every start
    from feldherr.analysis.plans import FAST, THOROUGH
    from feldherr.analysis.report import analyse
    from feldherr.cli.commands import learn, lost

    path = Path(args.file).expanduser()
    level = THOROUGH if args.thorough else FAST
    if path.is_dir():
        worst = lost.search(path, args.player, level)
        print(lost.as_json(worst)) if args.json else lost.show(worst)
        return 0
    game = savefile.load(savefile.read_text(path), path)
    if not game.over:
        raise Refused(say("analyse-not-over"))
    seating = savefile.fit(savefile.read_seating(path), game)
    names = Names(game.rules, game.seats, seating.names)
    seat = -1 if args.learn is None else learn.who(args.learn, game, seating)
    with counting(say("analyse-moves")) as (total, done):
        total(len(game.log))
        found = analyse(game, done, level)
    if seat >= 0:
        return learn.Learning(game, names).run(found, seat)
    if args.picture:
        Path(args.picture).expanduser().write_text(picture(found, names), "utf-8")
    if args.json:
        print(json.dumps(as_data(found, game, names.players)))
    else:
        show(found, game, names)
        if args.picture:
            console().print(say("analyse-picture", file=args.picture))
    return 0


def show(found: Analysis, game: Game, names: Names) -> None:
    """Print a table of all players, a sentence or two about each, the turning points, and what was better in the worst turns."""
    out = console()
    heads = ("player", "start", "luck", "own", "others", "result", "accuracy")
    table = grid(*(say(f"analyse-{head}") for head in heads))
    for p in found.players():
        cells = [percent(p.start), signed(p.luck), signed(p.own), signed(p.others), percent(p.result), percent(p.accuracy)]
        table.add_row(names.side(p.seat), *cells)
    out.print(table)
    out.print()
    for p in found.players():
        out.print(" ".join(about(found, p, names)))
    out.print()
    out.print(say("analyse-points"))
    for turn in found.turning_points():
        out.print(f"  {point(turn, names)}")
    if found.worst():
        out.print()
        out.print(say("analyse-better"))
    for turn in found.worst():
        out.print(f"  {say('analyse-lost', turn=title(turn, names), n=percent(turn.lost))} {better(turn, game, names)}")
        if why := reasoned(turn, game, names):
            out.print(f"    {why}")


def better(turn: Turn, game: Game, names: Names) -> str:
    """How the better plan begins, as it would be typed."""
    moves = turn.plan.moves if turn.plan else []
    things, view = Things(names), game.at(turn.first - 1)
    said = [things.answered(names.words.read(move.split()), view, turn.seat) for move in moves[:MOVES]]
    return "; ".join(said) + (" …" if len(moves) > MOVES else "")


def reasoned(turn: Turn, game: Game, names: Names) -> str:
    """Why the better plan is better; "" if that is not known."""
    from feldherr.analysis.lessons import reason  # would delay every start

    why = reason(turn, game.at(turn.first - 1), names.players)
    return why.reason if why else ""


def about(found: Analysis, p: Player, names: Names) -> list[str]:
    """What is to be said of a player's luck, turns and costliest turn."""
    out = [say(f"analyse-{fortune(p.luck)}", you="no", name=names.side(p.seat), n=percent(abs(p.luck)))]
    counts = {"blunders": p.blunders, "mistakes": p.mistakes, "inaccuracies": p.inaccuracies}
    if any(counts.values()):
        out.append(f"{listed([say(f'analyse-{kind}', n=n) for kind, n in counts.items() if n])}.")
    if p.per_turn >= SMALL:
        out.append(say("analyse-per-turn", n=percent(p.per_turn)))
    if worst := found.costliest(p.seat):
        when = say("analyse-round", n=worst.round, epoch="no")
        out.append(say("analyse-costliest", you="no", turn=when, n=percent(worst.lost)))
    return out


def picture(found: Analysis, names: Names) -> str:
    """The chart of everybody's chances."""
    from feldherr.analysis.picture import draw

    turns = [point(turn, names) for turn in found.turning_points()]
    return draw(found, names.players, say("analyse-chance"), turns, [surprise(entry, names) for entry in found.surprises()])


def surprise(entry: Entry, names: Names) -> str:
    """Whose chances an answer of chance changed most, and by how much."""
    seat = max(range(len(entry.effect)), key=lambda s: abs(entry.effect[s]))
    return say("analyse-roll", name=names.side(seat), n=signed(entry.effect[seat]))


def point(turn: Turn, names: Names) -> str:
    """A turning point: whose turn it was, and whose chances it changed."""
    changed = [
        f"{names.side(s)} {percent(before)} → {percent(after)}"
        for s, (before, after) in enumerate(zip(turn.before, turn.after, strict=True))
        if abs(after - before) >= SMALL
    ]
    return say("analyse-point", turn=title(turn, names), n=str(turn.first), list=listed(changed or ["-"]))


def title(turn: Turn, names: Names) -> str:
    """A turn in words."""
    if turn.seat >= 0:
        return say("analyse-turn", n=str(turn.round), name=names.side(turn.seat))
    return say("analyse-set-up") if turn.round == 1 else say("analyse-between", n=str(turn.round))


def signed(share: float) -> str:
    """A change, with its sign; never -0.0."""
    return figure(f"{100 * share + 0.0:+.1f}\u00a0%".replace("-0.0\u00a0", "+0.0\u00a0"))
