// What happened to somebody while others played: the places that changed, and a few sentences about it.
import { BOARD, type Event } from "../../wire";
import { placesOf, sidesOf, where } from "./events";
import { DEALT, DEEDS, ROBBED, SUFFERED, TAKEN } from "./kinds";
import type { Names } from "../words/names";
import { listed, say } from "../words/say.svelte";
import { sentence, story } from "./story";
import { capital } from "./telling";

const did = (seat: number) => (e: Event) => DEEDS.has(e.kind) && sidesOf(e)[0] === seat;

/** The events since a seat last did something of its own; all that are known if it never did. */
export function since(events: Event[], seat: number): Event[] {
  return events.slice(events.findLastIndex(did(seat)) + 1);
}

/** Whether a seat has done something of its own yet. */
export function hasActed(events: Event[], seat: number): boolean {
  return events.some(did(seat));
}

/** Where something changed. */
export function changed(events: Event[]): Set<number> {
  return new Set(events.filter((e) => BOARD.has(e.kind) && !DEALT.has(e.kind)).flatMap(placesOf));
}

/** What befell a seat: lands and armies lost, lands of others that fell, who is out, and what it was given. */
export function summary(events: Event[], seat: number, names: Names): string[] {
  const lines: string[] = [];
  const lost = new Map<number, number[]>(); // by the side that took them
  let fallen = 0;
  for (const e of events) {
    const [who = -1, whom = -1] = sidesOf(e);
    if (TAKEN.has(e.kind) && whom === seat) lost.set(who, [...(lost.get(who) ?? []), where(e)]);
    if (e.kind === "battle" && whom === seat) fallen += e.beaten;
    if ((e.kind === "killed" || e.kind === "plague_kills") && who === seat) fallen += e.armies;
  }
  for (const [who, places] of lost)
    lines.push(say("since-lost", { who: capital(names.side(who)), n: places.length, list: listed(places.map((t) => names.place(t))) }));
  if (fallen) lines.push(say("since-fallen", { n: fallen }));
  const hit = events.filter((e) => (SUFFERED.has(e.kind) && sidesOf(e)[0] === seat) || (ROBBED.has(e.kind) && sidesOf(e)[1] === seat));
  lines.push(...story(hit, names, names.table.seats.length).map((line) => line.text));
  if (!lines.length && events.some((e) => e.kind === "battle" && e.attacker !== seat)) lines.push(say("since-nothing"));
  return [...lines, ...others(events, seat, names)];
}

function others(events: Event[], seat: number, names: Names): string[] {
  const taken = new Map<number, number>();
  const out: string[] = [];
  for (const e of events) {
    if (e.kind === "conquest" && e.defender !== seat && e.attacker !== seat) taken.set(e.attacker, (taken.get(e.attacker) ?? 0) + 1);
    if (e.kind === "out" || e.kind === "capital_fell") out.push(sentence(e, names, names.table.seats.length));
  }
  return [...[...taken].map(([who, n]) => say("since-took", { who: capital(names.side(who)), n })), ...out];
}
