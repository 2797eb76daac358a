// What to show of one answer.
import type { Event } from "../wire";

const PLACED = new Set(["deal", "place", "claim", "bonus", "battle", "conquest", "occupy", "fortify", "attack", "enter", "seized", "killed", "taken_over", "built", "summoned"]);
const WAYS = new Set(["attack", "battle", "conquest", "occupy", "fortify", "invade", "enter"]);
const FIGHTS = new Set(["battle", "godswar", "roll", "start_roll", "thrown"]);

/** The places that an answer touched. */
export function touched(events: Event[]): Set<number> {
  return new Set(events.filter((e) => PLACED.has(e.kind)).flatMap((e) => [e.a ?? -1, e.b ?? -1]).filter((t) => t >= 0));
}

/** From where to where it went, if it did. */
export function way(events: Event[]): number[] {
  const { a = -1, b = -1 } = events.findLast((e) => WAYS.has(e.kind)) ?? {};
  return a >= 0 && b >= 0 ? [a, b] : [];
}

/** Its dice, if any fell. */
export function fight(events: Event[]): Event | null {
  return events.findLast((e) => FIGHTS.has(e.kind) && e.dice?.length) ?? null;
}
