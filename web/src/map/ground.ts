// The land as the map's maker sees it: what a path encloses, how far the land reaches, whose a point of the sheet is.
import type { Box } from "./boxes";
import type { Spot } from "./geometry";
import type { Shapes } from "./shapes";

/** Side of a cell, in the map's own measure: fine enough for the smallest island. */
const CELL = 4;
const SEA = -1;

export interface Ground {
  /** The box round all land. */
  land: Box;
  /** The territory at a point of the map, or -1. */
  at: (x: number, y: number) => number;
}

/** The rings of a path that knows only M, L, l and z, as all drawn land does. */
export function rings(path: string): Spot[][] {
  const out: Spot[][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of path.matchAll(/([MLlz])([^MLlz]*)/g)) {
    const numbers = rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      [x, y] = command === "l" ? [x + numbers[i]!, y + numbers[i + 1]!] : [numbers[i]!, numbers[i + 1]!];
      if (command === "M" && i === 0) out.push([]);
      out.at(-1)?.push({ x, y });
    }
    if (command === "z" && out.at(-1)?.[0]) [x, y] = [out.at(-1)![0]!.x, out.at(-1)![0]!.y];
  }
  return out;
}

const known = new WeakMap<Shapes, Ground>();

/** The ground of a board, made once. */
export function groundOf(shapes: Shapes): Ground {
  let ground = known.get(shapes);
  if (!ground) known.set(shapes, (ground = survey(shapes)));
  return ground;
}

function survey(shapes: Shapes): Ground {
  const wide = Math.ceil(shapes.width / CELL);
  const high = Math.ceil(shapes.height / CELL);
  const cells = new Int16Array(wide * high).fill(SEA);
  const land: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  shapes.places.forEach((p, place) => {
    const all = rings(p.path);
    for (const { x, y } of all.flat()) {
      land.left = Math.min(land.left, x);
      land.right = Math.max(land.right, x);
      land.top = Math.min(land.top, y);
      land.bottom = Math.max(land.bottom, y);
    }
    for (let row = 0; row < high; row++) {
      for (const [from, to] of spans(all, (row + 0.5) * CELL)) {
        const first = Math.max(0, Math.round(from / CELL));
        cells.fill(place, row * wide + first, row * wide + Math.max(first, Math.min(wide, Math.round(to / CELL))));
      }
    }
  });
  return {
    land: land.left < land.right ? land : { left: 0, top: 0, right: shapes.width, bottom: shapes.height },
    at: (x, y) => {
      const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
      return column < 0 || row < 0 || column >= wide || row >= high ? SEA : cells[row * wide + column]!;
    },
  };
}

/** From where to where a line across the map lies inside some rings. */
function spans(all: Spot[][], y: number): [number, number][] {
  const cuts: number[] = [];
  for (const ring of all) {
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length]!;
      if (p.y > y !== q.y > y) cuts.push(p.x + ((y - p.y) * (q.x - p.x)) / (q.y - p.y));
    });
  }
  cuts.sort((a, b) => a - b);
  return cuts.flatMap((x, i): [number, number][] => (i % 2 === 0 && cuts[i + 1] !== undefined ? [[x, cuts[i + 1]!]] : []));
}

/** How many corners a piece of line has. */
const PIECE = 20;

/** Islands as separate outlines, each with its lakes: the browser leaves out those that are not in what it paints just now. */
export function islands(path: string): string[] {
  const all = rings(path).map((ring) => ({ ring, box: boxOf(ring), lakes: [] as string[] }));
  const around = (inner: (typeof all)[0]): (typeof all)[0] | undefined =>
    all.find((outer) => outer !== inner && holds(outer.box, inner.box) && holdsSpot(outer.ring, inner.ring[0]!));
  const outer = all.filter((each) => {
    const land = around(each);
    land?.lakes.push(`${written(each.ring)}z`);
    return !land;
  });
  return outer.map(({ ring, lakes }) => `${written(ring)}z${lakes.join("")}`);
}

function boxOf(ring: Spot[]): Box {
  const [xs, ys] = [ring.map((p) => p.x), ring.map((p) => p.y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const holds = (a: Box, b: Box): boolean => a.left < b.left && a.right > b.right && a.top < b.top && a.bottom > b.bottom;

const holdsSpot = (ring: Spot[], { x, y }: Spot): boolean => spans([ring], y).some(([from, to]) => from < x && x < to);

/** Outlines cut into short pieces, for the same reason: a stroke costs by its corners, in every tile that its path touches. Nothing finer than `by` is kept. */
export function strokes(path: string, by = 0): string[] {
  return rings(path).flatMap((ring) => {
    const line = by ? thinned(ring, by) : ring;
    const closed = [...line, line[0]!];
    return Array.from({ length: Math.ceil((closed.length - 1) / PIECE) }, (_, i) => written(closed.slice(i * PIECE, (i + 1) * PIECE + 1)));
  });
}

export function written(line: Spot[]): string {
  return `M${line.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}`;
}

/** The corners of a ring that matter: those further than `by` from the line between the ones that are kept (Douglas and Peucker). */
export function thinned(ring: Spot[], by: number): Spot[] {
  if (ring.length < 5) return ring;
  const keep = new Uint8Array(ring.length);
  const half = Math.floor(ring.length / 2);
  keep[0] = keep[half] = keep[ring.length - 1] = 1;
  const open: [number, number][] = [
    [0, half],
    [half, ring.length - 1],
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next;
    let [far, most] = [-1, by];
    for (let i = from + 1; i < to; i++) {
      const d = distance(ring[i]!, ring[from]!, ring[to]!);
      if (d > most) [far, most] = [i, d];
    }
    if (far < 0) continue;
    keep[far] = 1;
    open.push([from, far], [far, to]);
  }
  return ring.filter((_, i) => keep[i]);
}

/** How far a point is from the line between two others. */
export function distance(p: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy;
  const t = long ? Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / long)) : 0;
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
