// What the table wants to know, in words: chosen by what is offered, and by the step that the table is in.
import type { Option, View } from "../wire";
import type { Names } from "./names";
import { verbs } from "./options";
import { say } from "./say.svelte";

export interface Prompt {
  title: string;
  hint: string;
  done: string; // what to call the answer `done`
}

const BY_STEP: Record<string, string> = {
  "choosing pantheons": "ask-people", bidding: "ask-bid", "choosing tokens": "ask-token", "resolving relics": "ask-relic",
  "obtaining miracles": "ask-buy", "playing miracles": "ask-play", "answering an invasion": "ask-answer", shielding: "ask-aegis",
  "looking at a hand": "ask-look", invading: "ask-invade", mustering: "ask-stay", summoning: "ask-summon", invasion: "ask-invasion",
};
const BY_VERB = ["attack", "fortify", "claim", "trade", "lay", "bonus", "show", "capital", "bribe", "raise", "champion", "save", "take",
  "leave", "revive", "forgo", "labour", "summon", "invade", "play", "choose"];
const HINTS = ["attack", "fortify", "claim", "capital", "bid"];
const DONE: Record<string, string> = {
  attacking: "done-attack", invading: "done-invade", invasion: "done-invasion", fortifying: "done-fortify", trading: "done-trade",
  "playing miracles": "done-play", "answering an invasion": "done-play", mustering: "done-muster", "fortifying with gods": "done-fortify",
};

/** The sentence for a question. */
export function prompt(options: Option[], view: View, names: Names): Prompt {
  const step = view.steps.at(-1);
  const offered = verbs(options);
  const done = say(DONE[step?.name ?? ""] ?? "verb-done");
  const made = (title: string, hint = "") => ({ title, hint, done });
  if (offered.includes("roll")) return made(say("ask-roll", { n: options[0]!.low }));
  if (offered.includes("place")) return made(place(options, view, names), say("ask-place-hint"));
  if (offered.includes("defend") && step) return made(fight(step.dst ?? -1, step.src ?? -1, step.n ?? 1, names), say("ask-defend-plain"));
  if (offered.includes("occupy") && step) return made(say("ask-occupy", { place: names.place(step.dst ?? -1) }));
  if (offered.join() === "done") return made(say("ask-only"));
  if (step?.name === "naming") return made(names.own(step.n ?? -1), names.says(step.n ?? -1));
  if (step?.name === "placing god and temple") return made(say(view.extra.gods?.[view.seat * 4] === -1 ? "ask-first-god" : "ask-first-temple"));
  if (step && BY_STEP[step.name]) return made(say(BY_STEP[step.name]!), step.name === "bidding" ? say("ask-bid-hint") : "");
  if (offered.includes("trade") && !offered.includes("done")) return made(say("ask-trade-must"));
  const verb = BY_VERB.find((v) => offered.includes(v));
  return made(say(verb ? `ask-${verb}` : "ask-generic"), verb && HINTS.includes(verb) ? say(`ask-${verb}-hint`) : "");
}

function place(options: Option[], view: View, names: Names): string {
  const offers = options.filter((o) => o.verb === "place");
  const n = Math.max(...offers.map((o) => o.high));
  const side = view.owner[offers[0]!.on[0]!] ?? -1;
  const other = view.force.length === 0 && side >= 0 && side !== view.seat;
  return other ? say("ask-place-other", { n, side: names.side(side) }) : say("ask-place", { n });
}

function fight(place: number, from: number, n: number, names: Names): string {
  return say("ask-defend", { place: names.place(place), from: names.place(from), n });
}

/** An option in words, without its number where that can be chosen. */
export function label(o: Option, names: Names, seat: number): string {
  const [a = "", b = "", c = ""] = names.things(o.verb, o.on, seat);
  return say(`verb-${o.verb}`, { a, b, c, n: Math.max(0, o.low) });
}
