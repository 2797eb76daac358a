"""Where dice and draws come from in the terminal: system randomness, a seed, or real dice."""

from __future__ import annotations

import re
import secrets

from feldherr.arena.seeds import mixed
from feldherr.bots.players.random import Stream
from feldherr.cli.input.verbs import command
from feldherr.cli.sanitize import short
from feldherr.cli.table.godstorm_words import god
from feldherr.cli.table.names import Names
from feldherr.cli.table.screen import Quit, Screen
from feldherr.engine.action import CHANCE, ROLL, number, roll, verb_of
from feldherr.engine.chance import chance
from feldherr.engine.game import Game
from feldherr.engine.play import question
from feldherr.engine.state import State
from feldherr.engine.step import Rng
from feldherr.godstorm.questions import Godswar, GodswarThrown, RollingOff, Working
from feldherr.locales import Words, say
from feldherr.rules.questions import Rolling, RollingForAnAlly, RollingForTheStart, RollingTheStatus, Thrown


class Machine(Rng):
    """Random numbers from the operating system."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


class Chance:
    """Makes the moves of chance."""

    def __init__(self, seed: int | None) -> None:
        self.seed = seed

    def answer(self, game: Game) -> int:
        """The next chance move. With a seed it depends only on the number of moves so far, so that a resumed game goes on alike."""
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
        count = int(number(options[0]))
        self.screen.print(asks(game.state, self.names, count))
        while True:
            line = self.screen.ask(f"{say('dice-n', n=count)}> ")
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
    example = " ".join("641523415263415263"[:count])  # so many faces as they may be typed
    match q := question(g):
        case RollingForTheStart() | RollingOff():
            order = "term-roll-start" if isinstance(q, RollingForTheStart) else "term-roll-order"
            return say(order, list=", ".join(names.side(s) for s in q.dice), example=example)
        case RollingForAnAlly() | RollingTheStatus():
            return say("term-roll-one", whom=names.side(q.side), example=example)
        case Rolling():
            sides: Words = {"side": names.side(q.attacker), "place": names.territory(q.dst), "from": names.territory(q.src)}
            mine = q.dice.count(q.attacker)
            return say("term-roll-battle", **sides, n=count, mine=mine, theirs=count - mine, example=example)
        case Godswar():
            gods: Words = {"champion": god(g, q.attacker, q.god), "foe": god(g, q.defender, q.foe), "place": names.territory(q.dst)}
            mine = q.dice.count(q.attacker)
            return say("term-roll-godswar", **gods, mine=mine, theirs=count - mine, example=example)
        case Thrown() | GodswarThrown():
            whose = [say("term-roll-of", n=q.dice.count(side), who=names.side(side)) for side in dict.fromkeys(q.dice)]
            return say("term-roll-again", list=", ".join(whose), example=example)
        case Working() if q.at:
            places = ", ".join(names.territory(t) for t in q.at)
            return say("term-roll-lava", card=names.own_card(q.card), list=places, example=example)
        case Working():
            return say("term-roll-one", whom=names.own_card(q.card), example=example)
    return say("term-roll-one", whom=g.top().name, example=example)  # of a step that another package brings


def read_faces(text: str, count: int) -> list[int]:
    """The faces that were typed; ValueError says what is wrong with them."""
    words = re.findall(r"[^\s,;]+", text)
    if all(word.isdigit() for word in words):
        words = list("".join(words))
    for word in words:
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise ValueError(say("term-no-face", word=short(word)))
    if len(words) != count:
        raise ValueError(say("term-faces-wanted", n=count, typed=len(words)))
    return [int(word) for word in words]
