"""The `feldherr` command. It stands beside the package so that Ctrl-C shows no traceback even while that is imported."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line; its exit code."""
    try:
        from feldherr.cli import main

        return main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
