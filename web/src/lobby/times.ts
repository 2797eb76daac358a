// How long people sit at a game.
import { say } from "../lib/say.svelte";

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

export const timeOf = (mode: string): string => lasting(MINUTES[mode] ?? 90);

/** A number of minutes, in hours if there are many. */
export function lasting(minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  return h ? say(m ? "time-hours-minutes" : "time-hours", { h, m }) : say("time-minutes", { m });
}
