// What happened, as sentences: events that belong together become one line.
import type { Event, Table } from "../wire";
import { GODS, type Names } from "./names";
import { knows, language, listed, say } from "./say.svelte";

export interface Line {
  kind: string;
  seat: number;
  text: string;
  heading: boolean;
  first: Event;
  last: Event;
}

const QUIET = new Set(["attack", "defend", "done", "stays", "to_heaven", "occupy"]);
const SHARED = new Set(["deal", "mission"]); // many of these are nobody's in particular
const GREAT = new Set(["turn", "epoch", "over"]);

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

const told = new WeakMap<Table, WeakMap<Event, { long: number; language: string; line: Line }>>();

function known(run: Event[], names: Names, seats: number): Line {
  const here = told.get(names.table) ?? new WeakMap();
  told.set(names.table, here);
  const was = here.get(run[0]!);
  if (was?.long === run.length && was.language === language.now) return was.line;
  const line = lineOf(run, names, seats);
  here.set(run[0]!, { long: run.length, language: language.now, line });
  return line;
}

function lineOf(run: Event[], names: Names, seats: number): Line {
  const text = run.length > 1 ? together(run, names, seats) : sentence(run[0]!, names, seats);
  const last = run.at(-1)!;
  const seat = run.length > 1 && SHARED.has(last.kind) ? -1 : (last.seat ?? -1);
  return { kind: last.kind, seat, text: capital(text), heading: GREAT.has(last.kind), first: run[0]!, last };
}

/** A neutral army at the beginning of a sentence gets its capital letter. */
function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Whether an event belongs into the line of another. */
function joins(head: Event, e: Event): boolean {
  if (e.kind !== head.kind) return false;
  if (e.kind === "deal") return true;
  if (e.kind === "mission") return (e.a ?? -1) < 0 && (head.a ?? -1) < 0;
  if (e.kind === "battle") return e.a === head.a && e.b === head.b && e.seat === head.seat;
  return (e.kind === "place" || e.kind === "claim") && e.seat === head.seat && e.other === head.other;
}

function together(run: Event[], names: Names, seats: number): string {
  const head = run[0]!;
  const who = names.side(head.seat ?? -1);
  if (head.kind === "deal") return say("ev-deals");
  if (head.kind === "mission") return say("ev-missions");
  if (head.kind === "claim") return say("ev-claims", { who, list: listed(run.map((e) => names.place(e.a ?? -1))) });
  if (head.kind === "battle") return battles(run, names);
  const sums = new Map<number, number>();
  for (const e of run) sums.set(e.a ?? -1, (sums.get(e.a ?? -1) ?? 0) + (e.n ?? 0));
  if (sums.size === 1) return sentence({ ...head, n: [...sums.values()][0] }, names, seats);
  return say("ev-places", { who, list: listed([...sums].map(([t, n]) => say("ev-places-one", { n, a: names.place(t) }))) });
}

function battles(run: Event[], names: Names): string {
  const head = run[0]!;
  const lost = (key: "n" | "m") => run.reduce((sum, e) => sum + (e[key] ?? 0), 0);
  const all = { ...head, n: lost("n"), m: lost("m") };
  const [a, b] = [names.place(head.a ?? -1), names.place(head.b ?? -1)];
  return say("ev-battles", { who: names.side(head.seat ?? -1), a, b, times: run.length, losses: losses(all, names) });
}

function losses(e: Event, names: Names): string {
  const pairs: [number, number][] = [[e.seat ?? -1, e.n ?? 0], [e.other ?? -1, e.m ?? 0]];
  const lost = pairs.filter(([, n]) => n > 0).map(([side, n]) => say("ev-lose", { who: names.side(side), n }));
  return lost.length ? `${lost.join(", ")}.` : say("ev-lose-none");
}

export function highestFirst(dice: number[]): string {
  return [...dice].sort((x, y) => y - x).join(" ");
}

/** The seats of a number's bits. */
export function bits(n: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, s) => s).filter((s) => Math.floor(n / 2 ** s) % 2 === 1);
}

/** One event as a sentence; '' for what is not worth one. */
export function sentence(e: Event, names: Names, seats: number): string {
  const { seat = -1, other = -1, a = -1, b = -1, c = -1, n = 0, m = 0, dice = [], left = [] } = e;
  const shown = a >= 0 && knows(`ev-${e.kind}-own`);
  let id = shown ? `ev-${e.kind}-own` : `ev-${e.kind}`;
  if (e.kind === "ally" && other < 0) id = "ev-ally-none";
  if (e.kind === "faith" && n < 0) id = "ev-faith-less";
  if (!knows(id)) return "";
  const over = e.kind === "over";
  const winners = over ? bits(n, seats) : [];
  const cards = e.kind === "trade";
  const rollers = e.kind === "start_roll" || e.kind === "ties" ? bits(n, seats) : dice.map((_, s) => s);
  const rolled = rollers.map((s, i) => `${names.side(s)} ${dice[i]}`).filter((_, i) => (dice[i] ?? -1) >= 0);
  return say(id, {
    who: names.side(seat),
    whom: names.side(other >= 0 || e.kind !== "roll" ? other : (bits(n, 16)[0] ?? -1)),
    a: names.place(a),
    b: names.place(b),
    n: over ? winners.length : Math.abs(n),
    m,
    dice: highestFirst(dice),
    mine: highestFirst(dice.slice(0, c)),
    theirs: highestFirst(dice.slice(c)),
    losses: e.kind === "battle" ? losses(e, names) : "",
    list: cards ? listed([a, b, c].map((card) => names.card(card))) : "",
    card: names.card(a),
    mission: names.own(a),
    own: names.own(a),
    names: listed(winners.map((s) => names.side(s))),
    reason: over ? say(`reason-${m}`) : "",
    epoch: m && e.kind === "turn" ? "yes" : "no",
    rolled: rolled.join(", "),
    people: e.kind === "pantheon" ? names.word(4 + n).split(":")[0]! : "",
    deck: say(`deck-${GODS[e.kind === "buy" ? m : n] ?? "war"}`),
    thing: b < 0 ? String(n) : names.any(b),
    continent: names.continent(b),
    god: names.numberedGod(e.kind === "champion" ? a : b),
    godA: names.numberedGod(a),
    godB: names.numberedGod(b),
    godC: names.numberedGod(c),
    loser: names.numberedGod(left[0] ? b : a),
  });
}
