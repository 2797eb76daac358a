"""Do several servers with one PostgreSQL lose, double or reorder an answer, whatever fails? People play while faults happen.

    scripts/python bench/history.py                   60 faults
    scripts/python bench/history.py --faults 1000     a thousand, 60 at a time with new tables
    scripts/python bench/history.py --seed 7          the faults of an earlier run
    scripts/python bench/history.py --check FILE      look again at a history that was kept

Servers and PostgreSQL are killed and stopped; where network namespaces can be made (it says what is missing), they are also cut off from
each other and from the people. Logs, and histories with violations, stay in a folder that is named at the end.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from server.history.checker import violations
from server.history.entries import read
from server.history.launch import launch
from server.history.sandbox import missing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument("--check", type=Path, help="a history")
    args = parser.parse_args()
    if args.check:
        found = violations(read(args.check))
        sys.exit("\n".join(map(str, found)) or 0)
    if lacking := missing():
        print(f"killing and stopping only: {lacking}")
    folder, began = Path(tempfile.mkdtemp(prefix="feldherr-history-of-")), time.monotonic()
    code = launch(args.faults, args.seed, folder, network=not lacking)
    result = "see above" if code else "nothing lost, doubled or reordered"
    print(f"{args.faults} faults in {time.monotonic() - began:,.0f} s: {result}; {folder}")
    sys.exit(code)


if __name__ == "__main__":
    main()
