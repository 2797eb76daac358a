// The measures of a token: a pill with a part for each side that stands there.
import type { Troop } from "./marks";

export interface Part extends Troop {
  /** From the left end of the pill. */
  x: number;
  width: number;
  /** The middle of the number, from the left end of the pill's part. */
  middle: number;
  /** The middle of the mark, likewise. */
  mark: number;
  shape: (left: number, high: number, first: boolean, last: boolean) => string;
}

/** A very large window is looked at from further away: how much larger all has to be (as in `app.css`). */
export function far(): number {
  return Math.max(1, Math.min(2, (0.012 * Math.min(innerWidth, innerHeight)) / 16));
}

/** The letters grow a little with the map, and are never too small to read. */
export function fontFor(k: number, by = far()): number {
  return by * Math.min(24, Math.max(11, Math.round(2 * (8.6 + (5.2 * k) / by)) / 2));
}

/** How high a token is. */
export function highFor(font: number): number {
  return font <= 11 ? 15 : font + 6;
}

export function parts(troops: Troop[], font: number): Part[] {
  let x = 0;
  const pad = font <= 11 ? 6.5 : 9.5;
  return troops.map((t) => {
    const digits = String(t.n).length * font * 0.6;
    const width = font * 0.72 + digits + pad;
    const at = x;
    x += width;
    return {
      ...t,
      x: at,
      width,
      middle: pad / 2 + 0.4 + font * 0.72 + digits / 2,
      mark: pad / 2 + font * 0.3,
      shape: (left, high, first, last) => pill(left + at, width, high, first, last),
    };
  });
}

export function tokenWidth(troops: Troop[], font: number): number {
  return troops.length === 0 ? 12 : parts(troops, font).reduce((n, p) => n + p.width, 0) + 3;
}

/** A box with round ends where it is the first or the last part. */
function pill(x: number, w: number, h: number, first: boolean, last: boolean): string {
  const r = h / 2;
  const [a, b] = [first ? r : 0, last ? r : 0];
  return `M${x + a} ${-r}H${x + w - b}${b ? `a${r} ${r} 0 0 1 0 ${h}` : `v${h}`}H${x + a}${a ? `a${r} ${r} 0 0 1 0 ${-h}` : ""}z`;
}
