"""The verbs of moves in most modes. Their numbers stand in saved encodings: a number is never given to another verb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.engine.action import register_verbs

DEAL: Final[i64] = 3
DRAW: Final[i64] = 4
CLAIM: Final[i64] = 5
PLACE: Final[i64] = 6
TRADE: Final[i64] = 7
LAY: Final[i64] = 8
BONUS: Final[i64] = 9
ATTACK: Final[i64] = 10
DEFEND: Final[i64] = 11
OCCUPY: Final[i64] = 12
FORTIFY: Final[i64] = 13
MISSION: Final[i64] = 14
SHOW: Final[i64] = 15
CAPITAL: Final[i64] = 16
BRIBE: Final[i64] = 17
RAISE: Final[i64] = 18

register_verbs(
    {
        "deal": (DEAL, "t"),
        "draw": (DRAW, "c"),
        "claim": (CLAIM, "t"),
        "place": (PLACE, "t#"),
        "trade": (TRADE, "ccc#"),
        "lay": (LAY, "c"),
        "bonus": (BONUS, "t"),
        "attack": (ATTACK, "tt#"),
        "defend": (DEFEND, "#"),
        "occupy": (OCCUPY, "#"),
        "fortify": (FORTIFY, "tt#"),
        "mission": (MISSION, "m"),
        "show": (SHOW, "m"),
        "capital": (CAPITAL, "t"),
        "bribe": (BRIBE, "sc"),
        "raise": (RAISE, "s"),
    }
)
