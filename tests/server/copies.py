"""For every line of arguments, a server in a copy of this process, which has read all the code; print its number, and how it ended."""

from __future__ import annotations

import json
import os
import sys

import feldherr.server.serve
import feldherr.server.store.postgres as postgres_store
from feldherr.cli import main

assert postgres_store
assert feldherr.server.serve

while line := sys.stdin.readline():
    if (child := os.fork()) == 0:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        sys.exit(main(json.loads(line)))
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
