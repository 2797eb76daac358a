"""`feldherr serve`: runs the server for the browser."""

from __future__ import annotations

import argparse

from feldherr.cli.house_rules import Refused
from feldherr.cli.sanitize import program


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options to the parser."""
    p = commands.add_parser("serve", help="help-serve", description="help-serve-about")
    p.add_argument("--host", default="127.0.0.1", metavar="HOST", help="help-serve-host")
    p.add_argument("--port", type=int, default=8420, metavar="PORT", help="help-serve-port")
    p.add_argument("--lan", action="store_true", help="help-serve-lan")
    p.add_argument("--no-browser", action="store_true", help="help-serve-no-browser")
    p.add_argument("--database", default="", metavar="URL", help="help-serve-database")
    p.add_argument("--log", default="warning", choices=("debug", "info", "warning", "error"), help="help-serve-log")
    p.add_argument("--keep-finished", type=float, metavar="DAYS", help="help-serve-keep-finished")
    p.add_argument("--keep-abandoned", type=float, metavar="DAYS", help="help-serve-keep-abandoned")
    p.add_argument("--archive", default="", metavar="FOLDER", help="help-serve-archive")
    p.add_argument("--bots", default="", metavar="A,B,...", help="help-serve-bots")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from feldherr.server.serve import CannotServe, Wish, serve  # most commands need no server

    try:
        keep = args.keep_finished, args.keep_abandoned, args.archive
        bots = tuple(name.strip() for name in args.bots.split(",") if name.strip())
        serve(Wish(args.host, args.port, args.lan, not args.no_browser, args.database, args.log, *keep, bots, program()))
    except CannotServe as e:
        raise Refused(str(e)) from None
    return 0
