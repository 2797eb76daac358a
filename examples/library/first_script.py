"""A program with the library: a mode of its own, a player of its own, a whole game between them and the captain."""

from __future__ import annotations

import pickle

import feldherr
from feldherr import bots, events, pieces
from feldherr.odds import battle

RACE = feldherr.register(
    feldherr.find("sv2000.capitals").but(name="moon.race", title="Race for the craters", rulebook="Moon RISK", ids="", turn_limit=4)
)


class Careful(bots.Bot):
    """Attacks only where it is likely to win; otherwise its first move with the highest number."""

    def choose(self, view: feldherr.State, seat: int) -> int:
        choices = feldherr.choices(view, seat)
        return max(choices, key=lambda choice: self.worth(view, choice)).answer()

    def worth(self, view: feldherr.State, choice: feldherr.Option) -> float:
        """The chance to take what a move attacks; half for anything else."""
        if choice.verb != "attack":
            return 0.5
        src, dst = choice.on
        return battle(RACE, view.armies[src] - 1, view.armies[dst]).win


def play(seats: list[bots.Bot], seed: int) -> feldherr.Game:
    """A whole game between these players."""
    game, dice = feldherr.Game(RACE, len(seats)), feldherr.Stream(seed)
    while not game.over:
        game.chance(dice)
        for seat in feldherr.players(game.state):
            game.play(seat, seats[seat].choose(feldherr.observe(game.state, seat), seat))
    return game


def conquests(game: feldherr.Game) -> list[int]:
    """How many territories each seat has conquered."""
    g, taken = feldherr.new(game.rules, game.seats), [0] * game.seats
    for seat, move in game.log:
        for event in feldherr.told(g, seat, move):
            if isinstance(event, events.Conquest) and event.attacker < len(taken):
                taken[event.attacker] += 1
    return taken


def main() -> None:
    game = play([Careful(), bots.make("captain"), bots.make("recruit", seed=1)], 7)
    winners, reason = feldherr.result(game.state)
    print(f"{len(game.log)} moves, won by {winners}: {reason}; territories conquered: {conquests(game)}")
    table = feldherr.on_table(game.state)
    if isinstance(table, pieces.Capitals):
        print("capitals:", ", ".join(str(place) for place in table.at))
    capital = game.state.rules.board.number["alaska"]
    print("alaska:", feldherr.holder(game.state, "alaska"), feldherr.forces(game.state, capital), feldherr.hand(game.state, 0))
    print("the same again:", pickle.loads(pickle.dumps(game)) == game)


if __name__ == "__main__":
    main()
