"""The modes of four rulebooks. Start here: each file is a rulebook, each mode a value that says what its rules are."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable

from feldherr import maps
from feldherr.editions import de2004, de2010, nl2004, sv2000
from feldherr.editions.scaling import scaled
from feldherr.engine.board import Board
from feldherr.engine.fault import Fault
from feldherr.engine.ruleset import Rules
from feldherr.rules import options
from feldherr.rules.ruleset import Ruleset

MODES: dict[str, Ruleset] = {mode.name: mode for book in (de2004, sv2000, nl2004, de2010) for mode in book.MODES}

_NAME = re.compile(r"[a-z][a-z0-9]{0,19}\.[a-z][a-z0-9-]{0,39}")
_IDS = re.compile(r"([A-Z]\d+(-[A-Z]\d+)?( |$))*")


def find(name: str) -> Ruleset:
    """The mode of that name, an installed plug-in's too; an unknown one is refused with those that are near it."""
    if name in MODES:
        return MODES[name]
    from feldherr.editions.installed import register_installed  # which needs this module first

    notes = register_installed()
    if name in MODES:
        return MODES[name]
    near = difflib.get_close_matches(name, MODES, 3, 0.4) or list(MODES)
    fault = Fault('there is no mode "{mode}"; try {near}', "no-mode", mode=name[:60], near=", ".join(near))
    for note in notes:
        fault.add_note(note)
    raise fault


def with_house_rules(rules: Ruleset, chosen: dict[str, str], board: Callable[[str], Board] = maps.load) -> Ruleset:
    """The mode as a table plays it; `board` finds the map of a house rule, by default by its name or the path of its file.

    A map from a file is written out in the house rules, so that a saved game carries it. On a map of another size the numbers are scaled.
    """
    if "map" not in chosen:
        return options.with_house_rules(rules, chosen, board) if chosen else rules
    carried = {**chosen, "map": maps.carried(chosen["map"]) if board is maps.load else chosen["map"]}
    return scaled(options.with_house_rules(rules, carried, board), rules.board)


def register(mode: Ruleset) -> Ruleset:
    """Add a mode: `find`, the command line and the server know it from now on. Refuses a name that is taken or badly formed."""
    if not isinstance(mode, Ruleset):
        raise TypeError(f"a Ruleset can be registered, not {mode!r}")
    if not _NAME.fullmatch(mode.name):
        raise ValueError(f'a mode is called like "moon.conquest" (a-z, 0-9 and one dot; then also -), not {mode.name!r}')
    if mode.name in MODES:
        raise ValueError(f"there is a mode {mode.name} already: {MODES[mode.name].title}")
    if mode.house:
        raise ValueError(f"{mode.name}: house rules are set at a table; a mode states what differs with but(...)")
    if not _IDS.fullmatch(mode.ids):
        raise ValueError(f'{mode.name}: ids can be numbered rules like "K1-K9 K12", or "", not {mode.ids!r}')
    MODES[mode.name] = mode
    return mode


def title(rules: Rules, name: str, language: str = "en") -> str:
    """What a mode's edition calls a territory or continent in that language."""
    own = f"{language}_{rules.name[2:6]}"  # de_2010
    return rules.board.titles.get(name, {}).get(own) or rules.board.title(name, language)
