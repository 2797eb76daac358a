// What this device remembers of the dice of its tables.
import type { Table } from "../../wire";
import { keep, recall } from "../device/settings.svelte";

/** What this device remembers of a table's dice until they can be checked. */
export interface Remembered {
  promise: string; // the server's first commitment
  shares: Record<string, string>; // its own, by round and seat
  seen: Record<string, string>; // all commitments that it saw before it showed its own share, by round
}

const MOST = 40; // tables that are remembered
let memory: Record<string, Remembered> = {}; // for browsers that keep nothing

/** What this device remembers of a table; other windows may have written it. */
export function remembered(table: string): Remembered {
  memory = { ...memory, ...kept() };
  return memory[table] ?? { promise: "", shares: {}, seen: {} };
}

function kept(): Record<string, Remembered> {
  try {
    return JSON.parse(recall("dice") || "{}") as Record<string, Remembered>;
  } catch {
    return {};
  }
}

export function remember(table: string, what: Remembered): void {
  const { [table]: _, ...others } = { ...memory, ...kept() };
  memory = Object.fromEntries([...Object.entries(others), [table, what] as const].slice(-MOST));
  keep("dice", JSON.stringify(memory));
}

/** The server's commitment, as it was when this device came first. */
export function hold({ id, commitment }: Pick<Table, "id" | "commitment">): void {
  const known = remembered(id);
  if (!known.promise) remember(id, { ...known, promise: commitment });
}
