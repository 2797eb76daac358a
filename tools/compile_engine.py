"""Compiles the engine with mypyc, inside a full copy of the package: python tools/compile_engine.py FOLDER.

The copy is complete in itself (sources, data, rulebook and extension modules), so a path to it gives the compiled build
and a path to src gives the interpreted one.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# A module's functions are its own: they may be inlined. Calls into Python take no detour.
FLAGS = "" if sys.platform == "win32" else "-fno-semantic-interposition -fno-plt"
PACKAGES = ("engine", "rules", "godstorm", "odds", "bots", "envs/core")
CORE = (
    "engine",
    "rules",
    "envs/core",
    "bots/bot.py",
    "bots/players/random.py",
)  # every answer goes through these: one library, so that calls are short

# Catalogues of what is told and asked, which gain nothing from compiling: they are read at the edge, and only where somebody listens.
CATALOGUES = ("declared.py", "event.py", "events.py", "question.py", "questions.py")


def obstacle() -> str:
    """What keeps this machine from compiling, with its cure; empty if nothing does."""
    if os.environ.get("FELDHERR_COMPILE") == "0":
        return "FELDHERR_COMPILE is 0"
    if not compiler():
        return "there is no C compiler (Debian, Ubuntu: apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers are missing (Debian, Ubuntu: apt install python3-dev)"
    return ""


def compiler() -> str | None:
    """The C compiler: the one that is asked for, else the one that built this Python, else any."""
    built_with = (sysconfig.get_config_var("CC") or "cc").split()[0]
    wanted = [os.environ["CC"].split()[0]] if os.environ.get("CC") else [built_with, "cc", "gcc", "clang"]
    return next(filter(shutil.which, wanted), None)


def copy_package(folder: Path) -> None:
    """Put the package and its rulebook into the folder, as a wheel would."""
    junk = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", folder, dirs_exist_ok=True, ignore=junk)
    shutil.copytree(ROOT / "docs" / "rules", folder / "feldherr" / "rulebook", dirs_exist_ok=True)


def compile_package(folder: Path) -> None:
    """Put extension modules beside the sources in the folder; raise RuntimeError with the tools' words if that fails."""
    env = {"CC": compiler() or "cc", "CFLAGS": FLAGS, **os.environ}
    done = subprocess.run([sys.executable, __file__, folder], env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise RuntimeError(done.stdout)


def sources(*parts: str) -> list[str]:
    """The modules of packages, and single ones, but for the catalogues and for players in processes of their own."""
    roots = [Path("feldherr", part) for part in parts]
    found = [path for root in roots for path in ([root] if root.suffix else sorted(root.rglob("*.py")))]
    return [str(path) for path in found if path.name not in CATALOGUES and path.parent.name != "process"]


def run_mypyc(folder: Path) -> None:
    """Translate the packages to C and build them in place: the core, Godstorm, and a library a module, so that all processors are busy."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(folder)
    core, storm = sources(*CORE), sources("godstorm")  # apart: in one library with Godstorm the others would be a fifth slower
    rest = [source for source in sources(*PACKAGES) if source not in (*core, *storm)]
    libraries = [(core, "feldherr_core"), (storm, "feldherr_godstorm"), *[([source], None) for source in rest]]
    hermetic = ["--config-file=", "--cache-dir=/dev/null"]
    modules = mypycify([*hermetic, *core, *storm, *rest], opt_level="2", separate=libraries, target_dir="build")
    jobs = f"-j{os.cpu_count() or 1}"
    setup(name="feldherr", packages=[], ext_modules=modules, script_args=["build_ext", "--inplace", "--build-temp", "build", jobs])
    shutil.rmtree("build")


if __name__ == "__main__":
    run_mypyc(Path(sys.argv[1]))
