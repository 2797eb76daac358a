"""The weights of players in Godstorm; 1 is worth one point of the final score."""

from __future__ import annotations

from typing import Final


class Weights:
    """All weights of a captain."""

    def __init__(self) -> None:
        # armies and lands
        self.army = 1.33  # an army that can still invade, in the first epoch
        self.army_late = 2.22  # and in the last
        self.duel = 0.36  # how much more that is with two players
        self.guard = 0.08  # an army that can only defend, while foes still come
        self.hold = 0.24  # the part of a territory that is left after each foe's turn, on average
        self.hold_continent = 0.4  # the same of a whole continent
        self.crop = 0.03  # a territory's income, for each turn to come
        self.harvest = 0.15  # a point of a continent's bonus, for each turn to come
        self.progress = 0.19  # a continent's bonus, for the part of it that is held
        self.envy = 0.29  # what a foe loses, as a part of what it is to that foe
        self.rivalry = 0.16  # the same, more, for the foe who leads
        # what faith buys
        self.faith = 0.66  # while others have as much
        self.faith_spare = 0.33  # what is more than the last turn of all will cost
        self.temple = 0.31  # a temple, for each turn to come
        self.war = 5.14  # a god in play, while it can still invade
        self.magic = 1.08
        self.sky = 0.28
        self.death = 0.28
        self.card = 0.34  # a card in the hand, while there are turns to come
        self.relic = 0.18  # a relic, for each turn to come
        self.buy_war = 0.35  # how much better than its price a card of each deck is
        self.buy_magic = 0.25
        self.buy_sky = 0.23
        self.buy_death = 0.09
        self.kill = 3.01  # a foe who is put out
        # daring
        self.least_odds = 0.52  # below this chance no invasion is begun
        self.break_off = 0.28  # below this chance an invasion is broken off
        self.regret = 0.2  # an invasion that fails
        self.peril = 1.73  # gods that are left beside few armies
        self.frozen = 0.29  # an army that stays behind in a conquered territory, as a part of an army
        # below, and the order of turns
        self.below = 0.72  # a crypt or an altar
        self.bid_early = 0.04  # the part of the faith that is bid before the last epoch
        self.bid_last = 0.94  # the part of theirs that the others are likely to bid in it
        self.early_token = -1.0  # above 0: to play first is better, but in the last epoch

    def named(self) -> dict[str, float]:
        """All of them, by name."""
        names = [name for name in dir(self) if not name.startswith("_") and name != "named"]
        return {name: getattr(self, name) for name in names}


def weights(**changes: float) -> Weights:
    """The captain's weights but for these."""
    w = Weights()
    for name, value in changes.items():
        if not hasattr(w, name):
            raise ValueError(f"there is no weight called {name}")
        setattr(w, name, value)
    return w


CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "": {},
    "careful": {"least_odds": 0.75, "break_off": 0.45, "peril": 3.0, "guard": 0.16, "regret": 0.6},
    "greedy": {"army": 0.6, "army_late": 1.1, "crop": 0.1, "harvest": 0.35, "faith": 0.3, "faith_spare": 0.15},
    "vengeful": {"envy": 0.6, "rivalry": 0.8, "kill": 6.0},
}


def character(name: str) -> Weights:
    """The weights of a character; '' is the captain as such."""
    if name not in CHARACTERS:
        raise ValueError(f'no character is called "{name}"; there are {", ".join([known for known in CHARACTERS if known])}')
    return weights(**CHARACTERS[name])


def plain(w: Weights) -> Weights:
    """The same for somebody who buys no miracles, bids no faith and thinks of this turn only."""
    dull = {"buy_war": -9.0, "buy_magic": -9.0, "buy_sky": -9.0, "buy_death": -9.0, "card": 0.0, "relic": 0.0, "below": 0.0}
    return weights(**{**w.named(), **dull, "crop": 0.0, "harvest": 0.0, "progress": 0.0, "bid_early": 0.0, "bid_last": 0.0})
