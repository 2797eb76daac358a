"""The proof of a table's dice: a text from which anybody can check them after the game (docs/dice.md), and the check."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from feldherr.engine.action import CHANCE, ROLL, answer_of, verb_of
from feldherr.engine.chance import chance
from feldherr.engine.game import Game, heading
from feldherr.engine.play import new, play
from feldherr.engine.state import State
from feldherr.engine.step import Rng
from feldherr.server.tables.dice import PLAIN, SHARED, Sealed, commitment, digest, share_commitment
from feldherr.server.tables.seed_shares import Seeding
from feldherr.server.tables.session import Session

HEX = "[0-9a-f]{64}"
SHARE = re.compile(rf"(?:share (-?\d+) ({HEX}) ({HEX})|none (-?\d+))")

CALLED = re.compile(r"called (\d{1,2}) (.+)")
ADOPTED = re.compile(r"adopted (0|[1-9]\d{0,6}) ([1-9]\d{0,6})")
DRAW = re.compile(r"draw ([1-9]\d{0,6}) (\d{1,9}) (\d{1,9}) (\d{1,9}) (.+)")


class Wrong(ValueError):
    """Why a proof fails: a message `proof-NAME`, and what it names."""

    def __init__(self, name: str, **given: str | int) -> None:
        super().__init__(f"{name} {given}" if given else name)
        self.name, self.given = name, given


class Epoch(NamedTuple):
    """A seed, and the moves it holds for: those after the first `start`."""

    scheme: int
    start: int
    seed: str  # '' if it is lost: nothing can be checked
    commitment: str
    heading: list[str]  # what its commitment says of rules and seats
    hand: bool = False  # people roll their own dice


class Report(NamedTuple):
    """What was found: chance moves that were checked, and those that can't be."""

    checked: int
    before: int  # of the saved game that the table was opened with
    lost: int  # whose key the server has lost
    by_hand: int
    shares: int  # devices that took part
    seats: int  # … of this many that might have


# ---- writing ----------------------------------------------------------------------------------------------------------------------


def written(table: Session, moves: Sequence[str]) -> str:
    """The proof of a finished table with these moves."""
    blocks = [_block(table, each) for each in (*table.earlier, table.seeding)]
    game = Game(table.secret.rules, len(table.players))
    for line in moves:
        game.say(CHANCE if line[0] == "?" else int(line[0]), line[2:])
    draws = [" ".join(["draw", *map(str, numbers), moves[numbers[0] - 1][2:]]) for numbers in _draws(game, table.opening.start)]
    called = [f"called {s} {now}" for s, now in enumerate(table.opening.names) if now != table.secret.opening.names[s]]
    about = [] if table.opening.scheme == PLAIN else [*called, *_adoptions(table, len(moves))]
    return "".join(f"{line}\n" for block in [*blocks, about, draws, [f"moves {len(moves)} {_digest(moves)}"]] for line in block)


def _adoptions(table: Session, moves: int) -> list[str]:
    """After how many moves the table went on by another version of its rules; at last by those that are here, which the whole game fits."""
    adopted = list(table.adopted)
    if table.secret.rules.version != (adopted[-1][1] if adopted else table.opening.version or table.secret.rules.version):
        adopted.append((moves, table.secret.rules.version))
    return [f"adopted {n} {version}" for n, version in adopted]


def _block(table: Session, of: Seeding) -> list[str]:
    if table.opening.scheme == PLAIN:
        return ["feldherr dice 1", f"table {table.name}", f"from {of.start}", f"commitment {of.commitment}", f"seed {of.nonce}"]
    if not (seed := table.secret.seed(of)):
        return ["feldherr dice lost", f"table {table.name}", f"from {of.start}", f"commitment {of.commitment}"]
    text = table.secret.promise(of) + of.contributions()
    return [*text.splitlines(), f"commitment {of.commitment}", f"seed {seed}"]


def _digest(moves: Sequence[str]) -> str:
    return digest("".join(f"{line}\n" for line in moves))


class _Place(Rng):
    """Numbers that always choose the first, and the sum of all weights."""

    total = 0

    def below(self, n: int) -> int:
        self.total = n
        return 0


def _draws(game: Game, start: int) -> Iterator[tuple[int, int, int, int]]:
    """Of every chance move but throws: its number, the sum of all weights, and where in it this outcome begins and how wide it is."""
    for n, g, answer in _chances(game):
        if n > start and verb_of(answer) != ROLL:
            yield n, *place(g, answer)


def place(g: State, answer: int) -> tuple[int, int, int]:
    """The sum of the weights of all outcomes, the sum of those before this one, and its own."""
    total = _Place()
    chance(g, total)
    step = g.top()
    options = list(step.options(g, CHANCE))
    at = next(i for i, option in enumerate(options) if answer_of(option, 0) == answer)
    weights = [int(w) for w in step.weights(g, step.options(g, CHANCE))] or [1] * len(options)
    return total.total, sum(weights[:at]), weights[at]


def _chances(game: Game) -> Iterator[tuple[int, State, int]]:
    """Every chance move with its number and the state before it."""
    g = new(game.rules, game.seats)
    for n, (seat, answer) in enumerate(game.log, 1):
        if seat == CHANCE:
            yield n, g, answer
        play(g, seat, answer)


# ---- checking ---------------------------------------------------------------------------------------------------------------------


def check(game: Game, text: str, promised: str = "") -> Report:
    """Check a game against its proof, with the engine; Wrong says what is not right.

    `promised` is the commitment that was shown before the game.
    """
    lines = _Lines(text)
    epochs, shares, seats = _read_epochs(lines)
    called, adopted = _read_called(lines), _read_adopted(lines)
    moves = [game.line(seat, a) for seat, a in game.log]
    draws = _read_draws(lines, moves)
    if lines.next() != f"moves {len(moves)} {_digest(moves)}":
        raise Wrong("other-moves")
    if not lines.done:
        raise lines.fault()
    if adopted and (adopted[-1][0] > len(moves) or adopted[-1][1] != game.rules.version):
        raise Wrong("other-game")
    _, ours, *house, _ = heading("", game.rules, game.seats)
    for epoch in epochs:
        if epoch.scheme == SHARED:
            rules, *about = _about(epoch.heading, called)
            if not _held(rules, ours, epoch.start, adopted) or about != [house, game.names or None, game.seats]:
                raise Wrong("other-game")
    if promised and promised not in [epoch.commitment for epoch in epochs]:
        raise Wrong("promised", commitment=epochs[-1].commitment)
    return _compare(game, epochs, draws)._replace(shares=shares, seats=seats)


def _held(rules: str, ours: str, start: int, adopted: list[tuple[int, int]]) -> bool:
    """Whether a commitment made after that many moves is to the rules of the game, in a version that held then."""
    if not adopted:
        return rules == ours
    (mode, _, version), (own, _, _) = rules.rpartition(" "), ours.rpartition(" ")
    if start <= adopted[0][0] and version != str(adopted[0][1]):  # the one by which the table was opened
        return mode == own
    ends = [*[n for n, _ in adopted[1:]], start]
    return mode == own and any(n <= start <= end and version == str(v) for (n, v), end in zip(adopted, ends, strict=True))


def _about(lines: list[str], called: dict[int, str]) -> tuple[str, list[str], list[str] | None, int]:
    """Rules, house rules, names and number of seats in the text of a commitment; some people have called themselves otherwise since."""
    rules = next((line for line in lines if line.startswith("rules ")), "")
    house = [line for line in lines if line.startswith("with ")]
    seats = [line.split(" ", 3) for line in lines if line.startswith("seat ")]
    if any(len(seat) != 4 or seat[1] != str(i) for i, seat in enumerate(seats)):
        raise Wrong("other-game")
    return rules, house, [called.get(i, seat[3]) for i, seat in enumerate(seats)], len(seats)


def _compare(game: Game, epochs: list[Epoch], draws: dict[int, tuple[int, int, int]]) -> Report:
    checked = before = lost = by_hand = 0
    wrong: list[int] = []
    for n, g, answer in _chances(game):
        epoch = next((e for e in reversed(epochs) if n > e.start), None)
        roll = verb_of(answer) == ROLL
        claimed = draws.pop(n, None)
        if epoch is None:
            before += 1
        elif roll and epoch.hand:
            by_hand += 1
        elif not epoch.seed:
            lost += 1
        else:
            checked += 1
            if chance(g, Sealed(epoch.seed, n)) != answer or claimed != (None if roll else place(g, answer)):
                wrong.append(n)
    if wrong:
        raise Wrong("dice", n=len(wrong), total=checked, first=wrong[0])
    if draws:
        raise Wrong("other-moves")
    return Report(checked, before, lost, by_hand, 0, 0)


class _Lines:
    """The lines of a proof, one after another."""

    def __init__(self, text: str) -> None:
        self.lines, self.at = text.split("\n"), 0
        if self.lines.pop():
            raise Wrong("cut-off")

    @property
    def done(self) -> bool:
        return self.at >= len(self.lines)

    def peek(self) -> str:
        return "" if self.done else self.lines[self.at]

    def next(self) -> str:
        line = self.peek()
        self.at += 1
        return line

    def wanted(self, pattern: str) -> str:
        """What the group of the pattern matches in the next line."""
        found = re.fullmatch(pattern, self.next())
        if found is None:
            raise self.fault()
        return found.group(1)

    def fault(self) -> Wrong:
        return Wrong("line", line=self.at)


def _read_epochs(lines: _Lines) -> tuple[list[Epoch], int, int]:
    """All seeds, and how many devices took part in the last, of how many."""
    epochs: list[Epoch] = []
    took = of = 0
    while lines.peek().startswith("feldherr dice "):
        kind = lines.next().removeprefix("feldherr dice ")
        if kind == "2":
            epoch, took, of = _read_shared(lines)
        elif kind in ("1", "lost"):
            epoch = _read_plain(lines, kind == "1")
        else:
            raise lines.fault()
        if epochs and epoch.start < epochs[-1].start:
            raise lines.fault()
        epochs.append(epoch)
    if not epochs:
        lines.next()
        raise lines.fault()
    return epochs, took, of


def _read_plain(lines: _Lines, known: bool) -> Epoch:
    lines.wanted(r"(table .+)")
    start, promised = int(lines.wanted(r"from (\d{1,7})")), lines.wanted(f"commitment ({HEX})")
    seed = lines.wanted(f"seed ({HEX})") if known else ""
    if seed and commitment(seed) != promised:
        raise Wrong("commitment")
    return Epoch(PLAIN, start, seed, promised, [])


def _read_shared(lines: _Lines) -> tuple[Epoch, int, int]:
    head = ["feldherr dice 2"]
    while not lines.done and not head[-1].startswith("server "):
        head.append(lines.next())
    if not re.fullmatch(f"server {HEX}", head[-1]) or len(head) < 5:
        raise lines.fault()
    table, start = head[1].removeprefix("table "), head[-2].removeprefix("from ")
    hand = "dice hand" in head
    given, took = [lines.next()], 0
    nth = given[0].removeprefix("round ")
    if not (re.fullmatch(r"\d{1,7}", nth) and re.fullmatch(r"\d{1,7}", start) and hand != ("dice program" in head)):
        raise lines.fault()
    while lines.peek().startswith(("share ", "none ")):
        given.append(lines.next())
        found = SHARE.fullmatch(given[-1])
        if found is None:
            raise lines.fault()
        if found.group(1):
            took += 1
            if share_commitment(table, int(nth), int(found.group(1)), found.group(3)) != found.group(2):
                raise Wrong("share", seat=int(found.group(1)) + 1)
    promised, seed = lines.wanted(f"commitment ({HEX})"), lines.wanted(f"seed ({HEX})")
    if digest("".join(f"{line}\n" for line in head)) != promised:
        raise Wrong("commitment")
    if digest("".join(f"{line}\n" for line in [*head, *given])) != seed:
        raise Wrong("seed")
    return Epoch(SHARED, int(start), seed, promised, head, hand), took, len(given) - 1


def _read_called(lines: _Lines) -> dict[int, str]:
    """Who is called otherwise than when the table was opened."""
    out: dict[int, str] = {}
    while lines.peek().startswith("called "):
        found = CALLED.fullmatch(lines.next())
        if found is None or int(found.group(1)) <= max(out, default=-1):
            raise lines.fault()
        out[int(found.group(1))] = found.group(2)
    return out


def _read_adopted(lines: _Lines) -> list[tuple[int, int]]:
    """After how many moves the table went on by which version of its rules."""
    out: list[tuple[int, int]] = []
    while lines.peek().startswith("adopted "):
        found = ADOPTED.fullmatch(lines.next())
        if found is None or (out and (int(found.group(1)) < out[-1][0] or int(found.group(2)) == out[-1][1])):
            raise lines.fault()
        out.append((int(found.group(1)), int(found.group(2))))
    return out


def _read_draws(lines: _Lines, moves: Sequence[str]) -> dict[int, tuple[int, int, int]]:
    """Of every draw what the proof says of its place; Wrong if it speaks of another than the game."""
    out: dict[int, tuple[int, int, int]] = {}
    while lines.peek().startswith("draw "):
        found = DRAW.fullmatch(lines.next())
        if found is None:
            raise lines.fault()
        n, total, low, width = (int(found.group(i)) for i in range(1, 5))
        if n in out or n > len(moves) or moves[n - 1] != f"? {found.group(5)}":
            raise Wrong("other-moves")
        out[n] = total, low, width
    return out
