"""What a continent is worth: by its size, and by how many of its territories have to be held against others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def bonus(size: int, borders: int) -> int:
    """Armies a turn: a third of its territories and of twice those that border another continent, rounded down, one at least.

    On the classic board this gives the printed values, but 4 for Africa, where 3 are printed.
    """
    return max(1, (size + 2 * borders) // 3)


def border_territories(members: Iterable[int], near: Sequence[Iterable[int]]) -> int:
    """How many territories of a continent border another continent."""
    own = set(members)
    return sum(1 for t in own if any(other not in own for other in near[t]))
