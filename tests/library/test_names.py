"""The public names stay: what `names.txt` lists is there and documented, and nothing else is exported."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import feldherr
import feldherr.odds
from feldherr.engine.action import VERBS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "library.md").read_text()
LISTED = [line for line in (Path(__file__).parent / "names.txt").read_text().splitlines() if line and not line.startswith("#")]


def exported() -> list[str]:
    """Every public name, as `module.name`."""
    modules = {"feldherr": feldherr, "feldherr.bots": feldherr.bots, "feldherr.odds": feldherr.odds}
    return [f"{module}.{name}" for module, it in modules.items() for name in it.__all__]


def test_the_public_names_are_those_of_the_list() -> None:
    """Adding a name adds a line; a line that goes breaks somebody's program, and wants a new major version."""
    assert sorted(exported()) == sorted(LISTED)


def test_every_public_name_is_there_says_what_it_is_and_is_documented() -> None:
    for full in LISTED:
        module, _, name = full.rpartition(".")
        thing = getattr(sys.modules[module], name)
        if inspect.isfunction(thing) or inspect.isclass(thing):
            assert thing.__doc__ or os.environ.get("FELDHERR_BUILD") == "compiled", full  # compiled classes have lost theirs
        assert re.search(rf"`[^`]*\b{name}\b", PAGE), f"{full} is not in docs/library.md"


def test_the_catalogues_are_whole() -> None:
    """`events`, `questions` and `verbs` have every kind that is declared by this package."""

    def of(module: object, kinds: list[type]) -> bool:
        return all(getattr(module, kind.__name__, None) is kind for kind in kinds if kind.__module__.startswith("feldherr."))

    assert of(feldherr.events, list(feldherr.EVENTS.values()))
    assert of(feldherr.questions, list(feldherr.QUESTIONS.values()))
    ours = {name.lower(): value for name, value in vars(feldherr.verbs).items() if name.isupper()}
    assert ours == {name: number for name, (number, _) in VERBS.items() if number < 40}


def test_the_package_of_the_rules_is_no_longer_hidden() -> None:
    import feldherr.rules.combat

    assert feldherr.rules.combat.Attacking.name == "attacking"


def test_importing_the_library_imports_no_computer_player_and_nothing_that_only_few_need() -> None:
    heavy = ["feldherr.bots.catalogue", "feldherr.pieces", "feldherr.show.svg", "feldherr.odds", "pickle", "numpy", "rich"]
    code = f"import sys, feldherr; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


def test_the_fields_that_the_page_lists_are_there() -> None:
    g = feldherr.new(feldherr.find("de2004.teams"), 4)
    for title, thing in (("A state", g), ("A board", g.rules.board)):
        part = PAGE[PAGE.index(f"### {title}") :]
        rows = re.findall(r"^\| (`.*?) \|", part[: part.index("\n\n", part.index("| --- |"))], re.M)
        names = [name for row in rows for name in re.findall(r"`(\w+)", row)]
        assert len(names) > 8
        for name in names:
            assert hasattr(thing, name), (title, name)
