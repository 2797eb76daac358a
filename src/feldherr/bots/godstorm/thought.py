"""Why a player of Godstorm answered as it did: kept as a few numbers, put into words only when somebody asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldherr.engine.state import State

# {t} is a place, {c} its continent, {p} a chance in per cent.
SENTENCES: Final = {
    "": "",
    "only": "There is nothing else to do.",
    "pantheon": "All pantheons are equally strong.",
    "stop": "Nothing more is worth the risk.",
    "take": "Invades {t}: {p} to succeed.",
    "complete": "Invades {t} to complete {c}: {p} to succeed.",
    "break": "Invades {t} to break a foe's hold of {c}: {p} to succeed.",
    "below": "Goes to {t} in the Underworld: {p} to succeed.",
    "all": "Moves on with everybody, through {t}.",
    "few": "Leaves only what it must in {t}.",
    "gods stay": "Keeps gods out of the invasion of {t}: they could be lost there.",
    "gods come": "Brings the gods along to {t}.",
    "break off": "Breaks off: only {p} to take {t}.",
    "attack": "Attacks on: {p} to take {t}.",
    "champion": "Risks the god that would be missed least: {p} to win.",
    "fortify": "Moves armies to {t}, where they can do most.",
    "place": "Gathers armies in {t} for the best campaign.",
    "claim": "Claims {t}, next to what it has in {c}.",
    "bid": "Bids for the turn that matters.",
    "save": "Saves its faith.",
    "first": "Plays early, before the others grow.",
    "last": "Plays last, so that nobody can answer.",
    "summon": "Summons a god into {t}, beside the strongest army.",
    "temple": "Builds a temple in {t}: it pays for itself.",
    "keep": "Keeps its faith for something better.",
    "buy": "Buys miracles while faith is at hand.",
    "card": "Plays a card that gains more than it costs.",
    "hold": "Holds its cards back: none would help now.",
    "name": "Names what the card does most good to.",
    "shield": "Gives up Aegis: the card would cost more.",
    "no shield": "Keeps Aegis for a worse card.",
    "defend": "Defends with all dice.",
    "life": "Pays faith to keep its armies alive.",
    "dead": "Sends the dead to {t}, towards crypts and altars.",
    "return": "Brings an army back to the temple in {t}.",
    "labour": "Takes the free card.",
    "forgo": "Takes faith instead of armies.",
}


class Thought:
    """The last answer's purpose."""

    def __init__(self) -> None:
        self.key: str = ""
        self.place: i64 = -1
        self.odds: float = 0.0

    def say(self, key: str, place: i64 = -1, odds: float = 0.0) -> None:
        self.key = key
        self.place = place
        self.odds = odds

    def sentence(self, view: State) -> str:
        """For people."""
        board = view.rules.board
        place = board.places[self.place] if self.place >= 0 else ""
        land = 0 <= self.place < board.size
        continent = board.title(board.continents[board.continent_of[self.place]]) if land else ""
        percent = f"{round(100 * self.odds)} %"
        return SENTENCES[self.key].format(t=board.title(place) if place else "", c=continent, p=percent)
