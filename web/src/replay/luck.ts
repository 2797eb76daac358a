// Dice as they fell against dice as they should: by the exact chances of every throw, which come with the replay.
import type { Frame } from "../wire";
import type { EventOf } from "../lib/story/events";

/** One side's dice, attacking or defending. */
export interface Part {
  dice: number;
  pips: number;
  lost: number;
  expected: number;
}

export interface Luck {
  attack: Part;
  defence: Part;
  better: number; // armies that it lost fewer than expected
  spread: number; // how much that usually is off, either way (the standard deviation)
}

const part = (): Part => ({ dice: 0, pips: 0, lost: 0, expected: 0 });

/** How lucky each side was up to the n-th answer. */
export function luck({ frames, laws }: { frames: Frame[]; laws: number[][] }, n: number, sides: number): Luck[] {
  const all = Array.from({ length: sides }, () => ({ attack: part(), defence: part(), better: 0, spread: 0 }));
  for (const frame of frames.slice(0, n)) {
    const law = laws[frame.law ?? -1];
    const fight = law && frame.events?.find((e) => e.kind === "battle");
    if (fight) count(all, fight, law);
  }
  return all.map((side) => ({
    ...side,
    better: side.attack.expected + side.defence.expected - side.attack.lost - side.defence.lost,
    spread: Math.sqrt(side.spread),
  }));
}

function count(all: Luck[], e: EventOf<"battle">, law: number[]): void {
  const pairs = Math.min(e.attack.length, e.defence.length);
  const beaten = law.reduce((sum, chance, k) => sum + chance * k, 0);
  const variance = law.reduce((sum, chance, k) => sum + chance * (k - beaten) ** 2, 0);
  add(all[e.attacker], "attack", e.attack, e.lost, pairs - beaten, variance);
  add(all[e.defender], "defence", e.defence, e.beaten, beaten, variance);
}

function add(side: Luck | undefined, how: "attack" | "defence", dice: number[], lost: number, expected: number, variance: number): void {
  if (!side) return;
  const p = side[how];
  p.dice += dice.length;
  p.pips += dice.reduce((sum, face) => sum + face, 0);
  p.lost += lost;
  p.expected += expected;
  side.spread += variance;
}

/** The average of so many dice; '' for none. */
export function average(p: Part, language: string): string {
  return p.dice ? figure(p.pips / p.dice, language, 2) : "–";
}

export function figure(n: number, language: string, digits = 1): string {
  return n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
