// What modes, booklets and house rules are called in the reader's language; what the server says, where there are no words.
import type { HouseRule, Mode } from "../wire";
import { knows, say } from "./say.svelte";

const worded = (id: string, otherwise: string) => (knows(id) ? say(id) : otherwise);

export function titleOf(mode: Mode): string {
  return worded(`title-${mode.name.replace(".", "-")}`, mode.title);
}

export function bookletOf(mode: Mode): string {
  return worded(`booklet-${mode.name.split(".")[0]}`, mode.booklet);
}

/** What a house rule decides. */
export function decides(rule: HouseRule): string {
  return worded(`house-${rule.name}`, rule.says);
}

/** One of its values. */
export function valueOf(name: string, value: string): string {
  return worded(`house-${name}-${value}`, worded(`value-${value}`, value.replaceAll("_", " ")));
}
