// How long people sit at a game.
import { lasting } from "../lib/figures";

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
