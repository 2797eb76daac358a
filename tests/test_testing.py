"""Which tests are run: all of them, those of a path with what they need, and those of what changed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import compile_engine
import dev
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
    assert testing.parse(["src/feldherr/locales/en.ftl"]).paths == ["tests/test_locales.py"]
    assert ([*testing.parse(["web"]).runs(compiled=True)], testing.parse(["web"]).needs) == ([], {"web"})


def test_paths_are_found_from_any_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(testing.ROOT / "tools")
    assert testing.parse(["src/feldherr/rules"]).paths == ["tests/rulebook", "tests/golden", "tests/library"]
    assert testing.parse(["../tests/odds/test_battle.py::test_x"]).paths == ["tests/odds/test_battle.py::test_x"]
    monkeypatch.chdir(testing.ROOT / "src" / "feldherr")
    assert testing.parse(["odds/dice.py", "-k", "two"]) == testing.Wanted(["tests/odds"], ["-k", "two"])
    (tmp_path / "tests").mkdir()
    monkeypatch.chdir(tmp_path)
    assert testing.parse(["tests"]).paths == ["tests"]


def test_what_changed_brings_its_tests() -> None:
    assert "tests/odds/test_battle.py" in testing.about("src/feldherr/odds/lookup.py")
    assert "tests/test_testing.py" in testing.about("tools/testing.py")
    assert testing.about("tests/maps/test_maps.py") == {"tests/maps/test_maps.py"}
    assert testing.about("src/feldherr/locales/en.ftl") == {"tests/test_locales.py"}
    assert testing.about("src/feldherr/server/serve.py") == testing.about("docs/server.md") == set()


def test_quick_tests_are_not_slow_ones_of_others() -> None:
    """A change in the engine brings no law, no arena and no terminal with it; one in the terminal brings its own tests."""
    engine = testing.about("src/feldherr/engine/state.py")
    assert engine
    assert not {testing.part_of(test) for test in engine} & testing.SLOW
    assert testing.about("src/feldherr/cli/input/typed.py") == {"tests/cli/test_secrets.py"}


def test_quick_tells_what_it_does_not_test(monkeypatch: pytest.MonkeyPatch) -> None:
    files = ["web/src/App.svelte", "src/feldherr/server/serve.py", "src/feldherr/rules/turn.py", "docs/server.md", "deploy/x.service"]
    monkeypatch.setattr(testing, "changed", lambda: [*files, "src/feldherr/odds/lookup.py", "src/feldherr/maps/world.toml"])
    tests, untested = testing.quick()
    assert {"tests/rulebook", "tests/golden", "tests/odds/test_battle.py"} <= {*tests}
    assert untested == {"web": files[:1], "tests/server": files[1:2], "": files[4:], "tests/maps": ["src/feldherr/maps/world.toml"]}


def test_every_deep_case_is_run_by_night() -> None:
    deep = testing.deep()
    assert {"tests/laws", "tests/engine/test_perft.py", "tests/server/test_machine.py", "tests/browser/test_sizes.py"} <= {*deep}
    for path in (testing.ROOT / "tests").rglob("*.py"):
        here = str(path.relative_to(testing.ROOT))
        if "mark.deep" in path.read_text() and path != Path(__file__):
            assert here in deep or here.startswith("tests/laws/"), f"nothing runs the deep cases of {here}"


def test_what_runs_beside_the_tests_ends_with_them() -> None:
    with dev.running(sys.executable, "-c", "import time; print('begun', flush=True); time.sleep(600)") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        assert process.poll() is None
    assert process.returncode


def test_what_failed_beside_the_tests_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    with dev.running("echo", "good") as good, dev.running("sh", "-c", "echo bad >&2; exit 3") as bad, dev.running("echo", "late") as late:
        beside = [good, bad, late]
        assert dev.finish(beside) == 3
        assert beside == [late]
        assert dev.finish(beside) == 0
    assert capfd.readouterr().out == "good\nbad\nlate\n"


def test_texts_are_no_reason_to_compile() -> None:
    """Nor are the server, the terminal and the data; what compiled modules import is."""
    files = {str(path.relative_to(compile_engine.SOURCE / "feldherr")) for path in compile_engine.inputs()}
    assert {"engine/state.py", "rules/events.py", "bots/bot.py", "maps/__init__.py"} <= files
    assert not [file for file in files if not file.endswith(".py") or file.startswith(("cli/", "server/", "arena/", "bots/process/"))]


def test_a_few_tests_that_fail_are_tried_again_and_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One that fails every time stays a failure, and so do many that fail at once."""
    assert testing.parse(["--again", "-q"]) == testing.Wanted([], ["-q"], again=True)
    file = tmp_path / "test_once.py"
    file.write_text("def test_good(): pass\ndef test_bad(): assert False\n")
    failed_now(monkeypatch, tmp_path, f"{file}::test_good")
    unsteady: list[str] = []
    assert dev.run_wanted("interpreted", [], testing.parse(["--again"]), unsteady) == 0
    assert unsteady == [f"{file}::test_good"]
    failed_now(monkeypatch, tmp_path, f"{file}::test_bad")
    assert dev.run_wanted("interpreted", [], testing.parse(["--again"]), []) == 1
    failed_now(monkeypatch, tmp_path, *(f"{file}::test_good[{i}]" for i in range(testing.FEW + 1)))
    assert dev.run_wanted("interpreted", [], testing.parse(["--again"]), []) == 1


def test_what_failed_in_an_earlier_run_is_not_tried_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Pytest remembers it as long as it is not run; without `--again` it may."""
    failed_now(monkeypatch, tmp_path)
    testing.FAILED.write_text('{"tests/test_gone.py::test_gone": true}')
    assert dev.run_wanted("interpreted", [], testing.parse([]), []) == 1
    assert testing.failed() == ["tests/test_gone.py::test_gone"]
    unsteady: list[str] = []
    assert dev.run_wanted("interpreted", [], testing.parse(["--again"]), unsteady) == 1
    assert (testing.failed(), unsteady) == ([], [])


def failed_now(monkeypatch: pytest.MonkeyPatch, folder: Path, *tests: str) -> None:
    """Stand in for a run in which these tests fail, and pytest adds them to what it remembers."""
    monkeypatch.setattr(testing, "FAILED", folder / "lastfailed")

    def run_tests(name: str, arguments: list[str]) -> int:
        if tests:
            testing.FAILED.write_text(json.dumps(dict.fromkeys([*testing.failed(), *tests], True)))
        return 1

    monkeypatch.setattr(dev, "run_tests", run_tests)


def test_arguments_that_a_command_does_not_take_are_named() -> None:
    assert dev.misunderstood(["check", "tests/cli"]) == "feldherr: dev check doesn't understand: tests/cli"
    assert dev.misunderstood(["compile", "--now"]) == "feldherr: dev compile doesn't understand: --now"
    assert dev.misunderstood([]) == dev.misunderstood(["fly"]) == dev.__doc__
