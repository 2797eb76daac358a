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

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import compile_engine
import steady
import testing
import web

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
BUILD = ROOT / ".build"
LIBRARIES = BUILD / "libraries"  # the compiled modules alone
COMPILED = BUILD / "compiled"  # the whole package with them

UV, PLAY, COMPILE, DEVELOP = (ROOT / f"requirements{part}.lock" for part in ("-uv", "", "-build", "-dev"))
# Each lock holds the ones after it.
EXTRAS = {DEVELOP: ["--extra=dev"], COMPILE: ["--extra=build", "--extra=server"], PLAY: ["--extra=server"]}
HURRIED = {"simulate", "arena"}  # worth waiting for the compiled engine; for all else the interpreted one is fast enough
CHECKS = (
    "ruff format --check .",
    "ruff check .",
    "mypy",
    "lint-imports --no-logo",
    "python tools/rule_ids.py",
    "python tools/protocol.py --check",
    "python tools/web.py check",
)


def say(text: str) -> None:
    """Tell the user, apart from what the program itself prints."""
    print(f"feldherr: {text}", file=sys.stderr, flush=True)


def run(*command: str | Path, env: dict[str, str] | None = None, stderr: int | None = None) -> int:
    """Run a command in the project's folder and return its exit code."""
    return subprocess.run(command, cwd=ROOT, env=env, stderr=stderr).returncode


def digest(paths: Iterable[Path], *facts: str) -> str:
    """One fingerprint of the files' names and contents and of the given facts."""
    sha = hashlib.sha256(repr(facts).encode())
    for path in sorted(paths):
        content = path.read_bytes()
        sha.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return sha.hexdigest()


@contextmanager
def alone(lock: str = "lock") -> Iterator[None]:
    """Let only one process at a time set things up; compiling has a lock of its own, for it takes long."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / lock).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another setup to finish ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def enter_venv() -> None:
    """Carry on inside .venv, making it anew if it is missing, broken, too old or was moved here."""
    inside = Path(sys.prefix).resolve() == VENV.resolve()
    with alone():
        ready = VENV / "ready"
        whole = ready.exists() and ready.read_text() == str(ROOT)
        if whole and inside:
            return
        if not (whole and venv_works()):
            make_venv()
            ready.write_text(str(ROOT))
    os.execv(PYTHON, [str(PYTHON), __file__, *sys.argv[1:]])


def venv_works() -> bool:
    """Whether the Python in .venv starts, is new enough and has pip."""
    test = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    return PYTHON.exists() and run(PYTHON, "-c", test, stderr=subprocess.DEVNULL) == 0


def make_venv() -> None:
    """Make an empty .venv in which `import feldherr` finds the sources."""
    try:
        import ensurepip  # noqa: F401 (Debian leaves it out, and venv needs it)
        import venv
    except ImportError:
        sys.exit("feldherr: this Python can't create a virtual environment (Debian, Ubuntu: apt install python3-venv)")
    say(f"setting up .venv with Python {sys.version.split()[0]} ...")
    venv.create(VENV, clear=True, symlinks=True, with_pip=True)
    packages = next(VENV.glob("lib/python3*/site-packages"))
    (packages / "feldherr.pth").write_text(f"{SOURCE}\n")


def install(lock: Path) -> None:
    """Install what a lock pins, unless it or one that holds it is in place."""
    stamp = VENV / "installed"
    larger = list(EXTRAS)[: list(EXTRAS).index(lock) + 1]
    if stamp.exists() and stamp.read_text() in [digest([each]) for each in larger]:
        return
    say(f"installing {lock.name} ...")
    stamp.unlink(missing_ok=True)
    if not (uv_installs(lock) or pip_installs(lock)):
        sys.exit(f"feldherr: can't install {lock.name}; see above, and check the network")
    stamp.write_text(digest([lock]))


def uv_installs(lock: Path) -> bool:
    """Install with uv, which is much faster; False if it cannot be had or fails."""
    uv = find_uv()
    options = ["--quiet", "--require-hashes", f"--python={PYTHON}"]
    return bool(uv) and run(uv, "pip", "install", *options, "-r", lock, env={**os.environ, "UV_LINK_MODE": "copy"}) == 0


def pip_installs(lock: Path, stderr: int | None = None) -> bool:
    """Install with pip; False if it fails."""
    options = ["--quiet", "--disable-pip-version-check", "--require-hashes"]
    return run(PYTHON, "-m", "pip", "install", *options, "-r", lock, stderr=stderr) == 0


def find_uv() -> str:
    """The path of uv, fetched if need be; empty if there is none to be had."""
    places = f"{VENV / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    if not shutil.which("uv", path=places):
        pip_installs(UV, stderr=subprocess.DEVNULL)
    return shutil.which("uv", path=places) or ""


def engine_fingerprint() -> str:
    """One number for everything that the compiled libraries are made of; texts and data are not among it."""
    return digest([*compile_engine.inputs(), COMPILE, Path(compile_engine.__file__)], sys.version)


def package_fingerprint() -> str:
    """One number for everything in the compiled build."""
    files = [path for folder in (SOURCE, ROOT / "docs" / "rules") for path in folder.rglob("*") if path.is_file()]
    return digest([path for path in files if path.parent.name != "__pycache__"], engine_fingerprint())


def is_made(folder: Path, fingerprint: str) -> bool:
    """Whether a folder is up to date."""
    mark = folder / "fingerprint"
    return mark.exists() and mark.read_text() == fingerprint


@contextmanager
def remade(folder: Path, fingerprint: str) -> Iterator[Path]:
    """A new folder that takes the place of the old one when it is ready."""
    scratch = BUILD / "scratch"
    shutil.rmtree(scratch, ignore_errors=True)
    fresh = scratch / "fresh"
    fresh.mkdir(parents=True)
    yield fresh
    (fresh / "fingerprint").write_text(fingerprint)
    if folder.exists():
        folder.rename(scratch / "old")
    fresh.rename(folder)
    shutil.rmtree(scratch)


def compile_if_changed() -> None:
    """Bring .build/libraries up to date, then .build/compiled, each all at once or not at all."""
    if not is_made(LIBRARIES, fingerprint := engine_fingerprint()):
        say("compiling the engine (one or two minutes, only when its code changed) ...")
        with remade(LIBRARIES, fingerprint) as fresh:
            compile_engine.copy_package(fresh)
            compile_engine.compile_package(fresh, say)
    if not is_made(COMPILED, fingerprint := package_fingerprint()):
        with remade(COMPILED, fingerprint) as fresh:
            compile_engine.copy_package(fresh)
            for library in LIBRARIES.rglob("*.so"):
                shutil.copy2(library, fresh / library.relative_to(LIBRARIES))


def set_up(lock: Path) -> None:
    """Have what a lock pins at hand."""
    with alone():
        install(lock)


def set_up_compiled() -> str:
    """Have the compiled engine at hand; otherwise say why that cannot be."""
    if reason := compile_engine.obstacle():
        return reason
    log = BUILD / "compile.log"
    with alone():
        install(COMPILE)
    with alone("compile.lock"):
        try:
            compile_if_changed()
        except RuntimeError as error:
            log.write_text(str(error))
            return f"it does not compile, see {log.relative_to(ROOT)}"
        log.unlink(missing_ok=True)
    return ""


def set_up_postgres() -> None:
    """Have PostgreSQL for the tests: on Debian it is installed if we may, elsewhere it is said what is missing."""
    missing = ROOT / "tests" / "server" / "postgres_server.py"
    if os.environ.get("FELDHERR_WITHOUT_POSTGRES") == "1" or run(PYTHON, missing, stderr=subprocess.DEVNULL) == 0:
        return
    if may_install():
        with alone():
            apt_installs_postgres()
    run(PYTHON, missing)


def set_up_chromium() -> None:
    """Have Chromium for the tests that click: on Debian it is installed if we may, elsewhere it is said what is missing."""
    if os.environ.get("FELDHERR_WITHOUT_CHROMIUM") == "1":
        say("skipping the browser tests (FELDHERR_WITHOUT_CHROMIUM is 1)")
    elif not web.find_chromium():
        if may_install():
            say("installing Chromium for the tests ...")
            with alone():
                apt_installs(web.SHELL)
        if not web.find_chromium():
            say(web.NO_CHROMIUM)


def may_install() -> bool:
    return os.geteuid() == 0 and bool(shutil.which("apt-get"))


def apt_installs(package: str) -> None:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get", "-qq", "update", env=env)
    run("apt-get", "-qq", "install", "-y", "--no-install-recommends", package, env=env)


def apt_installs_postgres() -> None:
    """Install the programs, without the database that Debian would set up and start with them."""
    say("installing PostgreSQL for the tests ...")
    no_database = Path("/etc/postgresql-common/createcluster.d/feldherr.conf")
    no_database.parent.mkdir(parents=True, exist_ok=True)
    no_database.write_text("create_main_cluster = false\n")
    apt_installs("postgresql")
    no_database.unlink()


def environment(build: str) -> dict[str, str]:
    """The environment in which `import feldherr` gives the named build."""
    path = {"interpreted": SOURCE, "compiled": COMPILED}[build]
    pages = {"FELDHERR_PAGES": str(web.BUILT)} if (web.BUILT / "index.html").exists() else {}
    return {**pages, **os.environ, "PYTHONPATH": str(path), "FELDHERR_BUILD": build}


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


def set_up_client() -> None:
    """Have the browser's client at hand; without it the server still serves programs."""
    with alone():
        install(COMPILE)
        try:
            if web.build():
                say("built the browser client")
        except web.NoNode as missing:
            say(f"no browser client: {missing}")


def set_up_tests(needs: set[str]) -> None:
    """Have what tests need at hand, but for the compiled engine."""
    set_up(DEVELOP)
    if "postgres" in needs:
        set_up_postgres()
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
    return run(PYTHON, "-m", "pytest", "-n", "auto", *arguments, env=environment(build))


def quick(arguments: list[str]) -> int:
    """Run what tells soonest whether something broke, in the interpreted build."""
    set_up(DEVELOP)
    return run_tests("interpreted", ["-q", *testing.quick(), *arguments])


def nightly(arguments: list[str]) -> int | str:
    """Run the laws and move counts deep, in the compiled build."""
    set_up_tests({"postgres", "client"})
    if reason := set_up_compiled():
        return f"feldherr: the deep tests need the compiled build: {reason}"
    os.environ["HYPOTHESIS_PROFILE"] = "deep"
    code = run_tests("compiled", [*testing.DEEP, *arguments])
    del os.environ["HYPOTHESIS_PROFILE"]
    return code or coverage()


def coverage() -> int:
    """Print which part of each package the tests reach, in the interpreted build and without what other processes do."""
    set_up_tests({"postgres", "client"})
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
    failed = [command for command in CHECKS if fails(command)]
    say(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return bool(failed)


def fails(command: str) -> bool:
    """Run one of the tools in .venv, naming it first."""
    say(command)
    tool, *options = command.split()
    return run(VENV / "bin" / tool, *options, env=environment("interpreted")) != 0


def lock() -> int:
    """Pin the newest versions, by hash and without a word on where they come from."""
    uv = find_uv() or sys.exit("feldherr: uv is needed to lock")
    options = ["--quiet", "--upgrade", "--universal", "--generate-hashes", "--python-version=3.11"]
    options += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    code = subprocess.run([uv, "pip", "compile", *options, "-o", UV, "-"], input="uv", text=True, cwd=ROOT).returncode
    for target, extras in EXTRAS.items():
        same = [] if target == DEVELOP else [f"--constraints={DEVELOP.name}"]
        code = code or run(uv, "pip", "compile", *options, *extras, *same, "-o", target, "pyproject.toml")
    return code


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
