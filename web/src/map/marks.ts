// What stands in a place: armies of each side, and the small signs of a mode.
import type { Board, OwnCard, View } from "../wire";

/** How a side is shown. */
export interface Side {
  colour: string;
  /** What is legible on the colour. */
  ink: string;
  /** A glyph; it is drawn by its outline (lib/palette). */
  mark: string;
  name: string;
  /** The colour of whose ally it is: a rim round its counters. */
  rim?: string;
}

export interface Troop {
  side: number;
  n: number;
}

/** A sign beside a counter: an icon of ours, and whose it is (-1: nobody's); a god's has the number of its people. */
export interface Sign {
  icon: Icon;
  side: number;
  people?: number;
}

export type Icon = "capital" | "fallen" | "temple" | "relic" | "plague" | "barred" | "war" | "magic" | "sky" | "death";

export const GODS: Icon[] = ["war", "magic", "sky", "death"];

/** The armies in a place, side by side: more than one side only where team mates share it. */
export function troops(view: View, board: Board, place: number): Troop[] {
  const owner = view.owner[place] ?? -1;
  const n = view.armies[place] ?? 0;
  const seats = Math.round(view.force.length / Math.max(1, board.territories));
  if (!seats || place >= board.territories) return owner < 0 || n <= 0 ? [] : [{ side: owner, n }];
  const own = view.force.slice(place * seats, (place + 1) * seats);
  const out = own.map((k, side) => ({ side, n: k })).filter((t) => t.n > 0);
  if (out.length === 0 && owner >= 0 && n > 0) return [{ side: owner, n }];
  return out.sort((a, b) => b.n - a.n);
}

/** The signs in every place; a relic's lies where its holder scores a point. */
export function signs(view: View, places: number, deck: OwnCard[] = []): Sign[][] {
  const out: Sign[][] = Array.from({ length: places }, () => []);
  const put = (place: number | undefined, icon: Icon, side = -1, more = {}): void => {
    if (place !== undefined && place >= 0) out[place]?.push({ icon, side, ...more });
  };
  const { capitals = [], fallen = [], temples = [], plague = [], barred = [], gods = [], pantheons = [] } = view.extra;
  const people = (seat: number): object => ({ people: (pantheons[seat] ?? GODS.length) - GODS.length });
  const lost = fallen[0] ?? 0;
  capitals.forEach((place, seat) => put(place, (lost >> seat) & 1 ? "fallen" : "capital", seat));
  temples.forEach((place) => put(place, "temple", view.owner[place] ?? -1));
  gods.forEach((place, i) => put(place, GODS[i % 4] ?? "war", Math.floor(i / 4), people(Math.floor(i / 4))));
  for (let seat = 0; `relics${seat}` in view.extra; seat++)
    view.extra[`relics${seat}`]!.forEach((card) => put(deck[card]?.place, "relic", seat));
  plague.forEach((place) => put(place, "plague"));
  barred.forEach((place) => put(place, "barred"));
  return out;
}

/** Territories under water: those of Atlantis, once it has sunk. */
export function sunken(view: View, board: Board): Set<number> {
  const atlantis = board.continents.indexOf("atlantis");
  if ((view.extra.marks?.[1] ?? 0) === 0 || atlantis < 0) return new Set();
  return new Set(board.continent_of.flatMap((c, place) => (c === atlantis ? [place] : [])));
}

/** Whether a lane is the one that the maelstrom closes. */
export function stormy(view: View, a: number, b: number): boolean {
  const [x, y] = view.extra.maelstrom ?? [];
  return (x === a && y === b) || (x === b && y === a);
}

/** What is said of a place to those who don't see it. */
export interface Said {
  title: string;
  /** Whose it is, as seen by the viewer. */
  owner: "you" | "other" | "nobody";
  name: string;
  armies: number;
  troops: { name: string; n: number }[];
  signs: Icon[];
  sunk: boolean;
  state: "selected" | "target" | "selectable" | "";
}

/** All that there is to say of a place. */
export function saying(
  p: { owner: number; armies: number; troops: Troop[]; signs: Sign[] },
  seat: number,
  colours: Side[],
  title: string,
  sunk: boolean,
  state: Said["state"],
): Said {
  return {
    title,
    owner: p.owner < 0 ? "nobody" : p.owner === seat ? "you" : "other",
    name: colours[p.owner]?.name ?? "",
    armies: p.armies,
    troops: p.troops.map((t) => ({ name: colours[t.side]?.name ?? "", n: t.n })),
    signs: p.signs.map((s) => s.icon),
    sunk,
    state,
  };
}
