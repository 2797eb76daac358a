// Where small flags go: above their counter; where a name, another counter or another flag is there, beside it or a little further away, with
// a line to it. Armies to come: at a corner of their counter, or about it.
import { around, overlap, shared, type Box } from "./boxes";
import type { Spot } from "./geometry";

export interface Flag extends Spot {
  place: number;
  text: string;
  half: number;
  /** Where its tip points: down to the counter, or to the side; a line leads to it from further away. */
  tip: "down" | "left" | "right" | "line";
}

export const TALL = 21;
const UP = 26;
const ASIDE = 20; // half a counter, with the gap

/** Flags at their counters, in the order given; where no place is free, the one that covers least. */
export function flags(
  tags: Map<number, string>,
  spots: Spot[],
  scale: number,
  wide: (text: string) => number,
  taken: (place: number) => Box[],
): Flag[] {
  const put: Box[] = [];
  return [...tags].flatMap(([place, text]) => {
    const at = spots[place];
    if (!at || !text) return [];
    const half = wide(text) / 2 + 9;
    const shut = taken(place);
    const tried = ways(at, scale, half).map((way): Flag => ({ place, text, half, ...way }));
    const flag = freest(tried, boxOf, [...shut, ...put]);
    put.push(boxOf(flag));
    return [flag];
  });
}

const boxOf = (f: Flag): Box => around(f, 2 * f.half, TALL);

/** The first that covers nothing, else the one that covers least. */
function freest<T>(tried: T[], box: (way: T) => Box, taken: Box[]): T {
  const covered = (way: T): number => Math.round(taken.reduce((sum, other) => sum + shared(box(way), other), 0));
  return tried.find((way) => !taken.some((other) => overlap(box(way), other))) ?? tried.reduce((a, b) => (covered(b) < covered(a) ? b : a));
}

export const GHOST = { width: 34, height: 22 };
const [RIGHT, OVER] = [27, 17];

/** Where the flag of armies to come goes: at the corner of its counter that covers nothing, else beside it or about it. */
export function corner({ x, y }: Spot, scale: number, taken: Box[]): Spot {
  const corners = [-1, 1].flatMap((down) => [1, -1].map((right): Spot => ({ x: x + right * RIGHT * scale, y: y + down * OVER * scale })));
  const sides = [1, -1].map((right): Spot => ({ x: x + right * (ASIDE * scale + GHOST.width / 2), y }));
  const tried = [...corners, ...sides, ...about({ x, y }, GHOST.width / 2, scale)];
  return freest(tried, (at) => around(at, GHOST.width, GHOST.height), taken);
}

function ways({ x, y }: Spot, scale: number, half: number): (Spot & { tip: Flag["tip"] })[] {
  const [up, aside] = [y - UP * scale, ASIDE * scale + 7 + half];
  return [
    { x, y: up, tip: "down" },
    { x: x + half - 10, y: up, tip: "down" },
    { x: x - half + 10, y: up, tip: "down" },
    { x: x + aside, y, tip: "left" },
    { x: x - aside, y, tip: "right" },
    ...about({ x, y }, half, scale).map((at) => ({ ...at, tip: "line" as const })),
  ];
}

const FURTHER = [4, 12, 22, 34, 48]; // pixels between a counter and a flag
const TURNS = 16;

/** Round about a counter, ever further away. */
function about({ x, y }: Spot, half: number, scale: number): Spot[] {
  return FURTHER.flatMap((gap) =>
    Array.from({ length: TURNS }, (_, i) => {
      const turn = (2 * Math.PI * i) / TURNS - Math.PI / 2;
      return { x: x + Math.cos(turn) * (ASIDE * scale + half + gap), y: y + Math.sin(turn) * ((ASIDE / 2) * scale + TALL / 2 + gap) };
    }),
  );
}
