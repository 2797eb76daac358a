"""The modes of four booklets. Start here: each file is a booklet, each mode a value that says what its rules are."""

from __future__ import annotations

import difflib

from feldherr.editions import de2004, de2010, nl2004, sv2000
from feldherr.engine.fault import Fault
from feldherr.engine.ruleset import Rules
from feldherr.rules.ruleset import Ruleset

MODES: dict[str, Ruleset] = {mode.name: mode for book in (de2004, sv2000, nl2004, de2010) for mode in book.MODES}


def find(name: str) -> Ruleset:
    """The mode of that name; an unknown one is refused with those that are near it."""
    if name in MODES:
        return MODES[name]
    near = difflib.get_close_matches(name, MODES, 3, 0.4) or list(MODES)
    raise Fault('no mode is called "{mode}"; try {near}', "no-mode", mode=name[:60], near=", ".join(near))


def title(rules: Rules, name: str, language: str = "en") -> str:
    """What a mode's edition calls a territory or continent in that language."""
    own = f"{language}_{rules.name[2:6]}"  # de_2010
    return rules.board.titles.get(name, {}).get(own) or rules.board.title(name, language)
