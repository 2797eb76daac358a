// Several ordinary answers in a row: each is made from the question that is asked by then, and stops when it no longer fits.
import type { Option, View } from "../../wire";
import { between } from "./options";

/** What to answer next; "wait" if others are asked, "end" if there is nothing more to do. */
export type Next = { option: Option; n: number } | "wait" | "end";

export interface Plan {
  about: string;
  next(options: Option[] | null, view: View): Next;
  /** The place that it is about now. */
  goal?: number;
  /** Whether it ended before its end. */
  unfinished?: boolean;
}

/** Attacking along a row of places, each until it is taken, with all that can go on. */
export function marching(way: number[], stop: number): Plan {
  let at = 0;
  return {
    about: "attacking",
    get goal() {
      return way[at + 1]!;
    },
    next(options, view) {
      if (!options) return view.winners.length === 0 ? "wait" : "end";
      const all = options.find((o) => o.verb === "occupy");
      if (all) return { option: all, n: all.high };
      if (at + 2 < way.length && view.owner[way[at + 1]!] === view.owner[way[0]!]) at++;
      return attacking(way[at]!, way[at + 1]!, stop).next(options, view);
    },
  };
}

/** Invading with all gods of the origin but those of some kinds, who are told to stay as soon as they are asked for. */
export function invading(from: number, to: number, behind: number[]): Plan {
  let announced = false;
  return {
    about: "invading",
    goal: to,
    next(options, view) {
      const first = announced ? undefined : between(options ?? [], from, to).find((o) => o.verb === "invade");
      announced = true;
      if (first) return { option: first, n: first.low };
      if (!options || view.asking?.kind !== "mustering") return "end";
      const stays = options.find((o) => o.verb === "stay" && behind.includes(o.on[0]!));
      const option = stays ?? options.find((o) => o.verb === "done");
      return option ? { option, n: option.low } : "end";
    },
  };
}

/** Attacking until it is decided, or only that many armies are left where it comes from. */
export function attacking(from: number, to: number, stop: number): Plan {
  return {
    about: "attacking",
    goal: to,
    next(options, view) {
      if (!options) return view.turn === view.owner[from] || view.winners.length === 0 ? "wait" : "end";
      const option = between(options, from, to).find((o) => o.verb === "attack");
      if (!option || view.armies[from]! <= stop) return "end";
      return { option, n: option.high };
    },
  };
}
