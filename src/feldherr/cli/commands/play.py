"""`feldherr play`: starts or resumes a game in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from feldherr.bots.catalogue import DEPUTY
from feldherr.cli import savefile
from feldherr.cli.house_rules import Refused, add_house, add_map, house_rules, rules_of, seated
from feldherr.cli.input.picker import computers, pick
from feldherr.cli.sanitize import short
from feldherr.cli.savefile import Seating
from feldherr.cli.table.game import TerminalGame
from feldherr.cli.table.names import clean
from feldherr.cli.table.screen import Screen
from feldherr.editions import wording
from feldherr.engine.game import Game
from feldherr.locales import language, say, speak


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("play", help="help-play", description="help-play-about")
    p.add_argument("mode", nargs="?", metavar="MODE", help="help-mode")
    p.add_argument("--players", type=int, metavar="N", help="help-play-players")
    p.add_argument("--computer", metavar="SEATS", help="help-play-computer")
    p.add_argument("--explain", action="store_true", help="help-play-explain")
    p.add_argument("--names", metavar="A,B,...", help="help-play-names")
    p.add_argument("--dice", choices=("program", "hand"), help="help-play-dice")
    p.add_argument("--seed", type=int, metavar="S", help="help-play-seed")
    p.add_argument("--save", metavar="FILE", help="help-play-save")
    p.add_argument("--resume", metavar="FILE", nargs="?", const="", help="help-play-resume")
    add_house(p)
    add_map(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Start a new game, or resume one."""
    screen = Screen()
    return start(args, screen) if args.resume is None else resume(args, screen)


def start(args: argparse.Namespace, screen: Screen) -> int:
    """Start a new game."""
    if args.mode is None:
        try:
            pick(args, screen)
        except (EOFError, KeyboardInterrupt):
            raise Refused(say("term-none-chosen")) from None
    rules = rules_of(args.mode, house_rules(args))
    seats = seated(rules, args.players)
    seating = _seating(args, Seating(), seats)
    game = Game(rules, seats)
    path = Path(args.save).expanduser() if args.save else savefile.default_path(rules.name)
    table = TerminalGame(game, savefile.create(path, game, seating), seating, screen, args.explain)
    for notes in table.person.notes.values():
        notes += [wording.warning(rules, seats)] if seats in rules.warn else []
    return table.run()


def resume(args: argparse.Namespace, screen: Screen) -> int:
    """Resume a saved game."""
    if args.mode or args.house or args.map or args.players or args.save:
        raise Refused(say("wrong-resume"))
    path = Path(args.resume).expanduser() if args.resume else savefile.newest()
    if path.suffix == ".gz":  # moves can't be added to it
        raise Refused(say("wrong-compressed", file=str(path)))
    text = savefile.read_text(path)
    seating = savefile.read_seating(path)
    if seating.language and "language" not in args:
        speak(seating.language)
    cut = savefile.cut_off(text)
    game = savefile.load(text[: len(text) - len(cut)], path)
    if cut:
        _offer_mending(path, text, cut, screen)
    seating = _seating(args, savefile.fit(seating, game), game.seats)
    table = TerminalGame(game, savefile.Store(path), seating, screen, args.explain)
    savefile.write_seating(path, seating)
    table.recall()
    return table.run()


def _offer_mending(path: Path, text: str, cut: str, screen: Screen) -> None:
    """Offer to remove a half-written last line that a crash has left."""
    yes = say("value-yes")
    screen.print(say("term-cut-off", file=str(path), line=short(cut)))
    try:
        reply = screen.ask(f"{say('term-go-on')} [{yes}] ").lower()
    except EOFError:
        reply = "-"
    if reply not in ("", "y", "yes", yes[0], yes):
        raise Refused(say("term-left-as-is", file=str(path)))
    savefile.mend(path, text)


def _seating(args: argparse.Namespace, seating: Seating, seats: int) -> Seating:
    """The seating that the command line describes."""
    try:
        if args.names or len(seating.names) != seats:
            seating.names = clean(args.names.split(",") if args.names else [], seats)
        if args.computer is not None:
            players = computers(args.computer, seats)
            seating.computers, seating.players = list(players), {s: name for s, name in players.items() if name != DEPUTY}
    except ValueError as e:
        raise Refused(str(e)) from None
    seating.language = language()
    seating.dice = args.dice or seating.dice
    seating.seed = args.seed if args.seed is not None else seating.seed
    return seating
