// Learning from mistakes: a turn of a finished game is played again at a table of its own, against computers, and judged as it was.
import { DEPUTY, type Analysis, type JudgedTurn } from "../../wire";
import { api } from "../../lib/server/api";
import { keep, recall } from "../../lib/device/settings.svelte";
import { percent } from "../../lib/words/figures";
import { say } from "../../lib/words/say.svelte";
import { until } from "../file";

const KEY = "lesson";

type Tried = Pick<JudgedTurn, "at" | "seat" | "round" | "lost">;

export interface Lesson extends Tried {
  table: string; // where the turn is played again
  from: string; // the table of that game; "" for a file
}

/** The turns of a seat that are worth another try: what it gave up was a mistake at least. */
export function lessons(found: Analysis, seat: number): JudgedTurn[] {
  return found.turns.filter((turn) => turn.seat === seat && turn.lost >= found.losses.mistakes!);
}

/** Open a table at which a turn is played again, and go by the text of a file or the record of a table: where it is. */
export async function begin(turn: Tried, names: string[], text: string, table: string, from: string): Promise<string> {
  const players = names.map((_, seat) => (seat === turn.seat ? "here" : DEPUTY));
  const game = until(text || (await api.game(table)), turn.at);
  const opened = await api.open({ mode: "", players, names, game });
  const { at, seat, round, lost } = turn;
  keep(KEY, JSON.stringify({ table: opened.table, at, seat, round, lost, from } satisfies Lesson));
  return `/table/${opened.table}`;
}

/** The lesson that a table is for, if it is the last one that was begun at this device. */
export function lessonAt(table: string): Lesson | null {
  const last = JSON.parse(recall(KEY) || "null") as Lesson | null;
  return last?.table === table ? last : null;
}

/** What the turn cost this time, in a sentence; "" if it was not played to its end. */
export function judged(lesson: Lesson, found: Analysis): string {
  const turn = found.turns.find(({ at }) => at === lesson.at);
  if (!turn || (turn === found.turns.at(-1) && !found.over)) return "";
  const kind = turn.lost < found.small ? "good" : turn.lost < lesson.lost - found.small ? "better" : "not-better";
  return say(`learn-${kind}`, { n: percent(turn.lost), was: percent(lesson.lost) });
}
