// Who came where: winners first, then by points, else by land and armies; those who are out last, whoever held out longest before the others.
// When somebody fell stands in the game's record: what a device has heard may begin later.
import type { Event, Table, View, Board } from "../wire";
import { score } from "../lib/game/known";
import { standing, type Standing } from "../lib/game/standing";

export interface Rank {
  place: number; // 1 is the first; several may share it
  sides: number[]; // team mates stand together
  points: number; // -1 where there are none
  lands: number;
  armies: number;
}

type Told = { view: View; board: Board; table: Pick<Table, "seats" | "teams"> };

/** Whether the record decides: several are out. */
export function needsRecord({ view, table }: Omit<Told, "board">): boolean {
  return teamsOf(table, table.seats.length).filter((sides) => fallen(sides, view)).length > 1;
}

/** Everybody's place; those who are out share one unless the events tell who fell first. */
export function ranking({ view, board, table }: Told, events: Event[]): Rank[] {
  const seats = table.seats.length;
  const has = standing(view, board, seats);
  const parties = teamsOf(table, seats).map((sides) => party(sides, view, has, events, seats));
  parties.sort((a, b) => compare(a.key, b.key));
  return parties.map((each, i) => {
    const first = parties.findIndex((other) => compare(other.key, each.key) === 0);
    return { ...each.rank, place: Math.min(first, i) + 1 };
  });
}

function teamsOf({ teams }: Pick<Table, "teams">, seats: number): number[][] {
  const all = Array.from({ length: seats }, (_, s) => s);
  if (new Set(teams).size === 0 || new Set(teams).size === seats) return all.map((s) => [s]);
  return [...new Set(teams)].map((team) => all.filter((s) => teams[s] === team));
}

const fallen = (sides: number[], view: View): boolean => sides.every((s) => view.out.includes(s) && !view.winners.includes(s));

/** A player or a team, with the figures that decide: the lower the better. */
function party(sides: number[], view: View, has: Standing[], events: Event[], seats: number) {
  const sum = (of: (s: Standing) => number) => sides.reduce((n, s) => n + of(has[s]!), 0);
  const parts = sides.flatMap((s) => score(view, s, seats));
  const points = parts.length ? parts.reduce((a, b) => a + b, 0) : -1;
  const [lands, armies] = [sum((s) => s.lands), sum((s) => s.armies)];
  const won = sides.some((s) => view.winners.includes(s));
  const fell = fallen(sides, view) ? events.findLastIndex((e) => e.kind === "out" && sides.includes(e.side)) : Infinity;
  const key = won ? [0] : [1, fell === Infinity ? 0 : 1, fell === Infinity ? 0 : -fell, -points, -lands, -armies];
  return { key, rank: { place: 0, sides, points, lands, armies } };
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at < 0 ? 0 : a[at]! - (b[at] ?? 0);
}
