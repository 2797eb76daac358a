"""What a player of Godstorm cares for, as numbers: other numbers make another character. One is a point of the final score."""

from __future__ import annotations


class Weights:
    """Every number that a captain weighs with."""

    def __init__(self) -> None:
        # armies and lands
        self.army = 0.45  # an army that can still invade
        self.guard = 0.05  # an army that can only defend, while foes still come
        self.hold = 0.75  # the part of a territory that is left after each foe's turn, on average
        self.hold_continent = 0.5  # the same of a whole continent
        self.crop = 0.15  # a territory's income, for each turn to come
        self.harvest = 0.35  # a point of a continent's bonus, for each turn to come
        self.progress = 0.25  # a continent's bonus, for the part of it that is held
        self.envy = 0.4  # what a foe loses, as a part of what it is to that foe
        self.rivalry = 0.5  # the same, more, for the foe who leads
        # what faith buys
        self.faith = 0.12
        self.temple = 0.5  # a temple, for each turn to come
        self.war = 2.2  # a god in play, while it can still invade
        self.magic = 1.2
        self.sky = 0.3
        self.death = 0.4
        self.card = 0.35  # a card in the hand, while there are turns to come
        self.relic = 0.3  # a relic, for each turn to come
        self.buy_war = 1.0  # how much better than its price a card of each deck is
        self.buy_magic = 0.6
        self.buy_sky = 0.2
        self.buy_death = 0.1
        self.kill = 3.0  # a foe who is put out
        # daring
        self.least_odds = 0.55  # below this chance no invasion is begun
        self.break_off = 0.35  # below this chance an invasion is broken off
        self.regret = 0.2  # an invasion that fails
        self.peril = 1.0  # gods that are left beside few armies
        self.frozen = 0.1  # an army that stays behind in a conquered territory, as a part of an army
        # below, and the order of turns
        self.below = 0.9  # a crypt or an altar
        self.bid_early = 0.1  # the part of the faith that is bid, and in the last epoch
        self.bid_last = 0.6
        self.early_token = 1.0  # above 0: to play first is better, but in the last epoch


def weights(**changes: float) -> Weights:
    """The captain's weights but for these."""
    w = Weights()
    for name, value in changes.items():
        if not hasattr(w, name):
            raise ValueError(f"there is no weight called {name}")
        setattr(w, name, value)
    return w
