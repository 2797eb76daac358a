// The story up to a moment of a replay: its last turns, each line with the place it leads to.
import type { Names } from "../lib/words/names";
import { story, type Line } from "../lib/story/story";
import type { Event } from "../wire";
import type { Recording } from "./recording.svelte";

export interface Entry extends Line {
  at: number; // after so many answers
}

const ENOUGH = 60; // answers: earlier turns are left out

/** The lines of the turns around a moment, up to it. */
export function chronicle(recording: Recording, n: number, names: Names): Entry[] {
  let turn = recording.turn(n);
  while (turn > 0 && n - recording.turns[turn]!.at < ENOUGH) turn--;
  const from = recording.turns[turn]!.at;
  const where = new Map<Event, number>();
  const events: Event[] = [];
  for (let i = Math.max(1, from); i <= n; i++) {
    for (const e of recording.happened(i)) {
      where.set(e, i);
      events.push(e);
    }
  }
  return story(events, names, recording.replay.seats.length).map((line) => ({ ...line, at: where.get(line.last) ?? n }));
}
