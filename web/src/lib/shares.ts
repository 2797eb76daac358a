// What this device gives to the seed of a table's dice: a commitment when it comes, its share when all have committed (docs/dice.md).
import type { ClientMessage, Shares, Table } from "../wire";
import { keep, recall } from "./settings.svelte";
import { digest, hexOf } from "./sha256";

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

function remember(table: string, what: Remembered): void {
  const { [table]: _, ...others } = { ...memory, ...kept() };
  memory = Object.fromEntries([...Object.entries(others), [table, what] as const].slice(-MOST));
  keep("dice", JSON.stringify(memory));
}

export const commitmentOf = (table: string, round: number, seat: number, share: string) =>
  digest(`feldherr share\ntable ${table}\nround ${round}\nseat ${seat}\nshare ${share}\n`);

/** All commitments of a round, to compare. */
export const listed = (given: Shares["given"]) =>
  [...given]
    .sort((a, b) => a.seat - b.seat)
    .map((g) => `${g.seat} ${g.commit}`)
    .join("\n");

/** What is to be said now for these seats. */
export function contributions(table: Table, seats: number[], random = randomShare): ClientMessage[] {
  const { shares, id } = table;
  let known = remembered(id);
  if (!known.promise) remember(id, (known = { ...known, promise: table.commitment }));
  const out: ClientMessage[] = [];
  for (const seat of shares.waits.filter((s) => seats.includes(s))) {
    const { round } = shares;
    const key = `${round}/${seat}`;
    if (!shares.closed) {
      const share = known.shares[key] ?? random();
      remember(id, (known = { ...known, shares: { ...known.shares, [key]: share } }));
      out.push({ type: "commit", seat, round, commit: commitmentOf(id, round, seat, share) });
      continue;
    }
    const share = known.shares[key];
    if (share && fits(id, round, seat, share, shares)) {
      if (known.seen[round] && known.seen[round] !== listed(shares.given)) continue; // others have been exchanged since we showed ours
      remember(id, (known = { ...known, seen: { ...known.seen, [round]: listed(shares.given) } }));
      out.push({ type: "reveal", seat, round, share });
    }
  }
  return out;
}

function fits(table: string, round: number, seat: number, share: string, shares: Shares): boolean {
  return shares.given.some((g) => g.seat === seat && g.commit === commitmentOf(table, round, seat, share));
}

function randomShare(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}
