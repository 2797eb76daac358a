// What a side has on the board.
import type { Board, View } from "../../wire";

export interface Standing {
  lands: number;
  armies: number; // on the earth
  dead: number; // in heavens and the Underworld
  cards: number;
  reserve: number;
  faith: number | undefined;
  out: boolean;
}

const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);

/** Of every side; where team mates share a territory, each counts it that has armies there. */
export function standing(view: View, board: Board, seats: number): Standing[] {
  return view.reserve.map((reserve, side) => {
    const own = view.force.length && side < seats ? view.force.filter((_, i) => i % seats === side) : null;
    const alone = view.armies.map((n, t) => (view.owner[t] === side ? n : 0));
    const lands = own ? own.filter(Boolean).length : view.owner.slice(0, board.territories).filter((o) => o === side).length;
    const armies = sum(own ?? alone.slice(0, board.territories));
    const dead = sum(alone.slice(board.territories));
    return { lands, armies, dead, cards: view.cards[side] ?? 0, reserve, faith: view.extra.faith?.[side], out: view.out.includes(side) };
  });
}
