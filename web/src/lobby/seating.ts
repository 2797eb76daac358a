// Who is to sit at a new table, and the request that opens it.
import { DEPUTY, type HouseRule, type Mode, type NewTable, PACE, type Resigned, type Table } from "../wire";
import { PLACEHOLDERS as NAMES } from "../lib/words/names";
import { keep, recall } from "../lib/device/settings.svelte";

export interface Chair {
  kind: "here" | "link" | "computer";
  name: string;
  strength: string;
  character: string;
}

const plain = (name: string): string => name.trim().toLocaleLowerCase();

const STRENGTH = "strength";

/** How strong computers are to be: as they were wished for last; at first, so that a newcomer has fun. */
export const preferredStrength = (): string => recall(STRENGTH) || "recruit";
export const preferStrength = (strength: string): void => keep(STRENGTH, strength);

/** A table as it is offered first: one person here, computers around; so many in all, if a number is wished for. */
export function chairs(mode: Mode, name: string, many = 0): Chair[] {
  const length = Math.min(mode.most, Math.max(mode.least, many || 3));
  const all = [chair(0, name)];
  while (all.length < length) all.push(another(all));
  return all;
}

export function chair(seat: number, name = ""): Chair {
  return {
    kind: seat === 0 ? "here" : "computer",
    name: name || NAMES[seat] || `${seat + 1}`,
    strength: preferredStrength(),
    character: "",
  };
}

/** One chair more, with a name that nobody has. */
export function another(all: Chair[]): Chair {
  const taken = all.map((c) => plain(c.name));
  const usual = NAMES[all.length] ?? "";
  const free = [usual, ...NAMES].find((name) => name && !taken.includes(plain(name)));
  return { ...chair(all.length), name: free ?? `${all.length + 1}`, kind: "computer" };
}

/** Chairs for a game that has been played before: one person here, who may have played it, whoever the others were. */
export function resumed(names: string[], name: string): Chair[] {
  const own = Math.max(
    0,
    names.findIndex((was) => plain(was) === plain(name)),
  );
  return names.map((was, s) => ({ ...chair(s, s === own && name ? name : was), kind: s === own ? "here" : "computer" }));
}

/** Chairs for the same people again: those of this device here, others by link, computers as they were. */
export function seated(table: Table, yours: number[]): Chair[] {
  return table.seats.map(({ name, player }, s) => {
    if (player === "person") return { ...chair(s, name), kind: yours.includes(s) ? "here" : "link" };
    const [strength = DEPUTY, character = ""] = player.split(":");
    return { ...chair(s, name), kind: "computer", strength, character };
  });
}

export function player(c: Chair): string {
  if (c.kind === "here") return "here";
  return c.kind === "link" ? "person" : c.character ? `${c.strength}:${c.character}` : c.strength;
}

/** Whether all names are there and differ. */
export function namesDiffer(all: Chair[]): boolean {
  const names = all.map((c) => plain(c.name));
  return names.every(Boolean) && new Set(names).size === names.length;
}

/** The names of each team, where seats are in teams by turns. */
export function teams(all: Chair[], many: number): string[][] {
  return Array.from({ length: many }, (_, team) => all.filter((_, s) => s % many === team).map((c) => c.name.trim()));
}

/** From where to where a house rule's number may go; null if it is none. */
export function range(rule: HouseRule): { low: number; high: number } | null {
  const found = /^(\d+)\.\.(\d+)$/.exec(rule.values[0] ?? "");
  return found && { low: Number(found[1]), high: Number(found[2]) };
}

/** The first house rule whose number is out of its range. */
export function outOfRange(rules: HouseRule[], house: Record<string, string>): HouseRule | undefined {
  return rules.find((rule) => {
    const [span, wished] = [range(rule), house[rule.name]];
    return span && wished !== undefined && !(/^\d+$/.test(wished) && span.low <= Number(wished) && Number(wished) <= span.high);
  });
}

export interface Wishes {
  house: Record<string, string>;
  clock: number;
  pace: number;
  chat: boolean;
  dice: "program" | "hand";
  hints: "alone" | "yes" | "no";
  undo: boolean;
  resigned: Resigned;
}

/** Whether players may ask for hints: as it is wished, else if one person plays against computers. */
export function hinted({ hints }: Wishes, all: Chair[]): boolean {
  return hints === "yes" || (hints === "alone" && all.filter((c) => c.kind !== "computer").length === 1);
}

/** What everybody may begin with who just wants to play; against computers it takes six rounds, some seventy answers of one's own. */
export const FIRST_GAME = { mode: "de2010.basic", seats: 4, minutes: 20 };

export const USUAL: Wishes = {
  house: {},
  clock: 0,
  pace: PACE,
  chat: true,
  dice: "program",
  hints: "alone",
  undo: true,
  resigned: "computer",
};

export function request(mode: string, all: Chair[], wishes: Wishes): NewTable {
  return { mode, players: all.map(player), names: all.map((c) => c.name.trim()), ...wishes };
}
