// How long people sit at a game.
import { lasting } from "../lib/words/figures";

// In minutes, with people; computers think faster.
const MINUTES: Record<string, number> = {
  "de2004.liberation": 180,
  "de2004.duel-passive": 60,
  "de2004.duel-active": 75,
  "de2004.missions": 120,
  "de2004.teams": 150,
  "sv2000.missions": 90,
  "sv2000.duel": 45,
  "sv2000.conquest": 150,
  "sv2000.capitals": 90,
  "nl2004.original": 150,
  "nl2004.original-duel": 60,
  "nl2004.godstorm": 150,
  "de2010.basic": 60,
  "de2010.classic": 150,
  "de2010.missions": 75,
  "de2010.duel": 45,
};

const USUAL = 90;
const BOARD = 42; // territories of the boards that these are for
const ROOM = 4; // territories that everybody should begin with
const QUARTER = 15;

export const timeOf = (mode: string): string => lasting(MINUTES[mode] ?? USUAL);

/** How long people sit at a game on a map of that size: in proportion to it, in quarters of an hour. */
export function timeOn(mode: string, territories: number): string {
  const minutes = ((MINUTES[mode] ?? USUAL) * territories) / BOARD;
  return lasting(Math.max(1, Math.round(minutes / QUARTER)) * QUARTER);
}

/** For how many players a map of that size is: as many as the mode allows, if everybody begins with four territories. */
export function playersOn(least: number, most: number, territories: number): [least: number, most: number] {
  return [least, Math.max(least, Math.min(most, Math.floor(territories / ROOM)))];
}
