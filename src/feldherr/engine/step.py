"""What plug-ins subclass: steps, the phases of a turn, goals, and what a mode adds to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from feldherr.engine.fault import Fault
from feldherr.engine.question import Question, Unnamed

if TYPE_CHECKING:
    from feldherr.engine.board import Board
    from feldherr.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of random numbers; the engine has none of its own. Subclass it to bring any."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing that a game is in the middle of. Never changed in place: `become` replaces it, so a stack copies shallowly.

    All steps have the same six numbers, so that any of them can be written down and read back; what a step leaves unused is -1 or 0.
    """

    name: ClassVar[str] = ""  # how texts call it
    over: ClassVar[str] = ""  # the steps it may lie on
    uses: ClassVar[str] = ""  # which of its numbers mean something; one that uses no seat asks chance, or several
    anyone: ClassVar[bool] = False  # it may ask somebody else than the player whose turn it is
    vague: ClassVar[bool] = False  # its places may still be open
    fights: ClassVar[bool] = False  # it is a part of an attack from `src` on `dst`

    def __init__(self, seat: i64 = -1, n: i64 = 0, src: i64 = -1, dst: i64 = -1, side: i64 = -1, m: i64 = 0) -> None:
        self.seat: Final[i64] = seat  # who is asked
        self.n: Final[i64] = n
        self.src: Final[i64] = src
        self.dst: Final[i64] = dst
        self.side: Final[i64] = side  # whose armies it is about, where that is not the seat
        self.m: Final[i64] = m

    def numbers(self) -> vec[i64]:
        """Its six numbers, to compare or write down a step without knowing what they mean."""
        return vec[i64]([self.seat, self.n, self.src, self.dst, self.side, self.m])

    def run(self, g: State) -> bool:
        """Do what needs no move. True: a move is wanted now. False: the stack has changed, look again."""
        return True

    def asks(self, g: State) -> i64:
        """Whose move it is: a seat or CHANCE; of several sealed moves the first seat."""
        return self.seat

    def sealed(self, g: State, seat: i64) -> bool:
        """Whether a move of this seat is awaited too, unseen by the others until all have made theirs."""
        return False

    def options(self, g: State, seat: i64) -> vec[i64]:
        raise NotImplementedError(self.name)

    def question(self, g: State) -> Question:
        """What is asked, with named fields. Nothing else outside the step's chapter reads `n` and `m`."""
        return Unnamed(self.name)

    def about(self, g: State, out: vec[i32], at: i64) -> None:
        """Write the same as a few numbers into empty slots (slots.py): for learners, who ask very often."""

    def price(self, g: State, option: i64) -> i64:
        """What an option costs; if it has a number, what one of them costs."""
        return 0

    def bounty(self, g: State, option: i64) -> i64:
        """Armies that come on top of what an option says."""
        return 0

    def weights(self, g: State, options: vec[i64]) -> vec[i64]:
        """For chance: how likely each option is; empty if all are equally likely."""
        return vec[i64]()

    def answer(self, g: State, seat: i64, a: i64) -> None:
        raise NotImplementedError(self.name)

    def fault(self, g: State) -> str:
        """What is wrong with this step in this state ('' if nothing): asked of steps that were read from text."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """A part of the set-up or of a turn."""

    name: ClassVar[str] = ""
    says: ClassVar[str] = ""  # one sentence for people
    step: ClassVar[str] = ""  # the name of the step it begins with
    gives: ClassVar[str] = ""  # what the table has not got before it: "territories", or "extra": what its Extra lacks

    def least(self, neutrals: int) -> int:
        """How many territories a map needs for it."""
        return 0

    def begin(self, g: State, seat: i64) -> None:
        """Start it for a seat, usually by pushing a step."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside:
    """Something else that may be done between attacks."""

    def options(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        """The options so far, and the ones this adds."""
        raise NotImplementedError

    def answer(self, g: State, seat: i64, a: i64) -> bool:
        """Carry out the move, if it is one of this aside; whether it was."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal:
    """A way to win."""

    says: ClassVar[str] = ""
    moments: i64 = 0  # when `judge` looks at it: bits 1 << START, CHANGE, CAPTURE, END (below)

    def __init__(self) -> None:
        own: object = getattr(type(self), "moments", 0)
        if isinstance(own, int):  # compiled code doesn't see what a class that isn't compiled says
            self.moments = own

    def winners(self, g: State) -> i64:
        """The seats that have reached it, as bits; looked at for the seat whose turn it is."""
        raise NotImplementedError

    def reason(self, g: State) -> i64:
        raise NotImplementedError

    def account(self, g: State) -> None:
        """Tell how it was reached, if there is more to say than who has won."""


# The moments at which goals are looked at.
START: Final[i64] = 0  # a turn begins
CHANGE: Final[i64] = 1  # armies were placed or moved
CAPTURE: Final[i64] = 2  # a territory was conquered
END: Final[i64] = 3  # a turn ends

BLOTTED: Final[i64] = -2  # a number in a row of a mode's Extra that the viewer may not see

REASONS: Final[list[str]] = [""]  # why a game ended, by number; the goals' chapters register theirs


def register_reasons(reasons: dict[int, str]) -> None:
    """Add reasons why a game ends, by their numbers; refuses a number or a text that is taken, and then adds none."""
    for number, text in reasons.items():
        if not 0 < number < 256:
            raise ValueError(f"the reason {text!r} needs a number from 1 to 255, not {number}")
        if number < len(REASONS) and REASONS[number]:
            raise ValueError(f"the reason {text!r} can't have number {number}, which belongs to {REASONS[number]!r}")
        if not text or text in REASONS:
            raise ValueError(f"there is a reason {text!r} already" if text else f"reason {number} says nothing")
    for number, text in reasons.items():
        while len(REASONS) <= number:
            REASONS.append("")
        REASONS[number] = text


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """What a mode adds to the table; this one adds nothing. The ruleset holds an empty one, from which each table gets its own."""

    def own_cards(self) -> list[str]:
        """The names of the cards that only this mode has."""
        return []

    def words(self, board: Board) -> list[str]:
        """Whatever else the mode has names for, on that board."""
        return []

    def undecided(self) -> dict[str, tuple[str, ...]]:
        """What the mode's rulebook leaves open, by name, and what may be decided; `Rules.decisions` says what was."""
        return {}

    def unfit(self, decisions: dict[str, str], seats: int) -> Fault | None:
        """Why this number of players can't play by these decisions (None if they can)."""
        return None

    def fresh(self, g: State) -> Extra:
        """One for this table, before anything has happened."""
        return self

    def copy(self) -> Extra:
        return self

    def open_turn(self, g: State, seat: i64) -> None:
        """That seat's turn begins; `g.seat` is still the one before."""

    def commander_of(self, side: i64) -> i64:
        """Which seat commands that neutral army, -1 if none does."""
        return -1

    def fought(self, attacker: i64, defender: i64) -> None:
        """Two sides are in a battle."""

    def conquered(self, g: State, side: i64, loser: i64, src: i64, dst: i64) -> None:
        """A territory has changed hands in battle."""

    def moved_in(self, g: State, side: i64, src: i64, dst: i64, n: i64) -> None:
        """Called when all armies that move into a conquered territory have done so, with their number."""

    def prize(self, g: State, side: i64, dst: i64) -> None:
        """What a conquest brings before any more armies move in."""

    def again(self, g: State, thrown: Step) -> i64:
        """The dice of a battle that are thrown again, as bits; the attacker's come first."""
        return 0

    def threw(self, g: State, thrown: Step) -> None:
        """Dice of a battle lie on the table; those to be thrown again are still to come."""

    def wins_ties(self, g: State, side: i64, src: i64, dst: i64) -> bool:
        """Whether the attacker wins equal dice."""
        return False

    def fell(self, g: State, t: i64, side: i64, n: i64, foe: i64) -> None:
        """Called when a side has lost armies in battle; the foe is the attacker if the side defended, else -1."""

    def parries(self, g: State, thrown: Step, beaten: i64, ties: bool) -> bool:
        """Whether the defender is asked something before the losses; `ties` tells that equal dice have cost armies."""
        return False

    def eliminated(self, g: State, loser: i64) -> None:
        """A side has lost its last army."""

    def after_turn(self, g: State, seat: i64) -> Step | None:
        """What follows a turn, if not simply the next player's."""
        return None

    def knows(self, g: State, seat: i64, card: i64, place: i64) -> bool:
        """Whether the seat may see a card that lies aside or with a neutral army."""
        return place < 0

    def mask(self, seat: i64) -> None:
        """Put BLOTTED for what this seat may not see."""

    def guess(self, g: State, seat: i64, rng: Rng) -> None:
        """Fill in what was blotted out, with something that may be so; a card that this puts aside is set aside in g."""

    def settle(self, g: State, seat: i64) -> None:
        """Finish a guess, now that all cards are somewhere."""

    def lacks(self, g: State) -> str:
        """What is missing before turns can be taken ('' if nothing): asked of tables that were read from text."""
        return ""

    def rows(self, g: State) -> list[tuple[str, list[int]]]:
        """Its numbers, by name, for texts."""
        return []

    def kind(self, row: str) -> str:
        """What the numbers of a row stand for: t places, m the mode's cards, w its words; '' if they are just numbers."""
        return ""

    def names(self, row: str) -> str:
        """What the numbers of a row are called in texts, by the same letters: as a rule what they stand for."""
        return self.kind(row)

    def score(self, g: State, seat: i64) -> list[int]:
        """What a seat's score is made of now; nothing in a mode that has none. All may know it."""
        return []

    def supply(self) -> list[int]:
        """How many of the pieces that run out still lie beside the board. All may know it."""
        return []

    def several(self, row: str) -> bool:
        """Whether a row says which things are somewhere, any number of them, and not something of each."""
        return False

    def modernize(self, steps: list[list[str]], rows: dict[str, list[int]]) -> None:
        """Put the steps and rows of a position that an earlier version wrote as this one does."""

    def read(self, g: State, rows: dict[str, list[int]]) -> str:
        """Take rows back, the steps being on the stack unless a phase is to begin; the answer is what is wrong, '' if nothing."""
        return ""


NO_EXTRA: Final = Extra()
