// What things are called: players, neutral armies, territories, cards, gods; titles come with the board, in several languages.
import type { Board, Seat, View } from "../../wire";
import { knows, language, say } from "./say.svelte";
import { naming } from "../device/settings.svelte";

/** What seats are called at first: nobody has taken these names yet. */
export const PLACEHOLDERS = ["Ada", "Bruno", "Cleo", "Dag", "Elsa", "Finn"];
export const GODS = ["war", "magic", "sky", "death"];
const GOD_NAMES = [
  ["Gilgamesh", "Ishtar", "Marduk", "Druaga"],
  ["Nuada", "Brigid", "Lugh", "Arawn"],
  ["Set", "Isis", "Ra", "Osiris"],
  ["Ares", "Hekate", "Zeus", "Hades"],
  ["Thor", "Freya", "Odin", "Loki"],
];
// What is on the thirteen spaces of the Underworld.
const SPACES = ["gate", "crypt", "altar", "gate", "crypt", "space", "crypt", "gate", "altar", "crypt", "space", "space", "space"];

/** What each verb is about, as in docs/formats.md: t a place, c a card, s a side, m a card of the mode's own, w a word of it, x anything. */
export const SHAPES: Record<string, string> = {
  claim: "t",
  place: "t",
  trade: "ccc",
  lay: "c",
  bonus: "t",
  attack: "tt",
  fortify: "tt",
  show: "m",
  capital: "t",
  bribe: "sc",
  raise: "s",
  choose: "x",
  play: "m",
  summon: "wt",
  build: "t",
  buy: "w",
  invade: "tt",
  enter: "tt",
  champion: "w",
  leave: "t",
  revive: "tt",
  take: "w",
  stay: "w",
  labour: "w",
};

/** Whose gods are named for a card that is being played; -1 if none are. */
function godsOf(view: View | null): number {
  return view?.asking?.kind === "naming" && !view.asking.decks ? view.asking.owner : -1;
}

const COLOURS = 6;
const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
const over = (view: View | null): boolean => Boolean(view?.winners.length);

/** Of all that a board says, what names depend on: they need not be made anew with every board. */
export function knownOf(view: View | null): string {
  return JSON.stringify([view?.reserve.length, view?.extra.pantheons, godsOf(view), over(view)]);
}

export class Names {
  constructor(
    private board: Board,
    readonly table: { seats: (Pick<Seat, "name"> & Partial<Seat>)[] },
    private view: View | null = null,
    readonly you = -1, // whom the story speaks to
  ) {}

  side(side: number): string {
    const seats = this.table.seats.length;
    if (side < 0) return say("chance");
    if (side < seats) {
      const { name, free } = this.table.seats[side]!;
      if (!free || side === this.you || (!PLACEHOLDERS.includes(name) && name !== `Player ${side + 1}`)) return name;
      return over(this.view) ? capital(say(`colour-${side % COLOURS}`)) : say("free-seat", { n: side + 1 }); // nobody is awaited any more
    }
    const neutrals = (this.view?.reserve.length ?? 0) - seats;
    return neutrals === 1 ? say("the-neutral-army") : say("neutral", { n: side - seats + 1 });
  }

  /** A territory, or a place of another realm. */
  place(t: number): string {
    const id = this.board.places[t] ?? "";
    if (t >= this.board.territories && id.startsWith("u")) {
      const n = Number(id.slice(1));
      return say(`space-${SPACES[n - 1] ?? "space"}`, { n });
    }
    return this.title(id);
  }

  continent(c: number): string {
    return this.title(this.board.continents[c] ?? "");
  }

  /** A territory's or a continent's name in the language that was chosen for names; editions have their own. */
  title(id: string): string {
    const titles = this.board.titles[id];
    const tag = naming.now === "mine" ? language.now : naming.now === "english" ? "en" : this.board.mode.slice(0, 2);
    return titles?.[tag] ?? titles?.en ?? id.replaceAll("_", " ").replace(/\b[a-z]/g, (c) => c.toUpperCase());
  }

  /** A card with what is printed on it. */
  card(c: number): string {
    const printed = this.board.printed[c] ?? "";
    if (printed === "joker" || printed === "ceasefire") return say(`card-${printed}`);
    return `${this.place(c)} (${this.printed(c)})`;
  }

  printed(c: number): string {
    const printed = this.board.printed[c] ?? "";
    return printed.startsWith("*") ? "★".repeat(printed.length) : say(`card-${printed}`);
  }

  /** A mission's text, a miracle's title. */
  own(m: number): string {
    const card = this.board.deck[m];
    if (!card) return "";
    if (card.title) return this.worded("miracle", m, card.title);
    const text = this.worded("mission", m, card.says);
    const who = this.table.seats[card.seat];
    return who ? `${text} ${say("mission-about", { name: who.name })}` : text;
  }

  /** What a card of the mode's own does. */
  says(m: number): string {
    const card = this.board.deck[m];
    if (!card) return "";
    const text = this.worded(card.title ? "miracle-says" : "mission", m, card.says);
    return card.place >= 0 ? `${text} ${say("point-with", { place: this.place(card.place) })}` : text;
  }

  /** The words for a card of the mode's own; those it came with, if it is somebody's own. Further copies of a card have a number. */
  private worded(kind: string, m: number, otherwise: string): string {
    const exact = `${kind}-${this.board.own[m] ?? ""}`;
    const id = exact.replace(/_\d+$/, "");
    return knows(exact) ? say(exact) : knows(id) ? say(id) : otherwise;
  }

  /** A god by the name it has with a seat's people. */
  god(seat: number, kind: number): string {
    const people = (this.view?.extra.pantheons?.[seat] ?? -1) - GODS.length;
    const name = GOD_NAMES[people]?.[kind];
    return name ? say("god-named", { name, of: say(`god-${GODS[kind]!}`) }) : say(`god-of-${GODS[kind]!}`);
  }

  /** A god by its number among all: four to a people. */
  numberedGod(n: number): string {
    return GOD_NAMES[Math.floor(n / 4)]?.[n % 4] ?? "";
  }

  /** The same, with what it is the god of. */
  godInFull(n: number): string {
    return n < 0 ? "" : say("god-named", { name: this.numberedGod(n), of: say(`god-${GODS[n % 4]!}`) });
  }

  /** Where the dead of a people go. */
  heaven(people: number): string {
    return this.place(this.board.places.length - GOD_NAMES.length + people);
  }

  /** A people by its number. */
  people(n: number): string {
    return say(`people-${this.board.words[GODS.length + n]!}`);
  }

  /** What else the mode has names for: gods or their decks, peoples, continents. */
  word(w: number): string {
    const word = this.board.words[w] ?? "";
    if (GODS.includes(word)) return say(`deck-${word}`);
    const people = GOD_NAMES[w - GODS.length];
    if (!people) return this.title(word);
    const name = say(`people-${word}`);
    return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}: ${people.join(", ")}`;
  }

  /** Whatever may be chosen: places, then cards, words and players; gods are those of a seat, or stand for their decks. */
  any(n: number, gods = -1): string {
    const { places, own, words } = this.board;
    if (n < places.length) return this.place(n);
    if (n < places.length + own.length) return this.own(n - places.length);
    const w = n - places.length - own.length;
    if (w < GODS.length && gods >= 0) return this.god(gods, w);
    return w < words.length ? this.word(w) : this.side(w - words.length);
  }

  /** The things of an option, in its own words. */
  things(verb: string, on: number[], seat: number): string[] {
    const shape = SHAPES[verb] ?? "";
    const godly = ["champion", "take", "stay", "summon"].includes(verb);
    return on.map((n, i) => {
      if (shape[i] === "t") return this.place(n);
      if (shape[i] === "c") return this.card(n);
      if (shape[i] === "s") return this.side(n);
      if (shape[i] === "m") return this.own(n);
      if (shape[i] === "w") return godly ? this.god(seat, n) : this.word(n);
      return this.any(n, godsOf(this.view));
    });
  }
}
