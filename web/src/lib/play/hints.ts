// What the first games teach, and when: a few words the first time that something can be done.
import type { Option, View } from "../../wire";
import { has } from "./options";

const VERBS = ["place", "attack", "fortify", "lay", "trade", "claim", "invade", "bid"];
/** Godstorm says why at each of its own questions. */
const STORM: Record<string, string> = {
  claiming: "plague",
  strengthening: "plague",
  placing: "faith",
  summoning: "summon",
  "obtaining miracles": "miracles",
  "playing miracles": "play",
  "leaving the heaven": "underworld",
};

/** The words for what is asked; "" if there are none, or all are known already. */
export function hintFor(options: Option[], view: View, known: Set<string>): string {
  return moments(options, view).find((hint) => !known.has(hint)) ?? "";
}

/** What is worth saying about it, the handling first. */
export function moments(options: Option[], { asking, extra }: View): string[] {
  if (!asking || !options.length) return [];
  const tapped = VERBS.filter((verb) => has(options, verb));
  if (!extra.gods) return tapped;
  if (asking.kind === "placing god and temple") return [asking.temple ? "temple" : "god"];
  if (asking.kind === "invading" && asking.below) return ["crypts"];
  return [...tapped, ...(asking.kind in STORM ? [STORM[asking.kind]!] : [])];
}
