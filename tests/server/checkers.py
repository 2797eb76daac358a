"""Both checkers of dice: ours, and the one in examples/ that shares no code with us."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import feldherr
from feldherr.server.tables.proof import Wrong, check

ROOT = Path(__file__).resolve().parents[2]
NODE = ROOT / "examples" / "dice" / "check.ts"


def node() -> str:
    sys.path.insert(0, str(ROOT / "tools"))
    from web import find_node

    return str(find_node()[0])


def other_checker(tmp_path: Path, game: str, proof: str, promised: str = "") -> bool:
    """What the checker says that shares no code with us."""
    (tmp_path / "game").write_text(game, "utf-8")
    (tmp_path / "proof").write_text(proof, "utf-8")
    command = [node(), "--no-warnings", str(NODE), str(tmp_path / "game"), str(tmp_path / "proof"), *([promised] if promised else [])]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout.split(":")[0]) in ((0, "GOOD"), (1, "WRONG")), done.stdout + done.stderr
    return done.returncode == 0


def our_checker(game: str, proof: str, promised: str = "") -> bool:
    try:
        check(feldherr.load(game), proof, promised)
    except (Wrong, ValueError):
        return False
    return True
