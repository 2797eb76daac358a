// What the table is in the middle of, in words.
import { knows, say } from "./say.svelte";

/** How a step is called; '' if people have no word for it. */
export function titleOf(step: string): string {
  const id = `step-${step.replaceAll(" ", "-")}`;
  return step && knows(id) ? say(id) : "";
}

/** The part of the turn that is under way; outside of turns, what is. */
export function phase(doing: string[]): string {
  return doing[doing.indexOf("turn") + 1] ?? "";
}
