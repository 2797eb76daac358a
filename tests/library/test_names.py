"""The public names stay: what `names.txt` lists is there and documented, and nothing else is exported.

Kinds of events and questions and the classes of `pieces` are listed with their fields, for programs read these; of `State` and `Board`
stays what docs/library.md lists.
"""

from __future__ import annotations

import importlib
import inspect
import os
import re
import subprocess
import sys
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

import feldherr
import feldherr.odds
from feldherr.engine.action import VERBS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "library.md").read_text()
POSITION = """feldherr position 1
rules sv2000.conquest 1
seats 3
armies 0 alaska 3
armies 1 brazil 1
armies 2 rest 1
phase attack"""
LISTED = [line for line in (Path(__file__).parent / "names.txt").read_text().splitlines() if line and not line.startswith("#")]
LEARNING = [line for line in LISTED if line.startswith(("feldherr.envs.", "feldherr.analysis."))]
TABLES = {"State": "A state", "Board": "A board"}  # of fields, on the page
INNER = {"Game": {"line", "words"}, "Event": {"eyes", "secrets"}, "Question": {"eyes", "secrets"}}  # which our own code needs


def exported() -> list[str]:
    """Every public name, as `module.name`."""
    modules = {"feldherr": feldherr, "feldherr.bots": feldherr.bots, "feldherr.odds": feldherr.odds}
    return [f"{module}.{name}" for module, it in modules.items() for name in it.__all__]


def kinds() -> list[str]:
    """Every kind of event and question, and the classes of pieces, with their fields; and the verbs."""
    said = [each for each in (*feldherr.EVENTS.values(), *feldherr.QUESTIONS.values()) if each.__module__.startswith("feldherr.")]
    where = {each: "events" if issubclass(each, feldherr.Event) else "questions" for each in said}
    out = [f"feldherr.{where[each]}.{each.__name__} {each.kind}({', '.join(f.name for f in each.fields)})" for each in said]
    classes = [each for each in vars(feldherr.pieces).values() if is_dataclass(each) and isinstance(each, type)]
    out += [f"feldherr.pieces.{each.__name__}({', '.join(f.name for f in fields(each))})" for each in classes]
    return out + [f"feldherr.verbs.{name}" for name in vars(feldherr.verbs) if name.isupper()]


def members() -> list[str]:
    """What objects of the library have."""
    g = feldherr.game("sv2000.conquest", 3)
    things = {
        "Game": g,
        "Option": feldherr.choices(feldherr.read_position(POSITION), 0)[0],
        "Player": feldherr.Player,
        "Rng": feldherr.Rng,
        "Event": feldherr.Event,
        "Question": feldherr.Question,
    }
    public = {name: [each for each in dir(thing) if not each.startswith("_")] for name, thing in things.items()}
    public |= {name: on_page(title) for name, title in TABLES.items()}
    return [f"feldherr.{name}.{each}" for name, found in public.items() for each in found if each not in INNER.get(name, ())]


def on_page(title: str) -> list[str]:
    """The fields that a table of docs/library.md lists."""
    part = PAGE[PAGE.index(f"### {title}") :]
    rows = re.findall(r"^\| (`.*?) \|", part[: part.index("\n\n", part.index("| --- |"))], re.M)
    return [name for row in rows for name in re.findall(r"`(\w+)", row)]


def test_the_public_names_are_those_of_the_list() -> None:
    """Adding a name adds a line; a line that goes breaks somebody's program, and wants a new major version."""
    assert sorted([*exported(), *kinds(), *members(), *LEARNING]) == sorted(LISTED)


@pytest.mark.parametrize("page", ["library", "envs", "learning"])
def test_what_the_pages_import_is_listed(page: str) -> None:
    """But for what modes of other packages build on, which the page says may change."""
    text = (ROOT / "docs" / f"{page}.md").read_text()
    imported = re.findall(r"^(?:>>> |\.\.\. | *)from (feldherr[\w.]*) import (.+)$", text, re.M)
    names = {f"{module}.{name}" for module, found in imported for name in found.split(", ") if not module.startswith("feldherr.engine.")}
    assert names <= {*LISTED, "feldherr.rules.ruleset.Ruleset"}


def test_every_public_name_is_there_says_what_it_is_and_is_documented() -> None:
    for full in exported():
        module, _, name = full.rpartition(".")
        thing = getattr(sys.modules[module], name)
        if inspect.isfunction(thing) or inspect.isclass(thing):
            assert thing.__doc__ or os.environ.get("FELDHERR_BUILD") == "compiled", full  # compiled classes have lost theirs
        assert re.search(rf"`[^`]*\b{name}\b", PAGE), f"{full} is not in docs/library.md"
    for full in LEARNING:
        module, _, name = full.rpartition(".")
        assert getattr(importlib.import_module(module), name).__doc__, full


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
    for title, thing in (("State", g), ("Board", g.rules.board)):
        names = on_page(TABLES[title])
        assert len(names) > 8
        for name in names:
            assert hasattr(thing, name), (title, name)
