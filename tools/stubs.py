"""Writes what type checkers read of the compiled packages: the same sources, with plain ints for the numbers of the machine.

Only mypy takes an int for an `i64`. For everybody else a wheel holds, beside each module that counts with those, a stub in which `i64` is
int and a `vec` is indexed by ints: python tools/stubs.py FOLDER.
"""

import re
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
NUMBERS = "feldherr._numbers"
IMPORT = re.compile(r"^(\s*)from (mypy_extensions|librt\.vecs) import ", re.M)

STUB = '''"""The numbers of the machine as type checkers may take them: an i64 is an int."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
i32 = int
i64 = int

def mypyc_attr(*names: str, **values: object) -> Callable[[T], T]: ...

class vec(Generic[T]):
    """A row of numbers."""

    @overload
    def __init__(self, *, capacity: int = ...) -> None: ...
    @overload
    def __init__(self, items: Iterable[T], /, *, capacity: int = ...) -> None: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, i: int, /) -> T: ...
    @overload
    def __getitem__(self, i: slice, /) -> vec[T]: ...
    def __setitem__(self, i: int, o: T, /) -> None: ...
    def __contains__(self, o: object, /) -> bool: ...
    def __iter__(self) -> Iterator[T]: ...

def append(v: vec[T], o: T, /) -> vec[T]: ...
def remove(v: vec[T], o: T, /) -> vec[T]: ...
def pop(v: vec[T], i: int = -1, /) -> tuple[vec[T], T]: ...
def extend(v: vec[T], o: Iterable[T], /) -> vec[T]: ...
'''


def write_stubs(folder: Path) -> None:
    """Put the stubs into the folder, as they lie in a wheel."""
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if IMPORT.search(text):
            place = folder / path.relative_to(SOURCE).with_suffix(".pyi")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(IMPORT.sub(rf"\1from {NUMBERS} import ", text), encoding="utf-8")
    (folder / "feldherr" / "_numbers.pyi").write_text(STUB, encoding="utf-8")


if __name__ == "__main__":
    write_stubs(Path(sys.argv[1]))
