// The dice on the table as they are shown: whose they are, what they are about, and what they decided.
import type { Asking, Event } from "../../wire";
import type { EventOf } from "../story/events";
import { highestFirst } from "../story/telling";
import type { Names } from "../words/names";
import { say } from "../words/say.svelte";
import type { Fight } from "./fight";

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

/** Which of both sides' dice beat nothing: they lost, or were never compared; nothing where cards or gods decided otherwise. */
export function beaten(e: Fight): [boolean[], boolean[]] | null {
  if (e.kind !== "battle") return null;
  const [attack, defence] = [highestFirst(e.attack), highestFirst(e.defence)];
  const won = (i: number): boolean => attack[i]! > defence[i]! || (e.ties && attack[i] === defence[i]);
  const pairs = Array.from({ length: Math.min(attack.length, defence.length) }, (_, i) => won(i));
  const fell = pairs.filter(Boolean).length;
  if (fell < e.beaten || pairs.length - fell < e.lost) return null; // fewer fall where there are fewer
  return [attack.map((_, i) => pairs[i] !== true), defence.map((_, i) => pairs[i] !== false)];
}

/** How many times dice have fallen on the way of the last battle, without a break. */
export function times(events: Event[]): number {
  const battles = events.filter((e) => e.kind === "battle" || e.kind === "turn");
  const last = battles.at(-1);
  if (last?.kind !== "battle") return 0;
  const other = battles.findLastIndex((e) => e.kind !== "battle" || e.src !== last.src || e.dst !== last.dst);
  return battles.length - 1 - other;
}
