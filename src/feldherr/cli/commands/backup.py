"""`feldherr backup`: copies a server's database to a file, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from feldherr.cli.database import add_database, refusing, url_of
from feldherr.cli.house_rules import Refused
from feldherr.locales import say


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("backup", help="help-backup", description="help-backup-about")
    p.add_argument("file", metavar="FILE", help="help-backup-file")
    p.add_argument("--force", action="store_true", help="help-backup-force")
    add_database(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the backup, and print how much is in it."""
    path = Path(args.file).expanduser()
    if path.exists() and not args.force:
        raise Refused(say("backup-exists", file=str(path)))
    with refusing():
        from feldherr.server.store.copies import backup

        tables, rows = backup(url_of(args), path)
    print(say("backup-done", tables=tables, rows=rows, file=str(path)))
    return 0
