"""Runs trials and says how each went: python -m server.history --faults 60 --seed 7 [--network] FOLDER. `launch.py` starts it."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path

from server.history.entries import write
from server.history.faults import SERVERS, drawn
from server.history.place import Place, place
from server.history.trial import Trial
from server.postgres_server import MISSING, programs

EACH = 60  # faults in a trial


def tried(there: Place, faults: int, seed: int, folder: Path) -> bool:
    """One trial; whether all is well. Its history is kept if not."""
    began, trial = time.monotonic(), Trial(there, seed)
    schedule = drawn(seed, faults, SERVERS, network=there.network is not None)
    wrong: list[object] = []
    try:
        asyncio.run(trial.run(schedule))
    except Exception as error:  # the history until then may say why
        wrong.append(repr(error))
    wrong += asyncio.run(trial.check())
    wrong += there.mistakes()
    lines = Counter(type(line).__name__.lower() for line in trial.history)
    visits = sum(witness.visits for witness in trial.witnesses)
    print(f"seed {seed}: {faults} faults in {time.monotonic() - began:.0f} s, {visits} connections, {dict(lines)}")
    print(f"  {dict(Counter(fault.kind for fault in schedule))}", flush=True)
    for each in wrong[:20]:
        print(f"  {each}", flush=True)
    if wrong:
        write(kept := folder / f"history-{seed}.jsonl", trial.history)
        print(f"  {len(wrong)} violations; the history is in {kept}", flush=True)
    return not wrong


def end_with_parent() -> None:
    """End as by Ctrl-C when whoever has started us is gone, or by SIGTERM."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.default_int_handler)

    def wait() -> None:
        while os.read(0, 1):
            pass
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=wait, daemon=True).start()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--faults", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--network", action="store_true")
    parser.add_argument("folder", type=Path)
    args = parser.parse_args()
    end_with_parent()
    if (found := programs()) is None:
        sys.exit(MISSING)
    with place(found, args.folder, args.network) as there:
        trials = [min(EACH, args.faults - done) for done in range(0, args.faults, EACH)]
        well = [tried(there, faults, args.seed + n, args.folder) for n, faults in enumerate(trials)]
    sys.exit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
