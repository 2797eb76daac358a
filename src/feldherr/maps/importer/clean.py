"""Painted cells made fit for tracing: narrow gaps closed, specks left out, room for tiny territories, no borders of a mere corner."""

from __future__ import annotations

from typing import Final

from feldherr.maps.generator.land import SEA
from feldherr.maps.generator.mesh import parts
from feldherr.maps.generator.regions import clear_corners, contacts
from feldherr.maps.importer.plan import Grid, Plan
from feldherr.maps.reader import MapError

SMALL: Final = 7  # cells: a smaller territory is made larger
SPECK: Final = 3  # cells: a smaller piece of a territory or of the sea is left out
PIECES: Final = 24  # of a territory
UNCLEAR: Final = 60  # borders of a mere corner: more are left as they are


def cleaned(grid: Grid, region: list[int], plan: Plan) -> list[int]:
    """Clean the cells; returns the territories that were made larger."""
    _close_gaps(grid, region)
    for n, own in enumerate([*cells_of(region, len(plan.places)), [i for i, r in enumerate(region) if r == SEA]]):
        pieces = sorted(parts(own, grid.around), key=len, reverse=True)
        kept = len(pieces) if n == len(plan.places) else PIECES  # the sea may have any number of lakes
        for k, piece in enumerate(pieces[1:], 1):
            if len(piece) < SPECK or k >= kept:
                _hand_over(grid, region, piece)
    enlarged = [n for n, own in enumerate(cells_of(region, len(plan.places))) if len(own) < SMALL]
    for n in enlarged:
        _enlarge(grid, region, n, plan)
    if sum(1 for edges in contacts(grid, region).values() if edges < 2) <= UNCLEAR:
        clear_corners(grid, list(region), region, 2)
    lost = [plan.places[n].name["en"] for n, own in enumerate(cells_of(region, len(plan.places))) if not own]
    if lost:
        raise MapError(f"there is no room for {', '.join(lost[:5])}: too small, or covered by others")
    return enlarged


def cells_of(region: list[int], count: int) -> list[list[int]]:
    """The cells of each territory."""
    out: list[list[int]] = [[] for _ in range(count)]
    for i, n in enumerate(region):
        if n != SEA:
            out[n].append(i)
    return out


def _close_gaps(grid: Grid, region: list[int]) -> None:
    """A cell of sea between two territories goes to one of them: borders are often drawn as lines."""
    before = list(region)
    for i, n in enumerate(before):
        if n == SEA:
            near = [before[j] for j in grid.around[i] if j >= 0 and before[j] != SEA]
            if len(set(near)) > 1:
                region[i] = max(sorted(set(near)), key=near.count)


def _hand_over(grid: Grid, region: list[int], piece: list[int]) -> None:
    """Give a speck to what is mostly around it."""
    own = region[piece[0]]
    near = [SEA if j < 0 else region[j] for i in piece for j in grid.around[i] if j < 0 or region[j] != own]
    heir = max(sorted(set(near)), key=near.count, default=own)
    for i in piece:
        region[i] = heir


def _enlarge(grid: Grid, region: list[int], n: int, plan: Plan) -> None:
    """Give a tiny territory a cell and those around it, but none of another tiny one."""
    own = [i for i, r in enumerate(region) if r == n]
    spot = grid.middle[own[0]] if own else plan.regions.middle(n, grid)
    if spot is None:
        raise MapError(f"{plan.places[n].name['en']} is nowhere on the picture")
    sizes = [len(cells) for cells in cells_of(region, len(plan.places))]
    at = grid.cell(spot)
    for i in (at, *grid.around[at]):
        if i >= 0 and (region[i] == SEA or sizes[region[i]] > 2 * SMALL):
            region[i] = n
