// What everybody may know of a side beyond its figures, read off the view.
import type { Board, Table, View } from "../../wire";
import { GODS } from "../words/names";

export interface Held {
  place: number;
  n: number;
}

/** Where a side's gods are that are in play, by what they are gods of. */
export function gods(view: View, side: number): { kind: number; place: number }[] {
  const own = view.extra.gods?.slice(4 * side, 4 * side + 4) ?? [];
  return own.map((place, kind) => ({ kind, place })).filter((god) => god.place >= 0);
}

export function temples(view: View, side: number): number[] {
  return (view.extra.temples ?? []).filter((place) => view.owner[place] === side);
}

export function relics(view: View, side: number): number[] {
  return view.extra[`relics${side}`] ?? [];
}

/** How many miracle cards of each kind a side has in hand: those that are seen, and those that are not. */
export function miracles(view: View, board: Board, side: number): { kind: string; n: number }[] {
  const seen = (view.extra[`miracles${side}`] ?? []).map((card) => board.deck[card]?.kind);
  const unseen = view.extra.unseen_miracles ?? [];
  return GODS.map((kind, i) => ({ kind, n: (unseen[4 * side + i] ?? 0) + seen.filter((k) => k === kind).length })).filter(({ n }) => n > 0);
}

/** The number of a side's people; -1 while it has none. */
export function people(view: View, side: number): number {
  return Math.max(-1, (view.extra.pantheons?.[side] ?? -1) - GODS.length);
}

/** Where a side's dead are. */
export function dead(view: View, board: Board, side: number): Held[] {
  const all = view.armies.map((n, place) => ({ place, n }));
  return all.slice(board.territories).filter(({ place, n }) => n > 0 && view.owner[place] === side);
}

/** What a seat's score is made of now; nothing where there is no score. */
export function score(view: View, side: number, seats: number): number[] {
  const each = view.score.length / seats;
  return side < seats ? view.score.slice(side * each, (side + 1) * each) : [];
}

/** The continents that a side holds. */
export function continents(view: View, side: number): number[] {
  return view.continents.flatMap((holder, c) => (holder === side ? [c] : []));
}

/** A seat's missions: its cards as far as they are known, and whether they are done. */
export function missions(view: View, side: number, seats: number): { card: number; done: boolean }[] {
  const all = view.extra.missions ?? [];
  const each = all.length / seats;
  const done = view.extra.done?.[0] ?? 0;
  const own = all.map((card, i) => ({ card, done: Boolean((done >> i) & 1) })).slice(side * each, (side + 1) * each);
  return own.filter(({ card }) => card >= 0);
}

/** Those that lie open: what others see of them, and of your own those that were shown. */
export function shown(view: View, side: number, seats: number): { card: number; done: boolean }[] {
  return missions(view, side, seats).filter(({ done }) => done || side !== view.seat);
}

/** A capital that has fallen; before that it is nobody else's business. */
export function capital(view: View, side: number): number {
  return ((view.extra.fallen?.[0] ?? 0) >> side) & 1 ? (view.extra.capitals?.[side] ?? -1) : -1;
}

/** Whose ally a neutral army is; -1: nobody's. */
export function allyOf(view: View, side: number, seats: number): number {
  const stands = view.extra.allies?.[side - seats];
  return stands === 0 ? 0 : stands === 2 ? 1 : -1;
}

/** How many cards make a neutral army an ally of a seat: one if it is nobody's, one more if it is the rival's. */
export function bribe(view: View, side: number, seats: number): number {
  return allyOf(view, side, seats) < 0 ? 1 : 2;
}

/** Who plays with a seat. */
export function mates(table: Pick<Table, "teams">, side: number): number[] {
  return table.teams.flatMap((team, seat) => (seat !== side && team === table.teams[side] ? [seat] : []));
}
