// The analysis of a finished game: fetched when it is wanted, once.
import type { Analysis, JudgedTurn } from "../../wire";
import { api, excuse } from "../../lib/server/api";

export class Judge {
  found = $state.raw<Analysis | null>(null);
  yours = $state.raw<number[]>([]); // seats of this device
  fault = $state("");
  busy = $state(false);

  /** The analysis of a table, or of a file that was opened. */
  constructor(
    readonly table: string,
    readonly text = "",
  ) {}

  /** Have it made, unless it is here or on its way. */
  async ask(): Promise<void> {
    if (this.busy || this.found) return;
    [this.busy, this.fault] = [true, ""];
    try {
      const place = this.table ? api.place(this.table).catch(() => null) : null;
      const found = await (this.table ? api.analysis(this.table) : api.analyse(this.text));
      this.yours = (await place)?.seats ?? [];
      this.found = found;
    } catch (e) {
      this.fault = excuse(e);
    }
    this.busy = false;
  }

  /** The judged turn that begins after so many moves, if its player could have done better. */
  turn(at: number): JudgedTurn | null {
    return this.found?.turns.find((turn) => turn.at === at && turn.verdict) ?? null;
  }
}
