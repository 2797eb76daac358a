"""Sets the project up and runs its tools, with nothing but the standard library.

dev play     play Feldherr in the browser, or what the arguments say (they go to the feldherr command)
dev python   run a script with the fastest build there is (the arguments go to Python)
dev quick    run the rulebook's tests, recorded games, the docs' examples and the tests of what changed
dev test     run all tests, or those of the paths that are given, with only what these need (other arguments go to pytest)
dev nightly  run the laws and move counts far deeper than every day, then dev coverage
dev coverage run the tests of the Python code, or those of the paths that are given, and print how much of each package they reach
dev steady   run the tests that may depend on timing many times (see tools/steady.py)
dev check    check format, lint, types, imports and that every rule has its test
dev docs     build the documentation's site into .build/site and check it; --serve shows it
dev compile  compile the engine into .build/compiled; --status says how far that is
dev lock     pin the newest versions of everything in the requirements*.lock files
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NoReturn

import compile_engine
import compiled
import steady
import testing
import web
from prepare import (
    BUILD,
    DEVELOP,
    DOCS,
    PLAY,
    PYTHON,
    ROOT,
    SOURCE,
    VENV,
    enter_venv,
    lock,
    run,
    say,
    set_up,
    set_up_chromium,
    set_up_client,
    set_up_network,
    set_up_nginx,
    set_up_postgres,
)

CHECKS = (
    "ruff format --check .",
    "ruff check .",
    "mypy",
    "lint-imports --no-logo",
    "python tools/rule_ids.py",
    "python tools/protocol.py --check",
    "python tools/badges.py --check",
)
CLIENT = "python tools/web.py check"  # beside all others: it takes as long as they do
SITE = BUILD / "site"
PAGES = f"sphinx-build -q -W --keep-going -d {BUILD / 'doctrees'} {ROOT / 'docs'} {SITE}"  # warnings are errors: links, orphans


def environment(name: str) -> dict[str, str]:
    """The environment in which `import feldherr` gives the named build."""
    path = {"interpreted": SOURCE, "compiled": compiled.COMPILED}[name]
    pages = {"FELDHERR_PAGES": str(web.BUILT)} if (web.BUILT / "index.html").exists() else {}
    env = {**pages, **os.environ, "PYTHONPATH": str(path), "FELDHERR_BUILD": name, "PYTHONPYCACHEPREFIX": str(BUILD / "pycache")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # else every process would compile all that it imports
    return env


def fastest() -> dict[str, str]:
    """The environment of the fastest build there is now; a better one is compiled in the background."""
    if reason := compiled.begin():
        say(f"using the slower interpreted engine: {reason}")
    return {"FELDHERR_COMMAND": "scripts/play", **environment("interpreted" if reason else "compiled")}


def play(arguments: list[str]) -> NoReturn:
    """Become the game."""
    set_up(PLAY)
    arguments = arguments or ["serve"]
    if arguments[0] == "serve":
        set_up_client()
    env = fastest()  # it names the client's pages, so these have to be there
    os.execve(PYTHON, [str(PYTHON), "-P", "-m", "feldherr_command", *arguments], env)


def python(arguments: list[str]) -> NoReturn:
    """Become a Python that knows Feldherr, its environments and tools."""
    set_up(DEVELOP)
    env = fastest()
    env["PYTHONPATH"] = os.pathsep.join(filter(None, [env["PYTHONPATH"], os.environ.get("PYTHONPATH")]))
    os.execve(PYTHON, [str(PYTHON), *arguments], env)


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
    """Run the tests, or those of some paths, each in the builds that matter to it, stopping at the first that fails.

    The engine is compiled, and the client tested, beside the interpreted build's tests.
    """
    wanted = testing.parse(arguments)
    set_up(DEVELOP)
    reason = compile_engine.obstacle()
    unsteady: list[str] = []
    with ExitStack() as stack:
        beside = []
        if wanted.everything and not reason:
            beside.append(stack.enter_context(running(*compiled.COMPILER)))
        set_up_tests(wanted.needs)
        if "web" in wanted.needs:
            beside.append(stack.enter_context(running(PYTHON, web.__file__, "test")))
        if not reason and not wanted.everything and not compiled.assembled():
            reason = compiled.status()
        if reason:
            say(f"testing the interpreted build only: {reason}")
        for build, paths in wanted.runs(compiled=not reason):
            if build == "compiled" and (code := finish(beside)):
                return code
            if code := run_wanted(build, paths, wanted, unsteady):
                return code
        code = finish(beside)
        if unsteady:
            say(f"UNSTEADY, a fault to be found: {', '.join(unsteady)}")
        return code


@contextmanager
def running(*command: str | Path) -> Iterator[subprocess.Popen[str]]:
    """A command that runs beside what is done in the block, and no longer; its output is kept."""
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    with subprocess.Popen(command, cwd=ROOT, start_new_session=True, **pipes) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)


def finish(beside: list[subprocess.Popen[str]]) -> int:
    """Wait for commands, print what they said, and return the first exit code that is not 0."""
    while beside:
        process = beside.pop(0)
        print(process.communicate()[0], end="", flush=True)
        if process.returncode:
            return process.returncode
    return 0


def run_tests(name: str, arguments: list[str]) -> int:
    """Run pytest in one build."""
    say(f"testing the {name} build")
    return run(PYTHON, "-m", "pytest", f"-n{testing.workers(name)}", "--dist=worksteal", *arguments, env=environment(name))


def run_wanted(build: str, paths: list[str], wanted: testing.Wanted, unsteady: list[str]) -> int:
    """Run what was asked for in one build, and with `--again` the few tests that fail once more."""
    if wanted.again:
        testing.forget()
    code = run_tests(build, [*paths, *wanted.options])
    return 0 if code == 1 and wanted.again and pass_alone(build, unsteady) else code


def pass_alone(build: str, unsteady: list[str]) -> bool:
    """Whether the few tests that failed pass by themselves; they are added to the list, for somebody has to find out why they failed."""
    failed = testing.failed()
    if not failed or len(failed) > testing.FEW:
        return False
    say(f"trying again what failed: {', '.join(failed)}")
    unsteady += failed
    return run(PYTHON, "-m", "pytest", "-n0", *failed, env=environment(build)) == 0


def quick(arguments: list[str]) -> int:
    """Run what tells soonest whether something broke, in the interpreted build."""
    set_up(DEVELOP)
    tests, untested = testing.quick()
    code = run_tests("interpreted", ["-q", *tests, *arguments])
    for command, files in untested.items():
        shown = ", ".join(files[:5]) + (f" and {len(files) - 5} more" if len(files) > 5 else "")
        say(f"not tested here: {shown} ({f'scripts/test {command}'.strip()})")
    return code


def nightly(arguments: list[str]) -> int | str:
    """Run the laws and move counts deep, in the compiled build."""
    set_up_tests(testing.EVERYTHING)
    if reason := compiled.make():
        return f"feldherr: the deep tests need the compiled build: {reason}"
    os.environ["HYPOTHESIS_PROFILE"] = "deep"
    code = run_tests("compiled", [*testing.deep(), *arguments])
    del os.environ["HYPOTHESIS_PROFILE"]
    return code or coverage([])


def coverage(paths: list[str]) -> int:
    """Print which part of each package the tests reach, or those of some paths, in the interpreted build and without other processes."""
    set_up_tests({"postgres", "nginx", "client"})
    os.environ["COVERAGE_FILE"] = str(BUILD / "coverage")
    code = run_tests("interpreted", ["-q", "--cov", "--cov-report=", *(paths or testing.measured())])
    print(testing.reached(BUILD / "coverage"))
    return code


def repeat(arguments: list[str]) -> int:
    """Run the tests that may depend on timing many times, in the build in which `dev test` runs them."""
    wanted = steady.parse(arguments)
    set_up_tests(testing.EVERYTHING)
    if reason := compiled.make():
        say(f"testing the interpreted build: {reason}")
    return steady.main(wanted, environment("interpreted" if reason else "compiled"))


def check() -> int:
    """Run every check, whatever the ones before it said."""
    set_up(DEVELOP)
    set_up(DOCS)
    client = started(CLIENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    failed = [command for command in (*CHECKS, PAGES) if fails(command)]
    say(CLIENT)
    print(client.communicate()[0], end="")
    if client.returncode:
        failed.append(CLIENT)
    say(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return bool(failed)


def docs(arguments: list[str]) -> int:
    """Build the documentation's site; with --serve, show it until Ctrl-C, and build it again when it is started again."""
    set_up(DEVELOP)
    set_up(DOCS)
    if fails(PAGES):
        return 1
    say(f"built {SITE.relative_to(ROOT)}/index.html")
    if "--serve" in arguments:
        say("http://localhost:8421/ (Ctrl-C ends it)")
        run(PYTHON, "-m", "http.server", "8421", "--bind", "127.0.0.1", "--directory", SITE)
    return 0


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
        case ["python", *rest]:
            python(rest)
        case ["quick", *rest]:
            return quick(rest)
        case ["test", *rest]:
            return test(rest)
        case ["nightly", *rest]:
            return nightly(rest)
        case ["coverage", *paths]:
            return coverage(paths)
        case ["steady", *rest]:
            return repeat(rest)
        case ["docs", *rest]:
            return docs(rest)
        case ["check"]:
            return check()
        case ["compile"]:
            return compiled.make() or None
        case ["compile", "--status"]:
            print(compiled.status())
            return None
        case ["lock"]:
            return lock()
    return misunderstood(arguments)


def misunderstood(arguments: list[str]) -> str:
    """The help, or what is wrong with the arguments of a command."""
    if arguments and f"\ndev {arguments[0]} " in (__doc__ or ""):
        return f"feldherr: dev {arguments[0]} doesn't understand: {' '.join(arguments[1:])}"
    return __doc__ or ""


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
