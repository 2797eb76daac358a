// What the table is in the middle of, in words, and the steps of a turn.
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

const TURN = ["reinforce", "attack", "move"];
const STORM = ["raise", "summon", "buy", "play", "plague", "invade", "march", "leave", "below", "end"];

/** In which part of a turn one is when doing something; what isn't told is in none. */
const PART: Record<string, string> = {
  bribing: "reinforce",
  trading: "reinforce",
  "laying cards": "reinforce",
  "taking the bonus": "reinforce",
  placing: "reinforce",
  "raising allies": "reinforce",
  bolstering: "reinforce",
  attacking: "attack",
  "rolling the status": "attack",
  fortifying: "move",
  drawing: "move",
};
const STORM_PART: Record<string, string> = {
  placing: "raise",
  raising: "raise",
  "resolving relics": "raise",
  returning: "raise",
  summoning: "summon",
  "obtaining miracles": "buy",
  "drawing miracles": "buy",
  "playing miracles": "play",
  "spreading plague": "plague",
  invading: "invade",
  "fortifying with gods": "march",
  "gods on the move": "march",
  "leaving the heaven": "leave",
  "ending the turn": "end",
};

export interface Steps {
  names: string[];
  now: number; // -1 outside of turns
}

/** The steps of a turn, and which is under way. */
export function stepsOf(phases: string[], doing: string[], below: boolean): Steps {
  const storm = phases.includes("summon and build");
  const at = storm && below && phase(doing) === "invading" ? "below" : (storm ? STORM_PART : PART)[phase(doing)];
  const names = storm ? STORM : TURN;
  return { names: names.map((name) => say(`rail-${name}`)), now: doing.includes("turn") && at ? names.indexOf(at) : -1 };
}
