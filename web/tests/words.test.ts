// Names, sentences and colours: what can happen or be offered has words.
import { beforeEach, expect, test } from "vitest";
import { called, computerOf, saysOf } from "../src/lib/words/modes";
import { Names } from "../src/lib/words/names";
import { paint, paints, PAINTS } from "../src/lib/palette";
import { label } from "../src/lib/prompt/prompt";
import { preferred, say, speak } from "../src/lib/words/say.svelte";
import { callWith } from "../src/lib/device/settings.svelte";
import { sentence, story } from "../src/lib/story/story";
import { type Board, type Books, type Event, FIELDS, SECRETS, type Table, type View } from "../src/wire";
import { event } from "./made";

const board = {
  mode: "sv2000.missions",
  places: ["alaska", "kamchatka", "u1"],
  territories: 2,
  cards: ["alaska", "kamchatka", "joker1"],
  printed: ["infantry", "**", "joker"],
  own: ["one"],
  deck: [{ title: "", says: "Hold all.", kind: "", cost: 0, seat: 1 }],
  words: ["war", "magic", "sky", "death", "norse"],
  continents: ["asia"],
  titles: { alaska: { en: "Alaska", de: "Alaska" }, kamchatka: { en: "Kamchatka", de: "Kamtschatka", sv: "Kamtjatka" } },
} as unknown as Board;
const table = { seats: [{ name: "Ada" }, { name: "Bruno" }] } as unknown as Table;
const names = new Names(board, table, { reserve: [0, 0, 0], extra: {} } as unknown as View);
const tell = (e: Event) => sentence(e, names, 2);

beforeEach(() => speak("en"));

test("a player that the server brought along is called and described as its author does", async () => {
  const books = { strengths: { recruit: "in English", MyBot: "Completes continents.", Silent: "" } } as unknown as Books;
  await speak("de");
  expect([computerOf("MyBot"), saysOf(books, "MyBot"), saysOf(books, "Silent")]).toEqual(["MyBot", "Completes continents.", "Silent"]);
  expect(called("strength", "recruit")).not.toBe("recruit");
  expect(saysOf(books, "recruit")).not.toBe("in English");
});

test("things are called by their titles, in the reader's language", async () => {
  expect([names.place(1), names.place(2), names.side(0), names.side(2)]).toEqual(["Kamchatka", "Gate 1", "Ada", "the neutral army"]);
  expect([names.card(0), names.card(1), names.card(2)]).toEqual(["Alaska (infantry)", "Kamchatka (★★)", "Joker"]);
  expect(names.own(0)).toContain("Bruno");
  await speak("de");
  expect(names.place(1)).toBe("Kamtschatka");
  callWith("rulebook");
  expect(names.place(1)).toBe("Kamtjatka");
  callWith("english");
  expect(names.place(1)).toBe("Kamchatka");
  callWith("mine");
});

test("a battle is told with its dice and losses", () => {
  const battle = event("battle", { attacker: 0, defender: 1, src: 0, dst: 1, attack: [2, 6, 1], defence: [5, 3], lost: 1, beaten: 1 });
  expect(tell(battle)).toBe("Ada attacks Kamchatka from Alaska: 6 2 1 against 5 3. Ada loses 1, Bruno loses 1.");
});

test("the god of war is named where the engine says that equal dice decided, and nowhere else", () => {
  const dice = { attacker: 0, defender: 1, src: 0, dst: 1, attack: [6], defence: [6], beaten: 1 };
  expect(tell(event("battle", { ...dice, ties: true }))).toContain("Bruno loses 1 (the god of war wins ties).");
  expect(tell(event("battle", { ...dice, ties: false }))).not.toContain("god of war");
});

test("an event of another package has no words here, and is left out", () => {
  const dug = { kind: "dug", seat: 0, place: 1 } as unknown as Event;
  expect([tell(dug), story([dug, event("turn", { seat: 1, round: 2 })], names, 2).length]).toEqual(["", 1]);
});

test("what belongs together is one line", () => {
  const deal = (side: number) => event("deal", { side, place: side, armies: 1 });
  const fight = event("battle", { attacker: 0, defender: 1, src: 0, dst: 1, attack: [1], defence: [6], lost: 1 });
  const lines = story([deal(0), deal(1), fight, event("attack", { attacker: 0 }), fight, event("turn", { seat: 1, round: 2 })], names, 2);
  expect(lines.map((line) => line.text)).toEqual([
    "The territories are dealt.",
    "Ada attacks Kamchatka from Alaska 2 times. Ada loses 2.",
    "Round 2: Bruno",
  ]);
});

test("the dead come between battles and their conquest, and part nothing that belongs together", () => {
  const way = { attacker: 0, defender: 1, src: 0, dst: 1 };
  const fight = () => event("battle", { ...way, attack: [6], defence: [1], beaten: 1, left: 5, defenders: 1 });
  const dead = (kind: "to_heaven" | "to_supply") => event(kind, { side: 1, armies: 1, pantheon: 0 });
  const moved = [event("conquest", { ...way, armies: 1 }), event("occupy", { side: 0, src: 0, dst: 1, armies: 4 })];
  const lines = story(
    [fight(), dead("to_supply"), event("attack", way), fight(), dead("to_supply"), dead("to_heaven"), ...moved],
    names,
    2,
  );
  expect(lines.map((line) => line.text.slice(0, 36))).toEqual([
    "Ada attacks Kamchatka from Alaska 2 ",
    "2 armies of Bruno go to the supply, ",
    "Ada conquers Kamchatka and moves in ",
  ]);
  expect(lines[2]).toMatchObject({ place: 1, seat: 0 });
  expect(lines[2]!.text).toMatch(/with 4\.$/);
});

const LISTS = {
  seats: [0, 1],
  winners: [0],
  cards: [0, 1],
  gods: [4],
  bids: [1, 2],
  counts: [1, 3],
  parts: [1],
  breakers: [1],
  dice: [1, 2],
  territories: [0, 1],
};

test.each(Object.keys(FIELDS) as Event["kind"][])("%s is told with all that its message wants, alone and together", (kind) => {
  const fields = Object.fromEntries(Object.entries(LISTS).filter(([name]) => name in FIELDS[kind] && kind !== "defend"));
  const secrets = Object.fromEntries((SECRETS[kind] ?? []).map((name) => [name, 0]));
  const open = event(kind, fields);
  const known = { ...open, ...secrets };
  const said = [tell(open), tell(known), ...[open, known].flatMap((e) => story([e, { ...e }], names, 2).map((line) => line.text))];
  expect(said.filter((text) => text === "" || /[{}]|undefined|-1/.test(text))).toEqual([]);
});

test("secrets are told to those who have them", () => {
  expect(tell(event("draw", { side: 0 }))).toBe("Ada draws a card.");
  expect(tell(event("draw", { side: 0, card: 0 }))).toBe("Ada draws Alaska (infantry).");
});

test("the end names the winners and why", () => {
  expect(tell(event("over", { winners: [1], reason: 3 }))).toBe("Bruno wins: mission fulfilled.");
});

test("options have words", () => {
  expect(label({ text: "attack alaska kamchatka 1", verb: "attack", on: [0, 1], low: 1, high: 3 }, names, 0)).toBe(
    "Attack Kamchatka from Alaska",
  );
  expect(label({ text: "token 2", verb: "token", on: [], low: 2, high: 2 }, names, 0)).toBe("Play second");
});

test("the language is the one that was chosen, else the browser's, else English", () => {
  expect([preferred("de", ["en"]), preferred(null, ["de-AT", "en"]), preferred(null, ["fi"])]).toEqual(["de", "de", "en"]);
  expect(say("no-such-words")).toBe("no-such-words");
});

test("every side has a colour and a mark of its own; neutral armies are grey", () => {
  expect(new Set(paints(6, 6).map((p) => p.fill + p.mark)).size).toBe(6);
  expect(new Set(PAINTS.map((p) => p.mark)).size).toBe(PAINTS.length);
  expect(paint(6, 6).fill).not.toBe(paint(0, 6).fill);
  expect(paint(-1, 6).mark).toBe("");
});

test('whoever looks is told what they did as "you"; others are named, and at a shared device everybody is', () => {
  const fight = { attacker: 0, defender: 1, src: 0, dst: 1, attack: [6, 2], defence: [4, 3], lost: 1, beaten: 1 };
  const said = (you: number, ...events: Event[]) => story(events, new Names(board, table, null, you), 2).map((line) => line.text);
  const battle = event("battle", fight);
  expect(said(0, event("place", { seat: 0, side: 0, place: 0, armies: 3 }))).toEqual(["You place 3 armies in Alaska."]);
  expect(said(0, battle)[0]).toMatch(/^You attack .*\. You lose 1, Bruno loses 1\./);
  expect(said(1, battle)[0]).toMatch(/^Ada attacks .*\. Ada loses 1, you lose 1\./);
  expect(said(-1, battle)[0]).toMatch(/^Ada attacks .*\. Ada loses 1, Bruno loses 1\./);
});
