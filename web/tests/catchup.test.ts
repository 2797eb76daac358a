// What somebody has missed, and where help opens.
import { expect, test } from "vitest";
import { changed, since, summary } from "../src/lib/story/catchup";
import { momentOf } from "../src/lib/story/moments";
import { chapterNow, search } from "../src/lib/words/help";
import { Names } from "../src/lib/words/names";
import type { Board, Chapter, Event } from "../src/wire";
import { board as seen, event } from "./made";

const board = {
  mode: "sv2000.conquest",
  places: ["alaska", "kamchatka", "ural"],
  territories: 3,
  titles: {},
  deck: [],
  words: [],
  own: [],
} as unknown as Board;
const continents: Board = { ...board, continents: ["europe", "asia"], continent_of: [0, 1, 0], bonus: [5, 7] };
const names = new Names(board, { seats: [{ name: "Ada" }, { name: "Bruno" }, { name: "Cleo" }] });
const lands = new Names(continents, names.table);
const events: Event[] = [
  event("fortify", { side: 0, src: 2, dst: 1, armies: 1 }),
  event("turn", { seat: 1, round: 2 }),
  event("place", { seat: 1, side: 1, place: 0, armies: 3 }),
  event("battle", { attacker: 1, defender: 0, src: 0, dst: 1, attack: [6], defence: [1, 1], beaten: 2 }),
  event("defend", { seat: 0, side: 0, place: 1 }),
  event("conquest", { attacker: 1, defender: 0, src: 0, dst: 1 }),
  event("conquest", { attacker: 1, defender: 2, src: 1, dst: 2 }),
  event("out", { by: 1, side: 2 }),
];
const elsewhere = event("battle", { attacker: 1, defender: 2, src: 0, dst: 2 });

test("all since one's own last turn is recent, not only the last thing", () => {
  const missed = since(events, 0);
  expect(missed).toHaveLength(7);
  expect([...changed(missed)].sort()).toEqual([0, 1, 2]);
});

test("whatever stands elsewhere now is recent; what was dealt to all is not", () => {
  const moved: Event[] = [event("revive", { seat: 1, src: 0, dst: 1 }), event("temple_moved", { src: 1, dst: 2 })];
  expect([...changed(moved)].sort()).toEqual([0, 1, 2]);
  expect(changed([event("deal", { side: 0, place: 0, armies: 1 }), event("attack", { src: 1, dst: 2 })]).size).toBe(0);
});

test("the greatest moment: who is out before a continent that was taken, and that before one that was lost", () => {
  const way = { attacker: 1, defender: 0, src: 0 };
  const broken = event("conquest", { ...way, dst: 1, breaks: true });
  const whole = event("conquest", { ...way, dst: 2, completes: true });
  const moment = (...told: Event[]) => momentOf(told, continents, lands);
  expect(moment(event("conquest", { ...way, dst: 1 }), event("out", { by: 1, side: 3 }))).toBeNull(); // a neutral army
  expect(moment(broken)).toEqual({ side: 0, text: "Ada loses Asia" });
  expect(moment(broken, whole)).toEqual({ side: 1, text: "Bruno holds Europe · +5" });
  expect(moment(broken, whole, event("out", { by: 1, side: 0 }))).toEqual({ side: 0, text: "Ada is out" });
});

test("what befell one comes first, then what the others did", () => {
  expect(summary(since(events, 0), 0, names)).toEqual([
    "Bruno took Kamchatka from you.",
    "You lost 2 armies.",
    "Bruno took one territory from others.",
    "Cleo is out.",
  ]);
  expect(summary([elsewhere], 0, names)).toEqual(["You lost nothing."]);
  expect(summary([event("turn", { seat: 1 })], 0, names)).toEqual([]); // nobody has fought yet
});

test("who lost a temple, a relic or a territory without a battle has not lost nothing", () => {
  const told = (e: Event) => summary([elsewhere, e], 0, names);
  expect(told(event("temple_fell", { side: 0, place: 1 }))).toEqual(["The temple in Kamchatka is destroyed."]);
  expect(told(event("taken_over", { seat: 1, loser: 0, place: 2 }))).toEqual(["Bruno took Ural from you."]);
  expect(told(event("temple_fell", { side: 2, place: 1 }))).toEqual(["You lost nothing."]);
});

const chapter = (kind: Chapter["kind"], title: string, steps: string[], says: string): Chapter => ({
  kind,
  title,
  steps,
  rules: [{ id: "K1", says }],
});
const chapters = [
  chapter("about", "x", [], "a"),
  chapter("setup", "Set-up", ["placing"], "b"),
  chapter("phase", "reinforce", ["placing"], "Income"),
  chapter("phase", "attack", ["attacking", "defending"], "Dice"),
];
const view = (turn: number, ...doing: string[]) => seen({ turn, doing });

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
