// What a finished game was like: battles, the boldest win, and where it turned. From its replay.
import type { Event } from "../wire";
import type { Recording } from "../replay/recording.svelte";

export interface Battles {
  fought: number;
  won: number;
  boldest: number; // the chance of the least likely conquest; 1 if there was none
}

/** How a side's attacks went: throws from one place to another, one after the other, are one battle. */
export function battles(events: Event[], side: number, twoDiceAt = 2): Battles {
  const all = { fought: 0, won: 0, boldest: 1 };
  let [way, chance] = ["", 1];
  for (const e of events) {
    if (e.kind === "battle") {
      const now = `${e.attacker} ${e.src} ${e.dst}`;
      if (now !== way && e.attacker === side) {
        all.fought++;
        chance = chanceOf(e.left + e.lost - 1, e.defenders + e.beaten, twoDiceAt);
      }
      way = now;
    } else if (e.kind === "conquest") {
      if (e.attacker === side && way === `${e.attacker} ${e.src} ${e.dst}`) {
        all.won++;
        all.boldest = Math.min(all.boldest, chance);
      }
      way = "";
    }
  }
  return all;
}

const faces = (dice: number): number[][] => (dice ? faces(dice - 1).flatMap((row) => [1, 2, 3, 4, 5, 6].map((f) => [...row, f])) : [[]]);
const laws = new Map<string, number[]>();

/** The chance that so many defenders fall when these dice are thrown. */
function lawOf(attack: number, defence: number): number[] {
  const key = `${attack} ${defence}`;
  const known = laws.get(key);
  if (known) return known;
  const pairs = Math.min(attack, defence);
  const law = new Array<number>(pairs + 1).fill(0);
  const [ours, theirs] = [attack, defence].map((n) => faces(n).map((row) => row.sort((a, b) => b - a)));
  for (const a of ours!) for (const d of theirs!) law[d.slice(0, pairs).filter((face, i) => a[i]! > face).length]! += 1;
  const made = law.map((n) => n / (ours!.length * theirs!.length));
  laws.set(key, made);
  return made;
}

/** The chance to win a battle that is fought to its end, all dice thrown: for rules without gods. */
export function chanceOf(attackers: number, defenders: number, twoDiceAt = 2): number {
  const cells = new Map<number, number>();
  const win = (a: number, d: number): number => {
    if (d <= 0) return 1;
    if (a <= 0) return 0;
    const cell = a * 1000 + d;
    const known = cells.get(cell);
    if (known !== undefined) return known;
    const law = lawOf(Math.min(3, a), d >= twoDiceAt ? 2 : 1);
    const pairs = law.length - 1;
    const found = law.reduce((sum, chance, beaten) => sum + chance * win(a - pairs + beaten, d - beaten), 0);
    cells.set(cell, found);
    return found;
  };
  return win(Math.min(attackers, 120), Math.min(defenders, 120));
}

export type Turning =
  | { kind: "out"; round: number; side: number; by: number }
  | { kind: "swing"; round: number; side: number; n: number }
  | { kind: "continent"; round: number; side: number; continent: number };

const MOST = 3; // moments to tell of
const LEAST_SWING = 3; // territories

/** The moments in which the game turned, the greatest three in their order: somebody out, land taken in one turn, a continent. */
export function turnings(recording: Recording, seats: number): Turning[] {
  const { turns, now, last } = recording;
  const found: { at: number; weight: number; what: Turning }[] = [];
  turns.forEach((turn, i) => {
    if (turn.seat < 0 || turn.seat >= seats) return;
    const after = turns[i + 1] ?? now!;
    const side = turn.seat;
    const n = after.lands[side]! - turn.lands[side]!;
    if (n >= LEAST_SWING) found.push({ at: turn.at, weight: n, what: { kind: "swing", round: turn.round, side, n } });
    for (let at = turn.at + 1; at <= Math.min(after.at, last); at++) {
      for (const e of recording.happened(at))
        if (e.kind === "out" && e.side < seats)
          found.push({ at, weight: 100, what: { kind: "out", round: turn.round, side: e.side, by: e.by } });
    }
  });
  found.push(...continents(recording, seats));
  const most = found.sort((a, b) => b.weight - a.weight).slice(0, MOST);
  return most.sort((a, b) => a.at - b.at).map(({ what }) => what);
}

/** When somebody came to hold a continent that they kept to the end. */
function continents(recording: Recording, seats: number): { at: number; weight: number; what: Turning }[] {
  const kept = recording.at(recording.last).view.continents;
  const boards = recording.turns.map((turn) => recording.at(turn.at).view.continents);
  return kept.flatMap((side, continent) => {
    if (side < 0 || side >= seats) return [];
    const since = boards.findLastIndex((board) => board[continent] !== side);
    const turn = recording.turns[since];
    return turn && turn.seat >= 0
      ? [{ at: turn.at, weight: 5, what: { kind: "continent" as const, round: turn.round, side, continent } }]
      : [];
  });
}

/** All that happened. */
export function eventsOf(recording: Recording): Event[] {
  return recording.frames.flatMap((frame) => frame.events ?? []);
}
