"""Reads a person's move: numbers of the list, words, amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from feldherr.cli.input.godstorm import sick
from feldherr.cli.input.spelling import whole
from feldherr.cli.input.verbs import command, meant, shown
from feldherr.cli.table.menu import Menu
from feldherr.cli.table.phrases import Unclear, span
from feldherr.cli.table.screen import Again
from feldherr.engine.action import SHAPES, Option, act, verb_of
from feldherr.engine.play import question
from feldherr.engine.state import State
from feldherr.godstorm.questions import GodsOnTheMove, Mustering
from feldherr.locales import say
from feldherr.rules.verbs import ATTACK

if TYPE_CHECKING:
    from feldherr.cli.table.person import Person

GO_ON = (Mustering, GodsOnTheMove)  # where Enter means done
KEY = (1 << 30) - 1  # an answer without its number
FROM_THE_HAND = ("lay", "show", "trade", "bribe")  # moves that need a look at the seat's secrets


class Typed:
    """Reads the move for a question and asks back where it is unclear."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.screen = person.screen
        self.reader = person.reader

    def answer(self, seat: int, view: State, menu: Menu) -> int:
        """The person's move."""
        one = menu.one
        default = f" [{usual(one)}]" if one is not None and one.low < one.high and usual(one) is not None else ""
        while True:
            line, self.person.pending = self.person.pending or self.screen.ask(f"{self.person.names.side(seat)}{default}> "), ""
            try:
                if self.person.commands.run(line, seat, view, menu):
                    continue
                self._look_first(line, seat, menu)
                answer = self._understand(line, menu, view, seat)
            except Unclear as e:
                self.screen.print(f"{str(e)[:1].upper()}{str(e)[1:]}.".replace("?.", "?"))
                continue
            if answer is not None:
                return answer

    def _look_first(self, line: str, seat: int, menu: Menu) -> None:
        """An answer from the hand, typed in front of all: it is read when the others have looked away."""
        word = (line.split() or [""])[0]
        if menu.hides and len(word) > 1 and meant(word, FROM_THE_HAND):
            self.person.hand_over(seat)
            self.person.pending = line
            raise Again

    def _understand(self, line: str, menu: Menu, view: State, seat: int) -> int | None:
        """The answer that a line means; None: ask again."""
        numbers = [whole(word) for word in line.split()]
        one = menu.one
        if numbers == [0] and menu.pick(0):
            return menu.pick(0)[0].answer()
        if one is not None and command(line) == "all":
            return self._all(seat, one)
        if one is not None and (not line or (one.low < one.high and len(numbers) == 1 and numbers[0] is not None)):
            return self._amount(one, numbers[0] if numbers else None)
        if not line and isinstance(question(view), GO_ON) and menu.pick(0):
            return menu.pick(0)[0].answer()
        if not line and self.screen.live:
            raise Again
        if command(line) == "again":
            return self._again(menu)
        if len(numbers) in (1, 2) and numbers[0] is not None and None not in numbers:
            return self._picked(numbers[0], numbers[1] if len(numbers) == 2 else None, menu, view, seat)
        words, _, last = line.rpartition(" ")
        if words and command(last) == "all":
            return self._all(seat, self.reader.read(words, menu.options, view, seat)[0])
        return self._take(*self.reader.read(line, menu.options, view, seat), view)

    def _picked(self, number: int, n: int | None, menu: Menu, view: State, seat: int) -> int | None:
        """A number of the list, and perhaps an amount."""
        found = menu.pick(number)
        if not found:
            raise Unclear(say("term-no-number", n=number))
        if len(found) > 1:
            return self._second(found, n, view, seat)
        option = found[0]
        most = option.low == option.high or option.verb == "attack"
        return self._take(option, option.high if n is None and most else n, view)

    def _second(self, found: list[Option], n: int | None, view: State, seat: int) -> int | None:
        """A number picked where from; where to?"""
        menu = Menu(found, view, self.person.names)
        self.screen.print(*menu.lines(self.screen.width))
        line = self.screen.ask(f"{say('term-where-to')} ")
        number = whole(line)
        if number is None:
            start = self.person.names.words.thing(SHAPES[verb_of(found[0].packed)][0], found[0].on[0])
            return self._take(*self.reader.read(f"{found[0].verb} {start} {line}", found, view, seat), view) if line else None
        picked = menu.pick(number)
        if not picked:
            raise Unclear(say("term-no-number", n=number))
        return self._take(picked[0], n, view)

    def _all(self, seat: int, option: Option) -> int:
        """Everything: of an attack, again and again until it is decided."""
        if option.verb in ("attack", "invade"):
            self.person.storming = (seat, act(ATTACK, *option.on) & KEY)
        self.person.last = option.answer() & KEY
        return option.answer()

    def _take(self, option: Option, n: int | None, view: State) -> int | None:
        self.person.last = option.answer() & KEY
        return self._amount(option, n) if n is not None else self._how_many(option, view)

    def _how_many(self, option: Option, view: State) -> int | None:
        """Ask for the number; Enter takes all of them."""
        if option.low == option.high:
            return option.answer()
        asked = say("term-how-many", verb=shown(option.verb), low=option.low, high=option.high, warning=sick(view, option))
        line = self.screen.ask(f"{asked.strip()} [{usual(option)}] ")
        if line and whole(line) is None:
            self.screen.print(say("term-nothing-done"))
            return None
        return self._amount(option, whole(line))

    def _amount(self, option: Option, n: int | None) -> int:
        n = usual(option) if n is None else n
        if n is None:
            raise Unclear(say("term-how-much", span=span([option])))
        if n != option.high == 0:
            raise Unclear(say("term-takes-no-number", verb=shown(option.verb)))
        if not option.low <= n <= option.high:
            raise Unclear(say("term-only", n=n, span=span([option])))
        return option.answer(n)

    def _again(self, menu: Menu) -> int:
        """The last attack or placement once more."""
        for option in menu.options:
            if option.answer() & KEY == self.person.last and option.verb != "done":
                return option.answer()
        raise Unclear(say("term-nothing-again"))


def usual(option: Option) -> int | None:
    """The number that Enter means: nearly always the most; faith is spent with care."""
    return {"bid": None, "buy": option.low}.get(option.verb, option.high)
