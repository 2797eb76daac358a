// What is said about a finished game.
import type { Account, Analysis, ChartMark } from "../../wire";
import { percent } from "../../lib/words/figures";
import type { Names } from "../../lib/words/names";
import { listed, say } from "../../lib/words/say.svelte";
import { titleOf } from "../when";

const COUNTS = ["blunders", "mistakes", "inaccuracies"] as const;

/** A player's luck, and the costliest turn. */
export function verdict(found: Analysis, seat: number, name: string, yours: boolean, epochs: boolean): string[] {
  const account = found.accounts[seat]!;
  const you = yours ? "yes" : "no";
  const worst = found.turns[account.worst];
  const turn = say("analyse-round", { n: (worst?.round ?? 0) + 1, epoch: epochs ? "yes" : "no" });
  return [
    say(`analyse-${account.fortune}`, { you, name, n: percent(Math.abs(account.luck)) }),
    worst ? say("analyse-costliest", { you, turn, n: percent(worst.lost) }) : say("analyse-flawless", { you }),
  ];
}

/** From how much lost in a turn it is called what. */
export function thresholds({ losses }: Analysis): Record<string, string> {
  return Object.fromEntries(COUNTS.map((kind) => [kind, percent(losses[kind]!)]));
}

/** How many turns gave up how much; "" if none gave up much. */
export function counts(account: Account): string {
  const some = COUNTS.filter((kind) => account[kind]);
  return some.length ? listed(some.map((kind) => say(`analyse-${kind}`, { n: account[kind] }))) : "";
}

/** A moment to look at. */
export function momentOf(mark: ChartMark, found: Analysis, names: Names, epochs: boolean): string {
  const given = { name: names.side(mark.seat), before: percent(mark.before), after: percent(mark.after) };
  const turn = found.turns.findLast((each) => each.at <= mark.at)!;
  const when = titleOf(turn, names, epochs);
  if (mark.kind === "turn") return say("analyse-mark-turn", { ...given, when });
  return say(mark.after > mark.before ? "analyse-mark-lucky" : "analyse-mark-unlucky", { ...given, when });
}
