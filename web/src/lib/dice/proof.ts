// The check of a finished table's dice, in this browser: docs/dice.md says what it looks for.
import type { Remembered } from "./remembered";
import { commitmentOf } from "./shares";
import { bytesOf, digest, hexOf, hmac, sha256, unhex } from "./sha256";

export type Fault = "promise" | "share" | "own" | "seed" | "game" | "roll" | "form";

/** What is wrong with a proof. */
export class Bent extends Error {
  constructor(
    readonly fault: Fault,
    readonly n = 0,
  ) {
    super(fault);
  }
}

/** What a check has found. */
export interface Checked {
  checked: number;
  rest: number; // that can't be checked
  shares: number; // devices that took part
  own: Own;
}

/** Whether this device took part: its share is in the seed, or was thrown away, or it gave none, as far as it remembers. */
export type Own = "in" | "out" | "none";

/** In a word: all of it, a part or none could be checked; or all, but the server alone made the seed, or without this device's share.
 * Only the first deserves a tick. */
export function verdict({ checked, rest, shares, own }: Checked): "honest" | "partly" | "none" | "alone" | "without" {
  if (rest) return checked ? "partly" : "none";
  if (own === "out") return "without";
  return shares ? "honest" : "alone";
}

interface Epoch {
  start: number;
  seed: string;
  hand: boolean;
  shares: number;
  own: Own;
}

const text = (lines: string[]) => lines.map((line) => `${line}\n`).join("");
const HEX = /^[0-9a-f]{64}$/;

/** Check a game against the proof of its dice, and against what this device remembers; throws what is wrong. */
export function check(game: string, proof: string, known: Remembered): Checked {
  const [saved, lines] = [game, proof].map((whole) => whole.split("\n")) as [string[], string[]];
  if (saved.pop() !== "" || lines.pop() !== "") throw new Bent("form");
  const first = saved.findIndex((line) => line.startsWith("seats ")) + 1;
  const [about, moves] = [saved.slice(1, first), saved.slice(first)];
  const reading = new Reading(lines, about, known);
  const epochs = reading.epochs();
  reading.called();
  reading.adopted(moves.length);
  const draws = reading.draws(moves);
  if (reading.next() !== `moves ${moves.length} ${digest(text(moves))}` || !reading.done) throw new Bent("game");
  return compared(moves, epochs, draws);
}

function compared(moves: string[], epochs: Epoch[], draws: Map<number, number[]>): Checked {
  let [checked, rest] = [0, 0];
  const used = new Set([epochs.at(-1)!]);
  moves.forEach((line, i) => {
    if (!line.startsWith("? ")) return;
    const epoch = epochs.findLast((e) => i + 1 > e.start);
    const roll = line.startsWith("? roll ");
    if (!epoch?.seed || (roll && epoch.hand)) return void rest++;
    if (!follows(epoch.seed, i + 1, roll ? line.split(" ").slice(2).map(Number) : null, draws.get(i + 1))) throw new Bent("roll", i + 1);
    checked++;
    used.add(epoch);
  });
  const own = (["out", "in", "none"] as const).find((how) => [...used].some((epoch) => epoch.own === how))!;
  return { checked, rest, shares: Math.min(...[...used].map((epoch) => epoch.shares)), own };
}

/** Whether dice, or else the place of a draw among all outcomes, follow from the seed. */
function follows(seed: string, n: number, dice: number[] | null, place: number[] | undefined): boolean {
  const below = numbers(seed, n);
  if (dice) return dice.every((face) => below(6) + 1 === face);
  const [total, low, width] = place ?? [1, 1, 0];
  const x = below(total!);
  return low! <= x && x < low! + width!;
}

/** The random numbers of the n-th move. */
export function numbers(seed: string, n: number): (limit: number) => number {
  const key = unhex(seed);
  let block = 0;
  let bytes = new DataView(new ArrayBuffer(0));
  let at = 0;
  return (limit) => {
    for (const most = Math.floor(2 ** 32 / limit) * limit; ;) {
      if (at >= bytes.byteLength) [bytes, at] = [new DataView(hmac(key, bytesOf(`${n}/${block++}`)).buffer as ArrayBuffer), 0];
      const x = bytes.getUint32(at);
      at += 4;
      if (x < most) return x % limit;
    }
  };
}

/** The mode and the version in a line `rules MODE VERSION`. */
function ruled(line = ""): [string, string] {
  const [, mode, version] = /^rules (.+) (\d+)$/.exec(line) ?? [];
  if (version === undefined) throw new Bent("game");
  return [mode!, version];
}

/** Whether a version of the rules held after that many moves. Where it changed, both did. */
function held(changes: [number, string][], version: string, start: number): boolean {
  const [n, first] = changes[0]!;
  if (start <= n && version !== first) return true; // the one by which the table was opened
  return changes.some(([from, v], i) => v === version && from <= start && start <= (changes[i + 1]?.[0] ?? start));
}

/** All commitments of a proof's round, as a device remembers them. */
function listedIn(whole: string[]): string {
  const given = whole.filter((line) => /^(share|none) /.test(line)).map((line) => line.split(" "));
  return given.map(([, seat = "", commit = ""]) => `${seat} ${commit}`).join("\n");
}

class Reading {
  private at = 0;
  private heads: string[][] = [];

  constructor(
    private lines: string[],
    private about: string[],
    private known: Remembered,
  ) {}

  get done(): boolean {
    return this.at >= this.lines.length;
  }

  next(): string {
    return this.lines[this.at++] ?? "";
  }

  private after(key: string, form: RegExp): string {
    const line = this.next();
    const rest = line.slice(key.length + 1);
    if (!line.startsWith(`${key} `) || !form.test(rest)) throw new Bent("form");
    return rest;
  }

  epochs(): Epoch[] {
    const all: Epoch[] = [];
    const promises: string[] = [];
    while (this.lines[this.at]?.startsWith("feldherr dice ")) {
      const kind = this.after("feldherr dice", /^(1|2|lost)$/);
      all.push(kind === "2" ? this.shared(promises) : this.plain(kind, promises));
    }
    if (!all.length || all.some((e, i) => i && e.start < all[i - 1]!.start)) throw new Bent("form");
    if (this.known.promise && !promises.includes(this.known.promise)) throw new Bent("promise");
    return all;
  }

  private plain(kind: string, promises: string[]): Epoch {
    this.after("table", /./);
    const start = Number(this.after("from", /^\d+$/));
    const promise = this.after("commitment", HEX);
    const seed = kind === "1" ? this.after("seed", HEX) : "";
    if (seed && hexOf(sha256(unhex(seed))) !== promise) throw new Bent("promise");
    promises.push(promise);
    return { start, seed, hand: false, shares: 0, own: "none" };
  }

  private shared(promises: string[]): Epoch {
    const first = this.at - 1;
    const table = this.after("table", /./);
    while (!this.done && !this.lines[this.at]!.startsWith("server ")) this.at++;
    this.after("server", HEX);
    const head = this.lines.slice(first, this.at);
    this.heads.push(head);
    const round = Number(this.after("round", /^\d+$/));
    const given = this.shares(table, round);
    const whole = this.lines.slice(first, this.at);
    const promise = this.after("commitment", HEX);
    if (digest(text(head)) !== promise) throw new Bent("promise");
    const seed = this.after("seed", HEX);
    if (digest(text(whole)) !== seed) throw new Bent("seed");
    promises.push(promise);
    const start = Number(head.at(-2)!.slice("from ".length));
    return { start, seed, hand: head.includes("dice hand"), shares: given.length, own: this.ours(round, whole) };
  }

  /** Who is called otherwise than when the table was opened; but for that, all commitments are to this game's house rules and seats. */
  called(): void {
    const now = new Map<number, string>();
    for (; this.lines[this.at]?.startsWith("called "); this.at++) {
      const [, seat, ...name] = this.lines[this.at]!.split(" ");
      now.set(Number(seat), name.join(" "));
    }
    for (const head of this.heads) this.fits(head, now);
  }

  private fits(head: string[], now: Map<number, string>): void {
    const seats = head.filter((line) => line.startsWith("seat "));
    const names = seats.map((line, i) => `name ${now.get(i) ?? line.split(" ").slice(3).join(" ")}`);
    const house = head.filter((line) => line.startsWith("with "));
    if (text([...house, ...names, `seats ${names.length}`]) !== text(this.about.slice(1))) throw new Bent("game");
  }

  /** After how many moves the table went on by another version of its rules; each commitment is to one that held then. */
  adopted(moves: number): void {
    const [mode, ours] = ruled(this.about[0]);
    const changes: [number, string][] = [];
    for (; this.lines[this.at]?.startsWith("adopted "); this.at++) {
      const [, n, version] = /^adopted (0|[1-9]\d{0,6}) ([1-9]\d{0,6})$/.exec(this.lines[this.at]!) ?? [];
      const [before, last] = changes.at(-1) ?? [0, ""];
      if (version === undefined || Number(n) < before || version === last) throw new Bent("form");
      changes.push([Number(n), version]);
    }
    const [lastly, by] = changes.at(-1) ?? [0, ours];
    if (lastly > moves || by !== ours) throw new Bent("game");
    for (const head of this.heads) {
      const [theirs, version] = ruled(head[2]);
      const start = Number(head.at(-2)!.slice("from ".length));
      if (theirs !== mode || !(changes.length ? held(changes, version, start) : version === ours)) throw new Bent("game");
    }
  }

  private shares(table: string, round: number): string[] {
    const given: string[] = [];
    for (; /^(share|none) /.test(this.lines[this.at] ?? ""); this.at++) {
      const [what, seat, commit, share] = this.lines[this.at]!.split(" ");
      if (what === "none") continue;
      if (commitmentOf(table, round, Number(seat), share!) !== commit) throw new Bent("share");
      given.push(share!);
    }
    return given;
  }

  /**
   * Whether our own shares are in it. What we had shown in that round must be, and beside the same commitments of others; a share of another
   * round, or one that we only committed to, was thrown away.
   */
  private ours(round: number, whole: string[]): Own {
    const { shares, seen } = this.known;
    const mine = Object.entries(shares).filter(([key]) => key.startsWith(`${round}/`));
    const all = mine.every(([, share]) => whole.some((line) => line.startsWith("share ") && line.endsWith(` ${share}`)));
    if (seen[round] !== undefined && (!all || listedIn(whole) !== seen[round])) throw new Bent("own");
    if (!Object.keys(shares).length) return "none";
    return mine.length && all ? "in" : "out";
  }

  draws(moves: string[]): Map<number, number[]> {
    const found = new Map<number, number[]>();
    for (; this.lines[this.at]?.startsWith("draw "); this.at++) {
      const words = this.lines[this.at]!.split(" ");
      const [n, ...place] = words.slice(1, 5).map(Number);
      if (found.has(n!) || moves[n! - 1] !== `? ${words.slice(5).join(" ")}`) throw new Bent("game");
      found.set(n!, place);
    }
    return found;
  }
}
