// The words for the variables of the story's messages: an event's fields by what they are, and what some kinds need besides.
import type { FluentVariable } from "@fluent/bundle";
import type { Event, What } from "../../wire";
import { type EventOf, fieldsOf, type Value } from "./events";
import { reasonOf } from "../words/modes";
import { GODS, type Names } from "../words/names";
import { listed, say } from "../words/say.svelte";

export type Given = Record<string, FluentVariable>;

export function highestFirst(dice: number[]): number[] {
  return [...dice].sort((x, y) => y - x);
}

/** A neutral army at the beginning of a sentence gets its capital letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The words for all variables of an event's message. */
export function given(e: Event, names: Names): Given {
  const words: Given = {};
  for (const [name, what, value] of fieldsOf(e)) {
    words[name] = rendered(what, value, names);
    Object.assign(words, beside(name, what, value, names));
  }
  return Object.assign(words, more(e, names));
}

function rendered(what: What, value: Value, names: Names): FluentVariable {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return Number(value);
  if (!Array.isArray(value)) return what === "number" ? value : called(what, value, names);
  return what === "die" ? highestFirst(value).join(" ") : listed(value.map((n) => called(what, n, names)));
}

/** What a number stands for. */
function called(what: What, n: number, names: Names): string {
  switch (what) {
    case "seat":
    case "side":
      return names.side(n);
    case "place":
      return names.place(n);
    case "card":
      return names.card(n);
    case "own card":
      return names.own(n);
    case "god":
      return names.numberedGod(n);
    case "deck":
      return say(`deck-${GODS[n]!}`);
    case "pantheon":
      return names.people(n);
    case "continent":
      return names.continent(n);
    case "reason":
      return reasonOf(n);
    default:
      return String(n);
  }
}

/** Other words for the same thing. */
function beside(name: string, what: What, value: Value, names: Names): Given {
  if (typeof value !== "number") return {};
  if (what === "deck") return { acard: say(`a-card-of-${GODS[value]!}`), kind: say(`god-${GODS[value]!}`) };
  if (what === "pantheon") return { heaven: names.heaven(value) };
  return name === "faith" ? { paid: value > 0 ? ` ${say("paid", { n: value })}` : "" } : {};
}

/** What only this kind of event needs. */
function more(e: Event, names: Names): Given {
  switch (e.kind) {
    case "battle":
      return { losses: losses([e], names) };
    case "start_roll":
    case "ties":
      return { rolled: e.seats.map((s, i) => `${names.side(s)} ${e.dice[i]!}`).join(", ") };
    case "again":
      return { rolled: again(e, names) };
    case "bids":
      return { rolled: bids(e, names) };
    case "die":
      return { dice: e.dice.join(" ") };
    case "killed":
    case "plague_kills":
      return { list: inPlaces([e], names), whither: e.to && say(`whither-${e.to}`, { heaven: names.heaven(e.pantheon) }) };
    case "gained":
      return { list: inPlaces([e], names) };
    case "gods_come":
      return { n: e.gods.length };
    case "over":
      return { n: e.winners.length };
    case "labour":
      return { why: say(`why-${e.crypt ? "crypt" : GODS[e.deck]!}`) };
    case "summoned":
    case "banished":
      return { god: names.godInFull(e.god) };
    case "named":
      return { thing: e.god >= 0 ? names.numberedGod(e.god) : e.thing >= 0 ? names.any(e.thing) : say("armies-n", { n: e.armies }) };
    case "score":
      return { list: score(e) };
    case "godswar":
      return godswar(e, names);
    default:
      return {};
  }
}

/** What both sides lost, what decided it, and what is left. */
export function losses(fights: EventOf<"battle">[], names: Names): string {
  const { attacker, defender, left, defenders } = fights.at(-1)!;
  const lost = (key: "lost" | "beaten") => fights.reduce((sum, e) => sum + e[key], 0);
  const pairs: [number, number][] = [
    [attacker, lost("lost")],
    [defender, lost("beaten")],
  ];
  const said = pairs
    .filter(([, n]) => n > 0)
    .map(([side, n]) => say(side === names.you ? "ev-lose-you" : "ev-lose", { who: names.side(side), n }));
  const ties = fights.some((e) => e.ties) ? ` ${say("war-wins-ties")}` : "";
  const rest = defenders ? ` ${say("ev-left", { n: left, m: defenders })}` : "";
  return `${capital(said.join(", ")) || say("ev-lose-none")}${ties}.${rest}`;
}

/** How many in which places, as a list. */
export function inPlaces(run: { place: number; armies: number }[], names: Names): string {
  const sums = new Map<number, number>();
  for (const e of run) sums.set(e.place, (sums.get(e.place) ?? 0) + e.armies);
  return listed([...sums].map(([t, armies]) => say("ev-places-one", { armies, place: names.place(t) })));
}

/** What decides among equal points. */
export function tied({ breakers }: EventOf<"score">): string {
  return ["faith-n", "temples-n", "gods-n", "armies-n"].map((id, i) => say(id, { n: breakers[i] ?? 0 })).join(", ");
}

function bids({ bids, counts }: EventOf<"bids">, names: Names): string {
  const bid = (n: number, s: number) =>
    n === counts[s] ? `${names.side(s)} ${n}` : say("ev-bids-counts", { who: names.side(s), n, m: counts[s]! });
  return bids.flatMap((n, s) => (n >= 0 ? [bid(n, s)] : [])).join(", ");
}

function score({ parts }: EventOf<"score">): string {
  const ids = ["territories-n", "score-continents", "score-crypts", "score-altars", "score-relics"];
  return ids.flatMap((id, i) => (parts[i] ? [say(id, { n: parts[i] })] : [])).join(", ") || say("score-nothing");
}

function again({ attacker, defender, attack, defence }: EventOf<"again">, names: Names): string {
  const sides: [number, number[]][] = [
    [attacker, attack],
    [defender, defence],
  ];
  return sides
    .filter(([, dice]) => dice.length)
    .map(([side, dice]) => `${names.side(side)} ${highestFirst(dice).join(" ")}`)
    .join(", ");
}

function godswar({ god, foe, attack, defence, total, foe_total, won, ties }: EventOf<"godswar">, names: Names): Given {
  const why = ties ? ` ${say("war-wins-ties")}` : "";
  return { total: made(attack, total), foe_total: made(defence, foe_total), ties: why, loser: names.godInFull(won ? foe : god) };
}

/** What a total is made of: the dice, and what armies, relics and cards add. */
function made(dice: number[], n: number): string {
  const sum = dice.reduce((x, y) => x + y, 0);
  return say("godswar-total", { dice: highestFirst(dice).join(" "), sum, more: n - sum, n });
}
