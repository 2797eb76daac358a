// The chances of several attacks at once, for the small figures at targets: asked for in a quiet moment, and kept for one board.
import { api } from "../server/api";

const PATIENCE = 150; // ms: nobody reads figures between two throws
const MOST = 8; // more are not asked for: they would be too many to read

export class Chances {
  private found = $state.raw<Map<string, number>>(new Map());
  private version = -1;
  private asked = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The chance to take all of a way, if it is known. */
  of(way: number[]): number | undefined {
    return this.found.get(way.join());
  }

  /** What is wanted for this board; what was wanted before counts no more. */
  want(table: string, version: number, ways: number[][]): void {
    clearTimeout(this.timer);
    if (version !== this.version) this.forget(version);
    const missing = ways.slice(0, MOST).filter((way) => !this.asked.has(way.join()));
    if (missing.length) this.timer = setTimeout(() => missing.forEach((way) => void this.ask(table, version, way)), PATIENCE);
  }

  private forget(version: number): void {
    this.version = version;
    this.found = new Map();
    this.asked = new Set();
  }

  private async ask(table: string, version: number, way: number[]): Promise<void> {
    this.asked.add(way.join());
    try {
      const { win } = await api.odds(table, way, 1);
      if (version === this.version) this.found = new Map(this.found).set(way.join(), win);
    } catch {
      // none are better than wrong ones
    }
  }
}
