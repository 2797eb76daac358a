// Where things are on the screen: the camera, the next place in a direction, hit areas, counters that make room for each other.
import type { Box } from "./boxes";

export interface Spot {
  x: number;
  y: number;
}

/** What part of the map is shown: screen = map × k + (x, y). */
export interface Camera extends Spot {
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A mouse needs this many pixels each way, a finger more. */
export const TOUCH = 32;
export const FINGER = 44;
export const CLOSEST = 6;

/** Parts of the window that are covered, from each edge. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const EVEN: Insets = { top: 6, right: 6, bottom: 6, left: 6 };

/** The part of the window that nothing covers; something is always left. */
export function freeBox(screen: Size, { top, right, bottom, left }: Insets): Box {
  const wide = Math.max(40, screen.width - left - right);
  const high = Math.max(40, screen.height - top - bottom);
  return { left, top, right: left + wide, bottom: top + high };
}

/** A box of the map as large as it can be in a box of the screen, in its middle. */
export function fit(map: Box, free: Box): Camera {
  const [w, h] = [map.right - map.left, map.bottom - map.top];
  const k = Math.max(0.02, Math.min((free.right - free.left) / w, (free.bottom - free.top) / h));
  return { k, x: (free.left + free.right - (map.left + map.right) * k) / 2, y: (free.top + free.bottom - (map.top + map.bottom) * k) / 2 };
}

/** Nearer or further, with the place under (x, y) staying there. */
export function zoomed(c: Camera, by: number, x: number, y: number, least: number): Camera {
  const k = Math.min(CLOSEST, Math.max(least, c.k * by));
  return { k, x: x - ((x - c.x) / c.k) * k, y: y - ((y - c.y) / c.k) * k };
}

/** The map doesn't leave the free part of the screen: what is smaller stays in its middle, what is larger keeps covering it. */
export function held(c: Camera, map: Box, free: Box): Camera {
  const keep = (at: number, [low, high]: [number, number], [from, to]: [number, number]): number => {
    const [first, last] = [from - low * c.k, to - high * c.k];
    return first <= last ? (first + last) / 2 : Math.min(first, Math.max(last, at));
  };
  return {
    k: c.k,
    x: keep(c.x, [map.left, map.right], [free.left, free.right]),
    y: keep(c.y, [map.top, map.bottom], [free.top, free.bottom]),
  };
}

/** How far the camera has to go so that a box of the screen lies within another; of one that is too large, the middle. */
export function shift(box: Box, into: Box): Spot {
  const along = (low: number, high: number, from: number, to: number): number => {
    if (high - low > to - from) return (from + to - low - high) / 2;
    return low < from ? from - low : high > to ? to - high : 0;
  };
  return { x: along(box.left, box.right, into.left, into.right), y: along(box.top, box.bottom, into.top, into.bottom) };
}

export function shown(c: Camera, p: Spot): Spot {
  return { x: p.x * c.k + c.x, y: p.y * c.k + c.y };
}

/** The camera that has a place in the middle of a box of the screen. */
export function centred(k: number, p: Spot, free: Box): Camera {
  return { k, x: (free.left + free.right) / 2 - p.x * k, y: (free.top + free.bottom) / 2 - p.y * k };
}

/** The middle of some places; of none, that of the map. */
export function middle(spots: Spot[], map: Size): Spot {
  if (spots.length === 0) return { x: map.width / 2, y: map.height / 2 };
  return { x: spots.reduce((n, s) => n + s.x, 0) / spots.length, y: spots.reduce((n, s) => n + s.y, 0) / spots.length };
}

const KEYS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The way an arrow key points, if it is one. */
export function direction(key: string): Spot | null {
  return KEYS[key] ?? null;
}

/** The nearest of some places in a direction; at the edge of the map the furthest on the other side. */
export function next(from: Spot, way: Spot, places: Iterable<[number, Spot]>): number | null {
  let best: number | null = null;
  let least = Infinity;
  let round: number | null = null;
  let furthest = 0;
  for (const [place, p] of places) {
    const ahead = (p.x - from.x) * way.x + (p.y - from.y) * way.y;
    const aside = Math.abs((p.x - from.x) * way.y) + Math.abs((p.y - from.y) * way.x);
    const cost = ahead + 2.2 * aside;
    if (ahead > 0.5 && cost < least) [best, least] = [place, cost];
    const back = -ahead - 2.2 * aside;
    if (back > furthest) [round, furthest] = [place, back];
  }
  return best ?? round;
}

/** How far round its token a place can be touched: 0 where its own land is large enough. */
export function hitRadius(w: number, h: number, k: number, need = TOUCH): number {
  return Math.min(w, h) * k >= need ? 0 : need / 2;
}

/** Which of several spots is meant by a touch: the nearest within reach; what can be picked counts as twice as near. */
export function meant(at: Spot, spots: [place: number, spot: Spot][], pickable: Set<number>, reach: number): number | null {
  const near = spots.map(([place, { x, y }]) => ({ place, far: Math.hypot(x - at.x, y - at.y) })).filter(({ far }) => far <= reach);
  const cost = ({ place, far }: (typeof near)[number]): number => (pickable.has(place) ? far / 2 : far);
  return near.length ? near.reduce((best, other) => (cost(other) < cost(best) ? other : best)).place : null;
}

/** Moves boxes apart until none overlap, or nearly so; each stays as near to its place as it can. */
export function spread<T extends Spot>(boxes: T[], width: (b: T) => number, height: number, rounds = 24): Spot[] {
  const at = boxes.map((b) => ({ x: b.x, y: b.y }));
  for (let round = 0; round < rounds; round++) {
    let moved = false;
    for (let i = 0; i < at.length; i++) {
      for (let j = i + 1; j < at.length; j++) {
        const [p, q] = [at[i]!, at[j]!];
        const over = (width(boxes[i]!) + width(boxes[j]!)) / 2 + 1 - Math.abs(p.x - q.x);
        const above = height + 1 - Math.abs(p.y - q.y);
        if (over <= 0 || above <= 0) continue;
        moved = true;
        if (over < above) {
          const by = ((p.x <= q.x ? -1 : 1) * over) / 2;
          p.x += by;
          q.x -= by;
        } else {
          const by = ((p.y <= q.y ? -1 : 1) * above) / 2;
          p.y += by;
          q.y -= by;
        }
      }
    }
    if (!moved) break;
  }
  return at;
}
