// What is being picked on the map: where from, and where to.
import type { Option, View } from "../../wire";
import { Chances } from "../odds/chances.svelte";
import type { Game } from "../game/game.svelte";
import { bestSource, between, bribable, from, has, onlyWay, piece, sources, targets } from "./options";
import { Placing } from "./placing.svelte";
import { phase } from "../words/steps";

const AT_ONCE = ["claim", "bonus"];

export class Picking {
  from = $state<number | null>(null);
  to = $state<number | null>(null);
  further = $state.raw<number[]>([]); // places after the target, to be taken in a row
  piece = $state(""); // what was taken out of the tray
  readonly placing: Placing;
  private places: number;
  private chances = new Chances();
  private turn = -1; // in whose turn it was picked, and in which part of it
  private part = "";

  constructor(private game: Game) {
    this.places = game.board.places.length;
    this.placing = new Placing(game);
  }

  /** What can be done with the piece that is in one's hand, else all. */
  private offered = $derived.by(() => this.game.options.filter((o) => !this.piece || piece(o) === this.piece));
  private bribes = $derived.by(() => bribable(this.game.options));
  selectable = $derived.by(() => {
    const land = this.game.view?.owner.flatMap((side, place) => (this.bribes.has(side) ? [place] : [])) ?? [];
    return new Set([...sources(this.offered, this.places), ...(this.bribes.size ? land : [])]);
  });
  targets = $derived.by(() => (this.from === null ? new Set<number>() : targets(this.game.options, this.from)));
  /** What a way on the map is: an attack, or a move among friends. */
  kind = $derived.by<"attack" | "move" | "place">(() => {
    const { options } = this.game;
    if (has(options, "place", "claim", "capital", "bonus", "bribe")) return "place";
    const here = this.to !== null ? this.current : this.from !== null ? from(options, this.from, this.places) : options;
    return has(here, "fortify", "revive", "enter") && !has(here, "attack", "invade") ? "move" : "attack";
  });
  /** From the picked place to the target, and on. */
  way = $derived.by(() => (this.from === null || this.to === null ? [] : [this.from, this.to, ...this.further]));
  /** Others' places next to the last one of the row. */
  private beyond = $derived.by(() => {
    const { board, view } = this.game;
    const mine = view?.owner[this.from ?? -1];
    const next = board.borders[this.way.at(-1) ?? -1] ?? [];
    return new Set(next.filter((t) => view!.owner[t] !== mine && !this.way.includes(t) && view!.armies[t]! > 0));
  });
  /** Whether attacks can be taken in a row. */
  private rows = $derived.by(() => this.game.view?.asking?.kind === "attacking" && has(this.current, "attack"));
  /** The row beyond the target, and what it could go on with. */
  chain = $derived.by(() => (this.rows ? [...this.further, ...this.beyond] : []));
  /** The chance of every target that a tap would aim at, as far as it is known. */
  aims = $derived.by(() => {
    const others = [...this.targets].filter((t) => t !== this.to && !this.chain.includes(t));
    const known = others.map((t) => [t, this.chances.of([this.from!, t])] as const);
    return new Map(known.filter((each): each is [number, number] => each[1] !== undefined));
  });
  /** The chance of every target of the picked place, or of every longer row. */
  odds = $derived.by(() => {
    const known = this.ways.flatMap((way): [number, number][] => {
      const chance = this.chances.of(way);
      return chance === undefined ? [] : [[way.at(-1)!, chance]];
    });
    return new Map(known);
  });
  private ways = $derived.by(() => {
    if (this.from === null || !has(this.game.options, "attack", "invade")) return [];
    if (this.to === null) return [...this.targets].map((t) => [this.from!, t]);
    return this.rows ? [...this.beyond].map((t) => [...this.way, t]) : [];
  });
  /** What the picks stand for so far. */
  current = $derived.by<Option[]>(() => {
    if (this.from === null || has(this.game.options, "place")) return [];
    const owner = this.game.view?.owner[this.from] ?? -1;
    if (this.bribes.has(owner)) return this.game.options.filter((o) => o.verb === "bribe" && o.on[0] === owner);
    if (this.to !== null) return between(this.game.options, this.from, this.to);
    return from(this.game.options, this.from, this.places).filter((o) => !targets([o], null).size);
  });
  /** The board with the armies that are put down. */
  board = $derived.by<View | null>(() => this.game.onTable && this.placing.on(this.game.onTable));

  /** A new question: what no longer fits is dropped, and a conquest is gone on from. */
  renew(): void {
    const { options, view } = this.game;
    const passed = view?.turn !== this.turn;
    const part = phase(view?.doing ?? []);
    if (this.game.over || passed || part !== this.part) this.forget(); // where one attacked from is not where one moves from
    [this.turn, this.part] = [view?.turn ?? -1, part];
    this.piece = "";
    this.placing.renew(passed);
    this.shorten();
    if (this.only() || this.from === null || !this.selectable.size) return; // another's question, or one that is not about places
    if (this.to !== null && between(options, this.from, this.to).length) return;
    const taken = this.to !== null && view?.owner[this.to] === view?.owner[this.from];
    this.from = taken && this.selectable.has(this.to!) ? this.to : this.selectable.has(this.from) ? this.from : null;
    this.to = null;
  }

  private forget(): void {
    this.further = [];
    this.from = this.to = this.placing.at = null;
    this.piece = "";
  }

  /** Nothing is picked any more; armies that are put down stay. */
  close(): void {
    this.forget();
    this.only();
  }

  /** Ask for the chances that are shown. */
  reckon(): void {
    if (!this.game.plan) this.chances.want(this.game.table!.id, this.game.version, this.ways);
  }

  /** A question about one way has it picked, wherever one taps. */
  private only(): boolean {
    const { asking } = this.game.view ?? {};
    const way = asking && "src" in asking ? onlyWay(this.game.options) : null;
    if (way && (this.from !== way[0] || this.to !== way[1])) {
      this.further = [];
      [this.from, this.to] = way;
    }
    return way !== null;
  }

  /** A tap on a place, or a digit: that many armies there. */
  pick(place: number, n?: number): void {
    const { options } = this.game;
    if (has(options, "place")) return this.placing.stage(place, n ?? 1);
    if (this.game.busy || !options.length || n) return;
    if (this.to !== null && this.chain.includes(place)) return this.extend(place);
    this.further = [];
    if (this.only()) return;
    if (this.from !== null && this.targets.has(place)) this.to = place;
    else if (this.selectable.has(place)) this.begin(place);
    else if (targets(options, null).has(place)) {
      this.from = bestSource(options, place, this.game.view?.armies ?? []);
      this.to = place;
    } else this.from = this.to = null;
  }

  // ---- a row of attacks --------------------------------------------------------------------------------------------------------------

  /** Go on from the last place of the row, or no further than before one that is in it already. */
  extend(place: number): void {
    const at = this.further.indexOf(place);
    if (at >= 0) this.further = this.further.slice(0, at);
    else if (this.beyond.has(place)) this.further = [...this.further, place];
  }

  /** What was taken of the row is behind us. */
  private shorten(): void {
    const { view, plan } = this.game;
    if (!this.further.length || plan || this.from === null || this.to === null) return;
    if (view?.owner[this.to] !== view?.owner[this.from]) return;
    [this.from, this.to, this.further] = [this.to, this.further[0]!, this.further.slice(1)];
    this.shorten();
  }

  private begin(place: number): void {
    const here = from(this.offered, place, this.places);
    if (here.length === 1 && (this.piece || AT_ONCE.includes(here[0]!.verb))) {
      this.game.answer(here[0]!);
      return;
    }
    this.from = this.from === place && this.to === null && this.targets.size ? null : place;
    this.to = null;
  }

  /** From one place to another in one go. */
  drag(from: number, to: number): void {
    const { options, busy } = this.game;
    if (busy || !between(options, from, to).length) return;
    this.further = [];
    [this.from, this.to] = [from, to];
  }

  /** Take a piece out of the tray, or put it back: the next place that is tapped gets it. */
  hand(which: string): void {
    this.from = this.to = null;
    this.piece = this.piece === which ? "" : which;
  }

  /** A place is held down: one more army, and one more. */
  hold(place: number): void {
    if (this.placing.several && this.placing.left) this.placing.stage(place, 1);
  }
}
