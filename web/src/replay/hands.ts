// Who holds what, where all may know it.
import type { Scene } from "./film";

export interface Secrets {
  cards: number[];
  missions: { card: number; done: boolean }[];
  capital: number;
  miracles: number[];
}

/** Of every side; team mates share one hand, which is shown with the first of them. */
export function secrets({ view, held }: Scene, seats: number): Secrets[] {
  const { missions = [], done = [], capitals = [] } = view.extra;
  const each = missions.length / seats;
  return view.reserve.map((_, side) => ({
    cards: held.flatMap((at, card) => (at === side ? [card] : [])),
    missions:
      side < seats
        ? missions
            .slice(side * each, side * each + each)
            .map((card, i) => ({ card, done: Math.floor((done[0] ?? 0) / 2 ** (side * each + i)) % 2 === 1 }))
            .filter(({ card }) => card >= 0)
        : [],
    capital: capitals[side] ?? -1,
    miracles: [...(view.extra[`miracles${side}`] ?? []), ...(view.extra[`relics${side}`] ?? [])],
  }));
}
