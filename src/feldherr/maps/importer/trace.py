"""From painted cells to a map: outlines traced, neighbours found, lanes drawn, labels placed as on new worlds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from feldherr.maps.drawing import inside
from feldherr.maps.generator.labels import titles, token
from feldherr.maps.generator.land import continents
from feldherr.maps.generator.lanes import Lane, Water, chosen, drawn
from feldherr.maps.generator.mesh import Spot, far
from feldherr.maps.generator.outlines import Ring, outlines
from feldherr.maps.generator.regions import contacts
from feldherr.maps.generator.world import Sketch
from feldherr.maps.importer.clean import cells_of, cleaned
from feldherr.maps.importer.plan import Grid, Plan
from feldherr.maps.reader import MapError

Pair = tuple[int, int]
BORDER: Final = 3  # edges of cells: regions that share fewer touch in a point
LANES: Final = 200
COAST: Final = 40  # cells of a territory that are looked at for the shortest lane


@dataclass
class Traced(Sketch):
    """A drawn map before it has ids. Territories that touch but are not neighbours have a mountain between them."""

    size: Spot = (0, 0)
    mountains: set[Pair] = field(default_factory=set)
    enlarged: list[int] = field(default_factory=list)
    grouped: bool = False  # nobody said what its continents are


def traced(plan: Plan) -> Traced:
    """The map of a plan."""
    grid = Grid(plan.regions.size)
    region = plan.regions.painted(grid)
    enlarged = cleaned(grid, region, plan)
    cells = cells_of(region, len(plan.places))
    rings = outlines(grid, region, len(cells))
    tokens = [_token(grid, region, own, rings[n]) for n, own in enumerate(cells)]
    edges, water = contacts(grid, region), Water(grid, region)
    touching, home = set(edges), _homes(plan)
    if plan.borders is None:
        land = {pair for pair, count in edges.items() if count >= BORDER}
        lanes = _found([lane for lane in water.lanes() if lane.pair not in touching - land], land, home, grid)
    else:
        land, lanes = touching & plan.borders, _given(water, plan.borders - touching, cells, grid)
    grouped = len(set(home)) == 1
    if grouped:
        home = _groups(len(cells), land | {lane.pair for lane in lanes})
    lines = {lane.pair: _line(grid, lane, rings) for lane in lanes}
    spots = titles(grid, water.steps, water.nearest, home, tokens)
    return Traced(home, rings, tokens, spots, land, lines, (grid.width, grid.height), touching - land, enlarged, grouped)


def _homes(plan: Plan) -> list[int]:
    """The continent of each territory by its number, in the order of their first territories."""
    names = {name: n for n, name in enumerate(dict.fromkeys(place.continent for place in plan.places))}
    return [names[place.continent] for place in plan.places]


def _token(grid: Grid, region: list[int], cells: list[int], rings: list[Ring]) -> Spot:
    """A place for the counter; in a territory that is thin everywhere the first that lies inside of it."""
    _, best = token(grid, region, cells, rings)
    lines = [tuple(ring) for ring in rings]
    return next((at for at in (best, *map(grid.heart, cells)) if inside(at, lines)), best)


def _found(ways: list[Lane], land: set[Pair], home: list[int], grid: Grid) -> list[Lane]:
    """Lanes as on new worlds; if continents can't be joined so, then the map as a whole."""
    return chosen(ways, land, home, grid) or chosen(ways, land, [0] * len(home), grid) or []


def _given(water: Water, pairs: set[Pair], cells: list[list[int]], grid: Grid) -> list[Lane]:
    """The lanes between these: the way of the ships, or straight on where no open water lies between."""
    if len(pairs) > LANES:
        raise MapError(f"has {len(pairs)} borders between territories that don't touch; {LANES} are the most")
    ways = {lane.pair: lane for lane in water.lanes()}
    return [ways.get(pair) or Lane(pair, _nearest(cells[pair[0]], cells[pair[1]], grid)) for pair in sorted(pairs)]


def _nearest(own: list[int], other: list[int], grid: Grid) -> Pair:
    """Two cells of these that lie near to each other, seen round the back of the world too."""
    some, more = own[:: len(own) // COAST + 1], other[:: len(other) // COAST + 1]
    return min(((i, j) for i in some for j in more), key=lambda ends: _apart(grid, *ends))


def _apart(grid: Grid, i: int, j: int) -> int:
    (ax, ay), (bx, by) = grid.middle[i], grid.middle[j]
    return min(far((ax, ay), (bx, by)), far((min(ax, bx) + grid.width, ay), (max(ax, bx), by)))


def _line(grid: Grid, lane: Lane, rings: list[list[Ring]]) -> list[Ring]:
    """The drawing of a lane; it leaves the sheet at one margin if that way is shorter."""
    (ax, ay), (bx, by) = grid.middle[lane.cells[0]], grid.middle[lane.cells[-1]]
    if _apart(grid, lane.cells[0], lane.cells[-1]) == far((ax, ay), (bx, by)):
        return [drawn(grid, lane, rings)]
    west, east = sorted(((ax, ay), (bx, by)))
    return [[west, (0, west[1])], [east, (grid.width, east[1])]]


def _groups(count: int, links: set[Pair]) -> list[int]:
    """Continents where nobody has named any: grown from territories far apart, always the smallest one that still can."""
    near: list[set[int]] = [set() for _ in range(count)]
    for a, b in links:
        near[a].add(b)
        near[b].add(a)
    seeds = [0]
    while len(seeds) < continents(count):
        steps = _steps(near, seeds)
        seeds.append(max(range(count), key=lambda n, steps=steps: (steps[n], -n)))  # type: ignore[misc]
    home = [seeds.index(n) if n in seeds else -1 for n in range(count)]
    stuck: set[int] = set()
    while len(stuck) < len(seeds):
        group = min((g for g in range(len(seeds)) if g not in stuck), key=lambda g: (home.count(g), g))
        free = sorted({other for n in range(count) if home[n] == group for other in near[n] if home[other] < 0})
        if free:
            home[free[0]] = group
        else:
            stuck.add(group)
    order = {g: n for n, g in enumerate(dict.fromkeys(home))}
    return [order[g] for g in home]


def _steps(near: list[set[int]], seeds: list[int]) -> list[int]:
    """How many borders each territory is away from the nearest seed."""
    steps = dict.fromkeys(seeds, 0)
    wave = list(seeds)
    for n in wave:  # grows while it is walked through
        for other in sorted(near[n] - steps.keys()):
            steps[other] = steps[n] + 1
            wave.append(other)
    return [steps.get(n, len(near)) for n in range(len(near))]
