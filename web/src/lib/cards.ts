// Cards that are traded by their stars: what lies on the table already, and what it is worth.
import type { Asking, Board } from "../wire";

export interface Laid {
  stars: number;
  worth: number;
}

function starsOn(board: Board, card: number): number {
  return /^\*+$/.test(board.printed[card] ?? "") ? board.printed[card]!.length : 0;
}

/** The stars on the table. */
export function laid(asking: Asking | null): Laid {
  return asking?.kind === "laying cards" ? { stars: asking.stars, worth: asking.armies } : { stars: 0, worth: 0 };
}

/** What they are worth with one more card. */
export function worthWith(card: number, asking: Asking | null, board: Board): number {
  return board.stars[laid(asking).stars + starsOn(board, card)] ?? 0;
}
