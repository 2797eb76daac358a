"""The file of a contest: a heading line, then one line per finished game."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, BinaryIO

from feldherr.arena.contest import Contest, Played, line, read_line
from feldherr.system import lock

FORMAT = "feldherr arena 1"


class OtherContest(ValueError):
    """The file belongs to another contest, or is none."""


class Record:
    """The results so far, kept in a file if one is named; games that are in it already are not played again."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.path = path
        self.played: list[Played] = []
        self.file = path.open("a+b") if path else None
        if self.file is None:
            return
        try:
            self._alone(self.file)
            self._begin(self.file, contest)
        except BaseException:
            self.file.close()
            raise

    def _alone(self, file: BinaryIO) -> None:
        if not lock(file.fileno()):
            raise OtherContest(f"{self.path} is being written by another run")

    def _begin(self, file: BinaryIO, contest: Contest) -> None:
        """Read the existing games, without a torn last line, or write the heading."""
        file.seek(0)
        data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.decode("utf-8", "replace").splitlines()
        if not lines and data and not json.dumps(heading(contest)).encode().startswith(data):
            raise OtherContest(f"{self.path} is not the file of an arena")
        self.played = self._read(lines, contest)
        file.truncate(len(whole))
        if not lines:
            self._write(heading(contest))

    def _read(self, lines: list[str], contest: Contest) -> list[Played]:
        if not lines:
            return []
        check(self.path, _json(lines[0]), heading(contest))
        out: dict[int, Played] = {}
        for i, text in enumerate(lines[1:], 2):
            try:
                played = read_line(json.loads(text))
            except (ValueError, KeyError, TypeError) as e:
                raise OtherContest(f"{self.path}, line {i}: this is no game of an arena ({type(e).__name__}: {e})") from None
            out[played.pairing.game] = played
        return list(out.values())

    def add(self, games: list[Played]) -> None:
        """Add games and write them to the file."""
        for played in games:
            self.played.append(played)
            self._write(line(played))

    def _write(self, said: dict[str, Any]) -> None:
        if self.file:
            self.file.write(json.dumps(said).encode() + b"\n")
            self.file.flush()

    def close(self) -> None:
        if self.file:
            os.fsync(self.file.fileno())
            self.file.close()


def heading(contest: Contest) -> dict[str, Any]:
    """The first line: what two runs must have in common."""
    return {"format": FORMAT, **contest._asdict(), "bots": list(contest.bots), "version": int(contest.rules().version)}


def check(path: Path | None, found: Any, wanted: dict[str, Any]) -> None:
    """Refuse a file of another contest, naming where they differ."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise OtherContest(f'{path} is not the file of an arena: its first line has no "format": "{FORMAT}"')
    for name, value in wanted.items():
        if found.get(name) != value:
            said, want = json.dumps(found.get(name)), json.dumps(value)
            raise OtherContest(f"{path} is of another contest: its {name} is {said[:80]}, not {want[:80]}; name another --out file")


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None
