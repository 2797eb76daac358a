// What the map says: its few buttons, and each place for screen readers.
import type { Said } from "../../map/marks";
import type { MapWords } from "../../map/words";
import { say } from "./say.svelte";

export function mapWords(): MapWords {
  return {
    map: say("board-map"),
    nearer: say("map-nearer"),
    further: say("map-further"),
    whole: say("map-whole"),
    underworld: say("map-underworld"),
    heavens: say("map-heavens"),
  };
}

/** A place, whose it is, who stands there, and what can be done with it. */
export function describe(p: Said): string {
  const troops =
    p.troops.length > 1 ? p.troops.map((t) => `${t.name} ${say("armies-n", { n: t.n })}`).join(", ") : say("armies-n", { n: p.armies });
  const whose = p.sunk ? [say("sign-sunk")] : p.owner === "nobody" ? [say("nobody")] : [p.name, troops];
  return [p.title, ...whose, ...p.signs.map((s) => say(`sign-${s}`)), p.state ? say(`state-${p.state}`) : ""].filter(Boolean).join(", ");
}
