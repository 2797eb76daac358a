// How a moment of the game is called: its round, and whose turn it is.
import type { Names } from "../lib/words/names";
import { say } from "../lib/words/say.svelte";

export interface When {
  seat: number; // -1: nobody's turn
  round: number;
}

export function roundOf(round: number, epochs: boolean): string {
  return say("round", { n: round + 1, epoch: epochs ? "yes" : "no" });
}

/** Before the first turn it is the set-up; between two epochs it is nobody's turn. */
export function titleOf({ seat, round }: When, names: Names, epochs: boolean): string {
  if (seat < 0) return round ? roundOf(round, epochs) : say("setting-up");
  return `${roundOf(round, epochs)} · ${names.side(seat)}`;
}
