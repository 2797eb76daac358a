// From what the server offers to what can be picked, and back to the text of an answer.
import { expect, test } from "vitest";
import {
  answer,
  bestSource,
  between,
  bribable,
  from,
  grouped,
  offMap,
  piece,
  ranges,
  rolled,
  same,
  sources,
  targets,
} from "../src/lib/play/options";
import type { Option } from "../src/wire";

const option = (text: string, on: number[], low = -1, high = low): Option => ({ text, verb: text.split(" ")[0]!, on, low, high });
const OPTIONS = [
  option("attack alaska kamchatka 1", [0, 30], 1, 3),
  option("attack alaska alberta 1", [0, 3], 1, 3),
  option("attack japan kamchatka 1", [32, 30], 1, 1),
  option("done", []),
];

test("an answer is the option's text with its number in the last place", () => {
  expect(answer(OPTIONS[0]!, 3)).toBe("attack alaska kamchatka 3");
  expect(answer(option("place u13 1", [54], 1, 12), 12)).toBe("place u13 12");
  expect(answer(OPTIONS[3]!)).toBe("done");
});

test("a number that was not offered is never sent", () => {
  expect(() => answer(OPTIONS[0]!, 4)).toThrow(RangeError);
  expect(() => answer(OPTIONS[0]!, 1.5)).toThrow(RangeError);
});

test("sources, and the targets of one of them or of all", () => {
  expect([...sources(OPTIONS, 42)]).toEqual([0, 32]);
  expect([...targets(OPTIONS, 0)]).toEqual([30, 3]);
  expect([...targets(OPTIONS, null)]).toEqual([30, 3]);
  expect(between(OPTIONS, 32, 30)).toEqual([OPTIONS[2]]);
  expect(from(OPTIONS, 0, 42)).toHaveLength(2);
});

test("a target that is picked first is reached from the strongest neighbour", () => {
  const armies = Array<number>(42).fill(1);
  armies[32] = 9;
  expect(bestSource(OPTIONS, 30, armies)).toBe(32);
  expect(bestSource(OPTIONS, 7, armies)).toBe(-1);
});

test("what is chosen of everything is on the map only if it is a place", () => {
  expect([...sources([option("choose alaska", [0]), option("choose norse", [130])], 60)]).toEqual([0]);
  expect([...sources([option("summon war gaul", [0, 19])], 60)]).toEqual([19]);
});

test("options are found again in a later question", () => {
  expect(same(OPTIONS, option("attack alaska kamchatka 1", [0, 30], 1, 2))).toBe(OPTIONS[0]);
  expect(same(OPTIONS, option("attack alaska ontario 1", [0, 4], 1, 2))).toBeUndefined();
});

test("groups come in order, done last", () => {
  expect(grouped([OPTIONS[3]!, OPTIONS[0]!, option("trade a b c 4", [1, 2, 3], 4)]).map(([verb]) => verb)).toEqual([
    "attack",
    "trade",
    "done",
  ]);
});

test("whether there is a number to choose", () => {
  expect([OPTIONS[0]!, OPTIONS[2]!, OPTIONS[3]!].map(ranges)).toEqual([true, false, false]);
});

test("dice that were rolled by hand must all be there", () => {
  const roll = { text: "roll", verb: "roll", on: [], low: 3, high: 3 };
  expect(rolled(roll, [6, 1, 3])).toBe("roll 6 1 3");
  expect(rolled(roll, [6, 1, 0])).toBeNull();
  expect(rolled(roll, [6, 1])).toBeNull();
});

test("gods and temples are pieces of one's tray, whatever place they could go to", () => {
  const all = [option("summon war roma", [0, 7]), option("summon war gaul", [0, 9]), option("build roma", [7]), option("done", [])];
  expect(all.map(piece)).toEqual(["summon 0", "summon 0", "build", ""]);
});

test("whom one can bribe is on the map, though its land is not named", () => {
  const bribes = [option("bribe neutral2 alaska", [3, 0]), option("bribe neutral2 siam", [3, 7]), option("done", [])];
  expect([...bribable(bribes)]).toEqual([3]);
  expect(bribes.map((o) => offMap(o, 42))).toEqual([false, false, true]);
  expect(sources(bribes, 42).size).toBe(0);
});
