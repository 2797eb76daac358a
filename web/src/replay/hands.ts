// Who holds what, where all may know it.
import { missions } from "../lib/game/known";
import type { Scene } from "./recording.svelte";

export interface Secrets {
  cards: number[];
  missions: { card: number; done: boolean }[];
  capital: number;
  miracles: number[];
}

/** Of every side; team mates share one hand, which is shown with the first of them. */
export function secrets({ view, held }: Scene, seats: number): Secrets[] {
  const { capitals = [] } = view.extra;
  return view.reserve.map((_, side) => ({
    cards: held.flatMap((at, card) => (at === side ? [card] : [])),
    missions: missions(view, side, seats),
    capital: capitals[side] ?? -1,
    miracles: [...(view.extra[`miracles${side}`] ?? []), ...(view.extra[`relics${side}`] ?? [])],
  }));
}
