// What to show of one answer.
import { BOARD, type Event } from "../wire";
import { goes, placesOf } from "../lib/story/events";
import { diceOf, type Fight } from "../lib/game/fight";

/** The places that an answer touched. */
export function touched(events: Event[]): Set<number> {
  return new Set(events.filter((e) => BOARD.has(e.kind) || goes(e)).flatMap(placesOf));
}

/** From where to where it went, if it did. */
export function way(events: Event[]): number[] {
  const went = events.findLast(goes);
  return went ? placesOf(went) : [];
}

/** Its dice, if any fell. */
export function fight(events: Event[]): Fight | null {
  return events.map(diceOf).findLast(Boolean) ?? null;
}
