// The tutor, where the table allows hints and somebody wants it: a move of one's own turn is looked at before it is made.
import { api } from "../server/api";
import { keep, recall } from "../device/settings.svelte";
import type { Game } from "../game/game.svelte";
import type { Plan } from "../play/plans";

const KEY = "tutor";

/** Whether this device wants to be warned. */
export const tutoring = $state({ on: recall(KEY) === "yes" });

export function tutor(on: boolean): void {
  tutoring.on = on;
  keep(KEY, on ? "yes" : "");
}

export class Tutor {
  private held = $state.raw<{ lost: number; text: string; asked: string } | null>(null);
  private passed = ""; // the move that is made whatever the tutor says
  private known: Plan | null = null; // a plan that was begun: its further moves are no new decisions

  constructor(private game: Game) {
    game.weigh = (text) => this.holds(text);
  }

  /** The share of the chance to win that the move gives up, until the question is answered; 0 if there is no warning. */
  lost = $derived.by(() => (this.held && this.game.options.length && this.held.asked === this.asked() ? this.held.lost : 0));

  /** What tells a question from the next one; that a warning is told to all changes the table's version, and not the question. */
  private asked(): string {
    const { question } = this.game;
    return question ? `${question.seat} ${question.since}` : "";
  }

  /** Whether a move waits until the tutor has looked at it. */
  private holds(text: string): boolean {
    const { table, view, question, plan } = this.game;
    const own = question!.seat >= 0 && question!.seat === view?.turn;
    const free = text === this.passed || question!.forced || (plan !== null && plan === this.known);
    this.passed = "";
    this.held = null;
    this.known = plan;
    if (!tutoring.on || !table?.hints || !own || free) return false;
    void this.look(table.id, question!.seat, text);
    return true;
  }

  /** Ask what the move gives up; if that is little, or nobody knows, it is made. */
  private async look(table: string, seat: number, text: string): Promise<void> {
    const asked = this.asked();
    this.game.weighing = true;
    const lost = await api.warning(table, seat, text).then(
      (found) => found.lost,
      () => 0,
    );
    this.game.weighing = false;
    if (this.asked() !== asked) return;
    if (lost) this.held = { lost, text, asked };
    else this.make(text);
  }

  /** Make the move that was warned of. */
  go(): void {
    if (this.held) this.make(this.held.text);
  }

  /** Do something else instead. */
  back(): void {
    this.held = null;
    this.game.halt();
  }

  private make(text: string): void {
    this.passed = text;
    this.game.tell(text);
  }
}
