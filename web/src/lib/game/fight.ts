// The dice on the table: which are still about what goes on, whose they are, and what they decided.
import type { Asking, Event, View } from "../../wire";
import { type EventOf, where } from "../story/events";
import { ENDS_DICE, ENDS_QUICK_DICE } from "../story/kinds";
import type { Names } from "../words/names";
import { say } from "../words/say.svelte";
import { highestFirst } from "../story/telling";

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

/** Whom each die is for that is to be rolled; nobody if that is all one. */
export function rollers(asking: Asking | null): number[] {
  return asking && "dice" in asking && Array.isArray(asking.dice) ? asking.dice : [];
}

export interface Row {
  side: number;
  who: string;
  dice: number[];
  mark: string;
  won: boolean;
  said: string; // the mark, for those who hear it
}

/** What the dice are about. */
export function about(fight: Fight, names: Names): string {
  switch (fight.kind) {
    case "start_roll":
    case "ties":
      return say(`dice-for-${fight.kind}`);
    case "die":
      return names.own(fight.card);
    case "roll":
      return "";
    case "godswar":
      return say("dice-for-godswar", { place: names.place(fight.place) });
    default:
      return `${names.place(fight.src)} → ${names.place(fight.dst)}`;
  }
}

/** The dice side by side: whose, and what came of them. */
export function rows(fight: Fight, names: Names): Row[] {
  const plain = { who: "", mark: "", won: false, said: "" };
  switch (fight.kind) {
    case "start_roll":
    case "ties":
      return fight.seats.map((side, i) => ({ ...plain, side, who: names.side(side), dice: fight.dice.slice(i, i + 1) }));
    case "roll":
      return [{ ...plain, side: fight.side, who: names.side(fight.side), dice: fight.dice }];
    case "die":
      return [{ ...plain, side: fight.seat, dice: fight.dice }];
  }
  const both = [
    { ...plain, side: fight.attacker, dice: highestFirst(fight.attack) },
    { ...plain, side: fight.defender, dice: highestFirst(fight.defence) },
  ];
  if (fight.kind === "thrown") return both;
  return both.map((row, i) => ({
    ...row,
    ...(fight.kind === "godswar" ? champion(fight, i === 0, names) : suffered(fight, i === 0, names)),
  }));
}

function champion(e: EventOf<"godswar">, attacks: boolean, names: Names): Partial<Row> {
  const won = e.won === attacks;
  const [god, total] = attacks ? [e.god, e.total] : [e.foe, e.foe_total];
  return { who: names.numberedGod(god), mark: `${total}${won ? " ✓" : ""}`, won, said: won ? say("dice-won") : "" };
}

function suffered(e: EventOf<"battle">, attacks: boolean, names: Names): Partial<Row> {
  const [side, lost] = attacks ? [e.attacker, e.lost] : [e.defender, e.beaten];
  return { mark: lost ? `−${lost}` : "✓", won: !lost, said: say("ev-lose", { who: names.side(side), n: lost }) };
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
