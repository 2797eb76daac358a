// Who is to sit at a new table, and the request that opens it.
import type { Mode, NewTable, Table } from "../wire";

export interface Chair {
  kind: "here" | "link" | "computer";
  name: string;
  strength: string;
  character: string;
}

const NAMES = ["Ada", "Bruno", "Cleo", "Dag", "Elsa", "Finn"];

/** A table as it is offered first: one person here, computers around; so many in all, if a number is wished for. */
export function chairs(mode: Mode, name: string, many = 0): Chair[] {
  const length = Math.min(mode.most, Math.max(mode.least, many || 3));
  return Array.from({ length }, (_, s) => chair(s, s === 0 ? name : ""));
}

export function chair(seat: number, name = ""): Chair {
  return { kind: seat === 0 ? "here" : "computer", name: name || NAMES[seat] || `${seat + 1}`, strength: "captain", character: "" };
}

/** One chair more, with a name that nobody has. */
export function another(all: Chair[]): Chair {
  const free = NAMES.find((name) => !all.some((c) => c.name === name));
  return { ...chair(all.length), name: free ?? `${all.length + 1}`, kind: "computer" };
}

/** Chairs for a game that has been played before: one person here, whoever the others were. */
export function resumed(names: string[], name: string): Chair[] {
  return names.map((was, s) => chair(s, s === 0 && name ? name : was));
}

/** Chairs for the same people again: those of this device here, others by link, computers as they were. */
export function seated(table: Table, yours: number[]): Chair[] {
  return table.seats.map(({ name, player }, s) => {
    if (player === "person") return { ...chair(s, name), kind: yours.includes(s) ? "here" : "link" };
    const [strength = "captain", character = ""] = player.split(":");
    return { ...chair(s, name), kind: "computer", strength, character };
  });
}

export function player(c: Chair): string {
  if (c.kind === "here") return "here";
  return c.kind === "link" ? "person" : c.character ? `${c.strength}:${c.character}` : c.strength;
}

/** Whether all names are there and differ. */
export function namesDiffer(all: Chair[]): boolean {
  const names = all.map((c) => c.name.trim().toLocaleLowerCase());
  return names.every(Boolean) && new Set(names).size === names.length;
}

export interface Wishes {
  house: Record<string, string>;
  clock: number;
  pace: number;
  chat: boolean;
  dice: "program" | "hand";
}

export const USUAL: Wishes = { house: {}, clock: 0, pace: 400, chat: true, dice: "program" };

export function request(mode: string, all: Chair[], wishes: Wishes): NewTable {
  return { mode, players: all.map(player), names: all.map((c) => c.name.trim()), ...wishes };
}
