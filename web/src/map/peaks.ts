// Mountains along a border: peaks a little apart, now on one side of it and now on the other where it runs up and down.
import type { Spot } from "./geometry";
import type { Shapes } from "./shapes";

type Peak = Shapes["mountains"][number];

const FIRST = 4;
const APART = 15;
const STEEP = 3; // peaks stand so much closer where a border runs up and down
const ASIDE = 6;
const LOW = 14;
const HIGH = 19;

/** The peaks along some lines, the farthest ones first, so that the near ones stand before them. The same lines have the same peaks. */
export function peaksAlong(lines: Spot[][]): Peak[] {
  const out: Peak[] = [];
  const chance = dice();
  let side = 1;
  for (const line of lines) {
    const long = length(line);
    let d = Math.min(FIRST, long / 2);
    while (d < long) {
      const [here, back, ahead] = [along(line, d), along(line, d - ASIDE), along(line, d + ASIDE)];
      const steep = Math.abs(ahead.y - back.y) / (Math.hypot(ahead.x - back.x, ahead.y - back.y) || 1);
      const x = here.x + 3 * chance() - 1.5 + side * ASIDE * steep;
      out.push([x, here.y + 4 * chance() + 3, LOW + (HIGH - LOW) * chance()]);
      [d, side] = [d + APART - STEEP * steep, -side];
    }
  }
  return out.sort((a, b) => a[1] - b[1]);
}

function length(line: Spot[]): number {
  return line.reduce((sum, p, i) => sum + (i ? gap(line[i - 1]!, p) : 0), 0);
}

/** The point of a line that is so far from its beginning; its ends have no beyond. */
function along(line: Spot[], far: number): Spot {
  let left = Math.max(0, far);
  for (let i = 1; i < line.length; i++) {
    const [p, q] = [line[i - 1]!, line[i]!];
    const step = gap(p, q);
    if (left <= step && step > 0) return { x: p.x + ((q.x - p.x) * left) / step, y: p.y + ((q.y - p.y) * left) / step };
    left -= step;
  }
  return line.at(-1)!;
}

const gap = (p: Spot, q: Spot): number => Math.hypot(q.x - p.x, q.y - p.y);

/** Numbers from 0 to 1 that look like chance and are always the same. */
function dice(): () => number {
  let state = 1;
  return () => (state = (state * 75 + 74) % 65537) / 65537;
}
