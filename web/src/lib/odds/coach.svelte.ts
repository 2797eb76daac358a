// The coach, where the table allows it: a hint for the player who is asked, as long as the question stays the same.
import type { Hint, Option } from "../../wire";
import { api, excuse } from "../server/api";
import type { Game } from "../game/game.svelte";
import { language } from "../words/say.svelte";

export class Coach {
  waiting = $state(false);
  private given = $state.raw<{ hint: Hint; seat: number; since: number } | null>(null);

  constructor(private game: Game) {}

  /** Whether there is something to ask a hint for. */
  open = $derived.by(() => {
    const { table, options, question, running } = this.game;
    return Boolean(table?.hints) && options.length > 0 && question!.seat >= 0 && !question!.forced && !running;
  });
  /** The hint, until the question is answered or somebody else has the device. */
  hint = $derived.by<Hint | null>(() => {
    const { options, question } = this.game;
    const { given } = this;
    return given && options.length && question!.seat === given.seat && question!.since === given.since ? given.hint : null;
  });
  /** What is offered that the hint is about, and its number. */
  move = $derived.by<{ option: Option; n: number } | null>(() => {
    if (!this.hint) return null;
    const words = this.hint.move.split(" ");
    const n = Number(words.at(-1));
    const plain = (text: string, low: number): string => (low < 0 ? text : text.replace(/ \d+$/, ""));
    const option = this.game.options.find((o) => plain(o.text, o.low) === plain(this.hint!.move, o.low));
    return option ? { option, n: option.low < 0 ? -1 : n } : null;
  });

  async ask(): Promise<void> {
    const { table, question } = this.game;
    if (this.waiting || !this.open) return;
    const { seat, since } = question!;
    this.waiting = true;
    try {
      this.given = { hint: await api.hint(table!.id, seat, language.now), seat, since };
    } catch (e) {
      this.game.note = excuse(e);
    }
    this.waiting = false;
  }

  close(): void {
    this.given = null;
  }
}
