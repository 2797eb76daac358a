// What somebody has missed, and where help opens.
import { expect, test } from "vitest";
import { changed, since, summary } from "../src/lib/catchup";
import { chapterNow, search } from "../src/lib/help";
import { Names } from "../src/lib/names";
import type { Board, Chapter, Event, Table, View } from "../src/wire";

const board = { mode: "sv2000.conquest", places: ["alaska", "kamchatka", "ural"], territories: 3, titles: {}, deck: [], words: [], own: [] } as unknown as Board;
const names = new Names(board, { seats: [{ name: "Ada" }, { name: "Bruno" }, { name: "Cleo" }] } as unknown as Table);
const events: Event[] = [
  { kind: "fortify", seat: 0, a: 2, b: 1, n: 1 },
  { kind: "turn", seat: 1, n: 2 },
  { kind: "place", seat: 1, a: 0, n: 3 },
  { kind: "battle", seat: 1, other: 0, a: 0, b: 1, c: 1, m: 2, dice: [6, 1, 1] },
  { kind: "defend", seat: 0 },
  { kind: "conquest", seat: 1, other: 0, a: 0, b: 1 },
  { kind: "conquest", seat: 1, other: 2, a: 1, b: 2 },
  { kind: "out", seat: 1, other: 2 },
];

test("all since one's own last turn is recent, not only the last thing", () => {
  const missed = since(events, 0);
  expect(missed).toHaveLength(7);
  expect([...changed(missed)].sort()).toEqual([0, 1, 2]);
});

test("what befell one comes first, then what the others did", () => {
  expect(summary(since(events, 0), 0, names)).toEqual([
    "Bruno took Kamchatka from you.", "2 of your armies have fallen.", "Bruno took one territory from others.", "Cleo is out.",
  ]);
  expect(summary([{ kind: "battle", seat: 1, other: 2, a: 0, b: 2 }], 0, names)).toEqual(["You have lost nothing."]);
  expect(summary([{ kind: "turn", seat: 1 }], 0, names)).toEqual([]); // nobody has fought yet
});

test("who lost a temple, a relic or a territory without a battle has not lost nothing", () => {
  const told = (e: Event) => summary([{ kind: "battle", seat: 1, other: 2, a: 0, b: 2 }, e], 0, names);
  expect(told({ kind: "temple_fell", seat: 0, a: 1 })).toEqual(["The temple in Kamchatka is destroyed."]);
  expect(told({ kind: "taken_over", seat: 1, other: 0, a: 2 })).toEqual(["Bruno took Ural from you."]);
  expect(told({ kind: "temple_fell", seat: 2, a: 1 })).toEqual(["You have lost nothing."]);
});

const chapter = (kind: Chapter["kind"], title: string, steps: string[], says: string): Chapter => ({ kind, title, steps, rules: [{ id: "K1", says }] });
const chapters = [chapter("about", "x", [], "a"), chapter("setup", "Set-up", ["placing"], "b"), chapter("phase", "reinforce", ["placing"], "Income"), chapter("phase", "attack", ["attacking", "defending"], "Dice")];
const view = (turn: number, ...steps: string[]) => ({ turn, steps: steps.map((name) => ({ name })) }) as unknown as View;

test("help opens at what the table is in the middle of", () => {
  expect(chapterNow(chapters, view(0, "turn", "attacking", "defending"))).toBe(3);
  expect([chapterNow(chapters, view(0, "turn", "placing")), chapterNow(chapters, view(-1, "placing"))]).toEqual([2, 1]);
  expect(chapterNow(chapters, view(0, "something"))).toBe(0);
});

test("a search finds rules with all words", () => {
  expect(search(chapters, "dice ATTACK").map((c) => c.title)).toEqual(["attack"]);
  expect(search(chapters, " ")).toBe(chapters);
  expect(search(chapters, "nowhere")).toEqual([]);
});
