"""Games for the value function: who plays which table, the record of each game, and the positions that are looked at.

A game is known by its number. Numbers come in three sets that never meet: games to train on, games to choose between trained networks, and
games on which the chosen one is judged.
"""

from __future__ import annotations

import os
import pickle
import random
import sys
import zlib
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import feldherr
from feldherr import CHANCE, State, Stream
from feldherr.bots import catalogue
from feldherr.engine.action import only_answer
from feldherr.engine.chance import chance
from feldherr.rules.options import HOUSE_RULES
from feldherr.rules.ruleset import Ruleset

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".build" / "value"
SETS = {"train": 1_000_000_000_000, "select": 2_000_000_000_000, "judge": 3_000_000_000_000}
TABLES = [(mode, seats) for mode, rules in feldherr.MODES.items() for seats in range(rules.players[0], rules.players[1] + 1)]
PLANNERS = ["captain", "captain", "captain", "captain@1", *[f"captain:{name}" for name in catalogue.characters()]]
EVERYBODY = [*PLANNERS, "simple", "simple", "recruit", "recruit", "recruit"]
ROUNDS = 100  # a longer game has no winner and is not used
ODD = 8  # one game in so many has a house rule or another map
MAPS = ("world", "ancient_earth", "tiny")
PART = 16  # games in a task
STARTS, OTHERS = 6, 5  # positions of each game: so many starts of turns, and others


@dataclass
class Record:
    """One game: its table and all its moves."""

    number: int
    mode: str
    seats: int
    house: dict[str, str]
    names: list[str]
    winners: int  # as bits
    who: array[int]
    moves: array[int]

    @property
    def rules(self) -> Ruleset:
        return feldherr.ruleset(self.mode, **self.house)

    def states(self) -> Iterator[State]:
        """The state before every move, and the last one; always the same object."""
        g = feldherr.new(self.rules, self.seats)
        yield g
        for who, move in zip(self.who, self.moves, strict=True):
            feldherr.apply(g, who, move)
            yield g


def table_of(number: int) -> tuple[str, int, dict[str, str]]:
    """The mode, the number of players and the house rules of a game."""
    mode, seats = TABLES[number % len(TABLES)]
    draw = random.Random(number)
    house: dict[str, str] = {}
    if draw.randrange(ODD) == 0:
        house = _odd(mode, draw)
        try:
            feldherr.new(feldherr.ruleset(mode, **house), seats)
        except ValueError:
            house = {}
    return mode, seats, house


def _odd(mode: str, draw: random.Random) -> dict[str, str]:
    """A house rule, a turn limit or another map."""
    kind = draw.randrange(3)
    if kind == 0:
        return {"map": draw.choice(MAPS)}
    if kind == 1:
        return {"turn_limit": str(draw.randint(5, 25))}
    known = [rule for rule in HOUSE_RULES.values() if ".." not in rule.values[0] and rule.has(feldherr.find(mode))]
    rule = draw.choice(known)
    return {rule.name: draw.choice(rule.values)}


def seated(number: int, seats: int) -> list[str]:
    """Who plays: captains of all characters, the same player in every seat, or anybody."""
    draw = random.Random(number + 1)
    kind = draw.randrange(10)
    if kind == 0:
        return [draw.choice(EVERYBODY)] * seats
    return [draw.choice(PLANNERS if kind < 5 else EVERYBODY) for _ in range(seats)]


def play(number: int) -> Record | None:
    """One game; None if it has not ended in time."""
    mode, seats, house = table_of(number)
    names = seated(number, seats)
    bots = [catalogue.make(name, number + s) for s, name in enumerate(names)]
    record = Record(number, mode, seats, house, names, 0, array("b"), array("q"))
    g = feldherr.new(record.rules, seats)
    dice = Stream(number)
    while not g.winners and g.round < ROUNDS:
        who = feldherr.asked(g)
        if who == CHANCE:
            move = chance(g, dice)
        elif (move := only_answer(feldherr.options(g, who))) < 0:
            move = bots[who].choose(feldherr.observe(g, who), who)
        feldherr.apply(g, who, move)
        record.who.append(who)
        record.moves.append(move)
    record.winners = int(g.winners)
    return record if g.winners else None


class Reservoir:
    """A fair choice of so many states out of a stream of any length."""

    def __init__(self, size: int, draw: random.Random) -> None:
        self.size, self.draw = size, draw
        self.kept: list[State] = []
        self.seen = 0

    def offer(self, g: State) -> None:
        self.seen += 1
        if len(self.kept) < self.size:
            self.kept.append(g.copy())
        elif (at := self.draw.randrange(self.seen)) < self.size:
            self.kept[at] = g.copy()


def positions(record: Record, starts: int = STARTS, others: int = OTHERS, setup: int = 1) -> list[State]:
    """Positions of a game, always the same: so many starts of turns, others within turns, and some of the set-up."""
    draw = random.Random(record.number + 2)
    first, within, before = (Reservoir(size, draw) for size in (starts, others, setup))
    turn = (-1, -1)
    for g in record.states():
        if g.winners:
            break
        if g.seat < 0 and g.round == 0:
            before.offer(g)
        elif g.seat >= 0 and (int(g.seat), int(g.round)) != turn:
            turn = (int(g.seat), int(g.round))
            first.offer(g)
        else:
            within.offer(g)
    return [*first.kept, *within.kept, *before.kept]


def _part(numbers: range) -> bytes:
    """Some games, packed; those without a winner are left out."""
    records = [play(number) for number in numbers]
    return zlib.compress(pickle.dumps([record for record in records if record]), 1)


def file_of(which: str, folder: Path = KEPT) -> Path:
    """Where the games of a set are kept: parts of `PART` numbers each, every part after its length in four bytes."""
    return folder / f"{which}.games"


def packed_parts(path: Path, games: int) -> Iterator[bytes]:
    """The parts that hold the first so many games, still packed; one that was cut off in the middle is left out."""
    if not path.exists():
        return
    with path.open("rb") as file:
        for _ in range(-(-games // PART)):
            size = int.from_bytes(file.read(4), "big")
            part = file.read(size)
            if not size or len(part) < size:
                return
            yield part


def opened(part: bytes) -> list[Record]:
    """The games of a part."""
    records: list[Record] = pickle.loads(zlib.decompress(part))
    return records


def chunks(path: Path, games: int, size: int = 16) -> Iterator[list[bytes]]:
    """The same parts, so many at a time."""
    parts = packed_parts(path, games)
    while some := list(islice(parts, size)):
        yield some


def tell(text: str) -> None:
    """How far it is: one line that is written over in a terminal, a line every now and then in a log."""
    print(f"\r{text}  " if sys.stderr.isatty() else text, end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)


def gather(which: str, games: int, workers: int, folder: Path = KEPT) -> Path:
    """Play the games of a set that are not kept yet, on several cores; a run that was stopped goes on where it was."""
    path = file_of(which, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    sizes = [4 + len(part) for part in packed_parts(path, games)]
    starts = range(len(sizes) * PART, games, PART)
    if not starts:
        return path
    with ProcessPoolExecutor(workers) as pool, path.open("ab") as file:
        file.truncate(sum(sizes))
        tasks = [range(SETS[which] + start, SETS[which] + start + PART) for start in starts]
        for k, part in enumerate(pool.map(_part, tasks), 1):
            file.write(len(part).to_bytes(4, "big") + part)
            file.flush()
            if k % 16 == 0 or k == len(tasks):
                tell(f"{which}: {starts[k - 1] + PART:,} of {games:,} games")
    return path


def cores() -> int:
    return os.cpu_count() or 1
