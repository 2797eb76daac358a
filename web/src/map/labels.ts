// Names on the map: as many as fit without covering tokens or each other.
import type { Spot } from "./geometry";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name that wants a place near its token. */
export interface Wish {
  id: number;
  lines: string[];
  /** The middle of the token, and its size. */
  at: Spot;
  width: number;
  height: number;
  /** How wide its land is on the screen. */
  room: number;
  /** Names that must be shown come first and needn't fit their land. */
  must: boolean;
}

export interface Label {
  id: number;
  lines: string[];
  x: number;
  y: number;
}

/** A name on one line, or on two if it is long. */
export function lines(title: string): string[] {
  const words = title.split(" ");
  if (title.length < 12 || words.length < 2) return [title];
  let best = [title];
  let least = Infinity;
  for (let i = 1; i < words.length; i++) {
    const halves = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const long = Math.max(...halves.map((h) => h.length));
    if (long < least) [best, least] = [halves, long];
  }
  return best;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** How wide a text is, near enough. */
export function textWidth(text: string, font: number): number {
  return text.length * font * 0.54;
}

/** Names that found room, each below or above its token. */
export function place(wishes: Wish[], taken: Box[], font: number): Label[] {
  const out: Label[] = [];
  const boxes = [...taken];
  const order = [...wishes].sort((a, b) => Number(b.must) - Number(a.must) || b.room - a.room);
  for (const w of order) {
    const width = Math.max(...w.lines.map((l) => textWidth(l, font)));
    if (!w.must && width > w.room * 1.25 + 8) continue;
    const tall = w.lines.length * font * 1.08;
    const [below, above] = [w.at.y + w.height / 2 + 0.5, w.at.y - w.height / 2 - tall - 1];
    const beside = w.width / 2 + width / 2 + 3;
    const spots: [number, number][] = [
      [0, below],
      [0, above],
    ];
    if (w.must) spots.push([beside, w.at.y - tall / 2], [-beside, w.at.y - tall / 2], [0, below]);
    for (const [n, [dx, top]] of spots.entries()) {
      const x = w.at.x + dx;
      const box = { left: x - width / 2, right: x + width / 2, top, bottom: top + tall };
      if (n < 4 && boxes.some((b) => overlap(b, box))) continue;
      boxes.push(box);
      out.push({ id: w.id, lines: w.lines, x, y: top });
      break;
    }
  }
  return out.sort((a, b) => a.id - b.id);
}
