// What this device gives to the seed of a table's dice: a commitment when it comes, its share when all have committed (docs/dice.md).
import type { ClientMessage, Shares, Table } from "../../wire";
import { remember, remembered } from "./remembered";
import { digest, hexOf } from "./sha256";

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
