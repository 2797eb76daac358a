// The moments that everybody looks up for.
import type { Board, Event } from "../../wire";
import type { EventOf } from "./events";
import type { Names } from "../words/names";
import { say } from "../words/say.svelte";

type Conquest = EventOf<"conquest">;

/** The greatest of some events: a player is out, a continent was taken or lost. */
export function momentOf(events: Event[], board: Board, names: Names): { side: number; text: string } | null {
  const out = events.find((e): e is EventOf<"out"> => e.kind === "out" && e.side < names.table.seats.length);
  if (out) return { side: out.side, text: say("moment-out", { name: names.side(out.side) }) };
  const conquests = events.filter((e): e is Conquest => e.kind === "conquest");
  const taken = conquests.find((e) => e.completes);
  const lost = conquests.find((e) => e.breaks);
  const of = (e: Conquest, side: number) => ({ name: names.side(side), continent: names.continent(board.continent_of[e.dst]!) });
  if (taken) {
    const n = board.bonus[board.continent_of[taken.dst]!] ?? 0;
    return { side: taken.attacker, text: say("moment-continent", { ...of(taken, taken.attacker), n }) };
  }
  return lost ? { side: lost.defender, text: say("moment-lost", of(lost, lost.defender)) } : null;
}
