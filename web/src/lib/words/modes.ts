// What modes, rulebooks and house rules are called in the reader's language; what the server says, where there are no words.
import type { Books, HouseRule, Mode } from "../../wire";
import { knows, say } from "./say.svelte";

const worded = (id: string, otherwise: string) => (knows(id) ? say(id) : otherwise);

export function titleOf(mode: Mode): string {
  return worded(`title-${mode.name.replace(".", "-")}`, mode.title);
}

/** The same where there is little room. */
export function shortOf(mode: Mode): string {
  return worded(`short-${mode.name.replace(".", "-")}`, titleOf(mode));
}

export function rulebookOf(mode: Mode): string {
  return worded(`rulebook-${mode.name.split(".")[0]!}`, mode.rulebook);
}

/** What a mode is about, in a sentence; nothing, where nobody has written one. */
export function aboutOf(name: string): string {
  return worded(`mode-${name.replace(".", "-")}`, "");
}

/** Why a game ended, by its number. */
export function reasonOf(number: number, otherwise = ""): string {
  return worded(`reason-${number}`, otherwise);
}

/** What a strength or a character of computer players is called, or what is said of a character. */
export function called(kind: "strength" | "character" | "character-says", name: string): string {
  return worded(`${kind}-${name}`, name);
}

/** What is said of a strength; of a player that the server brought along, what its author says. */
export function saysOf(books: Books, strength: string): string {
  return worded(`strength-says-${strength}`, books.strengths[strength] || strength);
}

/** A computer player: its strength, and its character if it has one. */
export function computerOf(player: string): string {
  const [strength = "", character = ""] = player.split(":");
  return character ? `${called("strength", strength)}, ${called("character", character)}` : called("strength", strength);
}

/** What a house rule decides. */
export function decides(rule: HouseRule): string {
  return worded(`house-${rule.name}`, rule.says);
}

/** One of its values. */
export function valueOf(name: string, value: string): string {
  return worded(`house-${name}-${value}`, worded(`value-${value}`, value.replaceAll("_", " ")));
}
