"""The weights of captain and marshal: what each means. The values are in weights.toml."""

from __future__ import annotations

from typing import Final

from feldherr.bots.characters import numbers

# Every weight and what it means. Worth is counted in armies.
MEANING: Final[dict[str, str]] = {
    "army": "an own army at the front",
    "might": "an army of the largest stack at the front, beside the others",
    "idle": "an own army with no foe next door",
    "land": "a territory, for the armies that it brings",
    "continent": "an army a turn for a whole continent, if it can be held",
    "part": "the same for a continent that is nearly whole",
    "deny": "an army a turn that a foe gets for a whole continent",
    "foe": "an army of a foe",
    "foe_land": "a foe's territory",
    "leader": "what the strongest foe has, once more",
    "even": "how far, when only one foe is left, its land and continents count as much as one's own",
    "card": "a card, beside a third of what a set brings",
    "loot": "a card won from a beaten player",
    "kill": "a player less at the table",
    "fear": "how likely a neighbour is to attack where it can win",
    "reach": "how much of its next reinforcements a foe brings to one border",
    "loss": "a border that is likely to fall, beside what it brings",
    "dare": "the least chance with which a battle goes on",
    "resolve": "the least chance with which a campaign goes on after a conquest",
    "margin": "armies more than a campaign is expected to cost",
    "wins": "winning the game",
    "hoard": "how long rising sets and stars are kept: 0 exchanges at once, 1 as long as it is safe",
    "grudge": "an army of another in a continent that is mostly the seat's own",
    "judge": "what tells the marshal who is ahead after a simulation: 0 the formula of prospects.py, 1 the network of feldherr.value",
    "rounds": "how many rounds the marshal simulates",
    "deep": "how many simulations of its best plans the marshal plays when reinforcements are placed",
    "shallow": "the same between attacks",
}


class Weights:
    """A set of weights: the given ones, and the newest version for the rest."""

    def __init__(self, given: dict[str, float]) -> None:
        unknown = [name for name in given if name not in MEANING]
        if unknown:
            raise ValueError(f'there is no weight "{unknown[0]}"; the weights are {", ".join(MEANING)}')
        of = {**numbers(), **given}
        self.army: Final = of["army"]
        self.might: Final = of["might"]
        self.idle: Final = of["idle"]
        self.land: Final = of["land"]
        self.continent: Final = of["continent"]
        self.part: Final = of["part"]
        self.deny: Final = of["deny"]
        self.foe: Final = of["foe"]
        self.foe_land: Final = of["foe_land"]
        self.leader: Final = of["leader"]
        self.even: Final = of["even"]
        self.card: Final = of["card"]
        self.loot: Final = of["loot"]
        self.kill: Final = of["kill"]
        self.fear: Final = of["fear"]
        self.reach: Final = of["reach"]
        self.loss: Final = of["loss"]
        self.dare: Final = of["dare"]
        self.resolve: Final = of["resolve"]
        self.margin: Final = of["margin"]
        self.wins: Final = of["wins"]
        self.hoard: Final = of["hoard"]
        self.grudge: Final = of["grudge"]
        self.judge: Final = of["judge"]
        self.rounds: Final = of["rounds"]
        self.deep: Final = of["deep"]
        self.shallow: Final = of["shallow"]
