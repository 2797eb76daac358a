"""Where dice and draws come from: the machine's best randomness, a seed, or real dice on the table."""

from __future__ import annotations

import re
import secrets

from feldherr.arena.seeds import mixed
from feldherr.bots.random import Stream
from feldherr.cli import storm_dice
from feldherr.cli.names import Names
from feldherr.cli.safe import short
from feldherr.cli.screen import Quit, Screen
from feldherr.engine.action import CHANCE, ROLL, number, roll, verb_of
from feldherr.engine.chance import chance
from feldherr.engine.game import Game
from feldherr.engine.state import State
from feldherr.engine.step import Rng

HELP = """Roll real dice and type their faces: 6 4 1 5 2, or 64152; the attacker's come first, then the defender's.
quit leaves; the game can be gone on with later."""


class Machine(Rng):
    """The machine's best randomness."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


class Chance:
    """Answers for chance."""

    def __init__(self, seed: int | None) -> None:
        self.seed = seed

    def answer(self, game: Game) -> int:
        """Dice or a draw. With a seed they depend on how many answers there were, so a game goes on alike after a break."""
        return chance(game.state, Machine() if self.seed is None else Stream(mixed(self.seed, len(game.log))))


class OwnDice(Chance):
    """Real dice: their faces are typed; draws and deals stay with the program."""

    def __init__(self, seed: int | None, screen: Screen, names: Names) -> None:
        super().__init__(seed)
        self.screen = screen
        self.names = names

    def answer(self, game: Game) -> int:
        options = game.state.top().options(game.state, CHANCE)
        if verb_of(options[0]) != ROLL:
            return super().answer(game)
        count = number(options[0])
        self.screen.print(asks(game.state, self.names, count))
        while True:
            line = self.screen.ask(f"{count} {'die' if count == 1 else 'dice'}> ")
            if line.lower() in ("quit", "exit", "q"):
                raise Quit
            if line.lower() in ("help", "?", "h"):
                self.screen.print(HELP)
                continue
            try:
                return roll(read_faces(line, count))
            except ValueError as e:
                self.screen.print(f"{e}.")


def asks(g: State, names: Names, count: int) -> str:
    """Which dice are to be rolled."""
    step = g.top()
    if special := storm_dice.asks(g, names, count):
        return special
    if step.src >= 0:
        fight = f"{names.side(step.side)} attacks {names.territory(step.dst)} from {names.territory(step.src)}: "
        return f"{fight}roll {count} dice: {step.n} attacking, then {step.m} defending; e.g. {' '.join('64152'[:count])}"
    if g.seat < 0:
        who = [names.side(s) for s in range(g.seats) if step.n >> s & 1]
        return f"Roll a die each for the start: {', '.join(who)}, in this order; e.g. {' '.join('641523'[:count])}"
    whom = step.side if step.side >= 0 else next(s for s in range(g.sides) if step.n >> s & 1)
    return f"Roll a die for {names.side(whom)}; e.g. 4"


def read_faces(text: str, count: int) -> list[int]:
    """The faces that were typed; ValueError says what is wrong with them."""
    words = re.findall(r"[^\s,;]+", text)
    if all(word.isdigit() for word in words):
        words = list("".join(words))
    for word in words:
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise ValueError(f"{short(word)} is not the face of a die; faces go from 1 to 6")
    if len(words) != count:
        raise ValueError(f"{count} {'face is' if count == 1 else 'faces are'} wanted, not {len(words)}")
    return [int(word) for word in words]
