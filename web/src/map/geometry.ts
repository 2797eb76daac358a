// Where things are on the screen: the camera, the next place in a direction, hit areas, tokens that make room for each other.

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

/** A finger needs this many pixels each way. */
export const TOUCH = 32;
export const CLOSEST = 6;

/** The whole map, in the middle. */
export function fit(map: Size, screen: Size, pad = 6): Camera {
  const k = Math.max(0.02, Math.min((screen.width - 2 * pad) / map.width, (screen.height - 2 * pad) / map.height));
  return { k, x: (screen.width - map.width * k) / 2, y: (screen.height - map.height * k) / 2 };
}

/** Nearer or further, with the place under (x, y) staying there. */
export function zoomed(c: Camera, by: number, x: number, y: number, least: number): Camera {
  const k = Math.min(CLOSEST, Math.max(least, c.k * by));
  return { k, x: x - ((x - c.x) / c.k) * k, y: y - ((y - c.y) / c.k) * k };
}

/** The map doesn't leave the screen: what is smaller stays in the middle, what is larger keeps covering it. */
export function held(c: Camera, map: Size, screen: Size): Camera {
  const keep = (at: number, long: number, room: number): number =>
    long <= room ? (room - long) / 2 : Math.min(0, Math.max(room - long, at));
  return { k: c.k, x: keep(c.x, map.width * c.k, screen.width), y: keep(c.y, map.height * c.k, screen.height) };
}

export function shown(c: Camera, p: Spot): Spot {
  return { x: p.x * c.k + c.x, y: p.y * c.k + c.y };
}

/** The camera that has a place in the middle. */
export function centred(k: number, p: Spot, screen: Size): Camera {
  return { k, x: screen.width / 2 - p.x * k, y: screen.height / 2 - p.y * k };
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
export function hitRadius(w: number, h: number, k: number): number {
  return Math.min(w, h) * k >= TOUCH ? 0 : TOUCH / 2;
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

/** An arrow from one token to another, bent a little; round the back of the map it is two arrows, to one edge and from the other. */
export function arrow(from: Spot, to: Spot & { width?: number }, wrap?: { left: number; right: number }): string {
  const half = (to.width ?? 20) / 2 + 6;
  if (wrap) {
    const [out, back] = from.x < to.x ? [wrap.left, wrap.right] : [wrap.right, wrap.left];
    return `M${r(from.x)} ${r(from.y)}L${r(out)} ${r(from.y)}M${r(back)} ${r(to.y)}L${r(to.x + (back > to.x ? half : -half))} ${r(to.y)}`;
  }
  const d = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / d, (to.y - from.y) / d];
  const gap = Math.min(d / 3, half / Math.max(Math.abs(ux), (Math.abs(uy) * half) / 15));
  const end = { x: to.x - ux * gap, y: to.y - uy * gap };
  const c = { x: (from.x + end.x) / 2 + (end.y - from.y) * 0.16, y: (from.y + end.y) / 2 - (end.x - from.x) * 0.16 };
  return `M${r(from.x)} ${r(from.y)}Q${r(c.x)} ${r(c.y)} ${r(end.x)} ${r(end.y)}`;
}

function r(n: number): number {
  return Math.round(n * 10) / 10;
}
