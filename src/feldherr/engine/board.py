"""The board: territories, borders, continents and what is printed on the cards. Static, shared by every game on it.

A board may have a second realm: places where armies stand and fight that are no territories. They are numbered after the territories.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_TERRITORIES: Final = 250  # a thing in an answer is one byte (see action.py)


class Board:
    """The board of a map. Territories, continents and symbols are numbers everywhere in the engine; their names live here."""

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
        beyond: list[str] | None = None,
        links: list[list[int]] | None = None,
        stays: list[int] | None = None,
    ) -> None:
        beyond, links, stays = beyond or [], links or [], stays or []
        self.name: Final = name
        self.territories: Final = territories  # ids, e.g. "alaska"; the index is the territory's number
        self.continents: Final = continents
        self.symbols: Final = symbols  # the three symbols of the cards
        self.titles: Final = titles  # id of a territory or continent -> language -> its name there
        self.size: Final[i64] = len(territories)
        self.places: Final = [*territories, *beyond]  # the territories, and after them the second realm
        self.stays: Final[vec[i64]] = vec[i64]([1] * len(territories) + stays)  # how many armies must stay behind in each place
        self.sea: Final[vec[vec[i64]]] = _grid(sea)  # neighbours across a sea line only
        self.adjacent: Final[vec[vec[i64]]] = _grid([sorted(a + b) for a, b in zip(land, sea, strict=True)] + links)
        self.members: Final[vec[vec[i64]]] = _grid(members)
        self.bonus: Final[vec[i64]] = vec[i64](bonus)
        self.symbol: Final[vec[i64]] = vec[i64](symbol)  # of each territory's card
        self.stars: Final[vec[i64]] = vec[i64](stars)  # of each territory's card, 1 or 2
        of = [0] * len(territories)
        for c, ts in enumerate(members):
            for t in ts:
                of[t] = c
        self.continent_of: Final[vec[i64]] = vec[i64](of)
        self.number: Final[dict[str, int]] = {t: i for i, t in enumerate(self.places)}

    def joined(self, beyond: list[str], links: list[list[int]], stays: list[int]) -> Board:
        """The same board with a second realm: its places, where each leads to, and how many armies must stay there."""
        symbol, stars, bonus = list(self.symbol), list(self.stars), list(self.bonus)
        return Board(
            self.name, self.territories, _lists(self.adjacent, self.sea), _lists(self.sea), self.continents, _lists(self.members), bonus,
            self.symbols, symbol, stars, self.titles, beyond, links, stays,
        )  # fmt: skip

    def same(self, other: Board) -> bool:
        """Whether both maps have the same places, borders, continents and cards."""
        return self is other or (self.named() == other.named() and self.drawn() == other.drawn())

    def named(self) -> list[list[str]]:
        """All its names."""
        return [[self.name], self.places, self.territories, self.continents, self.symbols]

    def drawn(self) -> list[list[list[int]]]:
        """All its numbers."""
        rows = [list(self.stays), list(self.bonus), list(self.symbol), list(self.stars)]
        return [_lists(self.adjacent), _lists(self.sea), _lists(self.members), rows]

    def __repr__(self) -> str:
        return f"<Board {self.name}, {self.size} territories>"

    def title(self, name: str, language: str = "en") -> str:
        """What people call a territory or continent in that language."""
        titles = self.titles.get(name, {})
        return titles.get(language) or titles.get("en") or name.replace("_", " ").title()


def _grid(rows: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64](row) for row in rows])


def _lists(rows: vec[vec[i64]], without: vec[vec[i64]] | None = None) -> list[list[int]]:
    return [[x for x in rows[i] if without is None or x not in without[i]] for i in range(len(rows))]
