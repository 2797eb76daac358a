"""`feldherr restore`: puts a backup in the place of a server's database."""

from __future__ import annotations

import argparse
from pathlib import Path

from feldherr.cli.database import add_database, refusing, url_of
from feldherr.locales import say


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("restore", help="help-restore", description="help-restore-about")
    p.add_argument("file", metavar="FILE", help="help-restore-file")
    p.add_argument("--force", action="store_true", help="help-restore-force")
    add_database(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Restore, and print how much there is now."""
    with refusing():
        from feldherr.server.store.copies import restore

        tables, rows = restore(Path(args.file).expanduser(), url_of(args), args.force)
    print(say("restore-done", tables=tables, rows=rows))
    return 0
