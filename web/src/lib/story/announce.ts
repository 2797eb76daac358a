// What screen readers say: everything that concerns the seats of this device, and one line a turn about the others.
import type { Event } from "../../wire";
import { sidesOf, where } from "./events";
import { BEFALLS, FOR_ALL, FOUGHT } from "./kinds";
import type { Names } from "../words/names";
import { say } from "../words/say.svelte";
import { type Line, story, voiced } from "./story";

export class Herald {
  private last: Event | null = null;
  private taken = new Map<number, number>(); // by others, in the turn that runs
  private asks = "";

  /** What is new in the story; null if all of it is: somebody has just come, or come back. */
  news(events: Event[], mine: number[], names: Names, seats: number): string[] | null {
    const known = this.last === null ? -1 : events.lastIndexOf(this.last);
    if (events.length) this.last = events.at(-1)!;
    if (known < 0) return null;
    const fresh = events.slice(known + 1);
    const said = story(fresh, names, seats)
      .filter((line) => concerns(line, mine))
      .map((line) => told(line, mine, names));
    return [...said, ...fresh.flatMap((e) => this.others(e, mine, names))];
  }

  /** How many places others took, once their turn is over. */
  private others(e: Event, mine: number[], names: Names): string[] {
    if (e.kind === "conquest" && !mine.includes(e.attacker) && !mine.includes(e.defender))
      this.taken.set(e.attacker, (this.taken.get(e.attacker) ?? 0) + 1);
    if (e.kind !== "turn" && e.kind !== "over") return [];
    const lines = [...this.taken].map(([who, n]) => say("since-took", { who: names.side(who), n }));
    this.taken.clear();
    return lines;
  }

  /** What is asked, '' if nothing is; nothing to say if that was asked before. */
  question(title: string): string[] {
    const anew = title !== this.asks;
    this.asks = title;
    return anew && title ? [title] : [];
  }
}

function concerns({ first }: Line, mine: number[]): boolean {
  const [ours = false, theirs = false] = sidesOf(first).map((side) => mine.includes(side));
  if (FOR_ALL.has(first.kind)) return true;
  if (FOUGHT.has(first.kind)) return ours || theirs;
  return theirs ? !ours : ours && BEFALLS.has(first.kind);
}

/** How many move into a place that was taken is not known yet, and no matter. */
function told({ first, text }: Line, mine: number[], names: Names): string {
  if (first.kind !== "conquest") return text;
  const [who, place] = [names.side(first.attacker), names.place(where(first))];
  return mine.includes(first.attacker)
    ? say(voiced("ev-claim", first, names), { seat: who, place })
    : say("since-lost", { who, n: 1, list: place });
}
