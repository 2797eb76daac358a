"""Files that people write: read with care, and every fault in them told at once, a line each with its place in the file."""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Collection
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

SHOWN: Final = 20  # more faults than these are only counted
LARGEST: Final = 400_000  # bytes; the largest map with names in four languages and all its outlines needs less
LONGEST: Final = 200  # characters of a text or a name
DOTS: Final = 100  # in a line; time and memory for a dotted key grow with their square
_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_AT: Final = re.compile(r"(?: \(at|:) line (\d+),? (column \d+)(?: \(char \d+\)|\))$")


def is_id(word: str) -> bool:
    """Whether files and logs may call something so."""
    return _ID.fullmatch(word) is not None


def quote(word: str) -> str:
    """A word out of a file, safe and short enough to be shown in a message."""
    short = word if len(word) <= 40 else word[:40] + "…"
    return '"' + "".join(c if c.isprintable() else ascii(c)[1:-1] for c in short) + '"'


def guess(word: str, known: Collection[str]) -> str:
    """The known word that was probably meant, as the end of a message; nothing if none is near."""
    near = difflib.get_close_matches(word, known, 1) if len(word) <= 60 else []
    return f' (did you mean "{near[0]}"?)' if near else ""


def fetch(
    name: str | Path, built_in: tuple[str, ...], package: str, what: str, error: type[FileError], endings: tuple[str, ...] = (".toml",)
) -> str:
    """The text of a file: one of the built-in ones by its name, or any by the path of a file that ends so."""
    if str(name) in built_in:
        return (resources.files(package) / f"{name}.toml").read_text(encoding="utf-8")
    if Path(name).suffix not in endings:
        hint = guess(str(name), built_in)
        raise error(f"no {what} is called {quote(str(name))}{hint}; one of your own is named by the path of its .toml file")
    return decode(_bytes(name, error), str(name), error)


def decode(data: bytes, source: str, error: type[FileError]) -> str:
    """The text of a file's bytes, which have to be UTF-8."""
    if len(data) > LARGEST:
        raise error(f"{source}: is larger than {LARGEST} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise error(f"{source}:{line}: is not UTF-8") from None


class Twice(ValueError):
    """A key that is there twice."""


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out: dict[str, object] = {}
    for key, value in pairs:
        if key in out:
            raise Twice(key)
        out[key] = value
    return out


class Fault(NamedTuple):
    """One fault: where it is, in words, and of which kind if screens have words of their own for it (then `other` is the other place)."""

    path: tuple[str, ...]
    what: str
    kind: str = ""
    other: str = ""


class FileError(ValueError):
    """A file that cannot be used; the message has a line for each fault."""

    faults: tuple[Fault, ...] = ()  # those that can be told apart, unless reading ended at its syntax
    whole = False  # there are no more than these


class Faults:
    """What is wrong with one file."""

    def __init__(self, text: str, source: str, error: type[FileError]) -> None:
        self.text: Final = text
        self.source: Final = source
        self.error: Final = error
        self.json: Final = text.lstrip()[:1] == "{"  # the same tables can be written as JSON
        self.found: Final[list[Fault]] = []
        self.more = 0

    def add(self, path: tuple[str, ...], what: str, word: str = "", known: Collection[str] = (), kind: str = "", other: str = "") -> None:
        """Note a fault at a key path; a known word near to `word` is offered."""
        if len(self.found) < SHOWN:
            self.found.append(Fault(path, what + guess(word, known), kind, other))
        else:
            self.more += 1

    def check(self) -> None:
        """Raise all faults found so far as one error."""
        if not self.found:
            return
        lines = {} if self.json else _lines(self.text)
        message = [f"{self.source}{_line(fault.path, lines)}: {_dotted(fault.path)}{fault.what}" for fault in self.found]
        if self.more:
            message.append(f"{self.source}: and {self.more} more")
        error = self.error("\n".join(message))
        error.faults, error.whole = tuple(self.found), not self.more
        raise error

    def top(self) -> Table:
        """The whole file as a table; bad syntax is raised at once."""
        if not self.json:
            self._check_dots()
        try:
            return Table(self, (), self._json() if self.json else tomllib.loads(self.text))
        except RecursionError:
            raise self.error(f"{self.source}: is nested too deeply") from None
        except (tomllib.TOMLDecodeError, json.JSONDecodeError) as problem:
            raise self.error(self._syntax(str(problem))) from None
        except Twice as problem:
            raise self.error(f"{self.source}: the key {quote(str(problem))} is there twice") from None
        except ValueError:  # Python refuses to read numbers of thousands of digits
            raise self.error(f"{self.source}: has a number that is far too long") from None

    def _check_dots(self) -> None:
        for number, line in enumerate(self.text.split("\n"), 1):
            if line.count(".") > DOTS:
                raise self.error(f"{self.source}:{number}: has more than {DOTS} dots")

    def _json(self) -> dict[str, object]:
        found = json.loads(self.text, object_pairs_hook=_once)
        assert isinstance(found, dict)  # it begins with a brace
        return found

    def _syntax(self, problem: str) -> str:
        at = _AT.search(problem)
        if at is None:
            return f"{self.source}: {problem[:LONGEST]}"
        return f"{self.source}:{at[1]}: {problem[: at.start()][:LONGEST]} ({at[2]})"


class Table:
    """One table of a file, read key by key: what is wrong becomes a fault, and a stand-in is returned."""

    def __init__(self, faults: Faults, path: tuple[str, ...], values: dict[str, object]) -> None:
        self.faults: Final = faults
        self.path: Final = path
        self.values: Final = values

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def fault(self, key: str, what: str, word: str = "", known: Collection[str] = ()) -> None:
        """Note a fault at one key of this table."""
        self.faults.add((*self.path, key), what, word, known)

    def only(self, known: Collection[str]) -> None:
        """No other keys than these."""
        for key in self.values:
            if key not in known:
                self.fault(key, "no such key here", key, known)

    def table(self, key: str) -> Table:
        """The table under a key."""
        value = self._value(key)
        if isinstance(value, dict):
            return Table(self.faults, (*self.path, key), value)
        if value is not None:
            self.fault(key, "must be a table")
        return Table(self.faults, (*self.path, key), {})

    def tables(self, key: str) -> dict[str, Table]:
        """The tables under a key by their ids, in the order of the file."""
        under = self.table(key)
        for name in under.values:
            if not is_id(name):
                under.fault(name, "an id has only a-z, 0-9 and _, begins with a letter and is at most 40 long")
        return {name: under.table(name) for name in under.values}

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """The whole number under a key."""
        value = self._value(key, default)
        if type(value) is int and low <= value <= high:
            return value
        if value is not None:
            self.fault(key, f"must be a whole number from {low} to {high}")
        return low

    def numbers(self, key: str, low: int, high: int, count: int) -> list[int]:
        """The list of that many whole numbers under a key."""
        value = self._value(key)
        if isinstance(value, list) and len(value) == count and all(type(n) is int and low <= n <= high for n in value):
            return value
        if value is not None:
            self.fault(key, f"must be a list of {count} whole numbers from {low} to {high}")
        return [low] * count

    def line(self, key: str, most: int = LONGEST) -> str:
        """The line of text under a key."""
        value = self._value(key)
        if isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= len(value) <= most:
            return value
        if value is not None:
            self.fault(key, f"must be one line of text in quotes, at most {most} characters")
        return ""

    def texts(self, key: str, most: int) -> list[str]:
        """The list of texts under a key, one at least."""
        value = self._value(key)
        if isinstance(value, list) and 0 < len(value) <= most and all(isinstance(text, str) for text in value):
            return value
        if value is not None:
            self.fault(key, f"must be a list of 1 to {most} texts in quotes")
        return []

    def choice(self, key: str, known: Collection[str], what: str, default: str | None = None) -> str:
        """The word under a key, one of those known."""
        value = self._value(key, default)
        if isinstance(value, str):
            return value if self._known(key, value, known, what) else ""
        if value is not None:
            self.fault(key, f"must be the name of a {what} in quotes")
        return ""

    def words(self, key: str, what: str) -> list[str]:
        """The list of words under a key, each once."""
        value = self._value(key)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            if value is not None:
                self.fault(key, f"must be a list of {what} names in quotes")
            return []
        times = Counter[str](value)
        for word in times:
            if times[word] > 1:
                self.fault(key, f"{quote(word)} is listed twice")
        return list(times)

    def choices(self, key: str, known: Collection[str], what: str) -> list[str]:
        """The list of words under a key, each once and one of those known."""
        return [word for word in self.words(key, what) if self._known(key, word, known, what)]

    def _known(self, key: str, word: str, known: Collection[str], what: str) -> bool:
        if word not in known:
            self.fault(key, f"no {what} is called {quote(word)}", word, known)
        return word in known

    def _value(self, key: str, default: object = None) -> object:
        value = self.values.get(key, default)
        if value is None:
            self.fault(key, "is missing")
        return value


def _bytes(name: str | Path, error: type[FileError]) -> bytes:
    try:
        if Path(name).exists() and not Path(name).is_file():
            raise OSError(0, "it is no plain file")
        with Path(name).open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as problem:
        raise error(f"{name}: cannot be read: {problem.strerror}") from None
    except ValueError:  # a NUL or half a character in it
        raise error(f"{quote(str(name))} is no path of a file") from None


def _lines(text: str) -> dict[tuple[str, ...], int]:
    """The line of each table and key; a plain look at how lines begin is enough to point at one."""
    lines: dict[tuple[str, ...], int] = {}
    table: tuple[str, ...] = ()
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if line.startswith("["):
            table = _split(line.partition("]")[0].lstrip("["))
            lines.setdefault(table, number)
        elif "=" in line:
            lines.setdefault((*table, *_split(line.partition("=")[0])), number)
    return lines


def _split(dotted: str) -> tuple[str, ...]:
    return tuple(key.strip(" \t\"'") for key in dotted.split(".", 3))


def _line(path: tuple[str, ...], lines: dict[tuple[str, ...], int]) -> str:
    """The line of the path or of the nearest table around it."""
    for end in range(len(path), 0, -1):
        if path[:end] in lines:
            return f":{lines[path[:end]]}"
    return ""


def _dotted(path: tuple[str, ...]) -> str:
    keys = [key if is_id(key) else quote(key) for key in path]
    return ".".join(keys) + ": " if keys else ""
