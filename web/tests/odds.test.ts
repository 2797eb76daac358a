// The picture of odds, cards by their stars, and attacks in a row.
import { expect, test } from "vitest";
import { inAll, laid, worthWith } from "../src/lib/play/cards";
import { percent } from "../src/lib/words/figures";
import { bars, fits, room } from "../src/lib/odds/odds";
import { attacking, marching } from "../src/lib/play/plans";
import type { Board, Odds, Option, View } from "../src/wire";
import { asking } from "./made";

const one = {
  armies: 4,
  attackers: 3,
  win: 0.75,
  lost: 1,
  slain: 1,
  stages: [{ place: 1, win: 0.75, survivors: 2, defenders: 1 }],
  left: [0, 0.1, 0.25, 0.4],
  held: [0, 0.25],
} as Odds;
const attack = (a: number, b: number): Option => ({ text: `attack ${a} ${b} 1`, verb: "attack", on: [a, b], low: 1, high: 3 });
const view = (owner: number[], armies: number[]) => ({ armies, owner, turn: 0, winners: [] }) as unknown as View;

test("bars go from the best end to the worst", () => {
  expect(bars(one).map((b) => [b.taken, b.low, b.p])).toEqual([
    [true, 3, 0.4],
    [true, 2, 0.25],
    [true, 1, 0.1],
    [false, 1, 0.25],
  ]);
});

test("many ends share bars, and nothing is lost", () => {
  const many = { ...one, left: Array.from({ length: 100 }, () => 0.009), held: [0, 0.1] };
  expect(bars(many).length).toBeLessThanOrEqual(20);
  expect(bars(many).reduce((sum, b) => sum + b.p, 0)).toBeCloseTo(1);
});

test("odds of another board are not shown", () => {
  expect([fits(one, [0, 1], [4, 1]), fits(one, [0, 1], [3, 1]), fits(one, [0, 1], [4, 2]), fits(one, [0, 1, 2], [4, 1, 1])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("odds that are still to come have the room of those that will", () => {
  expect(fits(room([0, 1], [4, 1]), [0, 1], [4, 1])).toBe(true);
  expect(bars(room([0, 1], [4, 1])).length).toBeGreaterThan(bars(one).length - 2);
});

test("nothing is quite certain", () => {
  expect([percent(0), percent(0.001), percent(0.5), percent(0.9999), percent(1)]).toEqual(["0%", "< 1%", "50%", "> 99%", "100%"]);
});

test("a row of attacks goes on from what was taken, with all", () => {
  const plan = marching([0, 1, 2], 1);
  expect(plan.next([attack(0, 1)], view([0, 1, 1], [9, 2, 2]))).toEqual({ option: attack(0, 1), n: 3 });
  const occupy: Option = { text: "occupy 3", verb: "occupy", on: [], low: 3, high: 7 };
  expect(plan.next([occupy], view([0, 0, 1], [8, 0, 2]))).toEqual({ option: occupy, n: 7 });
  expect(plan.next([attack(1, 2)], view([0, 0, 1], [1, 7, 2]))).toEqual({ option: attack(1, 2), n: 3 });
  expect(plan.next([attack(0, 3)], view([0, 0, 0, 1], [1, 7, 2, 1]))).toBe("end");
});

test("an attack stops with as many as are to be left", () => {
  const plan = attacking(0, 1, 5);
  expect(plan.next([attack(0, 1)], view([0, 1], [6, 3]))).not.toBe("end");
  expect(plan.next([attack(0, 1)], view([0, 1], [5, 3]))).toBe("end");
});

test("stars on the table count together with those of one more card", () => {
  const board = { printed: ["*", "**", "joker"], stars: [0, 0, 2, 4] } as unknown as Board;
  const lays = asking("laying cards", { stars: 1, armies: 0 });
  expect([laid(lays), worthWith(1, lays, board)]).toEqual([{ stars: 1, worth: 0 }, 4]);
  expect(inAll([1], lays, board)).toEqual({ stars: 3, worth: 4 });
  expect([laid(asking("attacking")), worthWith(1, asking("attacking"), board)]).toEqual([{ stars: 0, worth: 0 }, 2]);
});
