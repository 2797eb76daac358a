// Where names go: each beside its counter, over its own land or the sea, none upon another. Settled for a whole map at one scale.
import { around, grown, inside, overlap, type Box } from "./boxes";
import { Crowd } from "./crowd";
import type { Spot } from "./geometry";

/** A name that wants a place near its counter. */
export interface Wish {
  id: number;
  /** The ways to write it, the best first. */
  forms: Form[];
  /** The middle of the counter, and the box that it never leaves. */
  at: Spot;
  counter: Box;
}

export interface Form {
  lines: string[];
  width: number;
  /** How much worse than the best form. */
  cost: number;
}

export interface Label extends Box {
  id: number;
  lines: string[];
  x: number;
  /** A line from the counter, where the name is further away. */
  lead?: [Spot, Spot];
}

export interface Room {
  font: number;
  /** What the sheet has room for. */
  sheet: Box;
  /** What no name may cover. */
  taken: Box[];
  /** What part of a box lies on land of others: from 0 to 1. */
  foreign: (box: Box, id: number) => number;
}

interface Try {
  box: Box;
  form: Form;
  cost: number;
  lead: boolean;
}

export const LINE = 1.04;
const FOREIGN = 30;
const WORST = 0.3; // more of a name than this is never on others' land, unless there is no other way
const FAR = [9, 15, 22, 30, 40, 52, 66, 82];
const SIDES = 16;
const ROUNDS = 5;
const LOST = 60; // what it costs to have no place
const SETTLED = 6; // at this cost a name stays where it is

/** The ways to write a name: on one line, on two, shortened. */
export function forms(title: string, short: string | undefined, width: (text: string) => number): Form[] {
  const made = (lines: string[], cost: number): Form => ({ lines, width: Math.max(...lines.map(width)), cost });
  const one = made([title], title.length > 14 ? 1.5 : 0);
  const two = halves(title);
  return [one, ...(two ? [made(two, 1)] : []), ...(short ? [made([short], 7)] : [])];
}

/** A name in two lines as equal as can be, if it has several words. */
export function halves(title: string): [string, string] | null {
  const cuts = [...title.matchAll(/ |-/g)].map((m) => m.index + (m[0] === "-" ? 1 : 0));
  const parts = cuts.map((i): [string, string] => [title.slice(0, i), title.slice(i).trimStart()]);
  const long = ([a, b]: [string, string]): number => Math.max(a.length, b.length);
  return parts.sort((a, b) => long(a) - long(b))[0] ?? null;
}

/** Names in their places; whoever finds none is left out. */
export function place(wishes: Wish[], room: Room): Label[] {
  const counters = new Crowd(wishes.map((w) => w.counter));
  const taken = new Crowd(room.taken);
  const all = wishes.map((w, i) => tries(w, room, (box) => counters.free(box, i) && taken.free(box)));
  const order = wishes.map((_, i) => i).sort((a, b) => freedom(all[a]!) - freedom(all[b]!));
  const names = new Names(all);
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of order) {
      names.put(
        i,
        all[i]!.find((t) => names.free(t, i)),
      );
      if ((names.now[i]?.cost ?? LOST) > SETTLED) names.push(i);
    }
  }
  return names.now.flatMap((t, i) => (t ? [label(t, wishes[i]!)] : []));
}

/** Fewer good places: settled first. */
function freedom(all: Try[]): number {
  return all.filter((t) => t.cost < 8).length;
}

/** The names that have a place by now. */
class Names {
  readonly now: (Try | undefined)[];
  private readonly crowd = new Crowd();

  constructor(private readonly all: Try[][]) {
    this.now = all.map(() => undefined);
  }

  put(i: number, t: Try | undefined): void {
    if (this.now[i] === t) return;
    this.now[i] = t;
    this.crowd.put(i, t?.box);
  }

  free(t: Try, but: number, other = -1): boolean {
    return this.crowd.free(t.box, but, other);
  }

  /** A better place for one name where another one can give way at less cost. */
  push(i: number): void {
    const cost = this.now[i]?.cost ?? LOST;
    for (const t of this.all[i]!) {
      if (t.cost >= cost) return;
      const j = this.crowd.only(t.box, i);
      if (j < 0) continue;
      const other = this.all[j]!.find((u) => !overlap(u.box, t.box) && this.free(u, i, j));
      if (other && t.cost + other.cost < cost + this.now[j]!.cost) {
        this.put(i, t);
        this.put(j, other);
        return;
      }
    }
  }
}

/** All places for a name where nothing but other names can be in its way, the best first. */
function tries(w: Wish, room: Room, free: (box: Box) => boolean): Try[] {
  const out: Try[] = [];
  const own = grown(w.counter, -0.5);
  for (const form of w.forms) {
    for (const { box, cost, lead } of beside(w, form, room.font)) {
      if (!inside(box, room.sheet) || overlap(box, own) || !free(box)) continue;
      const foreign = room.foreign(box, w.id);
      out.push({ box, form, lead, cost: cost + form.cost + FOREIGN * foreign + (foreign > WORST ? 2 * FOREIGN : 0) });
    }
  }
  return out.sort((a, b) => a.cost - b.cost);
}

/** Below, above, right, left; a little aside; then ever further away. */
function beside(w: Wish, form: Form, font: number): { box: Box; cost: number; lead: boolean }[] {
  const { left, right, top, bottom } = w.counter;
  const high = form.lines.length * font * LINE;
  const [up, down] = [top - high / 2 - 0.5, bottom + high / 2];
  const [east, west] = [right + form.width / 2 + 2, left - form.width / 2 - 2];
  const spots: [number, number, number][] = [[w.at.x, down, 0]];
  for (const aside of [0.16, -0.16, 0.34, -0.34, 0.52, -0.52]) spots.push([w.at.x + aside * form.width, down, 5 * Math.abs(aside)]);
  for (const aside of [0, 0.2, -0.2, 0.45, -0.45]) spots.push([w.at.x + aside * form.width, up, 2 + 5 * Math.abs(aside)]);
  for (const dy of [0, -0.5, 0.5])
    spots.push([east, w.at.y + dy * high, 2.5 + Math.abs(dy)], [west, w.at.y + dy * high, 2.5 + Math.abs(dy)]);
  const near = spots.map(([x, y, cost]) => ({ box: around({ x, y }, form.width, high), cost, lead: false }));
  return [...near, ...FAR.flatMap((gap) => away(w, form, high, gap))];
}

/** Round about the counter at some distance, with a line back to it. */
function away(w: Wish, form: Form, high: number, gap: number): { box: Box; cost: number; lead: boolean }[] {
  const [hw, hh] = [(w.counter.right - w.counter.left) / 2, (w.counter.bottom - w.counter.top) / 2];
  return Array.from({ length: SIDES }, (_, i) => {
    const turn = (2 * Math.PI * i) / SIDES;
    const x = w.at.x + Math.cos(turn) * (gap + hw + form.width / 2);
    const y = w.at.y + Math.sin(turn) * (gap + hh + high / 2);
    return { box: around({ x, y }, form.width, high), cost: 4.5 + 0.16 * gap, lead: true };
  });
}

function label(t: Try, w: Wish): Label {
  const { box, form, lead } = t;
  return { id: w.id, lines: form.lines, x: (box.left + box.right) / 2, ...box, ...(lead ? { lead: leader(w.counter, box) } : {}) };
}

/** From the edge of a counter to the nearest point of a name. */
function leader(counter: Box, name: Box): [Spot, Spot] {
  const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));
  const [cx, cy] = [(counter.left + counter.right) / 2, (counter.top + counter.bottom) / 2];
  const end = { x: clamp(cx, name.left, name.right), y: clamp(cy, name.top + 2, name.bottom - 2) };
  return [{ x: clamp(end.x, counter.left, counter.right), y: clamp(end.y, counter.top, counter.bottom) }, end];
}
