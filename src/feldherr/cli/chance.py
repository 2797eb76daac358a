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
from feldherr.cli.verbs import command
from feldherr.engine.action import CHANCE, ROLL, number, roll, verb_of
from feldherr.engine.chance import chance
from feldherr.engine.game import Game
from feldherr.engine.state import State
from feldherr.engine.step import Rng
from feldherr.locales import Words, say


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
            line = self.screen.ask(f"{say('dice-n', n=int(count))}> ")
            if command(line) == "quit":
                raise Quit
            if command(line) == "help":
                self.screen.print(say("term-dice-help"))
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
        sides: Words = {"side": names.side(step.side), "place": names.territory(step.dst), "from": names.territory(step.src)}
        return say("term-roll-battle", **sides, n=int(count), mine=int(step.n), theirs=int(step.m), example=storm_dice.example(count))
    if g.seat < 0:
        who = [names.side(s) for s in range(g.seats) if step.n >> s & 1]
        return say("term-roll-start", list=", ".join(who), example=storm_dice.example(count))
    whom = step.side if step.side >= 0 else next(s for s in range(g.sides) if step.n >> s & 1)
    return say("term-roll-one", whom=names.side(whom), example=storm_dice.example(count))


def read_faces(text: str, count: int) -> list[int]:
    """The faces that were typed; ValueError says what is wrong with them."""
    words = re.findall(r"[^\s,;]+", text)
    if all(word.isdigit() for word in words):
        words = list("".join(words))
    for word in words:
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise ValueError(say("term-no-face", word=short(word)))
    if len(words) != count:
        raise ValueError(say("term-faces-wanted", n=int(count), typed=len(words)))
    return [int(word) for word in words]
