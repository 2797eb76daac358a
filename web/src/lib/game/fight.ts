// The dice on the table: which are still about what goes on, and what they cost.
import type { Event, View } from "../../wire";
import { type EventOf, where } from "../story/events";
import { ENDS_DICE, ENDS_QUICK_DICE } from "../story/kinds";

/** What dice fell for: a fight, or something that they decide at once. */
export type Fight = EventOf<"battle" | "thrown" | "godswar" | "roll" | "start_roll" | "ties" | "die">;

/** The dice of an event, if any fell. */
export function diceOf(e: Event): Fight | null {
  switch (e.kind) {
    case "battle":
      return e.attack.length ? e : null;
    case "thrown":
    case "godswar":
    case "roll":
    case "start_roll":
    case "ties":
    case "die":
      return e;
    default:
      return null;
  }
}

/** Whether armies or gods fight; other dice decide at once. */
function isFight(e: Fight): e is EventOf<"battle" | "thrown" | "godswar"> {
  return e.kind === "battle" || e.kind === "thrown" || e.kind === "godswar";
}

/** The dice to be shown after some events, if these were shown before. */
export function diceAfter(before: Fight | null, events: Event[], view: View): Fight | null {
  let fight = before;
  for (const e of events) {
    if (e.kind === "battle" && !e.attack.length && fight?.kind === "thrown") fight = { ...e, attack: fight.attack, defence: fight.defence };
    else if (diceOf(e) || e.kind === "battle") fight = diceOf(e);
    else if (fight && ends(fight, e)) fight = null;
  }
  return fight && lasts(fight, view) ? fight : null;
}

function ends(fight: Fight, e: Event): boolean {
  if (ENDS_DICE.has(e.kind)) return true;
  if (!isFight(fight)) return ENDS_QUICK_DICE.has(e.kind);
  return e.kind === "attack" && (fight.kind === "godswar" || e.src !== fight.src || e.dst !== fight.dst);
}

/** Dice of a fight are about it as long as somebody attacks, and nobody else is attacked. */
function lasts(fight: Fight, { doing, attack: [, to] }: View): boolean {
  if (!isFight(fight)) return true;
  return (doing.includes("attacking") || doing.includes("invading")) && (to === undefined || to === where(fight));
}

const MANY = 4; // battles at once: after a leap over more, nobody could follow them
const leapt = (events: Event[]): boolean => events.filter((e) => e.kind === "battle").length > MANY;

/** The last territory that was taken; every time has a number of its own. */
export function taken(events: Event[], version: number): { id: number; place: number; side: number } | null {
  const last = leapt(events) ? undefined : events.findLast((e) => e.kind === "conquest");
  return last ? { id: version, place: last.dst, side: last.attacker } : null;
}

/** The armies that some events cost, by place; each has a number of its own. */
export function fallen(events: Event[], version: number): { id: number; place: number; n: number }[] {
  if (leapt(events)) return [];
  const lost = new Map<number, number>();
  const add = (place: number, n: number): void => void (n && lost.set(place, (lost.get(place) ?? 0) + n));
  for (const e of events) {
    if (e.kind === "battle") {
      add(e.src, e.lost);
      add(e.dst, e.beaten);
    } else if (e.kind === "plague_kills" || e.kind === "killed") add(where(e), e.armies);
  }
  return [...lost].map(([place, n]) => ({ id: version * 1000 + place, place, n }));
}
