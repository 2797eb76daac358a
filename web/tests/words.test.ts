// Names, sentences and colours: what can happen or be offered has words.
import { beforeEach, expect, test } from "vitest";
import { Names } from "../src/lib/names";
import { paint, paints, PAINTS } from "../src/lib/palette";
import { label } from "../src/lib/prompt";
import { preferred, say, speak } from "../src/lib/say.svelte";
import { callWith } from "../src/lib/settings.svelte";
import { sentence, story } from "../src/lib/story";
import type { Board, Event, Table, View } from "../src/wire";

const board = {
  mode: "sv2000.missions",
  places: ["alaska", "kamchatka", "u1"], territories: 2, cards: ["alaska", "kamchatka", "joker1"], printed: ["infantry", "**", "joker"],
  own: ["one"], deck: [{ title: "", says: "Hold all.", kind: "", cost: 0, seat: 1 }], words: ["war", "norse"], continents: ["asia"],
  titles: { alaska: { en: "Alaska", de: "Alaska" }, kamchatka: { en: "Kamchatka", de: "Kamtschatka", sv: "Kamtjatka" } },
} as unknown as Board;
const table = { seats: [{ name: "Ada" }, { name: "Bruno" }] } as unknown as Table;
const names = new Names(board, table, { reserve: [0, 0, 0], extra: {} } as unknown as View);
const tell = (e: Partial<Event>) => sentence({ kind: "", ...e }, names, 2);

beforeEach(() => speak("en"));

test("things are called by their titles, in the reader's language", async () => {
  expect([names.place(1), names.place(2), names.side(0), names.side(2)]).toEqual(["Kamchatka", "Gate 1", "Ada", "the neutral army"]);
  expect([names.card(0), names.card(1), names.card(2)]).toEqual(["Alaska (infantry)", "Kamchatka (★★)", "Joker"]);
  expect(names.own(0)).toContain("Bruno");
  await speak("de");
  expect(names.place(1)).toBe("Kamtschatka");
  callWith("booklet");
  expect(names.place(1)).toBe("Kamtjatka");
  callWith("english");
  expect(names.place(1)).toBe("Kamchatka");
  callWith("mine");
});

test("a battle is told with its dice and losses", () => {
  const battle = { kind: "battle", seat: 0, other: 1, a: 0, b: 1, c: 3, n: 1, m: 1, dice: [2, 6, 1, 5, 3] };
  expect(tell(battle)).toBe("Ada attacks Kamchatka from Alaska: 6 2 1 against 5 3. Ada loses 1, Bruno loses 1.");
});

test("what belongs together is one line", () => {
  const deal = (a: number): Event => ({ kind: "deal", seat: a, a, n: 1 });
  const fight: Event = { kind: "battle", seat: 0, other: 1, a: 0, b: 1, c: 1, n: 1, m: 0, dice: [1, 6] };
  const lines = story([deal(0), deal(1), fight, { kind: "attack", seat: 0 }, fight, { kind: "turn", seat: 1, n: 2 }], names, 2);
  expect(lines.map((line) => line.text)).toEqual([
    "The territories are dealt.", "Ada attacks Kamchatka from Alaska 2 times. Ada loses 2.", "Round 2: Bruno",
  ]);
});

test("secrets are told to those who have them", () => {
  expect(tell({ kind: "draw", seat: 0 })).toBe("Ada draws a card.");
  expect(tell({ kind: "draw", seat: 0, a: 0 })).toBe("Ada draws Alaska (infantry).");
});

test("the end names the winners and why", () => {
  expect(tell({ kind: "over", n: 2, m: 3 })).toBe("Bruno wins: mission fulfilled.");
});

test("options have words", () => {
  expect(label({ text: "attack alaska kamchatka 1", verb: "attack", on: [0, 1], low: 1, high: 3 }, names, 0)).toBe("Attack Kamchatka from Alaska");
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
