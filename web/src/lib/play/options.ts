// From the options that the server sent to what can be picked, and from a pick to the text of an answer. No rules: only what is offered.
import type { Option } from "../../wire";

/** Verbs that are picked on the map: a place, or a place and then another. */
const ONE = ["claim", "place", "bonus", "capital", "build", "leave"];
const TWO = ["attack", "fortify", "invade", "enter", "revive"];

export function verbs(options: Option[]): string[] {
  return [...new Set(options.map((o) => o.verb))];
}

export function has(options: Option[], ...wanted: string[]): boolean {
  return options.some((o) => wanted.includes(o.verb));
}

/** The place that an option is picked by first, -1 if it is not on the map. */
export function source(o: Option, places: number): number {
  if (ONE.includes(o.verb) || TWO.includes(o.verb)) return o.on[0]!;
  if (o.verb === "summon") return o.on[1]!;
  if (o.verb === "choose" && o.on[0]! < places) return o.on[0]!;
  return -1;
}

/** Which piece out of one's tray an option puts on the map; "" if it is none. */
export function piece(o: Option): string {
  return o.verb === "summon" ? `summon ${o.on[0]!}` : o.verb === "build" ? "build" : "";
}

/** The second place, -1 if there is none. */
export function target(o: Option): number {
  return TWO.includes(o.verb) ? o.on[1]! : -1;
}

export function sources(options: Option[], places: number): Set<number> {
  return new Set(options.map((o) => source(o, places)).filter((t) => t >= 0));
}

/** Where you can go from a place; without a place, everywhere that you can go. */
export function targets(options: Option[], from: number | null): Set<number> {
  return new Set(
    options
      .filter((o) => from === null || o.on[0] === from)
      .map(target)
      .filter((t) => t >= 0),
  );
}

/** The options that begin at a place. */
export function from(options: Option[], place: number, places: number): Option[] {
  return options.filter((o) => source(o, places) === place);
}

/** The options between two places. */
export function between(options: Option[], a: number, b: number): Option[] {
  return options.filter((o) => TWO.includes(o.verb) && o.on[0] === a && o.on[1] === b);
}

/** The best place to reach another from, which is the one with the most armies to send; -1 if there is none. */
export function bestSource(options: Option[], to: number, armies: number[]): number {
  const ways = options.filter((o) => target(o) === to).map((o) => o.on[0]!);
  return ways.reduce((best, t) => (best < 0 || armies[t]! > armies[best]! ? t : best), -1);
}

/** The two places of all options that have two, if they are the same for all. */
export function onlyWay(options: Option[]): [number, number] | null {
  const ways = options.filter((o) => target(o) >= 0);
  const [first] = ways;
  if (!first || options.some((o) => ONE.includes(o.verb) || o.verb === "choose")) return null;
  return ways.every((o) => o.on[0] === first.on[0] && o.on[1] === first.on[1]) ? [first.on[0]!, first.on[1]!] : null;
}

/** Whether an option takes one of several numbers. */
export function ranges(o: Option): boolean {
  return o.low >= 0 && o.low < o.high;
}

/** The answer: the option's text, with its number in the last place. */
export function answer(o: Option, n: number = o.low): string {
  if (o.low < 0) return o.text;
  if (!Number.isInteger(n) || n < o.low || n > o.high) throw new RangeError(`${n} is not from ${o.low} to ${o.high}`);
  return o.text.replace(/\d+$/, String(n));
}

/** The text of dice that were rolled by hand, if there are as many as are wanted and all have faces. */
export function rolled(o: Option, faces: number[]): string | null {
  const whole = faces.length === o.low && faces.every((f) => Number.isInteger(f) && f >= 1 && f <= 6);
  return whole ? `roll ${faces.join(" ")}` : null;
}

/** The offered option that another one of an earlier question corresponds to. */
export function same(options: Option[], o: Pick<Option, "verb" | "on">): Option | undefined {
  return options.find((other) => other.verb === o.verb && other.on.length === o.on.length && other.on.every((n, i) => n === o.on[i]));
}

/** Options by their verb, in the order in which they came, `done` last. */
export function grouped(options: Option[]): [string, Option[]][] {
  const order = verbs(options).sort((a, b) => Number(a === "done") - Number(b === "done"));
  return order.map((verb) => [verb, options.filter((o) => o.verb === verb)]);
}

/** The sides that can be bribed: all their land stands for them. */
export function bribable(options: Option[]): Set<number> {
  return new Set(options.filter((o) => o.verb === "bribe").map((o) => o.on[0]!));
}

/** Whether an option is best shown as a button of its own: it is not picked on the map. */
export function offMap(o: Option, places: number): boolean {
  return source(o, places) < 0 && o.verb !== "bribe";
}
