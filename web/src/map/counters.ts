// The measures of counters: a pill with a mark and a number for each side that stands there, on a pile that grows with its armies.
import type { Troop } from "./marks";

/** At a scale of 1: where the map of a 1280 by 720 window is seen as a whole. */
export const HIGH = 22;
/** The figures' size, and that of a mark. */
export const FIGURES = 13.5;
export const MARK = 8.6;
const TALLEST = 7;
const LEAST = 11 / FIGURES;

export interface Part extends Troop {
  /** The middle of the part, from the middle of the counter. */
  x: number;
  width: number;
}

/** A very large window is looked at from further away: how much larger all has to be (as in `app.css`). */
export function far(): number {
  return Math.max(1, Math.min(2, (0.012 * Math.min(innerWidth, innerHeight)) / 16));
}

const contrast = typeof matchMedia === "function" ? matchMedia("(prefers-contrast: more)") : null;

/** How much larger marks are drawn: twice as large for those who want more contrast. */
export const markBy = (): number => (contrast?.matches ? 2 : 1);
const wider = (): number => MARK * (markBy() - 1);

/** Fingers need more room than a mouse. */
export function coarse(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

/** How large counters are drawn: they grow a little with the map, and their figures are never too small to read. */
export function counterScale(k: number, by = far()): number {
  return by * Math.max(LEAST, Math.min(1.6, 0.8 + (0.25 * k) / by)) * (coarse() && k > 0.5 ? 1.12 : 1);
}

/** The size of names. */
export function labelFont(k: number, antique: boolean, by = far()): number {
  return by * (antique ? 12 : 11) * Math.max(1, Math.min(1.6, 0.72 + (0.36 * k) / by)) * (coarse() && k > 0.5 ? 1.08 : 1);
}

/** How high the pile is that a counter lies on. */
export function pile(n: number): number {
  return n >= 15 ? TALLEST : n >= 8 ? 5.5 : n >= 4 ? 4 : 2.5;
}

/** The parts of a counter, side by side about its middle. */
export function parts(troops: Troop[]): Part[] {
  const widths = troops.map((t) => (t.n > 99 ? 46 : t.n > 9 ? 40 : 33) - (troops.length > 1 ? 5 : 0) + wider());
  let x = -widths.reduce((n, w) => n + w, 0) / 2;
  return troops.map((t, i) => {
    const width = widths[i]!;
    x += width;
    return { ...t, x: x - width / 2, width };
  });
}

/** The largest that a counter gets for as many sides: two figures and a mark each, on the highest pile. */
export function largest(sides: number, scale: number): { width: number; height: number } {
  return { width: ((sides > 1 ? sides * 35 : 40) + sides * wider()) * scale, height: (HIGH + TALLEST) * scale };
}

/** How much larger a counter is drawn that is chosen or aimed at: no more than its box allows, so that it touches no name. */
export function raisedBy(troops: Troop[], armies: number): number {
  const room = largest(Math.max(1, troops.length), 1);
  const width = parts(troops).reduce((sum, p) => sum + p.width, 0);
  return Math.max(1, Math.min(1.1, room.width / width, room.height / (HIGH + pile(armies))));
}

/** A pill's outline; where team mates are joined, only its ends are round. */
export function pill(x: number, width: number, high: number, first: boolean, last: boolean): string {
  const r = high / 2;
  const [left, right] = [x - width / 2, x + width / 2];
  const [a, b] = [first ? r : 0, last ? r : 0];
  return `M${left + a} ${-r}H${right - b}${b ? `a${r} ${r} 0 0 1 0 ${high}` : `v${high}`}H${left + a}${a ? `a${r} ${r} 0 0 1 0 ${-high}` : ""}z`;
}
