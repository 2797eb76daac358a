// The calm middle of a territory: what lies further inside its border than the band along it is wide.
import type { Box } from "./boxes";
import type { Spot } from "./geometry";
import { distance, rings, thinned, written } from "./ground";

/** A side of a border, in its box. */
interface Side extends Box {
  a: Spot;
  b: Spot;
}

/** Of the inner edge of a band nobody sees more. */
const FINE = 1.5;
/** Points of a long straight border are at most this far apart: any of them may lie opposite another part of it. */
const STEP = 6;
/** A corner reaches no further than so many widths. */
const SPIKE = 3;
/** Points that are further apart than so many widths have a neck between them that is all band. */
const NECK = 2.5;

/** What remains of a path without a band of this width along its border: it lies within the path, so that nothing has to be clipped. Null where the border is too tangled for that. */
export function inset(path: string, by: number): string | null {
  const fine = Math.min(FINE, by / 4);
  const border = rings(path).map((ring) => thinned(ring, fine));
  const all = border.flatMap(sidesOf);
  const free = (p: Spot): boolean => far(p, all, 0.96 * by) && inside(p, all);
  const open = (p: Spot, q: Spot): boolean => near(p, q) < NECK * by + STEP && !crosses(p, q, all);
  const lines = border.flatMap((ring) => linked(runs(within(sidesOf(ring), all, by), free, open), open)).filter((line) => line.length > 2);
  if (!lines.every((line) => open(line.at(-1)!, line[0]!))) return null;
  return lines.map((line) => `${written(thinned(line, fine / 3))}z`).join("");
}

function sidesOf(ring: Spot[]): Side[] {
  const sides = ring.map((a, i): Side => {
    const b = ring[(i + 1) % ring.length]!;
    return { a, b, left: Math.min(a.x, b.x), right: Math.max(a.x, b.x), top: Math.min(a.y, b.y), bottom: Math.max(a.y, b.y) };
  });
  return sides.filter(({ a, b }) => a.x !== b.x || a.y !== b.y);
}

/** Whether a point is so far from all sides. */
function far(p: Spot, all: Side[], by: number): boolean {
  for (const s of all) {
    if (s.right < p.x - by || s.left > p.x + by || s.bottom < p.y - by || s.top > p.y + by) continue;
    if (distance(p, s.a, s.b) < by) return false;
  }
  return true;
}

function inside({ x, y }: Spot, all: Side[]): boolean {
  let odd = false;
  for (const { a, b, top, bottom } of all) {
    if (top <= y && y < bottom && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) odd = !odd;
  }
  return odd;
}

/** A ring moved inwards, side by side; what of it is too near to another side is not taken out yet. */
function within(ring: Side[], all: Side[], by: number): Spot[] {
  const normals = ring.map(({ a, b }): Spot => {
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    return { x: (a.y - b.y) / long, y: (b.x - a.x) / long };
  });
  const n = normals[0];
  if (!n) return [];
  const { a, b } = ring[0]!;
  const way = inside({ x: (a.x + b.x) / 2 + 0.01 * n.x, y: (a.y + b.y) / 2 + 0.01 * n.y }, all) ? by : -by;
  return ring.flatMap(({ a, b }, i) => [...corner(a, normals.at(i - 1)!, normals[i]!, way), ...between(a, b, normals[i]!, way)]);
}

/** Where two sides meet, once they are moved: in one point if that is not too far away, else at the end of either. */
function corner(p: Spot, m: Spot, n: Spot, way: number): Spot[] {
  const meet = 1 + m.x * n.x + m.y * n.y;
  const hollow = way * (m.x * n.y - m.y * n.x) < 0;
  if (!hollow && meet > 2 / SPIKE ** 2) return [{ x: p.x + (way * (m.x + n.x)) / meet, y: p.y + (way * (m.y + n.y)) / meet }];
  return [m, n].map((to) => ({ x: p.x + way * to.x, y: p.y + way * to.y }));
}

function between(from: Spot, to: Spot, n: Spot, way: number): Spot[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => {
    const t = (i + 1) / steps;
    return { x: from.x + (to.x - from.x) * t + way * n.x, y: from.y + (to.y - from.y) * t + way * n.y };
  });
}

/** The points that are free, in the order of the ring, parted where it passes a neck. */
function runs(points: Spot[], free: (p: Spot) => boolean, open: (p: Spot, q: Spot) => boolean): Spot[][] {
  const out: Spot[][] = [];
  for (const p of points.filter(free)) {
    const run = out.at(-1);
    if (run && open(run.at(-1)!, p)) run.push(p);
    else out.push([p]);
  }
  return out;
}

const near = (p: Spot, q: Spot): number => Math.hypot(p.x - q.x, p.y - q.y);

const turn = (p: Spot, q: Spot, r: Spot): boolean => (q.x - p.x) * (r.y - p.y) > (q.y - p.y) * (r.x - p.x);

function crosses(p: Spot, q: Spot, all: Side[]): boolean {
  const [left, right, top, bottom] = [Math.min(p.x, q.x), Math.max(p.x, q.x), Math.min(p.y, q.y), Math.max(p.y, q.y)];
  for (const s of all) {
    if (s.right < left || s.left > right || s.bottom < top || s.top > bottom) continue;
    if (turn(p, q, s.a) !== turn(p, q, s.b) && turn(s.a, s.b, p) !== turn(s.a, s.b, q)) return true;
  }
  return false;
}

/** Runs joined to lines: one that ends at a neck goes on with the one that begins on its other side. */
function linked(parts: Spot[][], open: (p: Spot, q: Spot) => boolean): Spot[][] {
  const out: Spot[][] = [];
  for (let left = parts; left[0];) {
    const line = [...left[0]];
    left = left.slice(1);
    for (let next = after(line, left, open); next; next = after(line, left, open)) {
      line.push(...next);
      left = left.filter((run) => run !== next);
    }
    out.push(line);
  }
  return out;
}

/** The run that a line goes on with; none if its own beginning is nearer. */
function after(line: Spot[], runs: Spot[][], open: (p: Spot, q: Spot) => boolean): Spot[] | undefined {
  const [begin, end] = [line[0]!, line.at(-1)!];
  const to = (run: Spot[]): number => near(end, run[0]!);
  return runs.filter((run) => to(run) < near(end, begin) && open(end, run[0]!)).sort((a, b) => to(a) - to(b))[0];
}
