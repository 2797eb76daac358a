// Where a bubble goes: beside what it is about, never on it nor on the arrow there, and on other counters only if there is no other way.

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
const NEAR = 5; // what a pixel of distance costs beside a square pixel of what is covered

const area = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const AIR = 8; // pixels that stay free round paper that lies apart, and round what a bubble is about

const aired = ({ x, y, width, height }: Box): Box => ({ x: x - AIR, y: y - AIR, width: width + 2 * AIR, height: height + 2 * AIR });

/** How far boxes are from each other. */
export function gap(a: Box, b: Box): number {
  const x = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  return Math.hypot(x, Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height));
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(n, Math.max(low, high)));

/** What should rather not be covered, and how much less gladly than the open sea. */
export interface Shy extends Box {
  weight: number;
}
/** How shy what is on the map is: any counter, one that can be picked, and the arrow. */
export const SHY = { counter: 3, target: 8, arrow: 60 };
const TOUCHED = 500; // what covering any of it costs, times how shy it is
export const REACH = 170; // pixels from what it is about to a bubble that stands apart from it

/** Where a bubble was, and how large. */
export type Was = Spot & Partial<Size>;
type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** The best place in `free` for a bubble of that size about the first of some boxes; the others it is about are kept clear too.
 *
 * Where it was before it stays, unless it would now lie on what it is about. */
export function settle(size: Size, about: Box[], avoid: Shy[], free: Box, before?: Was): Spot {
  const [anchor] = about;
  const kept = before && within({ ...grown(before, size), ...size }, free);
  if (anchor && kept && !about.some((a) => area({ ...kept, ...size }, aired(a)) > 0))
    return { ...kept, tip: before.tip && tipAt(before.tip.side, kept, size, anchor) };
  if (!anchor) return { x: free.x + (free.width - size.width) / 2, y: free.y + free.height - size.height, tip: null };
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...size };
    const covered = about.reduce((sum, a) => sum + 1000 * area(box, a) + 10 * area(box, aired(a)), 0);
    const others = avoid.reduce((sum, a) => sum + (area(box, a) ? a.weight * (TOUCHED + area(box, a)) : 0), 0);
    const far = Math.hypot(middle(box).x - middle(anchor).x, middle(box).y - middle(anchor).y);
    return covered + others + NEAR * far + (spot.tip ? 0 : 800);
  };
  const beside = [...candidates(size, anchor, anchor, free), ...candidates(size, about.reduce(union), anchor, free)];
  const [first, ...others] = [...beside, ...anywhere(size, anchor, free)];
  return others.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), first!);
}

/** The best place in `free` for paper that lies on none of some boxes; it stays where it was as long as it can. Null if there is no place. */
export function apart(size: Size, places: Shy[], papers: Box[], free: Box, before: Point | null = null): Point | null {
  const inside = (p: Point): boolean => within({ ...p, ...size }, free).x === p.x && within({ ...p, ...size }, free).y === p.y;
  const covered = (p: Point, least = 0): number =>
    places.reduce((sum, a) => sum + (a.weight >= least ? a.weight * area({ ...p, ...size }, a) : 0), 0);
  const clear = (p: Point): boolean => inside(p) && !papers.some((paper) => area(aired({ ...p, ...size }), paper) > 0);
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

const STEP = 20; // pixels between places that are tried anywhere

/** Places all about what a bubble is about, for one that stands apart from it. */
function anywhere({ width, height }: Size, anchor: Box, free: Box): Spot[] {
  const steps = (from: number, room: number): number[] => {
    const n = Math.max(1, Math.ceil(room / STEP));
    return Array.from({ length: n + 1 }, (_, i) => from + (Math.max(0, room) * i) / n);
  };
  const columns = steps(free.x, free.width - width);
  const spots = steps(free.y, free.height - height).flatMap((y) => columns.map((x): Spot => ({ x, y, tip: null })));
  return spots.filter((spot) => gap({ ...spot, width, height }, anchor) <= REACH);
}

const ALONG = [0.5, 1, 0, 0.75, 0.25]; // where on its edge the tip may be

/** The sides of a box, each moved into the free part; those that no longer touch it have no tip. The tip points to the anchor. */
function candidates({ width, height }: { width: number; height: number }, a: Box, anchor: Box, free: Box): Spot[] {
  const { x, y } = middle(anchor);
  const along = (at: number, long: number): number[] => ALONG.map((t) => at - TIP - 8 - t * (long - 2 * TIP - 16));
  const [xs, ys] = [along(x, width), along(y, height)];
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
