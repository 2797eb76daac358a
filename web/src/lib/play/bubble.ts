// Where a bubble goes: beside what it is about, never on it, and on other targets only if there is no other way.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type SideName = "right" | "left" | "below" | "above";

export interface Spot {
  x: number;
  y: number;
  /** The edge of the bubble that its tip is on, and how far along; null if it stands apart from what it is about. */
  tip: { side: SideName; at: number } | null;
}

const GAP = 14;
const TIP = 22; // the tip keeps away from round corners
const NEAR = 4; // what a pixel of distance costs beside a square pixel of what is covered

const area = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(n, Math.max(low, high)));

/** What should rather not be covered, and how much less gladly than the open sea. */
export interface Shy extends Box {
  weight: number;
}

/** Where a bubble was, and how large. */
export type Was = Spot & Partial<Size>;
type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** The best place in `free` for a bubble of that size about the first of some boxes; the others it is about are kept clear too. */
export function settle(size: Size, about: Box[], avoid: Shy[], free: Box, before?: Was): Spot {
  const [anchor] = about;
  const kept = before && within({ ...grown(before, size), ...size }, free);
  if (anchor && kept && !about.some((a) => area({ ...kept, ...size }, a) > 0) && before.tip)
    return { ...kept, tip: tipAt(before.tip.side, kept, size, anchor) };
  if (!anchor) return { x: free.x + (free.width - size.width) / 2, y: free.y + free.height - size.height, tip: null };
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...size };
    const covered = about.reduce((sum, a) => sum + area(box, a), 0);
    const others = avoid.reduce((sum, a) => sum + a.weight * area(box, a), 0);
    const far = Math.hypot(middle(box).x - middle(anchor).x, middle(box).y - middle(anchor).y);
    return 1000 * covered + others + NEAR * far + (spot.tip ? 0 : 800);
  };
  const [first, ...others] = [...candidates(size, anchor, anchor, free), ...candidates(size, about.reduce(union), anchor, free)];
  return others.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), first!);
}

const AIR = 8; // pixels round paper that lies apart

/** The best place in `free` for paper that lies on none of some boxes; it stays where it was as long as it can. Null if there is no place. */
export function apart(size: Size, places: Shy[], papers: Box[], free: Box, before: Point | null = null): Point | null {
  const wide = { width: size.width + 2 * AIR, height: size.height + 2 * AIR };
  const airy = ({ x, y }: Point): Box => ({ x: x - AIR, y: y - AIR, ...wide });
  const inside = (p: Point): boolean => within({ ...p, ...size }, free).x === p.x && within({ ...p, ...size }, free).y === p.y;
  const covered = (p: Point, least = 0): number =>
    places.reduce((sum, a) => sum + (a.weight >= least ? a.weight * area({ ...p, ...size }, a) : 0), 0);
  const clear = (p: Point): boolean => inside(p) && !papers.some((paper) => area(airy(p), paper) > 0);
  if (before && clear(before) && !covered(before, 5)) return before;
  const steps = (from: number, room: number, n: number): number[] =>
    Array.from({ length: n + 1 }, (_, i) => from + (Math.max(0, room) * i) / n);
  const all = steps(free.y, free.height - size.height, 12).flatMap((y) =>
    steps(free.x, free.width - size.width, 12).map((x) => ({ x, y })),
  );
  const spots = all.filter(clear).map((p) => ({ ...p, cost: covered(p) + (p.y - free.y) / NEAR }));
  const best = spots.reduce<(typeof spots)[number] | null>((a, b) => (a && a.cost <= b.cost ? a : b), null);
  return best && { x: best.x, y: best.y };
}

const ARROW = 24; // how wide the arrow between two places is, with what it bends

/** What the arrow from the second of two places to the first lies on: better seen than covered. */
export function between([to, from]: Box[]): Shy[] {
  if (!to || !from) return [];
  const [a, b] = [middle(from), middle(to)];
  const n = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / ARROW);
  return Array.from({ length: Math.max(0, n - 1) }, (_, i) => {
    const t = (i + 1) / n;
    return { x: a.x + (b.x - a.x) * t - ARROW / 2, y: a.y + (b.y - a.y) * t - ARROW / 2, width: ARROW, height: ARROW, weight: 1 };
  });
}

/** A bubble that gets larger grows away from what it is about. */
function grown({ x, y, tip, width, height }: Was, size: Size): { x: number; y: number } {
  const left = tip?.side === "left" && width !== undefined ? x + width - size.width : x;
  return { x: left, y: tip?.side === "above" && height !== undefined ? y + height - size.height : y };
}

const middle = (b: Box) => ({ x: b.x + b.width / 2, y: b.y + b.height / 2 });

/** The smallest box around both. */
function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** The sides of a box, each moved into the free part; those that no longer touch it have no tip. The tip points to the anchor. */
function candidates({ width, height }: { width: number; height: number }, a: Box, anchor: Box, free: Box): Spot[] {
  const { x, y } = middle(anchor);
  const xs = [x - width / 2, x - width + TIP + 8, x - TIP - 8];
  const ys = [y - height / 2, y - height + TIP + 8, y - TIP - 8];
  const wished: [SideName, number, number][] = [
    ...ys.map((top): [SideName, number, number] => ["right", a.x + a.width + GAP, top]),
    ...ys.map((top): [SideName, number, number] => ["left", a.x - width - GAP, top]),
    ...xs.map((left): [SideName, number, number] => ["below", left, a.y + a.height + GAP]),
    ...xs.map((left): [SideName, number, number] => ["above", left, a.y - height - GAP]),
  ];
  return wished.map(([side, left, top]) => {
    const spot = within({ x: left, y: top, width, height }, free);
    const moved = side === "right" || side === "left" ? spot.x !== left : spot.y !== top;
    return { ...spot, tip: moved ? null : tipAt(side, spot, { width, height }, anchor) };
  });
}

/** Moved into the free part. */
function within(box: Box, free: Box): { x: number; y: number } {
  return {
    x: clamp(box.x, free.x, free.x + free.width - box.width),
    y: clamp(box.y, free.y, free.y + free.height - box.height),
  };
}

function tipAt(
  side: SideName,
  at: { x: number; y: number },
  { width, height }: { width: number; height: number },
  anchor: Box,
): Spot["tip"] {
  const { x, y } = middle(anchor);
  const along = side === "right" || side === "left" ? clamp(y - at.y, TIP, height - TIP) : clamp(x - at.x, TIP, width - TIP);
  return { side, at: along };
}
