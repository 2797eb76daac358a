"""Which tests are run: all of them, those of a path with what they need, and those of what changed."""

from __future__ import annotations

import compile_engine
import testing


def test_every_test_runs_in_a_build() -> None:
    runs = dict(testing.parse([]).runs(compiled=True))
    everywhere = {f"tests/{part}" for part in testing.parts()}
    assert everywhere <= {*runs["interpreted"], *runs["compiled"]}
    assert {"tests/rulebook", "tests/golden", "tests/engine"} <= {*runs["interpreted"]} & {*runs["compiled"]}
    assert dict(testing.parse([]).runs(compiled=False)).keys() == {"interpreted"}
    assert {*testing.INTERPRETED, *testing.COMPILED} <= {*testing.parts()}


def test_a_path_gets_only_what_it_needs() -> None:
    rulebook = testing.parse(["tests/rulebook/test_risk_2000.py::test_x", "-k", "cards"])
    assert (rulebook.needs, rulebook.compiled, rulebook.options) == (set(), False, ["-k", "cards"])
    assert [*rulebook.runs(compiled=True)] == [("interpreted", ["tests/rulebook/test_risk_2000.py::test_x"])]
    browser = testing.parse(["tests/browser"])
    assert (browser.needs, browser.compiled) == ({"chromium", "client"}, True)
    assert [*browser.runs(compiled=True)] == [("compiled", ["tests/browser"])]
    assert [*browser.runs(compiled=False)] == [("interpreted", ["tests/browser"])]
    assert testing.parse(["src/feldherr/odds/dice.py", "tests/odds"]).paths == ["tests/odds"]
    assert testing.parse(["src/feldherr/godstorm"]).paths == ["tests/rulebook", "tests/golden", "tests/library"]
    assert ([*testing.parse(["web"]).runs(compiled=True)], testing.parse(["web"]).needs) == ([], {"web"})


def test_what_changed_brings_its_tests() -> None:
    assert "tests/odds/test_battle.py" in testing.about(["src/feldherr/odds/lookup.py"])
    assert testing.about(["tests/maps/test_maps.py"]) == {"tests/maps/test_maps.py"}
    assert testing.about(["docs/server.md", "src/feldherr/locales/en.ftl"]) == {"tests/test_locales.py"}


def test_texts_are_no_reason_to_compile() -> None:
    """Nor are the server, the terminal and the data; what compiled modules import is."""
    files = {str(path.relative_to(compile_engine.SOURCE / "feldherr")) for path in compile_engine.inputs()}
    assert {"engine/state.py", "rules/events.py", "bots/bot.py", "maps/__init__.py"} <= files
    assert not [file for file in files if not file.endswith(".py") or file.startswith(("cli/", "server/", "arena/", "bots/process/"))]
