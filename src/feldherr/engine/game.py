"""A game: its state, the list of moves that led to it, and the text that it is saved as."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

from feldherr.engine.action import CHANCE
from feldherr.engine.chance import chance
from feldherr.engine.fault import Fault
from feldherr.engine.outside import outside
from feldherr.engine.play import IllegalAction, asked, new, play
from feldherr.engine.play import options as options_of
from feldherr.engine.ruleset import Rules
from feldherr.engine.state import State
from feldherr.engine.step import Rng
from feldherr.engine.text import Lexicon, TextError

FORMAT: Final = "feldherr 1"
R = TypeVar("R", bound=Rules)


class SaveError(ValueError):
    """A saved game that can't be read: the message names the line and what is wrong with it; `fault` can say that in other languages."""

    def __init__(self, text: str, line: int = 0, fault: Fault | None = None) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line = line
        self.fault = fault


class Game:
    """A game: `state`, and the moves in `log` that led to it."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.state: State = new(rules, seats)
        self.words: Final = Lexicon(self.state.rules, seats)
        self.log: list[tuple[int, int]] = []
        self.names: list[str] = []  # of the players, where a text tells them

    def __repr__(self) -> str:
        return f"<game of {len(self.log)} answers: {self.state!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        return outside().pickled_game(self)

    def __eq__(self, other: object) -> bool:
        """Whether both have the same rules, players and moves."""
        if not isinstance(other, Game) or self.seats != other.seats or not self.rules.same(other.rules):
            return False
        return self.log == other.log and self.names == other.names

    @property
    def over(self) -> bool:
        return self.state.winners != 0

    def play(self, seat: i64, a: i64) -> None:
        """Play a seat's move; IllegalAction, and nothing changes, if it isn't legal."""
        play(self.state, seat, a)
        self.log.append((seat, a))

    def say(self, seat: int, text: str) -> None:
        """Play a seat's move in words: `attack alaska kamchatka 3`."""
        answer = understood(self.state, seat, text.split(), self.words)
        say(self.state, seat, answer, self.words)
        self.log.append((seat, answer))

    def chance(self, rng: Rng) -> None:
        """Let chance move until a player is asked."""
        while self.state.winners == 0 and asked(self.state) == CHANCE:
            self.play(CHANCE, chance(self.state, rng))

    def line(self, seat: int, a: int) -> str:
        """A move as a line of the saved game."""
        return f"{'?' if seat == CHANCE else seat} {self.words.write(a)}"

    def save(self) -> str:
        """The whole game as text."""
        return "\n".join([*heading(FORMAT, self.rules, self.seats, self.names), *[self.line(s, a) for s, a in self.log]]) + "\n"

    def at(self, n: int) -> State:
        """The state after the first n moves."""
        g = new(self.rules, self.seats)
        for seat, a in self.log[:n]:
            play(g, seat, a)
        return g

    def undo(self) -> None:
        """Take the last move back."""
        if not self.log:
            raise ValueError("there is no move to take back")
        self.log.pop()
        self.state = self.at(len(self.log))


def understood(g: State, seat: i64, said: list[str], words: Lexicon) -> i64:
    """The move that the words say; its number may be left out where only one is legal."""
    return words.read(words.completed(said, options_of(g, seat)) if words.lacks_number(said) else said)


def say(g: State, seat: i64, answer: i64, words: Lexicon) -> None:
    """Play a move; IllegalAction says which ones are legal if it isn't."""
    try:
        play(g, seat, answer)
    except IllegalAction as e:
        options = options_of(g, seat)
        hint = f"; possible: {words.hint(options, answer)}" if len(options) > 0 else ""
        raise IllegalAction(f"{words.write(answer)}: {e}{hint}") from None


def heading(form: str, rules: Rules, seats: int, names: Sequence[str] = ()) -> list[str]:
    """The first lines of a text: its form, the ruleset and its version, house rules, names if there are any, and the number of players."""
    house = [f"with {name}={value}" for name, value in rules.house]
    return [form, f"rules {rules.name} {rules.version}", *house, *[f"name {name}" for name in names], f"seats {seats}"]


class Reader:
    """Reads the lines of a text, and names the line of an error."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.split("\n")
        self.at: int = 0
        self.names: list[str] = []  # of the players

    def peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def next(self) -> str:
        line = self.peek()
        self.at += 1
        return line

    def fault(self, why: ValueError | str) -> SaveError:
        """An error about the line that was read last."""
        return SaveError(str(why), self.at, why if isinstance(why, Fault) else None)

    def refused(self, line: str, why: ValueError) -> SaveError:
        """An error about the move that was read last."""
        return SaveError(f'"{line[:80]}": {why}', self.at)

    def word_after(self, key: str) -> str:
        """The rest of the next line, which must begin with the key."""
        line = self.next()
        if not line.startswith(key + " "):
            raise self.fault(f'"{key} …" is wanted here, not "{line[:60]}"')
        return line[len(key) + 1 :].strip()


def read_heading(r: Reader, form: str, find: Callable[[str], R], house: Callable[[R, dict[str, str]], R]) -> tuple[R, int]:
    """The ruleset and the number of players that a text begins with."""
    first = r.next().strip()
    if first != form:
        raise r.fault(
            Fault("this was saved by a newer version of Feldherr", "newer")
            if newer(first, form)
            else Fault('this is not a "{form}" text', "no-save", form=form)
        )
    name, _, version = r.word_after("rules").partition(" ")
    try:
        rules = find(name)
    except ValueError as e:
        raise r.fault(e) from None
    if version != str(rules.version):
        given = {"mode": name, "ours": str(rules.version), "theirs": version[:20]}
        raise r.fault(Fault('this needs version "{theirs}" of {mode}, but here it is {ours}', "version", **given))
    chosen: dict[str, str] = {}
    while r.peek().startswith("with "):
        key, _, value = r.word_after("with").partition("=")
        chosen[key] = value
    while form == FORMAT and r.peek().startswith("name "):
        r.names.append(r.word_after("name"))
    try:
        rules = house(rules, chosen) if chosen else rules
        seats = r.word_after("seats")
        if not (seats.isascii() and seats.isdigit() and len(seats) < 3):
            raise r.fault(f'"{seats[:20]}" is not a number of players')
        rules.seated(int(seats))
        if len(r.names) not in (0, int(seats)):
            raise r.fault(f"{len(r.names)} names for {seats} players")
    except SaveError:
        raise
    except ValueError as e:
        raise r.fault(e) from None
    return rules, int(seats)


def newer(first: str, form: str) -> bool:
    """Whether a text's first line names the same form in a later version."""
    kind, _, ours = form.rpartition(" ")
    theirs = first[len(kind) + 1 :]
    return first.startswith(kind + " ") and theirs.isascii() and theirs.isdigit() and len(theirs) < 10 and int(theirs) > int(ours)


def load(text: str, find: Callable[[str], R], house: Callable[[R, dict[str, str]], R]) -> Game:
    """A saved game, every move of it checked; the last line must be whole."""
    game, r = opened(text, find, house)
    g = game.state
    while r.at < len(r.lines) - 1:
        line = r.next()
        try:
            seat, a = read_answer(line, game.words, g)
            play(g, seat, a)
        except (TextError, IllegalAction) as e:
            raise r.refused(line, e) from None
        game.log.append((seat, a))
    return game


def opened(text: str, find: Callable[[str], R], house: Callable[[R, dict[str, str]], R]) -> tuple[Game, Reader]:
    """A saved game before its first move, and what reads on from there; only the last line is not a move, but empty."""
    r = Reader(text)
    rules, seats = read_heading(r, FORMAT, find, house)
    if not text.endswith("\n"):
        raise SaveError(
            "the text is cut off in the middle of a line", len(r.lines), Fault("the text is cut off in the middle of a line", "cut-off")
        )
    game = Game(rules, seats)
    game.names = r.names
    return game, r


def read_answer(line: str, words: Lexicon, g: State) -> tuple[int, int]:
    """The seat and the move in a line of the log, read for the state's question; TextError if it can't be read."""
    who, _, said = line.partition(" ")
    seat = CHANCE if who == "?" else read_seat(who)
    return seat, understood(g, seat, said.split(), words)


def read_seat(word: str) -> i64:
    """The number of the seat that a word names."""
    if len(word) != 1 or word not in "0123456789":
        raise TextError(f'"{word[:20]}" is neither a seat nor "?"')
    return int(word)
