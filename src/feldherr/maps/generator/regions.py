"""Territories: each continent cut into connected regions of similar size with natural borders."""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush

from feldherr.maps.generator.land import SEA
from feldherr.maps.generator.mesh import Mesh, far, parts
from feldherr.maps.generator.source import Noise, Source

ROUNDS = 6  # of growing anew from the middle of each region


def shares(sizes: list[int], total: int) -> list[int]:
    """How many territories each piece of land gets: by its size, one at least, `total` in all."""
    out = [1] * len(sizes)
    while sum(out) < total:
        i = max(range(len(sizes)), key=lambda i: (sizes[i] * 1000 // (2 * out[i] + 1), -i))  # as seats are shared out by Sainte-Laguë
        out[i] += 1
    return out


def balanced(sizes: Counter[int]) -> bool:
    """Whether no continent is tiny or more than twice as large as the average; `sizes` are their territories."""
    sizes = +sizes  # without those that have none
    count = sum(sizes.values())
    return min(sizes.values()) >= (3 if count > 16 else 2) and max(sizes.values()) * 10 <= 21 * count // len(sizes)


def cut(mesh: Mesh, rng: Source, home: list[int], territories: int, least: int) -> list[int]:
    """Of each cell: its territory, or SEA; territories are numbered continent by continent. Less than `least` cells are an islet of one."""
    every = [part for c in range(max(home) + 1) for part in parts([i for i in range(mesh.size) if home[i] == c], mesh.around)]
    pieces = [part for part in every if len(part) >= least]
    if len(pieces) > territories:
        raise ValueError("more pieces of land than territories")
    counts = shares([len(part) for part in pieces], territories)
    if not balanced(Counter({c: sum(n for part, n in zip(pieces, counts, strict=True) if home[part[0]] == c) for c in set(home) - {SEA}})):
        raise ValueError("a continent is too small or too large")  # before most of the work is done
    noise = Noise(rng.bits() >> 8, mesh.side * 5, 2)
    rough = {
        i: 1000 + noise.at(*mesh.middle[i]) * 4 // 10 for part in pieces for i in part
    }  # how slowly a region grows there, in thousandths
    region = [SEA] * mesh.size
    first = 0
    for part, count in zip(pieces, counts, strict=True):
        _cut_piece(mesh, rng, part, count, first, rough, region)
        first += count
    _settle(mesh, home, region)
    for part in every:
        if len(part) < least:
            _join(mesh, home, region, part)
    return region


def _join(mesh: Mesh, home: list[int], region: list[int], islet: list[int]) -> None:
    """Give an islet to the nearest territory of its continent; it sinks if that is far."""
    own = [i for i in range(mesh.size) if region[i] != SEA and home[i] == home[islet[0]]]
    gap, near = min(((far(mesh.middle[i], mesh.middle[islet[0]]), i) for i in own), default=(mesh.width, -1))
    for i in islet:
        region[i] = region[near] if gap < 7 * mesh.side else SEA


def _cut_piece(mesh: Mesh, rng: Source, part: list[int], count: int, first: int, rough: dict[int, int], region: list[int]) -> None:
    seeds = _spread(mesh, rng, part, count)
    for _ in range(ROUNDS):
        grown = _grown(mesh, part, seeds, rough)
        seeds = [_heart(mesh, cells) for cells in grown]
    for n, cells in enumerate(grown):
        for i in cells:
            region[i] = first + n


def _spread(mesh: Mesh, rng: Source, part: list[int], count: int) -> list[int]:
    """Cells far from one another."""
    seeds = [rng.choice(part)]
    gap = {i: far(mesh.middle[i], mesh.middle[seeds[0]]) for i in part}
    while len(seeds) < count:
        seeds.append(max(part, key=lambda i: (gap[i] * (70 + i * 7919 % 31), i)))
        for i in part:
            gap[i] = min(gap[i], far(mesh.middle[i], mesh.middle[seeds[-1]]))
    return seeds


def _grown(mesh: Mesh, part: list[int], seeds: list[int], rough: dict[int, int]) -> list[list[int]]:
    """Regions grown from these seeds cell by cell, always the smallest one that still can."""
    free = set(part)
    fronts: list[list[tuple[int, int]]] = [[(0, seed)] for seed in seeds]
    out: list[list[int]] = [[] for _ in seeds]
    turns = [(0, n) for n in range(len(seeds))]
    while turns:
        _, n = heappop(turns)
        while fronts[n]:
            _, i = heappop(fronts[n])
            if i in free:
                free.discard(i)
                out[n].append(i)
                for j in mesh.around[i]:
                    if j in free:
                        heappush(fronts[n], (far(mesh.middle[j], mesh.middle[seeds[n]]) * rough[j], j))
                heappush(turns, (len(out[n]), n))
                break
    return out


def _heart(mesh: Mesh, cells: list[int]) -> int:
    """The cell nearest to the middle of its region."""
    x = sum(mesh.middle[i][0] for i in cells) // len(cells)
    y = sum(mesh.middle[i][1] for i in cells) // len(cells)
    return min(cells, key=lambda i: (far(mesh.middle[i], (x, y)), i))


def _settle(mesh: Mesh, home: list[int], region: list[int]) -> None:
    """Smooth borders within a continent: a cell mostly surrounded by another region goes over, if its own stays whole."""
    for _ in range(3):
        for i in range(mesh.size):
            if region[i] != SEA:
                near = [region[j] for j in mesh.around[i] if j >= 0 and home[j] == home[i]]
                best = max(sorted(set(near)), key=near.count, default=region[i])
                if near.count(best) > near.count(region[i]) + 1 and whole_without(mesh, region, i):
                    region[i] = best


def whole_without(mesh: Mesh, region: list[int], i: int) -> bool:
    """Whether a region stays in one piece around a cell that leaves it: its cells around that one are in one row."""
    ring = [j >= 0 and region[j] == region[i] for j in mesh.around[i]]
    return sum(1 for k in range(6) if ring[k] and not ring[k - 1]) == 1


def contacts(mesh: Mesh, region: list[int]) -> dict[tuple[int, int], int]:
    """How many edges each two territories share."""
    out: dict[tuple[int, int], int] = {}
    for i in range(mesh.size):
        for j in mesh.around[i][:3]:
            if j >= 0 and region[i] != region[j] and SEA not in (region[i], region[j]):
                pair = (min(region[i], region[j]), max(region[i], region[j]))
                out[pair] = out.get(pair, 0) + 1
    return out


def clear_corners(mesh: Mesh, home: list[int], region: list[int], least: int) -> bool:
    """Widen or part borders that are shorter than this many edges, so that it is clear whether two regions touch; False if some stay."""
    for _ in range(12):
        short = sorted(pair for pair, n in contacts(mesh, region).items() if n < least)
        if not short:
            return True
        for pair in short:
            _part_or_widen(mesh, home, region, pair)
    return False


def _part_or_widen(mesh: Mesh, home: list[int], region: list[int], pair: tuple[int, int]) -> None:
    """Hand the cell at a short border to the third region that meets there; a neck between two seas becomes wider."""
    for i in range(mesh.size):
        other = pair[0] + pair[1] - region[i]
        for k in range(6) if region[i] in pair else ():
            j = mesh.around[i][k]
            if j >= 0 and region[j] == other:
                beside = (mesh.around[i][k - 1], mesh.around[i][(k + 1) % 6])
                third = [x for x in beside if x >= 0 and region[x] not in (SEA, *pair)]
                wet = [x for x in beside if x >= 0 and region[x] == SEA]
                if third and whole_without(mesh, region, i):
                    home[i], region[i] = home[third[0]], region[third[0]]
                    return
                if wet:
                    home[wet[0]], region[wet[0]] = home[i], region[i]
                    return
