// What the table wants to know, in words: chosen by what is offered, and by the step that the table is in.
import type { Option, Step, View } from "../wire";
import { none, played, words, type Asked, type Prompt } from "./asked";
import { SPECIAL } from "./asks";
import { laid } from "./cards";
import type { Names } from "./names";
import { verbs } from "./options";
import { say } from "./say.svelte";

/** Steps that have words of their own: ask-X, ask-X-hint and done-X. */
const BY_STEP: Record<string, string> = {
  "choosing pantheons": "people", bidding: "bid", "choosing tokens": "token", "resolving relics": "relic",
  "playing miracles": "play", "looking at a hand": "look", summoning: "summon",
  attacking: "attack", fortifying: "fortify", "fortifying with gods": "fortify-gods", trading: "trade", "laying cards": "lay",
  "taking the bonus": "bonus", bribing: "bribe", "raising allies": "raise", "showing a mission": "show", returning: "revive",
  "leaving the heaven": "leave", "ending the turn": "labour", raising: "forgo", "choosing capitals": "capital",
  claiming: "claim",
};
const BY_VERB = ["attack", "fortify", "claim", "trade", "lay", "bonus", "show", "capital", "bribe", "raise", "take",
  "leave", "revive", "forgo", "labour", "summon", "invade", "play", "choose"];

/** The sentence for a question. */
export function prompt(q: Asked): Prompt {
  const { options, view, names } = q;
  const step = view.steps.at(-1);
  const offered = verbs(options);
  if (offered.includes("place")) return place(options, view, step, names);
  if (offered.includes("trade") && !offered.includes("done")) return words("trade-must");
  const special = step && SPECIAL[step.name]?.(step, q);
  if (special) return special;
  if (offered.includes("roll")) return words("roll", { n: options[0]!.low });
  const known = BY_STEP[step?.name ?? ""];
  if (offered.join() === "done" && !(known === "lay" && laid(q.events, q.board).stars)) return none(known, view);
  const verb = BY_VERB.find((v) => offered.includes(v));
  const found = words(known && (known !== "attack" || offered.includes("attack")) ? known : (verb ?? "generic"));
  if (offered.includes("play") && played(q)) return { ...found, done: say("done-more") };
  if (offered.includes("attack") && offered.includes("show")) return { ...found, hint: say("ask-show-now") };
  const allied = !view.force.length && options.some((o) => o.verb === "attack" && view.owner[o.on[0]!] !== view.seat);
  return allied ? { ...found, hint: say("ask-attack-allies") } : found;
}

function place(options: Option[], view: View, step: Step | undefined, names: Names): Prompt {
  const offers = options.filter((o) => o.verb === "place");
  const n = Math.max(...offers.map((o) => o.high));
  const sides = new Set(offers.map((o) => view.owner[o.on[0]!] ?? -1));
  const side = [...sides][0] ?? -1;
  if (step?.name === "bolstering" && sides.size > 1) return words("bolster", { n });
  const other = view.force.length === 0 && side >= 0 && side !== view.seat;
  const found = other ? words("place-other", { n, side: names.side(side) }) : words("place", { n });
  const left = step?.name === "strengthening" ? (view.reserve[step.side ?? side] ?? 0) - n : 0;
  return left > 0 ? { ...found, hint: `${found.hint} ${say("ask-place-left", { left })}` } : found;
}

/** An option in words, without its number where that can be chosen. */
export function label(o: Option, names: Names, seat: number): string {
  const [a = "", b = "", c = ""] = names.things(o.verb, o.on, seat);
  return say(`verb-${o.verb}`, { a, b, c, n: Math.max(0, o.low) });
}

/** What so many of an option cost; '' for what is free. */
export function price(o: Option, n = 1): string {
  return o.cost && n ? say("faith-n", { n: o.cost * n }) : "";
}
