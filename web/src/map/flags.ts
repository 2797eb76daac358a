// Where small flags go: above their counter, and if a name, another counter or another flag is there, beside it. Armies to come: at a corner.
import { around, overlap, type Box } from "./boxes";
import type { Spot } from "./geometry";

export interface Flag extends Spot {
  place: number;
  text: string;
  half: number;
  /** Where its tip points: down to the counter, or to the side; without one where it lies beside it aslant. */
  tip: "down" | "left" | "right";
}

export const TALL = 21;
const UP = 26;
const ASIDE = 20; // half a counter, with the gap

/** Flags at their counters, in the order given; one that finds no free place is above its counter all the same. */
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
    const free = (f: Flag): boolean => ![...shut, ...put].some((box) => overlap(boxOf(f), box));
    const tried = ways(at, scale, half).map((way): Flag => ({ place, text, half, ...way }));
    const flag = tried.find(free) ?? tried[0]!;
    put.push(boxOf(flag));
    return [flag];
  });
}

const boxOf = (f: Flag): Box => around(f, 2 * f.half, TALL);

export const GHOST = { width: 34, height: 22 };
const [RIGHT, OVER] = [27, 17];

/** Where the flag of armies to come goes: at the corner of its counter that covers nothing, the upper right one if all do. */
export function corner({ x, y }: Spot, scale: number, taken: Box[]): Spot {
  const corners = [-1, 1].flatMap((down) => [1, -1].map((right): Spot => ({ x: x + right * RIGHT * scale, y: y + down * OVER * scale })));
  return corners.find((at) => !taken.some((box) => overlap(around(at, GHOST.width, GHOST.height), box))) ?? corners[0]!;
}

function ways({ x, y }: Spot, scale: number, half: number): (Spot & { tip: Flag["tip"] })[] {
  const [up, aside] = [y - UP * scale, ASIDE * scale + 7 + half];
  return [
    { x, y: up, tip: "down" },
    { x: x + half - 10, y: up, tip: "down" },
    { x: x - half + 10, y: up, tip: "down" },
    { x: x + aside, y, tip: "left" },
    { x: x - aside, y, tip: "right" },
  ];
}
