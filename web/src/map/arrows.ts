// Arrows: an attack is a solid blade, a move a row of footfalls. Different by form first, by colour second.
import type { Spot } from "./geometry";

const BEND = 0.16;
const POINTS = 24;

export interface Bow {
  from: Spot;
  to: Spot;
  bend: number;
}

/** From one counter to another, leaving room at both; round the back of the map in two parts, to one edge and from the other. */
export function bows(from: Spot, to: Spot, room: number, wrap?: { left: number; right: number }): Bow[] {
  if (!wrap) return [cut({ from, to, bend: BEND }, room, room)];
  const [out, back] = from.x < to.x ? [wrap.left, wrap.right] : [wrap.right, wrap.left];
  return [cut({ from, to: { x: out, y: from.y }, bend: 0 }, room, 0), cut({ from: { x: back, y: to.y }, to, bend: 0 }, 0, room)];
}

/** A bow shortened at its ends, at most by a third each. */
function cut({ from, to, bend }: Bow, near: number, far: number): Bow {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [a, b] = [Math.min(near / long, 0.33), Math.min(far / long, 0.33)];
  const bow = { from, to, bend };
  return { from: along(bow, a), to: along(bow, 1 - b), bend: bend * (1 - a - b) };
}

/** A point of a bow, from 0 to 1. */
function along({ from, to, bend }: Bow, t: number): Spot {
  const middle = { x: (from.x + to.x) / 2 + (to.y - from.y) * bend, y: (from.y + to.y) / 2 - (to.x - from.x) * bend };
  const mix = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: mix(from.x, middle.x, to.x), y: mix(from.y, middle.y, to.y) };
}

/** Points along a bow, so far from each other. */
export function beads(bow: Bow, apart: number): Spot[] {
  const n = Math.ceil(Math.hypot(bow.to.x - bow.from.x, bow.to.y - bow.from.y) / apart);
  return Array.from({ length: n + 1 }, (_, i) => along(bow, n ? i / n : 0));
}

/** A point and the direction of the bow there. */
function heading(bow: Bow, t: number): Spot & { dx: number; dy: number } {
  const [p, q] = [along(bow, t), along(bow, t + 0.01)];
  const d = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  return { ...p, dx: (q.x - p.x) / d, dy: (q.y - p.y) / d };
}

/** The outline of a blade that grows towards what it strikes. */
export function blade(bow: Bow, wide = 11): string {
  const long = Math.hypot(bow.to.x - bow.from.x, bow.to.y - bow.from.y) || 1;
  const neck = 1 - Math.min(0.45, (wide * 1.7) / long);
  const left: Spot[] = [];
  const right: Spot[] = [];
  for (let i = 0; i <= POINTS; i++) {
    const { x, y, dx, dy } = heading(bow, (neck * i) / POINTS);
    const half = 1.5 + (wide * 0.42 - 1.5) * (i / POINTS);
    left.push({ x: x - dy * half, y: y + dx * half });
    right.unshift({ x: x + dy * half, y: y - dx * half });
  }
  const { x, y, dx, dy } = heading(bow, neck);
  const barb = (side: number): Spot => ({ x: x - side * dy * wide - dx * 3, y: y + side * dx * wide - dy * 3 });
  return `M${[...left, barb(1), bow.to, barb(-1), ...right].map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}z`;
}

/** Footfalls along a bow, as one path. */
export function footfalls(bow: Bow): string {
  const long = Math.hypot(bow.to.x - bow.from.x, bow.to.y - bow.from.y);
  const n = Math.max(1, Math.round(long / 15));
  return Array.from({ length: n }, (_, i) => {
    const { x, y, dx, dy } = heading(bow, (i + 0.5) / n);
    const at = (u: number, v: number): string => `${(x + u * dx - v * dy).toFixed(1)} ${(y + u * dy + v * dx).toFixed(1)}`;
    return `M${at(-4, -5.5)}L${at(3, 0)}L${at(-4, 5.5)}`;
  }).join("");
}
