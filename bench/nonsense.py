"""Does a server take nonsense? So many malformed, oversized, forged and out-of-turn messages and requests, while two play on.

    scripts/python bench/nonsense.py                          3,000 messages
    scripts/python bench/nonsense.py --messages 100000        a hundred thousand

Everything must be refused with a reason, the attacked table must be as it was, the log must stay empty; else it ends with an error.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from server.house import House
from server.nonsense import storm


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=3000)
    messages = parser.parse_args().messages
    with tempfile.TemporaryDirectory() as folder, House(f"{folder}/tables.db", Path(folder, "log")) as house:
        begun = time.monotonic()
        try:
            at, pair, growth = asyncio.run(storm(house, messages))
            seconds = time.monotonic() - begun
            ended = house.stop()
        finally:
            print(Path(folder, "log").read_text("utf-8")[:5000], end="")
        assert ended == 0
        assert not Path(folder, "log").read_text("utf-8"), "the log is not empty"
    for kind, n in sorted(at.tally.items()):
        print(f"{n:8} {kind}")
    print(f"{at.tally.total():8} in {seconds:.0f} s; the server grew by {growth / 1e6:.0f} MB")
    print(f"{pair.answers:8} answers at the other table, the slowest after {pair.slowest * 1000:.0f} ms")


if __name__ == "__main__":
    main()
