// What people who share a device must not see of each other: several read its story and look at its map.
import type { Event, View } from "../wire";

const PRIVATE = ["draw", "mission", "capital", "miracle", "taken", "bribe"];
const SECRET = -2; // as others' capitals come from the server

/** An event without what is for one person only; a miracle of magic lies open as a relic. */
export function blotted(e: Event): Event {
  return PRIVATE.includes(e.kind) && !(e.kind === "miracle" && e.n === 1) ? { ...e, a: -1, b: -1, c: -1 } : e;
}

/** The board without the capital that only one of them knows. */
export function veiled(view: View): View {
  const { capitals, fallen = [0] } = view.extra;
  if (!capitals) return view;
  const open = (s: number) => ((fallen[0] ?? 0) >> s) & 1;
  return { ...view, extra: { ...view.extra, capitals: capitals.map((t, s) => (t >= 0 && !open(s) ? SECRET : t)) } };
}
