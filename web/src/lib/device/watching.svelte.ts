// How this device watches: whether the map goes along with others' fights, and how fast it shows them.
import { keep, recall } from "./settings.svelte";

const narrow = matchMedia("(max-width: 64em), (max-height: 30em)").matches; // where not all is in view anyway
const kept = recall("follow");

export const follow = $state({ on: kept ? kept === "1" : narrow });

export function followAlong(on: boolean): void {
  follow.on = on;
  keep("follow", on ? "1" : "0");
}

/** Milliseconds between two boards of others' turns: none: as they come; infinitely many: only the last, when somebody here is asked. */
export const own = $state({ pace: Number(recall("watch")) || 0 });

/** Watch at another pace; leaping over all is for once only. */
export function watchAt(pace: number): void {
  own.pace = pace;
  if (pace !== Infinity) keep("watch", String(pace));
}

/** Somebody here is asked: what was leapt over is over. */
export function leapt(): void {
  if (own.pace === Infinity) own.pace = Number(recall("watch")) || 0;
}
