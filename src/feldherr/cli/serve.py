"""`feldherr serve`: a table for everybody in the house, by a link."""

from __future__ import annotations

import argparse

from feldherr.cli.table_rules import Refused


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    about = (
        "Serve tables that people join by a link, each on a device of their own. Every answer is on the disk before anybody is told of it."
    )
    p = commands.add_parser("serve", help="serve tables to browsers and programs, here or in the whole network", description=about)
    p.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1: only this computer)")
    p.add_argument("--port", type=int, default=8420, help="the port (8420; 0 takes any that is free)")
    p.add_argument("--lan", action="store_true", help="for everybody in this network; prints the address and a code to scan")
    p.add_argument("--no-browser", action="store_true", help="don't open a browser")
    p.add_argument("--database", default="", metavar="URL", help="a file, or postgresql://… (else FELDHERR_DATABASE, else the data folder)")
    p.add_argument("--log", default="warning", choices=("debug", "info", "warning", "error"), help="how much is logged (warning)")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody says stop."""
    try:
        from feldherr.server.serve import CannotServe, Wish, serve
    except ModuleNotFoundError as e:
        raise Refused(f"the server needs {e.name}: install feldherr[server]") from None
    try:
        serve(Wish(args.host, args.port, args.lan, not args.no_browser, args.database, args.log))
    except CannotServe as e:
        raise Refused(str(e)) from None
    return 0
