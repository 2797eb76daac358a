// What happened, as sentences: events that belong together become one line. The terminal's `cli/tell.py` says the same.
import type { Event } from "../wire";
import type { Names } from "./names";
import { knows, language, listed, say } from "./say.svelte";
import { naming } from "./settings.svelte";
import { bits, capital, extra, type Given, inPlaces, losses, tied } from "./telling";

export interface Line {
  kind: string;
  seat: number;
  text: string;
  heading: boolean;
  first: Event;
  last: Event;
  place: number; // where it was, -1 if it is about no place
}

const QUIET = new Set(["attack", "defend", "done", "stays", "to_heaven"]);
const SHARED = new Set(["deal", "mission"]); // many of these are nobody's in particular
const GREAT = new Set(["turn", "epoch", "over"]);
const MANY = ["killed", "plague_kills", "gained"]; // what befalls several places at once

/** The last lines of the story. What was put into words already stays so as long as nobody changes: at full speed much happens within a frame. */
export function story(events: Event[], names: Names, seats: number, most = Infinity): Line[] {
  return runs(events)
    .slice(-most)
    .map((run) => known(run, names, seats))
    .filter((line) => line.text !== "");
}

/** Events that belong together, in order. */
function runs(events: Event[]): Event[][] {
  const all: Event[][] = [];
  for (const e of events) {
    if (QUIET.has(e.kind)) continue;
    const run = all.at(-1);
    if (run && joins(run[0]!, e)) run.push(e);
    else all.push([e]);
  }
  return all;
}

const told = new WeakMap<object, WeakMap<Event, { long: number; words: string; line: Line }>>();

function known(run: Event[], names: Names, seats: number): Line {
  const here = told.get(names.table) ?? new WeakMap();
  told.set(names.table, here);
  const words = language.now + naming.now;
  const was = here.get(run[0]!);
  if (was?.long === run.length && was.words === words) return was.line;
  const line = lineOf(run, names, seats);
  here.set(run[0]!, { long: run.length, words, line });
  return line;
}

function lineOf(run: Event[], names: Names, seats: number): Line {
  const text = run.length > 1 ? together(run, names, seats) : sentence(run[0]!, names, seats);
  const last = run.at(-1)!;
  const seat = run.length > 1 && SHARED.has(last.kind) ? -1 : (last.seat ?? -1);
  return { kind: run[0]!.kind, seat, text: capital(text), heading: GREAT.has(last.kind), first: run[0]!, last, place: where(last) };
}

const AT_A = new Set(["place", "claim", "bonus", "capital", "capital_fell", "taken_over", "killed", "plague_kills", "gained", "seized", "saved", "empty",
  "leave", "summoned", "banished", "built", "temple_fell", "temple_hands", "plague", "plague_gone", "barred"]);
const AT_B = new Set(["battle", "conquest", "fortify", "invade", "enter", "revive", "swap", "god_moved", "temple_moved", "plague_moved"]);

/** The place that an event is about. */
export function where(e: Event): number {
  return AT_A.has(e.kind) ? (e.a ?? -1) : AT_B.has(e.kind) ? (e.b ?? -1) : -1;
}

/** Whether an event belongs into the line of another. */
function joins(head: Event, e: Event): boolean {
  if (head.kind === "conquest") return e.kind === "occupy" && e.b === head.b;
  if (head.kind === "play") return e.kind === "named" && e.a === head.a;
  if (e.kind !== head.kind) return false;
  if (e.kind === "deal") return true;
  if (e.kind === "mission") return (e.a ?? -1) < 0 && (head.a ?? -1) < 0;
  if (e.kind === "battle") return e.a === head.a && e.b === head.b && e.seat === head.seat;
  if (MANY.includes(e.kind)) return e.seat === head.seat && e.m === head.m && e.c === head.c;
  return (e.kind === "place" || e.kind === "claim") && e.seat === head.seat && e.other === head.other;
}

function together(run: Event[], names: Names, seats: number): string {
  const head = run[0]!;
  const words = given(head, names, seats);
  if (head.kind === "deal" || head.kind === "mission") return say(`ev-${head.kind}s`);
  if (head.kind === "claim") return say("ev-claims", { ...words, list: listed(run.map((e) => names.place(e.a ?? -1))) });
  if (head.kind === "battle") return say("ev-battles", { ...words, times: run.length, losses: losses(run, names) });
  if (head.kind === "conquest") return say("ev-conquest", { ...words, n: run.at(-1)!.n ?? 0 });
  if (head.kind === "play") return say("ev-played", { ...words, list: run.slice(1).map((e) => given(e, names, seats)["thing"]).join(", ") });
  if (MANY.includes(head.kind)) return say(`ev-${head.kind}`, { ...words, list: inPlaces(run, names) });
  if (new Set(run.map((e) => e.a)).size === 1) return say(message(head, seats), { ...words, n: run.reduce((sum, e) => sum + (e.n ?? 0), 0) });
  return say(head.other === head.seat ? "ev-places" : "ev-places-other", { ...words, list: inPlaces(run, names) });
}

/** One event as a sentence; '' for what is not worth one. */
export function sentence(e: Event, names: Names, seats: number): string {
  const id = message(e, seats);
  if (!knows(id)) return "";
  const text = say(id, given(e, names, seats));
  return e.kind === "score" && e.m ? `${text} ${say("ev-score-tied", { list: tied(e) })}` : text;
}

/** Which message tells it. */
function message({ kind, seat = -1, other = -1, a = -1, n = 0, dice = [] }: Event, seats: number): string {
  if (kind === "ally" && other < 0) return "ev-ally-none";
  if (kind === "faith" && n < 0) return "ev-faith-less";
  if (kind === "temple_hands" && seat < 0) return "ev-temple_hands-none";
  if (kind === "pantheon" && seat >= seats) return "ev-pantheon-neutral";
  if (kind === "battle" && !dice.length) return "ev-battle-end";
  if (kind === "place" && other !== seat) return "ev-place-other";
  if (kind === "miracle" && n === 1) return "ev-miracle-relic";
  return a >= 0 && knows(`ev-${kind}-own`) ? `ev-${kind}-own` : `ev-${kind}`;
}

/** The words for a message's places. */
function given(e: Event, names: Names, seats: number): Given {
  const { seat = -1, other = -1, a = -1, b = -1, n = 0, m = 0 } = e;
  const plain = { who: names.side(seat), whom: names.side(other), a: names.place(a), b: names.place(b), n: Math.abs(n), m };
  return { ...plain, ...extra[e.kind]?.({ seat, other, a, b, c: -1, n, m, dice: [], left: [], ...e }, names, seats) };
}
