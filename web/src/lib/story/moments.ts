// The moments that everybody looks up for.
import type { Board, Event, View } from "../../wire";
import type { Names } from "../words/names";
import { say } from "../words/say.svelte";

/** The greatest thing that has happened between two boards: a player is out, a continent was taken or lost. */
export function momentOf(before: View, now: View, events: Event[], board: Board, names: Names): { side: number; text: string } | null {
  const out = events.find((e) => e.kind === "out" && now.out.includes(e.side));
  if (out?.kind === "out") return { side: out.side, text: say("moment-out", { name: names.side(out.side) }) };
  if (!events.some((e) => e.kind === "conquest")) return null; // dealt, claimed or sunk
  const taken = now.continents.findIndex((side, c) => side >= 0 && side !== before.continents[c]);
  if (taken >= 0) {
    const side = now.continents[taken]!;
    const words = { name: names.side(side), continent: names.continent(taken), n: board.bonus[taken] ?? 0 };
    return { side, text: say("moment-continent", words) };
  }
  const lost = before.continents.findIndex((side, c) => side >= 0 && now.continents[c] !== side);
  if (lost < 0) return null;
  const side = before.continents[lost]!;
  return { side, text: say("moment-lost", { name: names.side(side), continent: names.continent(lost) }) };
}
