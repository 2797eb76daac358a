"""The board: territories, borders, continents and what is printed on the cards. Static, shared by every game on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

JOKERS: Final = 2
MOST_TERRITORIES: Final = 250  # a thing in an answer is one byte (see action.py)


class Board:
    """One map. Territories, continents and symbols are numbers everywhere in the engine; their names live here."""

    def __init__(
        self,
        name: str,
        territories: list[str],
        land: list[list[int]],
        sea: list[list[int]],
        continents: list[str],
        members: list[list[int]],
        bonus: list[int],
        symbols: list[str],
        symbol: list[int],
        stars: list[int],
        titles: dict[str, dict[str, str]],
    ) -> None:
        self.name: Final = name
        self.territories: Final = territories  # ids, e.g. "alaska"; the index is the territory's number
        self.continents: Final = continents
        self.symbols: Final = symbols  # the three symbols of the cards
        self.titles: Final = titles  # id of a territory or continent -> language -> its name there
        self.size: Final[i64] = len(territories)
        self.sea: Final[vec[vec[i64]]] = _grid(sea)  # neighbours across a sea line only
        self.adjacent: Final[vec[vec[i64]]] = _grid([sorted(a + b) for a, b in zip(land, sea, strict=True)])
        self.members: Final[vec[vec[i64]]] = _grid(members)
        self.bonus: Final[vec[i64]] = vec[i64](bonus)
        self.symbol: Final[vec[i64]] = vec[i64](symbol)  # of each territory's card
        self.stars: Final[vec[i64]] = vec[i64](stars)  # of each territory's card, 1 or 2
        of = [0] * len(territories)
        for c, ts in enumerate(members):
            for t in ts:
                of[t] = c
        self.continent_of: Final[vec[i64]] = vec[i64](of)
        self.number: Final[dict[str, int]] = {t: i for i, t in enumerate(territories)}

    def title(self, name: str, language: str = "en") -> str:
        """What people call a territory or continent in that language."""
        titles = self.titles.get(name, {})
        return titles.get(language) or titles.get("en") or name.replace("_", " ").title()


def _grid(rows: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64](row) for row in rows])
