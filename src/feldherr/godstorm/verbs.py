"""The verbs that only Godstorm answers with; their numbers follow those of rules/verbs.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.engine.action import register_verbs

CHOOSE: Final[i64] = 19
PLAY: Final[i64] = 20
MIRACLE: Final[i64] = 21
BID: Final[i64] = 22
TOKEN: Final[i64] = 23
SUMMON: Final[i64] = 24
BUILD: Final[i64] = 25
BUY: Final[i64] = 26
INVADE: Final[i64] = 27
ENTER: Final[i64] = 28
CHAMPION: Final[i64] = 29
LEAVE: Final[i64] = 30
SAVE: Final[i64] = 31
REVIVE: Final[i64] = 32
TAKE: Final[i64] = 33
STAY: Final[i64] = 34
LABOUR: Final[i64] = 35
FORGO: Final[i64] = 36
MOVE: Final[i64] = 37

register_verbs(
    {
        "choose": (CHOOSE, "x"),
        "play": (PLAY, "m"),
        "miracle": (MIRACLE, "m"),
        "bid": (BID, "#"),
        "token": (TOKEN, "#"),
        "summon": (SUMMON, "wt"),
        "build": (BUILD, "t"),
        "buy": (BUY, "w#"),
        "invade": (INVADE, "tt"),
        "enter": (ENTER, "tt#"),
        "champion": (CHAMPION, "w"),
        "leave": (LEAVE, "t#"),
        "save": (SAVE, "#"),
        "revive": (REVIVE, "tt#"),
        "take": (TAKE, "w"),
        "stay": (STAY, "w"),
        "labour": (LABOUR, "w"),
        "forgo": (FORGO, "#"),
        "move": (MOVE, "#"),
    }
)
