// What to show of one answer.
import type { Event } from "../wire";

const PLACED = new Set(["deal", "place", "claim", "bonus", "battle", "conquest", "occupy", "fortify", "attack", "enter", "seized", "killed", "taken_over", "built", "summoned"]);
const FIGHTS = new Set(["battle", "godswar", "roll", "start_roll", "thrown"]);

/** The places that an answer touched. */
export function touched(events: Event[]): Set<number> {
  return new Set(events.filter((e) => PLACED.has(e.kind)).flatMap((e) => [e.a ?? -1, e.b ?? -1]).filter((t) => t >= 0));
}

/** Its dice, if any fell. */
export function fight(events: Event[]): Event | null {
  return events.findLast((e) => FIGHTS.has(e.kind) && e.dice?.length) ?? null;
}
