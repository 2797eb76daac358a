// The picture of an attack's odds: bars from the best end for the attacker to the worst.
import type { Odds } from "../../wire";

export interface Bar {
  taken: boolean;
  low: number; // armies left of the side that holds it then; in a row, the territory where it ends
  high: number;
  p: number;
}

/** Whether odds are those of this board: it may have changed while they were asked for. */
export function fits(odds: Odds, way: number[], armies: number[]): boolean {
  const same =
    odds.stages.length === way.length - 1 && odds.stages.every((s, i) => s.place === way[i + 1] && s.defenders === armies[s.place]);
  return same && odds.armies === armies[way[0]!];
}

/** Odds that take up the room of those that are still to come: nothing moves when they do. */
export function room(way: number[], armies: number[]): Odds {
  const [own = 1, ...others] = way.map((t) => armies[t] ?? 1);
  const even = (n: number) => Array.from({ length: n }, () => 0.05);
  const stages = others.map((defenders, i) => ({ place: way[i + 1]!, win: 0.5, survivors: 10, defenders }));
  return {
    armies: own,
    attackers: own - 1,
    win: 0.5,
    lost: 1.5,
    slain: 1.5,
    stages,
    left: even(Math.min(own, 10)),
    held: even(Math.min(others[0] ?? 1, 10)),
    godswar: null,
  };
}

/** Chances by armies left, grouped into at most `most` bars; what hardly ever happens is left out. */
export function bars(odds: Odds, most = 20): Bar[] {
  const held =
    odds.stages.length === 1 ? grouped(odds.held, false, most / 2) : odds.held.map((p, i) => ({ taken: false, low: i, high: i, p }));
  return [...grouped(odds.left, true, most / 2).reverse(), ...held].filter((bar) => bar.p > 0.0005);
}

function grouped(chances: number[], taken: boolean, most: number): Bar[] {
  const likely = chances.flatMap((p, k) => (p > 0.0005 ? [k] : []));
  const [low, high] = [likely[0] ?? 0, likely.at(-1) ?? 0];
  const step = Math.max(1, Math.ceil((high - low + 1) / most));
  const out: Bar[] = [];
  for (let k = low; k <= high; k += step) {
    const p = chances.slice(k, k + step).reduce((sum, x) => sum + x, 0);
    out.push({ taken, low: k, high: Math.min(k + step - 1, high), p });
  }
  return out;
}
