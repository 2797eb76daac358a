// What the table wants to know, in words: chosen by what is offered, and by the step that the table is in.
import type { Option, Step, View } from "../wire";
import type { Names } from "./names";
import { verbs } from "./options";
import { knows, say } from "./say.svelte";

export interface Prompt {
  title: string;
  hint: string;
  done: string; // what to call the answer `done`
}

/** Steps that have words of their own: ask-X, ask-X-hint and done-X. */
const BY_STEP: Record<string, string> = {
  "choosing pantheons": "people", bidding: "bid", "choosing tokens": "token", "resolving relics": "relic", "obtaining miracles": "buy",
  "playing miracles": "play", shielding: "aegis", "looking at a hand": "look", mustering: "stay", summoning: "summon",
  attacking: "attack", fortifying: "fortify", "fortifying with gods": "fortify-gods", trading: "trade", "laying cards": "lay",
  "taking the bonus": "bonus", bribing: "bribe", "raising allies": "raise", "showing a mission": "show", returning: "revive",
  "leaving the heaven": "leave", "ending the turn": "labour", raising: "forgo", "gods on the move": "take", "choosing capitals": "capital",
  claiming: "claim",
};
const BY_VERB = ["attack", "fortify", "claim", "trade", "lay", "bonus", "show", "capital", "bribe", "raise", "champion", "save", "take",
  "leave", "revive", "forgo", "labour", "summon", "invade", "play", "choose"];

/** The sentence for a question. */
export function prompt(options: Option[], view: View, names: Names): Prompt {
  const step = view.steps.at(-1);
  const offered = verbs(options);
  if (offered.join() === "done") return words("only");
  if (offered.includes("roll")) return words("roll", { n: options[0]!.low });
  if (offered.includes("place")) return place(options, view, step, names);
  if (offered.includes("trade") && !offered.includes("done")) return words("trade-must");
  if (offered.includes("champion")) return words("champion");
  const special = step && SPECIAL[step.name]?.(step, view, names);
  if (special) return special;
  const known = BY_STEP[step?.name ?? ""];
  const verb = BY_VERB.find((v) => offered.includes(v));
  const found = words(known && (known !== "attack" || offered.includes("attack")) ? known : (verb ?? "generic"));
  if (offered.includes("attack") && offered.includes("show")) return { ...found, hint: say("ask-show-now") };
  const allied = !view.force.length && options.some((o) => o.verb === "attack" && view.owner[o.on[0]!] !== view.seat);
  return allied ? { ...found, hint: say("ask-attack-allies") } : found;
}

/** Steps whose words tell of places or sides. */
const SPECIAL: Record<string, (step: Step, view: View, names: Names) => Prompt | undefined> = {
  defending: (step, view, names) => {
    const [place, side] = [names.place(step.dst ?? -1), view.owner[step.dst ?? -1] ?? -1];
    const found = words("defend", { place, from: names.place(step.src ?? -1), n: step.n ?? 0 });
    return side >= 0 && side !== view.seat ? { ...found, hint: say("ask-defend-for", { side: names.side(side) }) } : found;
  },
  occupying: (step, _, names) => words("occupy", { place: names.place(step.dst ?? -1) }),
  naming: (step, _, names) => ({ title: names.own(step.n ?? 0), hint: names.says(step.n ?? 0), done: say("verb-done") }),
  "placing god and temple": (_, view) => words(view.extra.gods?.[view.seat * 4] === -1 ? "first-god" : "first-temple"),
  invading: (step) => words(step.n ? "invade-below" : "invade"),
  invasion: (step, _, names) => words("invasion", { place: names.place(step.dst ?? -1) }),
  "answering an invasion": (_, view, names) => {
    const under = view.steps.find((s) => s.name === "invasion");
    return words("answer", { who: names.side(view.turn), place: names.place(under?.dst ?? -1), from: names.place(under?.src ?? -1) });
  },
  fortifying: (step, view, names) =>
    step.side !== undefined && step.side !== view.seat && !view.force.length ? words("fortify-ally", { side: names.side(step.side) }) : undefined,
};

/** The words with a name: a title, and a hint and a way to decline if there are any. */
function words(id: string, given: Record<string, string | number> = {}): Prompt {
  const hint = `ask-${id}-hint`;
  return { title: say(`ask-${id}`, given), hint: knows(hint) ? say(hint, given) : "", done: say(knows(`done-${id}`) ? `done-${id}` : "verb-done") };
}

function place(options: Option[], view: View, step: Step | undefined, names: Names): Prompt {
  const offers = options.filter((o) => o.verb === "place");
  const n = Math.max(...offers.map((o) => o.high));
  const sides = new Set(offers.map((o) => view.owner[o.on[0]!] ?? -1));
  const side = [...sides][0] ?? -1;
  if (step?.name === "bolstering" && sides.size > 1) return words("bolster", { n });
  const other = view.force.length === 0 && side >= 0 && side !== view.seat;
  return other ? words("place-other", { n, side: names.side(side) }) : words("place", { n });
}

/** What is still to be named for a card, beside its text. */
export function naming(options: Option[], view: View, names: Names, places: number): string {
  const step = view.steps.at(-1);
  if (step?.name !== "naming") return "";
  const verb = options[0]?.verb ?? "";
  const onMap = verb === "choose" && options[0]!.on[0]! < places;
  const from = step.src ?? -1;
  if (verb === "move") return say("naming-move");
  if (onMap) return from >= 0 ? say("naming-next", { a: names.place(from) }) : say("naming-place");
  return "";
}

/** An option in words, without its number where that can be chosen. */
export function label(o: Option, names: Names, seat: number): string {
  const [a = "", b = "", c = ""] = names.things(o.verb, o.on, seat);
  return say(`verb-${o.verb}`, { a, b, c, n: Math.max(0, o.low) });
}
