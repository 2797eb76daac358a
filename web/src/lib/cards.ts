// Cards that are traded by their stars: what lies on the table already, and what it is worth.
import type { Board, Event } from "../wire";

export interface Laid {
  stars: number;
  worth: number;
}

function starsOn(board: Board, card: number): number {
  return /^\*+$/.test(board.printed[card] ?? "") ? board.printed[card]!.length : 0;
}

/** The stars of the cards laid since the last trade, and one more if it is given. */
export function laid(events: Event[], board: Board, more = -1): Laid {
  const from = events.findLastIndex((e) => e.kind === "stars" || e.kind === "turn");
  const cards = events.slice(from + 1).filter((e) => e.kind === "lay").map((e) => e.a ?? -1);
  const stars = [...cards, more].reduce((sum, card) => sum + starsOn(board, card), 0);
  return { stars, worth: board.stars[stars] ?? 0 };
}
