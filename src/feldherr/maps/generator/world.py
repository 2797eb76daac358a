"""New worlds: a whole map from a seed. The same seed gives the same file on every machine; only whole numbers are used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldherr.maps.generator.bonus import bonus, border_territories
from feldherr.maps.generator.labels import titles, token
from feldherr.maps.generator.land import SEA, continents, homes, tidied
from feldherr.maps.generator.lanes import Water, around, chosen, drawn
from feldherr.maps.generator.mesh import Mesh, Spot
from feldherr.maps.generator.names import Names
from feldherr.maps.generator.outlines import Ring, outlines
from feldherr.maps.generator.regions import clear_corners, contacts, cut
from feldherr.maps.generator.source import Source, mix

WIDTH: Final = 16_000
HEIGHT: Final = 9_000
FEWEST, MOST = 8, 250  # territories
LAND: Final = 50  # per cent of the sheet
ROOM: Final = 90  # a counter has at least so much room on every side, on maps of up to 120 territories
TRIES: Final = 60
SYMBOLS: Final = ["infantry", "cavalry", "artillery"]


@dataclass
class Sketch:
    """A world before it has names: everything by numbers."""

    home: list[int]  # the continent of each territory
    rings: list[list[Ring]]
    tokens: list[Spot]
    titles: list[Spot]
    land: set[tuple[int, int]]
    lanes: dict[tuple[int, int], list[Ring]]

    def near(self) -> list[set[int]]:
        """The neighbours of each territory, by land and by sea."""
        out: list[set[int]] = [set() for _ in self.home]
        for a, b in [*self.land, *self.lanes]:
            out[a].add(b)
            out[b].add(a)
        return out


def new(seed: int, territories: int) -> dict[str, Any]:
    """The tables of a new world's map; ValueError says why there is none."""
    found, _ = attempted(seed, territories)
    return tables(found, seed)


def attempted(seed: int, territories: int) -> tuple[Sketch, int]:
    """The first world of a seed that is good to play on, and how many were tried."""
    if not FEWEST <= territories <= MOST:
        raise ValueError(f"a new world has {FEWEST} to {MOST} territories, not {territories}")
    if not 0 <= seed < 1 << 63:
        raise ValueError(f"a seed is a whole number from 0 to {(1 << 63) - 1}")
    for attempt in range(TRIES):
        rng = Source(mix(seed) ^ mix(territories << 8 | attempt))
        found = sketch(rng, territories)
        if found is not None:
            return found, attempt + 1
    raise ValueError(f"no good world of {territories} territories came of seed {seed} in {TRIES} tries: take another seed")


def sketch(rng: Source, territories: int) -> Sketch | None:
    """A world; None if chance made one that nobody would like to play on."""
    each = max(36, min(250, 3000 // territories))  # cells of a territory
    mesh = Mesh(WIDTH, HEIGHT, territories * each * 100 // LAND, rng.bits() >> 16)
    where = tidied(mesh, homes(mesh, rng, continents(territories), territories * each), each // 2)
    try:
        region = cut(mesh, rng, where, territories, each // 2)
    except ValueError:
        return None
    if not clear_corners(mesh, where, region, 2):
        return None
    return _drawn(mesh, where, region, territories)


def _drawn(mesh: Mesh, where: list[int], region: list[int], count: int) -> Sketch | None:
    cells: list[list[int]] = [[] for _ in range(count)]
    for i in range(mesh.size):
        if region[i] != SEA:
            cells[region[i]].append(i)
    home = _renumbered([where[own[0]] for own in cells])
    land, water = set(contacts(mesh, region)), Water(mesh, region)
    lanes = chosen(water.lanes(), land, home, mesh)
    if lanes is None:
        return None
    rings = outlines(mesh, region, count)
    tokens = [token(mesh, region, cells[t], rings[t]) for t in range(count)]
    if min(room for room, _ in tokens) < ROOM * (120 if count > 120 else count) // count:
        return None
    spots = [spot for _, spot in tokens]
    out = Sketch(home, rings, spots, [], land, {lane.pair: [drawn(mesh, lane, rings)] for lane in lanes})
    back = around(mesh, region, out.near())
    if back and count > 24:
        (a, b), ((wx, wy), (ex, ey)) = back
        pieces = [[(wx, wy), (0, wy)], [(ex, ey), (WIDTH, ey)]]
        out.lanes[min(a, b), max(a, b)] = pieces
    out.titles = titles(mesh, water.steps, water.nearest, home, spots)
    return out


def _renumbered(home: list[int]) -> list[int]:
    """Continents numbered from 0 in the order of their first territory; those that got none are left out."""
    order = {c: n for n, c in enumerate(dict.fromkeys(home))}
    return [order[c] for c in home]


def tables(s: Sketch, seed: int) -> dict[str, Any]:
    """A sketch as the tables of a map file, with the names that its seed gives it."""
    near, names = s.near(), Names(Source(mix(seed)))
    count = len(s.home)
    realms = [names.continent() for _ in range(max(s.home) + 1)]
    lands = [names.territory() for _ in range(count)]
    world = names.continent()
    ids = [name.lower() for name in lands]
    members = [[t for t in range(count) if s.home[t] == c] for c in range(len(realms))]
    head = {"format": 2, "name": world, "symbols": SYMBOLS, "source": f"feldherr map new --seed {seed} --territories {count}"}
    head |= {"licence": "CC0-1.0", "size": [WIDTH, HEIGHT]}
    return {
        "map": head,
        "continent": {
            name.lower(): {"bonus": bonus(len(own), border_territories(own, near)), "name": {"en": name}, "label": list(s.titles[c])}
            for c, (name, own) in enumerate(zip(realms, members, strict=True))
        },
        "territory": {ids[t]: _territory(s, t, ids, realms, lands) for t in range(count)},
        "lane": lane_tables(s, ids),
        "shape": {ids[t]: [flat(ring) for ring in s.rings[t]] for t in range(count)},
    }


def _territory(s: Sketch, t: int, ids: list[str], realms: list[str], lands: list[str]) -> dict[str, Any]:
    out: dict[str, Any] = {"continent": realms[s.home[t]].lower()}
    for way, links in (("land", s.land), ("sea", set(s.lanes))):
        near = [ids[other] for other in range(len(ids)) if (min(t, other), max(t, other)) in links]
        out |= {way: near} if near else {}
    return out | {"symbol": SYMBOLS[t % 3], "stars": 2 if t % 7 in (2, 5) else 1, "name": {"en": lands[t]}, "label": list(s.tokens[t])}


def lane_tables(s: Sketch, ids: list[str]) -> dict[str, dict[str, list[str]]]:
    """The lines of the lanes, by the ids of their ends."""
    out: dict[str, dict[str, list[str]]] = {}
    for (a, b), pieces in sorted(s.lanes.items()):
        out.setdefault(ids[a], {})[ids[b]] = [flat(piece) for piece in pieces]
    return out


def flat(line: Ring) -> str:
    """A line as map files have it."""
    return " ".join(f"{x} {y}" for x, y in line)
