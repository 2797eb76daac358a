"""The reason for a move in Godstorm: stored as numbers, put into words on request."""

from __future__ import annotations

from mypy_extensions import i64

from feldherr.bots.reasons import percent
from feldherr.editions.names import continent, place
from feldherr.engine.state import State
from feldherr.locales import say


class Thought:
    """The purpose of the last move."""

    def __init__(self) -> None:
        self.key: str = ""
        self.place: i64 = -1
        self.odds: float = 0.0

    def say(self, key: str, place: i64 = -1, odds: float = 0.0) -> None:
        self.key = key
        self.place = place
        self.odds = odds

    def sentence(self, view: State) -> str:
        """The reason as a sentence in the current language."""
        if not self.key:
            return ""
        rules, where, of = view.rules, "", ""
        if self.place >= 0:
            where = place(rules, self.place)
        if 0 <= self.place < rules.board.size:
            of = continent(rules, rules.board.continent_of[self.place])
        return say(f"why-storm-{self.key.replace(' ', '-')}", place=where, continent=of, chance=percent(self.odds))
