// What the table wants to know, in words: by the kind of question, its fields, and what is offered.
import type { Asking, Option } from "../../wire";
import { laid } from "../play/cards";
import type { Names } from "../words/names";
import { has } from "../play/options";
import { listed, say } from "../words/say.svelte";
import { sentence, story } from "../story/story";
import { type Asked, none, only, played, type Prompt, words } from "./words";

type Kinds = { [A in Asking as A["kind"]]: A };
type Asks<A> = (asking: A, q: Asked) => Prompt | undefined;

/** The words of questions that need no more: ask-X, ask-X-hint and done-X. */
const PLAIN: { [K in keyof Kinds]?: string } = {
  "choosing pantheons": "people",
  bidding: "bid",
  "choosing tokens": "token",
  "resolving relics": "relic",
  "playing miracles": "play",
  "looking at a hand": "look",
  summoning: "summon",
  attacking: "attack",
  fortifying: "fortify",
  "fortifying with gods": "fortify-gods",
  trading: "trade",
  "laying cards": "lay",
  "taking the bonus": "bonus",
  bribing: "bribe",
  "raising allies": "raise",
  "showing a mission": "show",
  returning: "revive",
  "leaving the heaven": "leave",
  "ending the turn": "labour",
  raising: "forgo",
  "choosing capitals": "capital",
  claiming: "claim",
  invading: "invade",
};

/** The sentence for a question. */
export function prompt(q: Asked): Prompt {
  return special(q.asking.kind, q.asking, q) ?? plain(q);
}

function special<K extends keyof Kinds>(kind: K, asking: Kinds[K], q: Asked): Prompt | undefined {
  const asks: Asks<Kinds[K]> | undefined = SPECIAL[kind];
  return asks?.(asking, q);
}

function plain(q: Asked): Prompt {
  const { asking, options, view } = q;
  if (has(options, "roll")) return words("roll", { n: options[0]!.low });
  const known = PLAIN[asking.kind];
  if (only(q) && !laid(asking).stars) return none(known === "fortify-gods" ? "fortify" : (known ?? ""), view);
  if (asking.kind === "attacking") return attack(q);
  const found = words(known ?? "generic");
  return has(options, "play") && played(q) ? { ...found, done: say("done-more") } : found;
}

/** Attacks, or what else can be done between them. */
function attack({ options, view }: Asked): Prompt {
  if (!has(options, "attack")) return words(has(options, "lay") ? "lay" : "show");
  const found = words("attack");
  if (has(options, "show")) return { ...found, hint: say("ask-show-now") };
  const allied = !view.force.length && options.some((o) => o.verb === "attack" && view.owner[o.on[0]!] !== view.seat);
  return allied ? { ...found, hint: say("ask-attack-allies") } : found;
}

/** From where to where, as words. */
function way({ src, dst }: { src: number; dst: number }, { names }: Asked): { from: string; place: string } {
  return { from: names.place(src), place: names.place(dst) };
}

/** Armies to be placed, of your own or of another side. */
function place({ side, armies: n }: { side: number; armies: number }, { view, names }: Asked): Prompt {
  const other = side !== view.seat && !view.force.length;
  return other ? words("place-other", { n, side: names.side(side) }) : words("place", { n });
}

/** A question for a god of yours: against whom, for what, and what both sides bring. */
function champion(at: { src: number; dst: number }, who: number, gods: number[], stakes: number[], q: Asked): Prompt {
  const { names } = q;
  const named = listed(gods.map((kind) => names.god(who, kind)));
  const found = words("champion", { ...way(at, q), who: names.side(who), gods: named });
  const [dice = 0, more = 0, theirs = 0, plus = 0] = stakes;
  return { ...found, hint: `${found.hint} ${say("ask-champion-stakes", { dice, more, theirs, plus, who: names.side(who) })}` };
}

/** A card that somebody plays, as far as it was named, and what it does. */
const aegis: Asks<Kinds["shielding"]> = ({ card, player, chosen, attacker, src, dst }, { names, events, board }) => {
  const seats = names.table.seats.length;
  const at = events.findLastIndex((e) => e.kind === "play" && e.card === card);
  const play = { kind: "play", seat: player, card, faith: board.deck[card]?.cost ?? 0 } as const;
  const named = chosen.map((thing) => ({ kind: "named", seat: player, card, thing, god: -1, armies: 0 }) as const);
  const plays = story(at >= 0 ? events.slice(at) : [play, ...named], names, seats)[0]?.text ?? "";
  const where = attacker < 0 ? "" : sentence({ kind: "invade", attacker, defender: -1, src, dst }, names, seats);
  return { ...words("aegis", { card: names.own(card) }), hint: [where, plays, names.says(card)].filter(Boolean).join(" ") };
};

/** What a roll of your own dice is for. */
function roll(title: string, { options }: Asked, hint = ""): Prompt | undefined {
  const how = words("roll", { n: options[0]?.low ?? 0 });
  return { ...how, title, hint: `${hint} ${how.title}`.trim() };
}

const SPECIAL: { [K in keyof Kinds]?: Asks<Kinds[K]> } = {
  placing: place,
  strengthening: (asking, q) => {
    const found = place(asking, q);
    return asking.later > 0 ? { ...found, hint: `${found.hint} ${say("ask-place-left", { left: asking.later })}` } : found;
  },
  bolstering: (asking, q) => (asking.side < 0 ? words("bolster", { n: asking.armies }) : place(asking, q)),
  trading: (_, { options }) => (has(options, "done") ? undefined : words("trade-must")),
  defending: (asking, q) => {
    const { attacker, defender, dice } = asking;
    const found = words("defend", { ...way(asking, q), who: q.names.side(attacker), n: dice });
    return defender === q.view.seat ? found : { ...found, hint: say("ask-defend-for", { side: q.names.side(defender) }) };
  },
  occupying: (asking, q) => words("occupy", way(asking, q)),
  naming: ({ card }, { names }) => ({ title: names.own(card), hint: names.says(card), done: say("verb-done") }),
  "placing god and temple": ({ temple }) => words(temple ? "first-temple" : "first-god"),
  "obtaining miracles": ({ price }) => words("buy", { cost: price }),
  shielding: aegis,
  invading: ({ below }, q) => (below && !only(q) ? words("invade-below") : undefined),
  mustering: (asking, q) => {
    const found = words("stay", way(asking, q));
    return asking.staying.length ? found : { ...found, done: say("done-stay-all") };
  },
  "answering an invasion": (asking, q) => {
    const { attacker, src, dst } = asking;
    const come = listed(asking.gods.map((kind) => q.names.god(attacker, kind)));
    const gods = come && ` ${say("with-gods", { gods: come })}`;
    const found = words("answer", {
      ...way(asking, q),
      who: q.names.side(attacker),
      mine: q.view.armies[dst]!,
      theirs: q.view.armies[src]!,
      gods,
    });
    return only(q) ? { ...found, hint: say("ask-answer-none") } : { ...found, done: say(played(q) ? "done-more" : "done-answer") };
  },
  invasion: (asking, q) =>
    has(q.options, "champion") ? champion(asking, asking.defender, asking.foes, asking.stakes, q) : words("invasion", way(asking, q)),
  "naming a champion": (asking, q) =>
    champion(asking, asking.attacker, [asking.god], [...asking.stakes.slice(2), ...asking.stakes.slice(0, 2)], q),
  saving: (asking, q) => {
    const { armies: n, faith, dst } = asking;
    const found = words("save", { ...way(asking, q), n, cost: q.options[0]?.cost ?? 0, faith });
    return n >= q.view.armies[dst]! ? { ...found, hint: `${found.hint} ${say("ask-save-last")}` } : found;
  },
  "gods on the move": (asking, q) => words("take", way(asking, q)),
  fortifying: ({ side }, q) => {
    const ally = side !== q.view.seat && !q.view.force.length;
    return ally && !only(q) ? words("fortify-ally", { side: q.names.side(side) }) : undefined;
  },
  rolling: (asking, q) => roll(say("ask-roll-battle", { ...way(asking, q), who: q.names.side(asking.attacker) }), q),
  godswar: (asking, q) => {
    const { attacker, defender, god, foe } = asking;
    return roll(say("ask-roll-godswar", { ...way(asking, q), a: q.names.god(attacker, god), b: q.names.god(defender, foe) }), q);
  },
  thrown: (asking, q) => roll(say("ask-roll-again", way(asking, q)), q),
  "godswar thrown": (asking, q) => roll(say("ask-roll-again", way(asking, q)), q),
  "rolling for the start": (_, q) => roll(say("dice-for-start_roll"), q),
  "rolling off": (_, q) => roll(say("dice-for-ties"), q),
  "rolling for an ally": ({ side }, q) => roll(say("ask-roll-ally", { side: q.names.side(side) }), q),
  "rolling the status": ({ side }, q) => roll(say("ask-roll-status", { side: q.names.side(side), who: q.names.side(q.view.turn) }), q),
  working: ({ card }, q) => roll(q.names.own(card), q, q.names.says(card)),
};

/** An option in words, without its number where that can be chosen. */
export function label(o: Option, names: Names, seat: number): string {
  const [a = "", b = "", c = ""] = names.things(o.verb, o.on, seat);
  return say(`verb-${o.verb}`, { a, b, c, n: Math.max(0, o.low) });
}

/** What that many of an option cost; '' if they are free. */
export function price(o: Option, n = 1): string {
  return o.cost && n ? say("faith-n", { n: o.cost * n }) : "";
}
