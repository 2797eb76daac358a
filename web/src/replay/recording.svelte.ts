// A replay, answer by answer: the board at any moment from what changed, found fast.
import type { Event, Frame, Chunk, Replay, Turn, View } from "../wire";

/** A moment of the game. */
export interface Scene {
  view: View;
  held: number[]; // where each card is, if all may know it: a side, or below 0 nobody
  phase: string;
}

export type Lines = AsyncIterator<Replay | Chunk>;
const EVERY = 250; // a scene is kept after so many answers
type Numbers = Record<string, number[] | number>;

export class Recording {
  last = $state(0); // answers that are here
  whole = $state(false); // nothing more will come
  broken = $state.raw<unknown>(null); // why the rest did not
  readonly frames: Frame[] = [];
  readonly laws: number[][] = [];
  turns = $state.raw<Turn[]>([]); // where each begins; the set-up is the first
  now = $state.raw<Turn | null>(null); // where it ends
  leave: () => void = () => undefined; // nobody wants the rest
  private kept: Scene[];

  constructor(readonly replay: Replay) {
    this.kept = [{ view: replay.view, held: replay.held, phase: "none" }];
  }

  /** Go on with a chunk. */
  add({ frames, turns, now, laws }: Chunk): void {
    for (const frame of frames) this.frames.push(frame);
    for (const law of laws) this.laws.push(law);
    this.last = this.frames.length;
    this.turns = [...this.turns, ...turns].filter((turn) => !(this.over && turn.at === this.last)); // what begins with the end is never played
    this.now = now;
  }

  /** The board after n answers. */
  at(n: number): Scene {
    const from = Math.min(Math.floor(n / EVERY), this.kept.length - 1);
    const scene = copy(this.kept[from]!);
    for (let i = from * EVERY; i < n; i++) {
      change(scene, this.frames[i]!);
      if (i + 1 === this.kept.length * EVERY) this.kept.push(copy(scene));
    }
    return scene;
  }

  /** What the n-th answer did. */
  happened(n: number): Event[] {
    return this.frames[n - 1]?.events ?? [];
  }

  /** The turn in which the table is after n answers, by its place among the turns. */
  turn(n: number): number {
    let [low, high] = [0, this.turns.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.turns[middle]!.at <= n) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Where the turn before or after begins; the one that is under way counts as before once it has gone on. */
  neighbour(n: number, way: 1 | -1): number {
    const here = this.turn(n);
    if (way > 0) return this.turns[here + 1]?.at ?? this.last;
    const begun = this.turns[here]!.at;
    return n > begun ? begun : (this.turns[here - 1]?.at ?? 0);
  }

  /** Whether its end is the game's. */
  get over(): boolean {
    return this.happened(this.last).some((e) => e.kind === "over");
  }
}

/** A recording as soon as it can be looked at up to there; the rest is added as it comes. */
export async function begun(lines: Lines, there = 0): Promise<Recording> {
  const recording = new Recording((await lines.next()).value as Replay);
  const goesOn = async (): Promise<boolean> => {
    const next = await lines.next();
    if (next.done) recording.whole = true;
    else recording.add(next.value as Chunk);
    return !next.done;
  };
  const rest = async (): Promise<void> => {
    while (await goesOn());
  };
  recording.leave = () => void lines.return?.();
  while ((await goesOn()) && recording.last < there);
  if (!recording.whole) rest().catch((e: unknown) => (recording.broken = e));
  return recording;
}

function copy({ view, held, phase }: Scene): Scene {
  const rows = Object.fromEntries(
    Object.entries(view).map(([name, row]) => [name, Array.isArray(row) ? row.slice() : row]),
  ) as unknown as View;
  const extra = Object.fromEntries(Object.entries(view.extra).map(([name, row]) => [name, [...row]]));
  return { view: { ...rows, extra }, held: [...held], phase };
}

function change(scene: Scene, frame: Frame): void {
  for (const [name, row] of Object.entries(frame.rows ?? {})) {
    const [rows, key] = find(scene, name);
    rows[key] = typeof rows[key] === "number" ? row[0]! : [...row];
  }
  for (const [name, cells] of Object.entries(frame.cells ?? {})) {
    const [rows, key] = find(scene, name);
    const row = rows[key] as number[];
    for (let i = 0; i < cells.length; i += 2) row[cells[i]!] = cells[i + 1]!;
  }
  if (frame.phase) scene.phase = frame.phase;
}

/** Where a row is: of the mode, of the cards, or of the view. */
function find(scene: Scene, name: string): [Numbers, string] {
  if (name.startsWith("extra.")) return [scene.view.extra, name.slice(6)];
  return [(name === "held" ? scene : scene.view) as unknown as Numbers, name];
}
