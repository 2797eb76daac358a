// What is said at the end.
import type { Game } from "../lib/game/game.svelte";
import { reasonOf } from "../lib/words/modes";
import { knows, listed, say } from "../lib/words/say.svelte";
import type { Rank } from "./ranking";
import type { Turning } from "./highlights";
import { roundOf } from "../replay/when";

/** Whether somebody at this device has won. */
export const isOurs = (game: Game): boolean => game.view!.winners.some((s) => game.yours.includes(s));

export function titleOf(game: Game): string {
  const { winners } = game.view!;
  if (!winners.length) return say("over-nobody");
  const names = listed(winners.map((s) => game.names!.side(s)));
  return isOurs(game) ? say("victory", { names }) : say("over-title", { names, n: winners.length });
}

/** Why it was won, for whoever reads it. */
export function whyOf(game: Game): string {
  const { reason, winners } = game.view!;
  const over = game.events.findLast((e) => e.kind === "over");
  const number = over?.reason ?? 0;
  const yours = winners.length === 1 && isOurs(game) ? "yes" : "no";
  if (!knows(`why-${number}`)) return reasonOf(number, reason);
  return say(`why-${number}`, { yours, n: game.table!.target });
}

/** What whoever sits here was short of; "" if that can't be told, or they have won. */
export function shortOf(game: Game, ranks: Rank[]): string {
  const own = ranks.find((r) => r.sides.some((s) => game.yours.includes(s)));
  const best = ranks[0];
  if (!own || !best || own.place === 1) return "";
  if (own.points >= 0) return say("short-points", { n: Math.max(1, best.points - own.points) });
  const goal = game.table!.target > 6 ? game.table!.target : best.lands; // a small number counts capitals
  return own.lands && goal > own.lands ? say("short-lands", { n: goal - own.lands }) : "";
}

/** How many rounds were played. */
export const roundsIn = (game: Game): number => game.view!.round + 1;

export const roundsOf = (game: Game): string => say(epochs(game) ? "took-epochs" : "took-rounds", { n: roundsIn(game) });

export const epochs = (game: Game): boolean => "faith" in game.view!.extra;

export function turningOf(t: Turning, game: Game): string {
  const names = game.names!;
  const [when, name] = [roundOf(t.round, epochs(game)), names.side(t.side)];
  if (t.kind === "out")
    return t.by === t.side ? say("turned-gone", { when, name }) : say("turned-out", { when, name, by: names.side(t.by) });
  if (t.kind === "swing") return say("turned-swing", { when, name, n: t.n });
  return say("turned-continent", { when, name, continent: names.continent(t.continent) });
}
