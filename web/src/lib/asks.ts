// Questions whose words tell of places, sides, gods, cards or dice, step by step.
import type { Event, Step } from "../wire";
import { none, played, words, type Asked, type Prompt } from "./asked";
import { attackOn } from "./fight";
import { knows, listed, say } from "./say.svelte";
import { story } from "./story";
import { bits } from "./telling";

type Asks = (step: Step, q: Asked) => Prompt | undefined;

/** The places of a step, as words. */
function way({ src = -1, dst = -1 }: Step, { names }: Asked): { from: string; place: string } {
  return { from: names.place(src), place: names.place(dst) };
}

const invasion = (q: Asked) => q.view.steps.find((s) => s.name === "invasion");
const only = (q: Asked) => q.options.every((o) => o.verb === "done");

/** A question for a god of one's own: against whom, for what, and what both sides bring. */
function champion(step: Step, q: Asked, who: number, gods: number[]): Prompt {
  const { names, stakes } = q;
  const named = listed(gods.map((kind) => names.god(who, kind)));
  const found = words("champion", { ...way(step, q), who: names.side(who), gods: named });
  const [dice = 0, more = 0, theirs = 0, plus = 0] = who === q.view.turn ? [...stakes.slice(2), ...stakes.slice(0, 2)] : stakes;
  return stakes.length < 4 ? found : { ...found, hint: `${found.hint} ${say("ask-champion-stakes", { dice, more, theirs, plus, who: names.side(who) })}` };
}

/** The gods of a seat in a place, by their kinds. */
function godsAt(q: Asked, seat: number, place: number): number[] {
  return [0, 1, 2, 3].filter((kind) => q.view.extra.gods?.[seat * 4 + kind] === place);
}

const invaded: Asks = (_, q) => {
  const { view, names } = q;
  const under = invasion(q);
  if (!under) return undefined;
  const [src, dst, by] = [under.src ?? -1, under.dst ?? -1, under.seat ?? view.turn];
  const come = bits((under.n ?? 0) % 16, 4).filter((kind) => godsAt(q, by, src).includes(kind)).map((kind) => names.god(by, kind));
  const gods = come.length ? ` ${say("with-gods", { gods: listed(come) })}` : "";
  const found = words("answer", { ...way(under, q), who: names.side(by), mine: view.armies[dst]!, theirs: view.armies[src]!, gods });
  return only(q) ? { ...found, hint: say("ask-answer-none") } : { ...found, done: say(played(q) ? "done-more" : "done-answer") };
};

/** A card that somebody plays, as far as it was named, and what it does. */
const aegis: Asks = (step, q) => {
  const { names, events, board } = q;
  const card = step.n ?? 0;
  const at = events.findLastIndex((e) => e.kind === "play");
  const named = [step.src, step.dst].filter((t) => (t ?? -1) >= 0).map((b): Event => ({ kind: "named", seat: step.side!, a: card, b: b! }));
  const told = events[at]?.a === card ? events.slice(at) : [{ kind: "play", seat: step.side ?? -1, a: card, n: board.deck[card]?.cost ?? 0 }, ...named];
  const plays = story(told, names, names.table.seats.length)[0]?.text ?? "";
  const under = invasion(q);
  const where = under ? say("ev-invade", { who: names.side(under.seat ?? -1), a: names.place(under.src ?? -1), b: names.place(under.dst ?? -1) }) : "";
  return { ...words("aegis", { card: names.own(card) }), hint: [where, plays, names.says(card)].filter(Boolean).join(" ") };
};

/** What a roll of one's own dice is for. */
function roll(id: string, given: (step: Step, q: Asked) => Record<string, string | number>): Asks {
  return (step, q) => {
    const how = words("roll", { n: q.options[0]?.low ?? 0 });
    return q.options[0]?.verb === "roll" ? { ...how, title: say(id, given(step, q)), hint: how.title } : undefined;
  };
}

const nothing = () => ({});
const place = roll("ask-roll-again", way);

export const SPECIAL: Record<string, Asks> = {
  defending: (step, q) => {
    const side = q.view.owner[step.dst ?? -1] ?? -1;
    const found = words("defend", { ...way(step, q), who: q.names.side(step.side ?? q.view.turn), n: step.n ?? 0 });
    return side >= 0 && side !== q.view.seat ? { ...found, hint: say("ask-defend-for", { side: q.names.side(side) }) } : found;
  },
  occupying: (step, q) => words("occupy", way(step, q)),
  naming: (step, { names }) => ({ title: names.own(step.n ?? 0), hint: names.says(step.n ?? 0), done: say("verb-done") }),
  "placing god and temple": (_, { view }) => words(view.extra.gods?.[view.seat * 4] === -1 ? "first-god" : "first-temple"),
  "obtaining miracles": (_, { options }) => words("buy", { cost: Math.max(...options.map((o) => o.cost ?? 0)) }),
  shielding: aegis,
  invading: (step, q) => (only(q) ? none("invade", q.view) : words(step.n ? "invade-below" : "invade")),
  mustering: (step, q) => {
    const under = invasion(q);
    if (!under) return undefined;
    const found = words("stay", way(under, q));
    return bits(step.n ?? 0, 4).length === godsAt(q, q.view.seat, under.src ?? -1).length ? { ...found, done: say("done-stay-all") } : found;
  },
  invasion: (step, q) => {
    const foe = q.view.owner[step.dst ?? -1] ?? -1;
    if (q.options.some((o) => o.verb === "champion")) return champion(step, q, foe, godsAt(q, foe, step.dst ?? -1));
    return words("invasion", way(step, q));
  },
  "naming a champion": (step, q) => champion(step, q, step.side ?? q.view.turn, [step.n ?? 0]),
  "answering an invasion": invaded,
  saving: (step, q) => {
    const [n = 0] = q.stakes;
    const found = words("save", { ...way(step, q), n, cost: q.options[0]?.cost ?? 0, faith: q.view.extra.faith?.[q.view.seat] ?? 0 });
    return n >= q.view.armies[step.dst ?? -1]! ? { ...found, hint: `${found.hint} ${say("ask-save-last")}` } : found;
  },
  "gods on the move": (step, q) => words("take", way(step, q)),
  fortifying: (step, q) => {
    if (only(q)) return none("fortify", q.view);
    const ally = step.side !== undefined && step.side !== q.view.seat && !q.view.force.length;
    return ally ? words("fortify-ally", { side: q.names.side(step.side!) }) : undefined;
  },
  rolling: roll("ask-roll-battle", (step, q) => ({ ...way(step, q), who: q.names.side(step.side ?? -1) })),
  godswar: roll("ask-roll-godswar", (step, q) => {
    const foe = q.view.owner[step.dst ?? -1] ?? -1;
    return { ...way(step, q), a: q.names.god(step.side ?? -1, step.n ?? 0), b: q.names.god(foe, step.m ?? 0) };
  }),
  thrown: place,
  "godswar thrown": place,
  "rolling for the start": roll("dice-for-start_roll", nothing),
  "rolling off": roll("dice-for-ties", nothing),
  "rolling for an ally": roll("ask-roll-ally", (step, q) => ({ side: q.names.side(step.side ?? -1) })),
  "rolling the status": roll("ask-roll-status", (step, q) => ({ side: q.names.side(bits(step.n ?? 0, 16)[0] ?? -1), who: q.names.side(q.view.turn) })),
  working: (step, q) => {
    const { names } = q;
    const how = words("roll", { n: q.options[0]?.low ?? 0 });
    return { ...how, title: names.own(step.n ?? 0), hint: `${names.says(step.n ?? 0)} ${how.title}` };
  },
};

/** What is still to be named for a card, beside its text. */
export function naming(q: Asked): string {
  const { options, view, names, board } = q;
  const step = view.steps.at(-1);
  if (step?.name !== "naming") return "";
  const from = step.src ?? -1;
  const to = (step.dst ?? -1) >= 0 ? step.dst! : (attackOn(view)[1] ?? -1);
  const verb = options[0]?.verb ?? "";
  if (verb === "move") return say("naming-move", { a: names.place(from), b: names.place(to) });
  if (options.some((o) => o.verb === "take")) return say("ask-take", { from: names.place(from), place: names.place(to) });
  if (verb !== "choose" || options[0]!.on[0]! >= board.places.length) return "";
  const chosen = [from, step.dst ?? -1].filter((t) => t >= 0);
  const places = options.map((o) => o.on[0]!);
  const own = `naming-${board.own[step.n ?? 0]}${chosen.length ? "-next" : ""}`;
  const tap = knows(own) ? say(own) : kind(places, chosen, q);
  return chosen.length ? say("naming-next", { a: listed(chosen.map((t) => names.place(t))), tap }) : tap;
}

/** What these places have in common, beside those that are chosen already. */
function kind(places: number[], [first = -1]: number[], { view, board, names }: Asked): string {
  const { temples = [], plague = [] } = view.extra;
  const of = (side: number | undefined) => places.every((t) => view.owner[t] === side);
  if (places.every((t) => t >= board.territories)) return say("naming-below");
  if (places.every((t) => temples.includes(t))) return say(of(view.seat) ? "naming-own-temple" : "naming-temple");
  if (places.every((t) => plague.includes(t))) return say("naming-plague");
  if (of(view.seat)) return say("naming-own");
  if (first >= 0 && of(view.owner[first])) return say("naming-theirs", { who: names.side(view.owner[first]!) });
  return say(places.some((t) => view.owner[t] === view.seat) ? "naming-place" : "naming-foe");
}
