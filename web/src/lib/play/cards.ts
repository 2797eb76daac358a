// Cards that are traded by their stars: what lies on the table already, and what it is worth.
import type { Asking, Board } from "../../wire";

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

/** The stars in somebody's hand and on the table, and what they are worth together. */
export function inAll(hand: number[], asking: Asking | null, board: Board): Laid {
  const stars = hand.reduce((sum, card) => sum + starsOn(board, card), laid(asking).stars);
  return { stars, worth: board.stars[Math.min(stars, board.stars.length - 1)] ?? 0 };
}

/** What they are worth with one more card. */
export function worthWith(card: number, asking: Asking | null, board: Board): number {
  return board.stars[laid(asking).stars + starsOn(board, card)] ?? 0;
}
