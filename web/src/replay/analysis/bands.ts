// The chart of everybody's chances: a band for each player, one on top of the other.
import type { Analysis, ChartMark } from "../../wire";
import { across, type Room } from "../chart";

export interface Band {
  seat: number;
  path: string;
  x: number; // where it is widest,
  y: number; // its middle there,
  height: number; // and how wide it is
}

/** The bands from the first seat's at the bottom upwards; team mates have one chance together and share it. */
export function bands({ parties, points }: Pick<Analysis, "parties" | "points">, last: number, room: Room): Band[] {
  const x = points.map(({ at }) => across(at, last, room));
  const y = (share: number): number => room.bottom - share * (room.bottom - room.top);
  let floor = points.map(() => 0);
  return parties.map((party, seat) => {
    const mates = parties.filter((other) => other === party).length;
    const top = points.map(({ chances }, i) => floor[i]! + chances[seat]! / mates);
    const over = top.map((v, i) => `${x[i]!.toFixed(1)} ${y(v).toFixed(1)}`);
    const under = floor.map((v, i) => `${x[i]!.toFixed(1)} ${y(v).toFixed(1)}`).reverse();
    const inside = points.map((_, i) => i).filter((i) => x[i]! > room.left + 10 && x[i]! < room.right - 10);
    const widest = inside.reduce((best, i) => (top[i]! - floor[i]! > top[best]! - floor[best]! ? i : best), inside[0] ?? 0);
    const height = y(floor[widest]!) - y(top[widest]!);
    const band = { seat, path: `M${[...over, ...under].join("L")}Z`, x: x[widest]!, y: y(top[widest]!) + height / 2, height };
    floor = top;
    return band;
  });
}

/** Everybody's chances after so many moves: those of the last point before it. */
export function chancesAt({ points }: Pick<Analysis, "points">, at: number): number[] {
  return (points.findLast((point) => point.at <= at) ?? points[0]!).chances;
}

/** Where the marks stand: above their moments, moved apart where they would cover each other. */
export function placed(marks: ChartMark[], last: number, room: Room, wide: number): { mark: ChartMark; x: number }[] {
  const out = marks.map((mark) => ({ mark, x: across(mark.at, last, room) })).sort((a, b) => a.x - b.x);
  for (let i = 1; i < out.length; i++) out[i]!.x = Math.max(out[i]!.x, out[i - 1]!.x + wide);
  for (let i = out.length - 1, most = room.right; i >= 0; i--, most -= wide) out[i]!.x = Math.min(out[i]!.x, most);
  return out;
}
