// The words for the places of the story's messages, kind by kind.
import type { FluentVariable } from "@fluent/bundle";
import type { Event } from "../wire";
import { reasonOf } from "./modes";
import { GODS, type Names } from "./names";
import { listed, say } from "./say.svelte";

export type Given = Record<string, FluentVariable>;
type Whole = Required<Event>;
type Words = (e: Whole, names: Names, seats: number) => Given;

export function highestFirst(dice: number[]): string {
  return [...dice].sort((x, y) => y - x).join(" ");
}

/** The numbers of a number's bits. */
export function bits(n: number, most: number): number[] {
  return Array.from({ length: most }, (_, s) => s).filter((s) => Math.floor(n / 2 ** s) % 2 === 1);
}

/** A neutral army at the beginning of a sentence gets its capital letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What both sides lost, what decided it, and what is left. */
export function losses(fights: Event[], names: Names): string {
  const e = fights.at(-1)!;
  const lost = (key: "n" | "m") => fights.reduce((sum, x) => sum + (x[key] ?? 0), 0);
  const pairs: [number, number][] = [[e.seat ?? -1, lost("n")], [e.other ?? -1, lost("m")]];
  const said = pairs.filter(([, n]) => n > 0).map(([side, n]) => say("ev-lose", { who: names.side(side), n }));
  const ties = fights.some(byWar) ? ` ${say("war-wins-ties")}` : "";
  const left = e.left?.[1] ? ` ${say("ev-left", { n: e.left[0]!, m: e.left[1] })}` : "";
  return `${capital(said.join(", ")) || say("ev-lose-none")}${ties}.${left}`;
}

/** Whether the attacker's god of war has decided: equal dice, which elsewhere are the defender's. */
function byWar({ dice = [], c = -1, m = 0 }: Event): boolean {
  const down = (x: number, y: number) => y - x;
  const [mine, theirs] = [dice.slice(0, c).sort(down), dice.slice(c).sort(down)];
  return dice.length > 0 && m > mine.filter((face, i) => face > (theirs[i] ?? 7)).length;
}

/** So many in one place, so many in another. */
export function inPlaces(run: Event[], names: Names): string {
  const sums = new Map<number, number>();
  for (const e of run) sums.set(e.a ?? -1, (sums.get(e.a ?? -1) ?? 0) + (e.n ?? 0));
  return listed([...sums].map(([t, n]) => say("ev-places-one", { n, a: names.place(t) })));
}

/** What decides among equal points. */
export function tied({ left = [] }: Event): string {
  return ["faith-n", "temples-n", "gods-n", "armies-n"].map((id, i) => say(id, { n: left[i] ?? 0 })).join(", ");
}

const paid = (n: number) => (n > 0 ? ` ${say("paid", { n })}` : "");
const thrown: Words = (e) => ({ mine: highestFirst(e.dice.slice(0, e.c)), theirs: highestFirst(e.dice.slice(e.c)) });
const rolled: Words = (e, names, seats) => ({ rolled: bits(e.n, seats).map((s, i) => `${names.side(s)} ${e.dice[i]}`).join(", ") });
const card: Words = (e, names) => ({ card: e.a < 0 ? "" : names.card(e.a) });
const mission: Words = (e, names) => ({ mission: names.own(e.a) });
const own: Words = (e, names) => ({ own: names.own(e.a), faces: e.dice.join(" ") });
const god: Words = (e, names) => ({ god: names.numberedGod(e.a) });
const godInFull: Words = (e, names) => ({ god: names.godInFull(e.b) });
const heaven: Words = (e, names) => ({ heaven: names.heaven(e.m) });

/** A card, as far as it may be known, and which deck it is of. */
const miracle: Words = (e, names) => {
  const kind = GODS[e.n] ?? "war";
  const why = e.kind === "labour" ? say(`why-${e.m ? kind : "crypt"}`) : "";
  return { acard: say(`a-card-of-${kind}`), kind: say(`god-${kind}`), own: names.own(e.a), why };
};

const bids: Words = (e, names) => {
  const bid = (s: number) => {
    const [who, n, m] = [names.side(s), e.dice[s]!, e.left[s] ?? e.dice[s]!];
    return n === m ? `${who} ${n}` : say("ev-bids-counts", { who, n, m });
  };
  return { rolled: [...e.dice.keys()].filter((s) => e.dice[s]! >= 0).map(bid).join(", ") };
};

const score: Words = (e) => {
  const parts = ["territories-n", "score-continents", "score-crypts", "score-altars", "score-relics"];
  const made = parts.flatMap((id, i) => (e.dice[i] ? [say(id, { n: e.dice[i] })] : []));
  return { list: made.join(", ") || say("score-nothing") };
};

const again: Words = (e, names) => {
  const sides: [number, number[]][] = [[e.seat, e.dice.slice(0, e.n)], [e.other, e.dice.slice(e.n)]];
  return { rolled: sides.filter(([, dice]) => dice.length).map(([side, dice]) => `${names.side(side)} ${highestFirst(dice)}`).join(", ") };
};

/** What a total is made of: the dice, and what armies, relics and cards add. */
function total(dice: number[], n: number): string {
  const sum = dice.reduce((x, y) => x + y, 0);
  return say("godswar-total", { dice: highestFirst(dice), sum, more: n - sum, n });
}

const godswar: Words = (e, names) => ({
  place: names.place(e.left[1] ?? -1),
  godA: names.numberedGod(e.a),
  godB: names.numberedGod(e.b),
  totalA: total(e.dice.slice(0, e.c), e.n),
  totalB: total(e.dice.slice(e.c), e.m),
  ties: e.left[0] && e.n === e.m ? ` ${say("war-wins-ties")}` : "",
  loser: names.godInFull(e.left[0] ? e.b : e.a),
});

const godsCome: Words = (e, names) => {
  const gods = bits(e.n, 4).map((kind) => names.numberedGod(4 * e.m + kind));
  return { gods: listed(gods), n: gods.length };
};

/** What was named for a card. */
const named: Words = (e, names) => {
  const thing = e.b < 0 ? say("armies-n", { n: e.n }) : e.c >= 0 ? names.numberedGod(4 * e.c + names.wordOf(e.b)) : names.any(e.b);
  return { own: names.own(e.a), thing };
};

/** What befalls armies in a place, and where they go. */
const many: Words = (e, names) => {
  const where = e.kind === "gained" ? "" : ["", "whither-heaven", "whither-supply"][Math.max(e.c, 0)];
  return { list: inPlaces([e], names), whither: where ? say(where, { heaven: names.heaven(e.m) }) : "" };
};

const over: Words = (e, names, seats) => {
  const winners = bits(e.n, seats);
  return { names: listed(winners.map((s) => names.side(s))), n: winners.length, reason: reasonOf(e.m) };
};

export const extra: Record<string, Words> = {
  start_roll: rolled, ties: rolled, bids, again, draw: card, lay: card, bribe: card, mission, show: mission, lies_open: mission,
  die: own, aegis: own, box: own, relic_works: own, relic_taken: own, relic_lost: own, miracle, taken: miracle, labour: miracle,
  stays: god, champion: god, summoned: godInFull, banished: godInFull, gods_come: godsCome, godswar, thrown, named, score, over,
  killed: many, plague_kills: many, gained: many, to_heaven: heaven, to_supply: heaven, leave: heaven,
  battle: (e, names, seats) => ({ ...thrown(e, names, seats), losses: losses([e], names) }),
  roll: (e, names) => ({ whom: names.side(e.other >= 0 ? e.other : (bits(e.n, 16)[0] ?? -1)), dice: highestFirst(e.dice) }),
  trade: (e, names) => ({ list: listed([e.a, e.b, e.c].map((c) => names.card(c))) }),
  turn: (e) => ({ epoch: e.m ? "yes" : "no" }),
  pantheon: (e, names) => ({ people: names.people(e.n) }),
  buy: (e) => ({ deck: say(`deck-${GODS[e.m] ?? "war"}`), paid: paid(e.c) }),
  play: (e, names) => ({ own: names.own(e.a), paid: paid(e.n) }),
  built: (e) => ({ paid: paid(e.n) }),
  continent: (e, names) => ({ own: names.own(e.a), continent: names.continent(e.b) }),
  god_moved: (e, names) => ({ godC: names.numberedGod(e.c) }),
};
