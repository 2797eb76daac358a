"""Every verb as a number, for `act`: `act(verbs.ATTACK, ukraine, scandinavia, n=3)`."""

from __future__ import annotations

from feldherr.engine.action import (
    DONE as DONE,
    ROLL as ROLL,
)
from feldherr.rules.verbs import (
    ATTACK as ATTACK,
    BONUS as BONUS,
    BRIBE as BRIBE,
    CAPITAL as CAPITAL,
    CLAIM as CLAIM,
    DEAL as DEAL,
    DEFEND as DEFEND,
    DRAW as DRAW,
    FORTIFY as FORTIFY,
    LAY as LAY,
    MISSION as MISSION,
    OCCUPY as OCCUPY,
    PLACE as PLACE,
    RAISE as RAISE,
    SHOW as SHOW,
    TRADE as TRADE,
)
from feldherr.godstorm.verbs import (
    BID as BID,
    BUILD as BUILD,
    BUY as BUY,
    CHAMPION as CHAMPION,
    CHOOSE as CHOOSE,
    ENTER as ENTER,
    FORGO as FORGO,
    INVADE as INVADE,
    LABOUR as LABOUR,
    LEAVE as LEAVE,
    MIRACLE as MIRACLE,
    MOVE as MOVE,
    PLAY as PLAY,
    REVIVE as REVIVE,
    SAVE as SAVE,
    STAY as STAY,
    SUMMON as SUMMON,
    TAKE as TAKE,
    TOKEN as TOKEN,
)
