// What happened to somebody while others played: the places that changed, and a few sentences about it.
import type { Event } from "../wire";
import type { Names } from "./names";
import { listed, say } from "./say.svelte";
import { story } from "./story";

const PLACED = ["place", "claim", "bonus", "battle", "conquest", "occupy", "fortify", "enter", "seized", "killed", "plague_kills", "gained", "taken_over"];
const MINE = ["place", "attack", "fortify", "trade", "lay", "done", "claim", "occupy", "invade", "play", "bid", "token"];

const SUFFERED = ["banished", "relic_lost", "temple_fell"]; // by the seat that they name
const ROBBED = ["relic_taken", "taken", "temple_hands"]; // of the other

/** The events since a seat last did something of its own; all that are known if it never did. */
export function since(events: Event[], seat: number): Event[] {
  const last = events.findLastIndex((e) => e.seat === seat && MINE.includes(e.kind));
  return events.slice(last + 1);
}

/** Whether a seat has done something of its own yet. */
export function hasActed(events: Event[], seat: number): boolean {
  return events.some((e) => e.seat === seat && MINE.includes(e.kind));
}

/** Where something changed. */
export function changed(events: Event[]): Set<number> {
  const places = events.filter((e) => PLACED.includes(e.kind)).flatMap((e) => [e.a ?? -1, e.kind === "battle" || e.kind === "conquest" || e.kind === "fortify" ? (e.b ?? -1) : -1]);
  return new Set(places.filter((t) => t >= 0));
}

/** What befell a seat: lands and armies lost, lands of others that fell, who is out, and what it was given. */
export function summary(events: Event[], seat: number, names: Names): string[] {
  const lines: string[] = [];
  const lost = new Map<number, number[]>(); // by whoever took them
  let fallen = 0;
  for (const e of events) {
    if (["conquest", "taken_over", "seized"].includes(e.kind) && e.other === seat) {
      lost.set(e.seat ?? -1, [...(lost.get(e.seat ?? -1) ?? []), (e.kind === "conquest" ? e.b : e.a) ?? -1]);
    }
    if (e.kind === "battle" && e.other === seat) fallen += e.m ?? 0;
    if ((e.kind === "killed" || e.kind === "plague_kills") && e.seat === seat) fallen += e.n ?? 0;
  }
  for (const [who, places] of lost) lines.push(say("since-lost", { who: names.side(who), n: places.length, list: listed(places.map((t) => names.place(t))) }));
  if (fallen) lines.push(say("since-fallen", { n: fallen }));
  const hit = events.filter((e) => (SUFFERED.includes(e.kind) && e.seat === seat) || (ROBBED.includes(e.kind) && e.other === seat));
  lines.push(...story(hit, names, names.table.seats.length).map((line) => line.text));
  if (!lines.length && events.some((e) => e.kind === "battle" && e.seat !== seat)) lines.push(say("since-nothing"));
  return [...lines, ...others(events, seat, names)];
}

function others(events: Event[], seat: number, names: Names): string[] {
  const taken = new Map<number, number>();
  const out: string[] = [];
  for (const e of events) {
    if (e.kind === "conquest" && e.other !== seat && e.seat !== seat) taken.set(e.seat ?? -1, (taken.get(e.seat ?? -1) ?? 0) + 1);
    if (e.kind === "out") out.push(say("ev-out", { whom: names.side(e.other ?? -1) }));
    if (e.kind === "capital_fell") out.push(say("ev-capital_fell", { a: names.place(e.a ?? -1), whom: names.side(e.other ?? -1) }));
  }
  return [...[...taken].map(([who, n]) => say("since-took", { who: names.side(who), n })), ...out];
}
