// A question with what is known around it, and the words that several kinds of questions share.
import type { Asking, Board, Event, Option, View } from "../../wire";
import type { Names } from "../words/names";
import { knows, say } from "../words/say.svelte";

export interface Prompt {
  title: string;
  hint: string;
  done: string; // what to call the answer `done`
}

/** A question, and what is known around it. */
export interface Asked {
  asking: Asking;
  options: Option[];
  view: View;
  names: Names;
  board: Board;
  events: Event[];
}

/** The words with a name: a title, and a hint and a way to decline if there are any. */
export function words(id: string, given: Record<string, string | number> = {}): Prompt {
  const hint = `ask-${id}-hint`;
  return {
    title: say(`ask-${id}`, given),
    hint: knows(hint) ? say(hint, given) : "",
    done: say(knows(`done-${id}`) ? `done-${id}` : "verb-done"),
  };
}

/** There is nothing to choose: of what. */
export function none(id: string, view: View): Prompt {
  const none = `ask-${id}-none`;
  return { title: say(knows(none) ? none : "ask-only", { n: view.extra.faith?.[view.seat] ?? 0 }), hint: "", done: say("verb-done") };
}

/** Whether there is nothing to choose. */
export function only({ options }: Asked): boolean {
  return options.every((o) => o.verb === "done");
}

/** Whether a card was played already where others may be. */
export function played({ events, view }: Asked): boolean {
  const from = events.findLastIndex((e) => e.kind === "turn" || e.kind === "invade");
  return events.slice(from + 1).some((e) => e.kind === "play" && e.seat === view.seat);
}
