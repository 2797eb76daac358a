// A drawing for boards that nobody has drawn: continents in a ring, their territories round them, pulled into place by the borders.
import type { Board } from "../wire";
import { SHEET, type ContinentShape, type Lane, type PlaceShape, type Shapes } from "./shapes";

export type Spot = { x: number; y: number };

const HEIGHT = 1000;
const MARGIN = 130;
const GAP = 9;
const ROUNDS = 160;

/** Shapes made from nothing but the borders. */
export function layout(board?: Pick<Board, "places" | "territories" | "continents" | "continent_of" | "borders">): Shapes {
  const shapes: Shapes = {
    look: "plain",
    width: SHEET,
    height: HEIGHT,
    places: [],
    continents: [],
    frontier: "",
    lanes: [],
    mountains: [],
  };
  if (!board || board.territories === 0) return shapes;
  const spots = settle(start(board), board.borders, board.continent_of);
  const radius = Math.min(120, 0.62 * median(spots.map((_, i) => nearest(spots, i))));
  shapes.places = spots.map((s, i) => blob(board.places[i] ?? "", i, spots, radius));
  shapes.lanes = links(board.borders, board.territories).map(([a, b]) => between(a, b, spots, radius));
  shapes.continents = board.continents.map((id, c) =>
    named(
      id,
      spots.filter((_, i) => board.continent_of[i] === c),
      radius,
    ),
  );
  return shapes;
}

/** All pairs of territories with a border, each once. */
export function links(borders: number[][], size: number): [number, number][] {
  return borders.slice(0, size).flatMap((bs, a) => bs.filter((b) => b > a && b < size).map((b): [number, number] => [a, b]));
}

function start(board: Pick<Board, "territories" | "continents" | "continent_of">): Spot[] {
  const seen = board.continents.map(() => 0);
  const size = board.continents.map((_, c) => board.continent_of.filter((d) => d === c).length);
  return Array.from({ length: board.territories }, (_, t) => {
    const c = board.continent_of[t] ?? 0;
    const turn = (2 * Math.PI * c) / Math.max(1, board.continents.length) + Math.PI;
    const own = (2 * Math.PI * (seen[c] ?? 0)) / Math.max(1, size[c] ?? 1) + turn;
    seen[c] = (seen[c] ?? 0) + 1;
    const reach = 40 + 14 * (size[c] ?? 1);
    return { x: 520 * Math.cos(turn) + reach * Math.cos(own), y: 330 * Math.sin(turn) + reach * Math.sin(own) };
  });
}

/** Borders pull, everything pushes; at the end the whole fills the sheet. */
function settle(spots: Spot[], borders: number[][], continent: number[]): Spot[] {
  const pairs = links(borders, spots.length);
  for (let round = 0; round < ROUNDS; round++) {
    const heat = 14 * (1 - round / ROUNDS);
    const push = spots.map(() => ({ x: 0, y: 0 }));
    spots.forEach((p, i) =>
      spots.forEach((q, j) => {
        if (i === j) return;
        const d = Math.hypot(p.x - q.x, p.y - q.y) || 1;
        const f = 22000 / (d * d) / d;
        push[i]!.x += (p.x - q.x) * f;
        push[i]!.y += (p.y - q.y) * f;
      }),
    );
    for (const [a, b] of pairs) {
      const p = spots[a]!;
      const q = spots[b]!;
      const f = continent[a] === continent[b] ? 0.02 : 0.006;
      push[a]!.x += (q.x - p.x) * f;
      push[a]!.y += (q.y - p.y) * f;
      push[b]!.x += (p.x - q.x) * f;
      push[b]!.y += (p.y - q.y) * f;
    }
    spots = spots.map((p, i) => {
      const f = push[i]!;
      const size = Math.hypot(f.x, f.y) || 1;
      const step = Math.min(size, heat) / size;
      return { x: p.x + f.x * step, y: p.y + f.y * step };
    });
  }
  return fill(spots);
}

function fill(spots: Spot[]): Spot[] {
  const xs = spots.map((s) => s.x);
  const ys = spots.map((s) => s.y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const across = (v: number, from: number, to: number, size: number): number =>
    to - from < 1 ? size / 2 : MARGIN + ((v - from) / (to - from)) * (size - 2 * MARGIN);
  return spots.map((s) => ({ x: round(across(s.x, x0, x1, SHEET)), y: round(across(s.y, y0, y1, HEIGHT)) }));
}

/** A round territory, cut off halfway to its neighbours, so that none touch. */
function blob(id: string, i: number, spots: Spot[], radius: number): PlaceShape {
  const { x, y } = spots[i]!;
  let ring: Spot[] = Array.from({ length: 40 }, (_, k) => {
    const turn = (k * Math.PI) / 20;
    const r = radius * (1 + 0.07 * Math.sin(3 * turn + i) + 0.04 * Math.cos(5 * turn + 2 * i));
    return { x: x + r * Math.cos(turn), y: y + r * Math.sin(turn) };
  });
  for (const [j, q] of spots.entries()) {
    const d = Math.hypot(q.x - x, q.y - y);
    if (j !== i && d > 0 && d < 2.4 * radius) ring = cut(ring, x, y, (q.x - x) / d, (q.y - y) / d, d / 2 - GAP);
  }
  const path = `M${ring.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}z`;
  const wide = (f: (p: Spot) => number): number => round(Math.max(...ring.map(f)) - Math.min(...ring.map(f)));
  return { id, x, y, w: wide((p) => p.x), h: wide((p) => p.y), path, rim: path };
}

/** What of a ring lies no further than `far` from (x, y) in the direction (ux, uy). */
function cut(ring: Spot[], x: number, y: number, ux: number, uy: number, far: number): Spot[] {
  const over = (p: Spot): number => (p.x - x) * ux + (p.y - y) * uy - far;
  return ring.flatMap((p, k) => {
    const q = ring[(k + 1) % ring.length]!;
    const [a, b] = [over(p), over(q)];
    const crossing = a > 0 !== b > 0 ? [{ x: p.x + ((q.x - p.x) * a) / (a - b), y: p.y + ((q.y - p.y) * a) / (a - b) }] : [];
    return a > 0 ? crossing : [p, ...crossing];
  });
}

function between(a: number, b: number, spots: Spot[], radius: number): Lane {
  const [p, q] = [spots[a]!, spots[b]!];
  const d = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const r = Math.min(radius, d / 2 - GAP) - 12;
  const at = (s: Spot, f: number): string => `${round(s.x + ((q.x - p.x) / d) * f)} ${round(s.y + ((q.y - p.y) / d) * f)}`;
  return { a, b, path: `M${at(p, r)}L${at(q, -r)}` };
}

function named(id: string, own: Spot[], radius: number): ContinentShape {
  const x = own.reduce((n, s) => n + s.x, 0) / Math.max(1, own.length);
  return { id, x: round(x), y: round(Math.min(...own.map((s) => s.y), HEIGHT) - radius - 46), outline: "" };
}

function nearest(spots: Spot[], i: number): number {
  const { x, y } = spots[i]!;
  return Math.min(400, ...spots.filter((_, j) => j !== i).map((q) => Math.hypot(q.x - x, q.y - y)));
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
