// The odds of the attack that is picked: asked for anew whenever it or the board changes, and shown only while they fit.
import type { Odds } from "../../wire";
import { api } from "../server/api";

const PATIENCE = 120; // ms: nobody reads odds between two throws

export class PickedOdds {
  private found = $state.raw<{ key: string; odds: Odds | null } | null>(null);
  private wanted = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What was found for this, null if it can't be had, undefined while it is still to come. */
  of(key: string): Odds | null | undefined {
    return this.found?.key === key ? this.found.odds : undefined;
  }

  /** Ask, unless something else is wanted by then. */
  want(key: string, table: string, way: number[], stop: number, behind: number[] = []): void {
    if (key === this.wanted) return;
    this.wanted = key;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(key, table, way, stop, behind), PATIENCE);
  }

  private async ask(key: string, table: string, way: number[], stop: number, behind: number[]): Promise<void> {
    try {
      const odds = await api.odds(table, way, stop, behind);
      if (key === this.wanted) this.found = { key, odds };
    } catch {
      if (key === this.wanted) this.found = { key, odds: null }; // none are better than wrong ones
    }
  }
}
