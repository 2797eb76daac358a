"""`feldherr map`: makes a new world from a seed, imports a foreign file, or checks a map and says what is on it.

What people have published on a server is in `published.py`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

from feldherr import maps
from feldherr.cli import errors
from feldherr.cli.commands import published
from feldherr.cli.commands.rules import grid
from feldherr.cli.database import add_database
from feldherr.cli.house_rules import Refused
from feldherr.cli.sanitize import printable
from feldherr.cli.table.screen import console
from feldherr.locales import language, say
from feldherr.maps.generator import new_map, new_text
from feldherr.maps.generator.bonus import border_territories
from feldherr.maps.generator.world import FEWEST, MOST
from feldherr.maps.importer import Imported, import_files
from feldherr.maps.picture import picture
from feldherr.maps.reader import Map
from feldherr.maps.text import line

AT_SERVER = {"published": published.listed, "withdraw": published.withdrawn}
ACTIONS = ("new", "import", "show", *AT_SERVER)


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("map", help="help-map", description="help-world-about")
    p.add_argument("action", choices=ACTIONS, metavar="ACTION", help="help-world-action")
    p.add_argument("files", nargs="*", metavar="FILE", help="help-world-file")
    p.add_argument("--to", default="", metavar="FILE", help="help-world-to")
    p.add_argument("--seed", type=int, default=1, metavar="N", help="help-world-seed")
    p.add_argument("--territories", type=int, default=42, metavar="N", help="help-world-territories")
    p.add_argument("--picture", default="", metavar="FILE", help="help-world-picture")
    add_database(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Make a world or look at a map; describe it, and draw it if a picture is wanted."""
    if args.action in AT_SERVER:
        return AT_SERVER[args.action](args)
    out = console()
    if len(args.files) > 1 and args.action != "import":
        raise Refused(say("wrong-world-one"))
    found = {"new": made, "import": brought, "show": looked_at}[args.action](args, out)
    describe(out, found)
    if args.action == "import":
        borders(out, found)
    if args.picture:
        if found.drawing is None:
            raise Refused(say("wrong-world-shapes"))
        write(out, Path(args.picture).expanduser(), picture(found, language()))
    return 0


def made(args: argparse.Namespace, out: Console) -> Map:
    """A new world, written to its file."""
    if not FEWEST <= args.territories <= MOST or args.seed < 0 or args.seed >= 1 << 63:
        raise Refused(say("wrong-world-size", low=str(FEWEST), high=str(MOST)))
    try:
        found = new_map(args.seed, args.territories)
    except ValueError:
        raise Refused(say("wrong-world-none", seed=str(args.seed))) from None
    path = place(*args.files, args.to, f"{found.name.lower()}.toml")
    write(out, path, line(found) + "\n" if path.suffix == ".json" else new_text(args.seed, args.territories))
    return found


def place(*names: str) -> Path:
    """The path of a map file to write: the first of these names that is given."""
    path = Path(next(filter(None, names))).expanduser()
    if path.suffix not in maps.ENDINGS:
        raise Refused(say("wrong-world-ending", file=str(path)))
    return path


def brought(args: argparse.Namespace, out: Console) -> Map:
    """A map out of foreign files; its own file is written even if something in it has to be mended by hand."""
    if not args.files:
        raise Refused(say("wrong-world-which"))
    try:
        found = import_files(args.files)
    except maps.MapError as e:
        raise Refused(say("wrong-world-import", why=printable(str(e)))) from None
    path = place(args.to, f"{Path(args.files[0]).stem}.toml")
    write(out, path, found.text if path.suffix == ".toml" else json.dumps(found.data, ensure_ascii=False) + "\n")
    remarks(out, found)
    try:
        return maps.read(path)
    except maps.MapError as e:
        raise Refused(say("wrong-world-mend", file=str(path), why=printable(str(e)))) from None


def remarks(out: Console, found: Imported) -> None:
    """What somebody should look at in a map that was imported."""
    for key, pairs in (("world-mountains", found.mountains), ("world-one-way", found.one_way)):
        if pairs:
            out.print(Text(say(key, list=", ".join(f"{a} – {b}" for a, b in pairs))))
    if found.enlarged:
        out.print(Text(say("world-enlarged", list=", ".join(found.enlarged))))
    if found.grouped:
        out.print(Text(say("world-grouped")))


def borders(out: Console, found: Map) -> None:
    """Who borders whom, to check what was found."""
    table = grid(*map(say, ("world-territory", "world-land", "world-sea")))
    for name, territory in found.data["territory"].items():
        table.add_row(name, *(", ".join(territory.get(way, ())) for way in ("land", "sea")))
    out.print(table)


def looked_at(args: argparse.Namespace, _: Console) -> Map:
    """A map by its name or file, checked."""
    if not args.files:
        raise Refused(say("wrong-world-which"))
    name = args.files[0]
    try:
        return maps.read(name)
    except maps.MapError as e:
        raise Refused(errors.with_map(name, str(e))) from None


def describe(out: Console, found: Map) -> None:
    """What is on a map: its size, and each continent with what it is worth."""
    board = found.board
    lanes = sum(len(others) for others in board.sea) // 2
    numbers: dict[str, str | int] = {"territories": int(board.size), "continents": len(board.continents), "lanes": lanes}
    out.print(Text(say("world-about", name=printable(found.name), **numbers), style="bold"))
    table = grid(*map(say, ("world-continent", "world-territories", "world-borders", "world-bonus")))
    for c, name in enumerate(board.continents):
        own = [int(t) for t in board.members[c]]
        borders = border_territories(own, [list(row) for row in board.adjacent])
        table.add_row(printable(board.title(name, language())), str(len(own)), str(borders), str(board.bonus[c]))
    out.print(table)
    for key, value in (("world-author", found.author), ("world-licence", found.licence), ("world-source", found.source)):
        if value:
            out.print(Text(say(key, value=printable(value))))


def write(out: Console, path: Path, text: str) -> None:
    """Write a new file; one that is there already is left alone."""
    if path.exists():
        raise Refused(say("wrong-world-there", file=str(path)))
    path.write_text(text, encoding="utf-8")
    out.print(Text(say("world-written", file=str(path))))
