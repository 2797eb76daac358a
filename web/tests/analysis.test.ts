// The chart of everybody's chances, and what is said about a finished game.
import { beforeEach, expect, test } from "vitest";
import { Names } from "../src/lib/words/names";
import { speak, worded } from "../src/lib/words/say.svelte";
import { bands, chancesAt, placed } from "../src/replay/analysis/bands";
import { judged, lessons } from "../src/replay/analysis/lesson";
import { counts, momentOf, thresholds, verdict } from "../src/replay/analysis/words";
import type { Account, Analysis, Board, ChartMark, View } from "../src/wire";

const account = (more: Partial<Account>): Account => ({
  start: 0.5,
  luck: 0,
  own: 0,
  others: 0,
  result: 0,
  fortune: "even",
  lost: 0,
  accuracy: 1,
  inaccuracies: 0,
  mistakes: 0,
  blunders: 0,
  worst: -1,
  ...more,
});
const mark = (at: number, more: Partial<ChartMark> = {}): ChartMark => ({ at, kind: "luck", seat: 0, before: 0.5, after: 0.27, ...more });
const found: Analysis = {
  over: true,
  parties: [0, 1],
  accounts: [account({ luck: -0.23, fortune: "unlucky", lost: 0.3, worst: 1, blunders: 1, inaccuracies: 2 }), account({ luck: 0.01 })],
  turns: [
    { at: 0, seat: -1, round: 0, lost: 0, verdict: "", could: 0, places: [], way: [], says: {} },
    { at: 40, seat: 0, round: 5, lost: 0.25, verdict: "blunders", could: 0.6, places: [1], way: [0, 1], says: { en: "Attacks." } },
  ],
  points: [
    { at: 0, chances: [0.5, 0.5] },
    { at: 50, chances: [0.25, 0.75] },
    { at: 100, chances: [0, 1] },
  ],
  marks: [mark(45)],
  losses: { inaccuracies: 0.05, mistakes: 0.1, blunders: 0.2 },
  small: 0.02,
};
const room = { left: 0, right: 200, top: 0, bottom: 100 };
const names = new Names({ places: [], continents: [] } as unknown as Board, { seats: [{ name: "Ada" }, { name: "Bruno" }] }, {
  extra: {},
  reserve: [0, 0],
} as unknown as View);

beforeEach(() => worded(speak("en")));

test("bands fill the chart, each on top of the one before", () => {
  const [ada, bruno] = bands(found, 100, room);
  expect(ada!.path).toBe("M0.0 50.0L100.0 75.0L200.0 100.0L200.0 100.0L100.0 100.0L0.0 100.0Z");
  expect(bruno!.path).toBe("M0.0 0.0L100.0 0.0L200.0 0.0L200.0 100.0L100.0 75.0L0.0 50.0Z");
  expect(ada).toMatchObject({ x: 100, y: 87.5, height: 25 }); // at the edges there is no room for a mark
});

test("team mates share one chance", () => {
  const teams = { parties: [0, 1, 0, 1], points: [{ at: 0, chances: [0.8, 0.2, 0.8, 0.2] }] };
  const tops = bands(teams, 1, room).map((band) => Number(/M\S+ (\S+)L/.exec(band.path)![1]));
  expect(tops).toEqual([60, 50, 10, 0]);
});

test("the chances between two points are those of the one before", () => {
  expect(chancesAt(found, 0)).toEqual([0.5, 0.5]);
  expect(chancesAt(found, 99)).toEqual([0.25, 0.75]);
  expect(chancesAt(found, 100)).toEqual([0, 1]);
});

test("marks never cover each other, nor leave the chart", () => {
  const x = placed([mark(50), mark(51), mark(52), mark(100), mark(100, { kind: "turn" })], 100, room, 26).map((each) => each.x);
  expect(x).toEqual([96, 122, 148, 174, 200]);
});

test("a family's words", async () => {
  expect(verdict(found, 0, "Ada", true, false)).toEqual([
    "You had bad luck: dice and cards cost you 23%.",
    "Your costliest turn was in round 6: it cost you 25%.",
  ]);
  expect(verdict(found, 1, "Bruno", false, false)).toEqual(["The dice treated Bruno fairly.", "No turn cost much."]);
  const spoken = {
    de: /^Du hattest Pech: .* 23.% gekostet. Dein teuerster Zug war in Runde 6: Er hat dich 25.% gekostet\.$/,
    sv: /^Du hade otur: .* 23.%. Din dyraste tur var i runda 6: den kostade dig 25.%\.$/,
    nl: /^Je had pech: .* 23.?%. Je duurste beurt was in ronde 6: die kostte .*25.?%\.$/,
  };
  for (const [language, words] of Object.entries(spoken)) {
    await speak(language);
    expect(verdict(found, 0, "Ada", true, false).join(" ")).toMatch(words);
  }
});

test("what a turn is called is said as the server judges it", () => {
  expect(thresholds(found)).toEqual({ blunders: "20%", mistakes: "10%", inaccuracies: "5%" });
});

test("how often a turn cost how much, and what a mark means", () => {
  expect(counts(found.accounts[0]!)).toBe("1 blunder and 2 inaccuracies");
  expect(counts(found.accounts[1]!)).toBe("");
  expect(momentOf(found.marks[0]!, found, names, false)).toBe("Unlucky, Round 6 · Ada: Ada 50% → 27%");
});

test("one's own mistakes are lessons, and another try is judged by what it cost", () => {
  const lesson = { table: "t", at: 40, seat: 0, round: 5, lost: 0.25, from: "" };
  const tried = (lost: number): Analysis => ({ ...found, turns: found.turns.map((turn) => (turn.at === 40 ? { ...turn, lost } : turn)) });
  expect(lessons(found, 0).map((turn) => turn.at)).toEqual([40]);
  expect(lessons(found, 1)).toEqual([]);
  expect(judged(lesson, tried(0.01))).toBe("Well done: as good as the best plan found. In the game the turn cost 25%.");
  expect(judged(lesson, tried(0.1))).toBe("Better: this costs 10%, not counting the dice. In the game it was 25%.");
  expect(judged(lesson, tried(0.3))).toBe("This costs 30%, not counting the dice. In the game it was 25%.");
  expect(judged(lesson, { ...tried(0), over: false })).toBe(""); // it was broken off
});
