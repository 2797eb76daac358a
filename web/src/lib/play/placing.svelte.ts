// Armies that are put down: sent at once where the table can take them back, but for those that would end it. These wait for a word.
import type { View } from "../../wire";
import type { Game } from "../game/game.svelte";
import { same } from "./options";
import type { Plan } from "./plans";
import { sound } from "../device/sound.svelte";

/** What is open, can be taken back, and goes to one side only. */
const AT_ONCE = ["placing", "strengthening", "raising", "returning"];

interface Some {
  place: number;
  n: number;
}

export class Placing {
  staged = $state.raw<Map<number, number>>(new Map()); // put down, but not sent
  at = $state<number | null>(null); // where armies were put down last
  private sent = $state.raw<Some[]>([]); // in this placing, one answer after another
  private flown = -1; // the version at which the last of them was sent
  private rest: Some | null = null; // what is to stand again when the last answer has been taken back
  private all = $state(0); // how many there were to begin with
  private last: Plan | null = null;

  constructor(private game: Game) {}

  options = $derived.by(() => this.game.options.filter((o) => o.verb === "place"));
  total = $derived.by(() => Math.max(0, ...this.options.map((o) => o.high)));
  /** What was sent and is not on the board yet. */
  private flying = $derived.by(() => (this.game.busy && this.flown === this.game.version ? this.sent.at(-1) : undefined));
  put = $derived.by(() => [...this.staged.values()].reduce((sum, n) => sum + n, 0));
  left = $derived.by(() => this.total - this.put - (this.flying?.n ?? 0));
  /** Whether there are several to place, so that their end is said. */
  several = $derived.by(() => this.total > 1 || (this.total > 0 && this.sent.length > 0));
  /** Whether something can be taken back here. */
  begun = $derived(this.put > 0 || this.sent.length > 0);
  /** All that was put down in this placing, wherever it is by now. */
  laid = $derived.by(() => summed([...this.sent, ...[...this.staged].map(([place, n]) => ({ place, n }))]));
  private atOnce = $derived.by(() => Boolean(this.game.table?.undo) && AT_ONCE.includes(this.game.view?.asking?.kind ?? ""));
  /** Whether a tap is heard: it need not wait for the one before if both are sent one after the other. */
  open = $derived.by(() => this.options.length > 0 && (!this.game.busy || this.atOnce) && this.game.online);

  /** The board with the armies that are put down. */
  on(view: View): View {
    const more = summed([...(this.flying ? [this.flying] : []), ...[...this.staged].map(([place, n]) => ({ place, n }))]);
    if (!more.size) return view;
    const seats = view.force.length / this.game.board.territories; // where team mates share territories
    const put = (t: number) => more.get(t) ?? 0;
    const own = (i: number) => i % seats === this.game.question?.seat;
    const force = view.force.map((n, i) => n + (own(i) ? put(Math.floor(i / seats)) : 0));
    const sum = [...more.values()].reduce((a, b) => a + b, 0);
    const reserve = view.reserve.map((n, side) => (side === this.game.question?.seat ? Math.max(0, n - sum) : n));
    return { ...view, force, reserve, armies: view.armies.map((n, t) => n + put(t)) };
  }

  /** A new question: what no longer fits is dropped. */
  renew(passed: boolean): void {
    if (passed) this.clear();
    const offered = new Set(this.options.map((o) => o.on[0]!));
    if (this.at !== null && !offered.has(this.at)) this.at = null;
    this.count();
    if (!this.game.plan && this.staged.size && this.game.options.length) this.staged = cut(this.staged, offered, this.total);
  }

  /** As much as is no longer there to place was sent in this placing; what goes beyond was taken back. */
  private count(): void {
    if (this.total > this.all || !this.total) [this.all, this.sent] = [this.total, []];
    const gone = this.all - this.total + (this.flying?.n ?? 0);
    const sum = () => this.sent.reduce((n, some) => n + some.n, 0);
    while (sum() > gone) this.sent = this.sent.slice(0, -1);
    if (this.rest) this.staged = summed([this.rest]);
    this.rest = null;
  }

  clear(): void {
    this.staged = new Map();
    this.at = null;
  }

  /** Put down that many more, or fewer. */
  stage(place: number, more: number): void {
    const option = this.options.find((o) => o.on[0] === place);
    if (!option || !this.open || (this.game.plan && this.game.plan === this.last)) return;
    this.at = place;
    if (!this.several) return this.game.answer(option, option.high);
    const now = this.staged.get(place) ?? 0;
    if (more < 0 && !now) return this.lift(place);
    if (this.elsewhere(place)) this.staged = new Map();
    const n = Math.max(0, Math.min(now + more, now + this.left, option.high));
    const others = [...this.staged].filter(([t]) => t !== place);
    this.staged = new Map(n ? [...others, [place, n]] : others);
    if (n > now) sound("counter");
    if (more > 0 && this.atOnce && !this.game.plan) this.game.follow(this.sending(false));
  }

  /** Whether an army can be taken from a place: one that was put down, or one of the last that were sent. */
  liftable(place: number): boolean {
    return Boolean(this.staged.get(place)) || (!this.put && this.game.undoable && this.sent.at(-1)?.place === place);
  }

  /** Take back one of the last armies that were sent. */
  private lift(place: number): void {
    const last = this.sent.at(-1);
    if (!last || !this.liftable(place)) return;
    this.rest = last.n > 1 ? { place, n: last.n - 1 } : null;
    this.game.takeBack();
  }

  /** Take back what is put down, else the last that was sent. */
  back(): void {
    if (this.put) this.clear();
    else this.game.takeBack();
  }

  /** Whether what is put down already stands with another side, where all have to go to one. */
  private elsewhere(place: number): boolean {
    const { view } = this.game;
    if (view?.asking?.kind !== "bolstering") return false;
    return [...this.staged.keys()].some((t) => view.owner[t] !== view.owner[place]);
  }

  confirm(): void {
    this.at = null;
    this.last = this.sending(true);
    this.game.follow(this.last);
  }

  /** Send what is put down; what would end the placing only if `all` is meant. */
  private sending(all: boolean): Plan {
    const unfinished = () => all && this.staged.size > 0;
    return {
      about: "placing",
      get unfinished() {
        return unfinished();
      },
      next: (options) => {
        const [first] = this.staged;
        if (!first || (!all && this.put >= this.total)) return "end";
        if (!options) return "wait";
        const [place, n] = first;
        const option = same(options, { verb: "place", on: [place] });
        if (!option || n < option.low || n > option.high) return "end";
        this.staged = new Map([...this.staged].slice(1));
        [this.sent, this.flown] = [[...this.sent, { place, n }], this.game.version];
        return { option, n };
      },
    };
  }
}

function summed(all: Some[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { place, n } of all) sums.set(place, (sums.get(place) ?? 0) + n);
  return sums;
}

/** Armies that are put down, as far as they can still be placed: somebody may have placed some elsewhere meanwhile. */
function cut(staged: Map<number, number>, offered: Set<number>, total: number): Map<number, number> {
  let left = total;
  const kept = [...staged].flatMap(([place, n]): [number, number][] => {
    const some = offered.has(place) ? Math.min(n, left) : 0;
    left -= some;
    return some ? [[place, some]] : [];
  });
  return new Map(kept);
}
