"""`feldherr doctor`: checks a server's database whole."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from feldherr.cli.database import add_database, at_database, url_of
from feldherr.cli.progress import counting
from feldherr.cli.sanitize import printable, program
from feldherr.locales import say

if TYPE_CHECKING:
    from feldherr.server.doctor import Diagnosis
    from feldherr.server.store.records import Store


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("doctor", help="help-doctor", description="help-doctor-about")
    add_database(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what is wrong and what to do; exit code 1 if anything is."""
    found = at_database(url_of(args), check, spoilt=unreadable)
    for finding in found.findings:
        print(say(f"doctor-{finding.what}", table=finding.table, why=printable(finding.detail)))
    print(say("doctor-counts", tables=found.tables, rows=found.rows, wrong=len(found.findings)))
    for what in dict.fromkeys(finding.what for finding in found.findings):
        print(say(f"doctor-do-{what}", command=program()))
    return 1 if found.findings else 0


def unreadable(why: str) -> Diagnosis:
    """The diagnosis of a database that is too damaged to be opened."""
    from feldherr.server.doctor import Diagnosis, Finding

    return Diagnosis(0, 0, [Finding("database", "", why)])


async def check(store: Store) -> Diagnosis:
    """The diagnosis of a database, with a progress bar while the tables are replayed."""
    from feldherr.server.doctor import diagnose

    with counting(say("doctor-tables")) as (begin, checked):
        return await diagnose(store, begin, checked)
