"""Sets the project up and runs its tools, with nothing but the standard library.

dev play     play Feldherr in the browser, or what the arguments say (they go to the feldherr command)
dev quick    run the rulebook's tests, recorded games, the docs' examples and the tests of what changed
dev test     run all tests, or those of the paths that are given, with only what these need (other arguments go to pytest)
dev nightly  run the laws and move counts far deeper than every day, then dev coverage
dev coverage run the tests of the Python code and print how much of each package they reach
dev steady   run the tests that may depend on timing many times (see tools/steady.py)
dev check    check format, lint, types, imports and that every rule has its test
dev compile  compile the engine into .build/compiled
dev lock     pin the newest versions of everything in the requirements*.lock files
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

import compile_engine
import steady
import testing
import web
from prepare import (
    BUILD,
    COMPILE,
    COMPILED,
    DEVELOP,
    LIBRARIES,
    PLAY,
    PYTHON,
    ROOT,
    SOURCE,
    VENV,
    alone,
    engine_fingerprint,
    enter_venv,
    install,
    is_made,
    lock,
    package_fingerprint,
    run,
    say,
    set_up,
    set_up_chromium,
    set_up_client,
    set_up_compiled,
    set_up_network,
    set_up_nginx,
    set_up_postgres,
)

HURRIED = {"simulate", "arena"}  # worth waiting for the compiled engine; for all else the interpreted one is fast enough
CHECKS = (
    "ruff format --check .",
    "ruff check .",
    "mypy",
    "lint-imports --no-logo",
    "python tools/rule_ids.py",
    "python tools/protocol.py --check",
)
CLIENT = "python tools/web.py check"  # beside all others: it takes as long as they do


def environment(build: str) -> dict[str, str]:
    """The environment in which `import feldherr` gives the named build."""
    path = {"interpreted": SOURCE, "compiled": COMPILED}[build]
    pages = {"FELDHERR_PAGES": str(web.BUILT)} if (web.BUILT / "index.html").exists() else {}
    env = {**pages, **os.environ, "PYTHONPATH": str(path), "FELDHERR_BUILD": build, "PYTHONPYCACHEPREFIX": str(BUILD / "pycache")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # else every process would compile all that it imports
    return env


def play(arguments: list[str]) -> NoReturn:
    """Become the game, in the fastest build to be had."""
    arguments = arguments or ["serve"]
    reason = compiled_meanwhile() if HURRIED.isdisjoint(arguments) else set_up_compiled()
    if reason:
        set_up(PLAY)
        say(f"using the slower interpreted engine: {reason}")
    if arguments[0] == "serve":
        set_up_client()
    command = [str(PYTHON), "-P", "-m", "feldherr", *arguments]
    os.execve(PYTHON, command, {"FELDHERR_COMMAND": "scripts/play", **environment("interpreted" if reason else "compiled")})


def compiled_meanwhile() -> str:
    """The compiled engine for the next time, if it isn't at hand: people at a table need not wait for it."""
    if reason := compile_engine.obstacle():
        return reason
    if is_made(LIBRARIES, engine_fingerprint()):
        return set_up_compiled()
    with alone():
        install(COMPILE)
    null = subprocess.DEVNULL
    command = ["nice", str(PYTHON), __file__, "compile"]
    subprocess.Popen(command, stdin=null, stdout=null, stderr=null, start_new_session=True)
    return "compiling the fast engine in the background; it will be used next time"


def set_up_tests(needs: set[str]) -> None:
    """Have what tests need at hand, but for the compiled engine."""
    set_up(DEVELOP)
    if "postgres" in needs:
        set_up_postgres()
        set_up_network()
    if "nginx" in needs:
        set_up_nginx()
    if "chromium" in needs:
        set_up_chromium()
    if "client" in needs:
        set_up_client()


def test(arguments: list[str]) -> int | str:
    """Run the tests, or those of some paths, each in the builds that matter to it, stopping at the first that fails."""
    wanted = testing.parse(arguments)
    set_up_tests(wanted.needs)
    if "web" in wanted.needs:
        say("testing the browser's client")
        if code := run(PYTHON, Path(web.__file__), "test"):
            return code
    if reason := compile_engine.obstacle():
        say(f"testing the interpreted build only: {reason}")
    elif wanted.compiled and wanted.everything and (broken := set_up_compiled()):
        return f"feldherr: the compiled build cannot be tested: {broken}"
    elif not is_made(COMPILED, package_fingerprint()) and not (is_made(LIBRARIES, engine_fingerprint()) and not set_up_compiled()):
        reason = "the compiled one is out of date (scripts/dev compile)"
        say(f"testing the interpreted build: {reason}")
    for build, paths in wanted.runs(compiled=not reason):
        if code := run_tests(build, [*paths, *wanted.options]):
            return code
    return 0


def run_tests(build: str, arguments: list[str]) -> int:
    """Run pytest in one build."""
    say(f"testing the {build} build")
    return run(PYTHON, "-m", "pytest", f"-n{testing.workers(build)}", *arguments, env=environment(build))


def quick(arguments: list[str]) -> int:
    """Run what tells soonest whether something broke, in the interpreted build."""
    set_up(DEVELOP)
    return run_tests("interpreted", ["-q", *testing.quick(), *arguments])


def nightly(arguments: list[str]) -> int | str:
    """Run the laws and move counts deep, in the compiled build."""
    set_up_tests(testing.EVERYTHING)
    if reason := set_up_compiled():
        return f"feldherr: the deep tests need the compiled build: {reason}"
    os.environ["HYPOTHESIS_PROFILE"] = "deep"
    code = run_tests("compiled", [*testing.DEEP, *arguments])
    del os.environ["HYPOTHESIS_PROFILE"]
    return code or coverage()


def coverage() -> int:
    """Print which part of each package the tests reach, in the interpreted build and without what other processes do."""
    set_up_tests({"postgres", "nginx", "client"})
    os.environ["COVERAGE_FILE"] = str(BUILD / "coverage")
    code = run_tests("interpreted", ["-q", "--cov", "--cov-report=", *testing.measured()])
    print(testing.reached(BUILD / "coverage"))
    return code


def repeat(arguments: list[str]) -> int:
    """Run the tests that may depend on timing many times, in the build in which `dev test` runs them."""
    wanted = steady.parse(arguments)
    set_up_tests(testing.EVERYTHING)
    if reason := set_up_compiled():
        say(f"testing the interpreted build: {reason}")
    return steady.main(wanted, environment("interpreted" if reason else "compiled"))


def check() -> int:
    """Run every check, whatever the ones before it said."""
    set_up(DEVELOP)
    client = started(CLIENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    failed = [command for command in CHECKS if fails(command)]
    say(CLIENT)
    print(client.communicate()[0], end="")
    if client.returncode:
        failed.append(CLIENT)
    say(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return bool(failed)


def fails(command: str) -> bool:
    """Run one of the tools in .venv, naming it first."""
    say(command)
    return started(command).wait() != 0


def started(command: str, **more: Any) -> subprocess.Popen[str]:
    """One of the tools in .venv, running in the project's folder."""
    tool, *options = command.split()
    return subprocess.Popen([VENV / "bin" / tool, *options], cwd=ROOT, env=environment("interpreted"), text=True, **more)


def main(arguments: list[str]) -> int | str | None:
    """Do what the first argument says; return the exit code, or the words that explain a failure."""
    enter_venv()
    match arguments:
        case ["play", *rest]:
            play(rest)
        case ["quick", *rest]:
            return quick(rest)
        case ["test", *rest]:
            return test(rest)
        case ["nightly", *rest]:
            return nightly(rest)
        case ["coverage"]:
            return coverage()
        case ["steady", *rest]:
            return repeat(rest)
        case ["check"]:
            return check()
        case ["compile"]:
            return set_up_compiled() or None
        case ["lock"]:
            return lock()
    return __doc__


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
