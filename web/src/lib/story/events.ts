// What the fields of events are: who takes part, where it is, and what was not told.
import { type Event, FIELDS, SECRETS, type What } from "../../wire";

export type EventOf<K extends Event["kind"]> = Extract<Event, { kind: K }>;
export type Value = number | boolean | string | number[];

/** Whether an event is one of ours: a mode from another package may have its own, with fields that nobody has described to us. */
export function known(e: Event): boolean {
  return e.kind in FIELDS;
}

/** An event's fields in their order, as far as they were told: the name of each, what it is, and its value. */
export function fieldsOf(e: Event): [string, What, Value][] {
  const values: Record<string, Value | undefined> = { ...e };
  const fields: Record<string, What> = known(e) ? FIELDS[e.kind] : {};
  return Object.entries(fields).flatMap(([name, what]): [string, What, Value][] => {
    const value = values[name];
    return value === undefined ? [] : [[name, what, value]];
  });
}

function found(e: Event, ...wanted: What[]): Value[] {
  return fieldsOf(e).flatMap(([, what, value]) => (wanted.includes(what) ? [value] : []));
}

const isNumber = (value: Value): value is number => typeof value === "number";

/** Whose doing it is, or whom it befalls, first; then the other side, if there is one. */
export function sidesOf(e: Event): number[] {
  return found(e, "seat", "side").filter(isNumber);
}

/** The places that an event is about. */
export function placesOf(e: Event): number[] {
  return found(e, "place")
    .flat()
    .filter(isNumber)
    .filter((t) => t >= 0);
}

/** Whether it goes from one place to another: an attack, a move, an exchange. */
export function goes(e: Event): boolean {
  return known(e) && "src" in e && "dst" in e;
}

/** The place that it is most about, -1 if there is none. */
export function where(e: Event): number {
  return found(e, "place").filter(isNumber).at(-1) ?? -1;
}

/** Whether something was told that not all may know. */
export function reveals(e: Event): boolean {
  return SECRETS[e.kind]?.some((name) => name in e) ?? false;
}
