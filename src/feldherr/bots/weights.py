"""What a computer player cares about, as numbers: one set for each character, tuned by play (the runs stand in weights.toml)."""

from __future__ import annotations

from typing import Final

# Every weight, what it means, and where tuning begins. Worth is counted in armies.
MEANING: Final[dict[str, tuple[float, str]]] = {
    "army": (1.0, "an own army at the front"),
    "might": (0.0, "an army of the largest stack at the front, beside the others"),
    "idle": (0.25, "an own army with no foe next door"),
    "land": (0.1, "a territory, for the armies that it brings"),
    "continent": (8.0, "an army a turn for a whole continent, if it can be held"),
    "part": (1.0, "the same for a continent that is nearly whole"),
    "deny": (0.3, "an army a turn that a foe gets for a whole continent"),
    "foe": (0.1, "an army of a foe"),
    "foe_land": (0.1, "a foe's territory"),
    "leader": (1.0, "what the strongest foe has, once more"),
    "card": (5.0, "a card, beside a third of what a set brings"),
    "loot": (1.2, "a card won from a beaten player"),
    "kill": (5.0, "a player less at the table"),
    "fear": (1.0, "how likely a neighbour is to attack where it can win"),
    "reach": (0.45, "how much of its next reinforcements a foe brings to one border"),
    "loss": (0.3, "a border that is likely to fall, beside what it brings"),
    "dare": (0.35, "the least chance with which a battle goes on"),
    "margin": (10.0, "armies more than a campaign is expected to cost"),
    "wins": (60.0, "winning the game"),
    "hoard": (1.0, "how long rising sets and stars are kept: 0 exchanges at once, 1 as long as it is safe"),
    "grudge": (0.0, "how much more a foe counts that holds what was one's own"),
}


class Weights:
    """One character."""

    def __init__(self, given: dict[str, float]) -> None:
        unknown = [name for name in given if name not in MEANING]
        if unknown:
            raise ValueError(f'there is no weight "{unknown[0]}"; the weights are {", ".join(MEANING)}')
        of = {name: given.get(name, start) for name, (start, _) in MEANING.items()}
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
        self.card: Final = of["card"]
        self.loot: Final = of["loot"]
        self.kill: Final = of["kill"]
        self.fear: Final = of["fear"]
        self.reach: Final = of["reach"]
        self.loss: Final = of["loss"]
        self.dare: Final = of["dare"]
        self.margin: Final = of["margin"]
        self.wins: Final = of["wins"]
        self.hoard: Final = of["hoard"]
        self.grudge: Final = of["grudge"]
