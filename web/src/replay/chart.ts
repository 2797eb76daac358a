// The lines of a chart: what each side had, turn by turn.
import type { Turn } from "../wire";

export type Measure = "lands" | "armies" | "income";
export const MEASURES: Measure[] = ["lands", "armies", "income"];

/** The room that lines are drawn in. */
export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Line {
  side: number;
  path: string;
  end: { x: number; y: number }; // where its mark is
}

/** Lines are told apart by their dashes too: none like another among six players. */
export const DASHES = ["", "7 3", "2 3", "9 3 2 3", "5 2 1 2 1 2", "12 4"];

export function top(turns: Turn[], measure: Measure): number {
  return Math.max(1, ...turns.flatMap((turn) => turn[measure]));
}

/** Round numbers for the height: at most four lines, the highest not below the top. */
export function ticks(most: number): number[] {
  const rough = most / 3;
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = Math.max(1, [1, 2, 5, 10].map((k) => k * ten).find((k) => k >= rough) ?? ten);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

export function across(at: number, last: number, room: Room): number {
  return room.left + (last ? at / last : 0) * (room.right - room.left);
}

export function lines(turns: Turn[], measure: Measure, last: number, height: number, room: Room): Line[] {
  const sides = turns[0]?.[measure].length ?? 0;
  const y = (value: number): number => room.bottom - (value / height) * (room.bottom - room.top);
  const made = Array.from({ length: sides }, (_, side) => {
    const points = turns.map((turn) => ({ x: across(turn.at, last, room), y: y(turn[measure][side] ?? 0) }));
    return { side, path: trace(points), end: { ...(points.at(-1) ?? { x: room.left, y: room.bottom }) } };
  });
  return apart(made.filter((line) => turns.some((turn) => turn[measure][line.side])));
}

function trace(points: { x: number; y: number }[]): string {
  return points.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("");
}

/** Marks that would cover each other are moved apart, the upper ones up. */
function apart(all: Line[], least = 11): Line[] {
  const sorted = [...all].sort((a, b) => b.end.y - a.end.y);
  for (let i = 1; i < sorted.length; i++) {
    const below = sorted[i - 1]!.end.y;
    if (below - sorted[i]!.end.y < least) sorted[i]!.end.y = below - least;
  }
  return all;
}

/** So many of all moments, evenly, the first and the last among them: a table that can be read. */
export function some<T>(all: T[], most = 16): T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);
}
