// What to show of one answer.
import type { Event } from "../wire";
import { placesOf } from "../lib/story/events";
import { diceOf, type Fight } from "../lib/game/fight";

const PLACED = new Set([
  "deal",
  "spread",
  "place",
  "claim",
  "bonus",
  "battle",
  "conquest",
  "occupy",
  "fortify",
  "attack",
  "enter",
  "seized",
  "killed",
  "taken_over",
  "built",
  "summoned",
]);
const WAYS = new Set(["attack", "battle", "conquest", "occupy", "fortify", "invade", "enter"]);

/** The places that an answer touched. */
export function touched(events: Event[]): Set<number> {
  return new Set(events.filter((e) => PLACED.has(e.kind)).flatMap(placesOf));
}

/** From where to where it went, if it did. */
export function way(events: Event[]): number[] {
  const went = events.findLast((e) => WAYS.has(e.kind));
  return went ? placesOf(went) : [];
}

/** Its dice, if any fell. */
export function fight(events: Event[]): Fight | null {
  return events.map(diceOf).findLast(Boolean) ?? null;
}
