"""What Feldherr needs to be worked on: .venv, packages, PostgreSQL, nginx, Chromium and the browser's client."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import web

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
READY = VENV / "ready"  # says where it was made
INSTALLED = VENV / "installed"  # says which lock
APART = VENV / "installed-docs"
BUILD = ROOT / ".build"

UV, PLAY, COMPILE, DEVELOP, DOCS, SERVER = (ROOT / f"requirements{part}.lock" for part in ("-uv", "", "-build", "-dev", "-docs", "-server"))
# Each lock holds the ones after it; what builds the documentation, and what a server on the internet has, is apart, in the same versions.
EXTRAS = {DEVELOP: ["--extra=dev"], COMPILE: ["--extra=build"], PLAY: []}
ASIDE = {DOCS: ["--extra=docs"], SERVER: ["--extra=postgres", "--extra=fast"]}


def say(text: str) -> None:
    """Tell the user, apart from what the program itself prints."""
    print(f"feldherr: {text}", file=sys.stderr, flush=True)


def run(*command: str | Path, env: dict[str, str] | None = None, stderr: int | None = None) -> int:
    """Run a command in the project's folder and return its exit code."""
    return subprocess.run(command, cwd=ROOT, env=env, stderr=stderr).returncode


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
    if Path(sys.prefix).resolve() == VENV.resolve() and is_whole():
        return
    with alone():
        if not (is_whole() and venv_works()):
            make_venv()
            READY.write_text(str(ROOT))
    os.execv(PYTHON, [str(PYTHON), *sys.argv])


def is_whole() -> bool:
    """Whether .venv was made to the end, and here."""
    return READY.exists() and READY.read_text() == str(ROOT)


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


def is_installed(lock: Path) -> bool:
    """Whether what a lock pins is in place, by itself or with one that holds it."""
    if lock == DOCS:
        return is_installed(PLAY) and APART.exists() and APART.read_text() == pinned(DOCS)
    larger = list(EXTRAS)[: list(EXTRAS).index(lock) + 1]
    return INSTALLED.exists() and INSTALLED.read_text() in map(pinned, larger)


def pinned(lock: Path) -> str:
    return hashlib.sha256(lock.read_bytes()).hexdigest()


def install(lock: Path) -> None:
    """Install what a lock pins, unless that is in place; a smaller one of the same versions stays usable meanwhile."""
    if is_installed(lock):
        return
    say(f"installing {lock.name} ...")
    if not is_installed(PLAY):
        INSTALLED.unlink(missing_ok=True)
    if not (uv_installs(lock) or pip_installs(lock)):
        sys.exit(f"feldherr: can't install {lock.name}; see above, and check the network")
    (APART if lock == DOCS else INSTALLED).write_text(pinned(lock))


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


def set_up(lock: Path) -> None:
    """Have what a lock pins at hand."""
    if not is_installed(lock):
        with alone():
            install(lock)


def set_up_postgres() -> None:
    """Have PostgreSQL for the tests: on Debian it is installed if we may, elsewhere it is said what is missing."""
    missing = ROOT / "tests" / "server" / "postgres_server.py"
    if os.environ.get("FELDHERR_WITHOUT_POSTGRES") == "1" or run(PYTHON, missing, stderr=subprocess.DEVNULL) == 0:
        return
    if may_install():
        with alone():
            apt_installs_postgres()
    run(PYTHON, missing)


def set_up_nginx() -> None:
    """Have nginx for the tests of deploy/: on Debian it is installed if we may, elsewhere it is said what is missing."""
    missing = ROOT / "tests" / "server" / "nginx_server.py"
    if os.environ.get("FELDHERR_WITHOUT_NGINX") == "1" or run(PYTHON, missing, stderr=subprocess.DEVNULL) == 0:
        return
    if may_install():
        say("installing nginx for the tests ...")
        with alone(), nothing_started():
            apt_installs("nginx", "openssl")
    run(PYTHON, missing)


def set_up_network() -> None:
    """Have what it takes to cut servers off from each other: on Debian it is installed if we may, elsewhere it is said what is missing."""
    missing = ROOT / "tests" / "server" / "history" / "sandbox.py"
    if os.environ.get("FELDHERR_WITHOUT_POSTGRES") == "1" or run(PYTHON, missing, stderr=subprocess.DEVNULL) == 0:
        return
    if may_install():
        say("installing iproute2 and nftables for the tests ...")
        with alone():
            apt_installs("iproute2", "nftables")
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


def apt_installs(*packages: str) -> None:
    apt_learns()
    run("apt-get", "-qq", "install", "-y", "--no-install-recommends", *packages, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


@cache
def apt_learns() -> None:
    """Have apt know what there is, once."""
    run("apt-get", "-qq", "update")


@contextmanager
def nothing_started() -> Iterator[None]:
    """Keep Debian from starting what it installs meanwhile."""
    policy = Path("/usr/sbin/policy-rc.d")
    if policy.exists():
        yield
        return
    policy.write_text("#!/bin/sh\nexit 101\n")
    policy.chmod(0o755)
    try:
        yield
    finally:
        policy.unlink()


def apt_installs_postgres() -> None:
    """Install the programs, without the database that Debian would set up and start with them."""
    say("installing PostgreSQL for the tests ...")
    no_database = Path("/etc/postgresql-common/createcluster.d/feldherr.conf")
    no_database.parent.mkdir(parents=True, exist_ok=True)
    no_database.write_text("create_main_cluster = false\n")
    apt_installs("postgresql")
    no_database.unlink()


def set_up_client() -> None:
    """Have the browser's client at hand; without it the server still serves programs."""
    with alone():
        install(COMPILE)
        try:
            if web.build():
                say("built the browser client")
        except web.NoNode as missing:
            say(f"no browser client: {missing}")


def lock() -> int:
    """Pin the newest versions, by hash and without a word on where they come from."""
    uv = find_uv() or sys.exit("feldherr: uv is needed to lock")
    options = ["--quiet", "--upgrade", "--universal", "--generate-hashes", "--python-version=3.11"]
    options += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    code = subprocess.run([uv, "pip", "compile", *options, "-o", UV, "-"], input="uv", text=True, cwd=ROOT).returncode
    for target, extras in {**EXTRAS, **ASIDE}.items():
        same = [] if target == DEVELOP else [f"--constraints={DEVELOP.name}"]
        code = code or run(uv, "pip", "compile", *options, *extras, *same, "-o", target, "pyproject.toml")
    return code
