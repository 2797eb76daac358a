// The dice on the table: which are still about what goes on, whose they are, and what they decided.
import type { Event, View } from "../wire";
import type { Names } from "./names";
import { say } from "./say.svelte";
import { bits } from "./telling";

const ROLLS = ["roll", "start_roll", "ties", "die"]; // dice that decide at once
const FIGHTS = ["battle", "thrown", "godswar"];
const ENDS = ["turn", "epoch", "invade", "champion"]; // what no dice outlast
const ANSWERS = ["attack", "claim", "place", "fortify", "play", "bid", "pantheon", "summoned", "built", "buy", "enter", "leave", "revive"];
const STEPS = ["invasion", "naming a champion", "godswar", "godswar thrown", "defending", "rolling", "thrown", "saving", "occupying"];

/** From where to where the attack goes that the table is in the middle of; nothing if there is none. */
export function attackOn(view: View): number[] {
  const step = view.steps.findLast((s) => STEPS.includes(s.name) && (s.src ?? -1) >= 0 && (s.dst ?? -1) >= 0);
  return step ? [step.src!, step.dst!] : [];
}

/** The dice to be shown after some events, if these were shown before. */
export function diceAfter(before: Event | null, events: Event[], view: View): Event | null {
  let fight = before;
  for (const e of events) {
    if (FIGHTS.includes(e.kind)) fight = e.kind === "battle" && !e.dice?.length && fight?.kind === "thrown" ? { ...e, dice: fight.dice!, c: fight.c! } : e;
    else if (ROLLS.includes(e.kind)) fight = e;
    else if (fight && ends(fight, e)) fight = null;
  }
  return fight && lasts(fight, view) ? fight : null;
}

function ends(fight: Event, e: Event): boolean {
  if (ENDS.includes(e.kind)) return true;
  if (ROLLS.includes(fight.kind)) return ANSWERS.includes(e.kind);
  return e.kind === "attack" && (fight.kind === "godswar" || e.a !== fight.a || e.b !== fight.b);
}

/** Dice of a fight are about it as long as somebody attacks, and nobody else is attacked. */
function lasts(fight: Event, view: View): boolean {
  if (ROLLS.includes(fight.kind)) return true;
  const [, to] = attackOn(view);
  return view.steps.some((s) => s.name === "attacking" || s.name === "invading") && (to === undefined || to === placeOf(fight));
}

/** What is fought for. */
export function placeOf(fight: Event): number {
  return (fight.kind === "godswar" ? fight.left?.[1] : fight.b) ?? -1;
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
export function about(fight: Event, names: Names): string {
  if (fight.kind === "start_roll" || fight.kind === "ties") return say(`dice-for-${fight.kind}`);
  if (fight.kind === "die") return names.own(fight.a ?? -1);
  if (fight.kind === "roll") return "";
  return fight.kind === "godswar" ? say("dice-for-godswar", { place: names.place(placeOf(fight)) }) : `${names.place(fight.a ?? -1)} → ${names.place(fight.b ?? -1)}`;
}

/** The dice side by side: whose, and what came of them. */
export function rows(fight: Event, names: Names): Row[] {
  const { kind, seat = -1, other = -1, a = -1, b = -1, c = 0, n = 0, m = 0, dice = [], left = [] } = fight;
  const plain = { mark: "", won: false, said: "" };
  const seats = names.table.seats.length;
  if (kind === "start_roll" || kind === "ties") return bits(n, seats).map((side, i) => ({ ...plain, side, who: names.side(side), dice: dice.slice(i, i + 1) }));
  if (kind === "roll") {
    const side = other >= 0 ? other : (bits(n, 16)[0] ?? seat);
    return [{ ...plain, side, who: names.side(side), dice }];
  }
  if (kind === "die") return [{ ...plain, side: seat, who: "", dice }];
  const highest = (some: number[]) => [...some].sort((x, y) => y - x);
  const both = [{ ...plain, side: seat, who: "", dice: highest(dice.slice(0, c)) }, { ...plain, side: other, who: "", dice: highest(dice.slice(c)) }];
  if (kind === "godswar") {
    return both.map((row, i) => {
      const won = (i === 0) === Boolean(left[0]);
      return { ...row, who: names.numberedGod([a, b][i]!), mark: `${[n, m][i]}${won ? " ✓" : ""}`, won, said: won ? say("dice-won") : "" };
    });
  }
  if (kind === "thrown") return both;
  return both.map((row, i) => {
    const lost = [n, m][i]!;
    return { ...row, mark: lost ? `−${lost}` : "✓", won: !lost, said: say("ev-lose", { who: names.side(row.side), n: lost }) };
  });
}
