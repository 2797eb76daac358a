"""Compiles the engine with mypyc: `compile_package` puts extension modules beside the sources in a full copy of the package.

The copy is complete in itself (sources, data, rulebook and extension modules), so a path to it gives the compiled build
and a path to src gives the interpreted one.
"""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
# A module's functions are its own: they may be inlined. Calls into Python take no detour. Without what only debuggers read.
FLAGS = "" if sys.platform == "win32" else "-fno-semantic-interposition -fno-plt -g0"
# Every answer goes through the core: one library, so that calls are short; apart from Godstorm, beside which it would be a fifth slower.
CORE = ("engine", "rules", "envs/core", "bots/bot.py", "bots/players/random.py")
OTHERS = ("godstorm", "bots", "odds", "value")
# Catalogues of what is told and asked, which gain nothing from compiling: they are read at the edge, and only where somebody listens.
CATALOGUES = ("declared.py", "event.py", "events.py", "question.py", "questions.py")
PROCESSES = "process"  # computer players in processes of their own wait for lines most of the time
PROGRESS = "progress "
TRANSLATED = 0.1  # the share of the time after which all is C; compiling that takes as long as it is large


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


def modules(root: Path, *parts: str) -> list[str]:
    """The modules of packages, and single ones, that are compiled, as paths below the root."""
    roots = [root / "feldherr" / part for part in parts]
    found = [path for each in roots for path in ([each] if each.suffix else sorted(each.rglob("*.py")))]
    return [str(path.relative_to(root)) for path in found if path.name not in CATALOGUES and path.parent.name != PROCESSES]


def libraries(root: Path) -> dict[str, list[str]]:
    """Which modules go into which library, the largest first, so that all processors are busy to the end."""
    core = modules(root, *CORE)
    return {"core": core} | {name: [each for each in modules(root, name) if each not in core] for name in OTHERS}


def inputs() -> list[Path]:
    """The sources on which the libraries depend: the compiled modules and all that they import."""
    found: dict[Path, None] = {}
    todo = [SOURCE / path for paths in libraries(SOURCE).values() for path in paths]
    while todo:
        path = todo.pop()
        if path not in found:
            found[path] = None
            todo += imported(path)
    return [*found]


def imported(path: Path) -> Iterator[Path]:
    """The project's modules that a module imports."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
        elif isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        else:
            continue
        for name in names:
            if name.split(".")[0] == "feldherr":
                base = SOURCE.joinpath(*name.split("."))
                yield from (each for each in (base.with_suffix(".py"), base / "__init__.py") if each.exists())


def copy_package(folder: Path) -> None:
    """Put the package and its rulebook into the folder, as a wheel would."""
    junk = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(SOURCE, folder, dirs_exist_ok=True, ignore=junk)
    shutil.copytree(ROOT / "docs" / "rules", folder / "feldherr" / "rulebook", dirs_exist_ok=True)


def compile_package(folder: Path, progress: Callable[[float, str], object] = lambda *_: None) -> None:
    """Put extension modules beside the sources in the folder, telling which share is done; RuntimeError with the tools' words."""
    env = {"CC": compiler() or "cc", "CFLAGS": FLAGS, **os.environ}
    command = [sys.executable, "-u", __file__, str(folder)]
    said: list[str] = []
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        for line in process.stdout or ():
            if line.startswith(PROGRESS):
                share, words = line.removeprefix(PROGRESS).strip().split(maxsplit=1)
                progress(float(share), words)
            else:
                said.append(line)
    if process.returncode:
        raise RuntimeError("".join(said))


def run_mypyc(folder: Path) -> None:
    """Translate the packages to C and build their libraries in place."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(folder)
    parts = libraries(Path())
    every = [each for paths in parts.values() for each in paths]
    print(f"{PROGRESS}0 translating {len(every)} modules to C ...")
    groups: list[tuple[list[str], str | None]] = [(paths, f"feldherr_{name}") for name, paths in parts.items()]
    hermetic = ["--config-file=", "--cache-dir=/dev/null"]
    extensions = mypycify([*hermetic, *every], opt_level="2", separate=groups, target_dir="build")
    print(f"{PROGRESS}{TRANSLATED} compiling {', '.join(parts)} ...")
    arguments = ["build_ext", "--inplace", "--build-temp", "build", f"-j{os.cpu_count() or 1}"]
    setup(name="feldherr", packages=[], ext_modules=extensions, script_args=arguments, cmdclass={"build_ext": telling(extensions)})
    shutil.rmtree("build")


def telling(extensions: list[Any]) -> type[Any]:
    """Setuptools' builder, which also tells of every library that is ready."""
    from setuptools.command.build_ext import build_ext

    sizes = {each.name: sum(Path(source).stat().st_size for source in each.sources) for each in extensions}

    class Telling(build_ext):  # type: ignore[misc]
        done = 0

        def build_extension(self, extension: Any) -> None:
            super().build_extension(extension)
            self.done += sizes[extension.name]
            name = extension.name.split(".")[-1]
            if name.startswith("feldherr_"):
                share = TRANSLATED + (1 - TRANSLATED) * self.done / sum(sizes.values())
                print(f"{PROGRESS}{share:.2f} compiled {name.removeprefix('feldherr_').removesuffix('__mypyc')}")

    return Telling


if __name__ == "__main__":
    run_mypyc(Path(sys.argv[1]))
