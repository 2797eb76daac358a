// How this device watches: whether the map goes along with others' fights.
import { keep, recall } from "./settings.svelte";

const narrow = matchMedia("(max-width: 64em), (max-height: 30em)").matches; // where not all is in view anyway
const kept = recall("follow");

export const follow = $state({ on: kept ? kept === "1" : narrow });

export function followAlong(on: boolean): void {
  follow.on = on;
  keep("follow", on ? "1" : "0");
}
