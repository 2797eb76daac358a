// The same game again.
import type { Opened } from "../wire";
import { api } from "./api";
import type { Game } from "./game.svelte";
import { request, seated } from "./seating";

export interface Rematch extends Opened {
  elsewhere: string[]; // by seat: the name of whoever needs a link, else ""
}

/** Open a table with the same seats and rules; those who play on other devices get new links. */
export async function rematch(game: Game): Promise<Rematch> {
  const { mode, house, clock, pace, chat, dice } = game.table!;
  const chairs = seated(game.table!, game.yours);
  const opened = await api.open(request(mode, chairs, { house, clock, pace, chat, dice }));
  return { ...opened, elsewhere: chairs.map((c) => (c.kind === "link" ? c.name : "")) };
}
