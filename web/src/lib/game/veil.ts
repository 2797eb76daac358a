// What people who share a device must not see of each other: several read its story and look at its map.
import { type Event, SECRETS, type View } from "../../wire";
import { known } from "../story/events";

const SECRET = -2; // as others' capitals come from the server

/** An event without what not all may know: of another package's we can't tell what that is. */
export function blotted(e: Event): Event {
  if (!known(e)) return { kind: e.kind } as Event;
  const secret = SECRETS[e.kind];
  return secret ? (Object.fromEntries(Object.entries(e).filter(([name]) => !secret.includes(name))) as unknown as Event) : e;
}

/** The board without the capital that only one of them knows. */
export function veiled(view: View): View {
  const { capitals, fallen = [0] } = view.extra;
  if (!capitals) return view;
  const open = (s: number) => ((fallen[0] ?? 0) >> s) & 1;
  return { ...view, extra: { ...view.extra, capitals: capitals.map((t, s) => (t >= 0 && !open(s) ? SECRET : t)) } };
}
