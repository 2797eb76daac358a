// Several answers in a row stop as soon as they no longer fit.
import { expect, test } from "vitest";
import { attacking } from "../src/lib/plans";
import type { Option, View } from "../src/wire";

const attack: Option = { text: "attack alaska kamchatka 1", verb: "attack", on: [0, 1], low: 1, high: 3 };
const view = (armies: number[]) => ({ armies, owner: [0, 1], turn: 0, winners: [] }) as unknown as View;

test("attacks go on with the most dice, and wait for the defender", () => {
  const plan = attacking(0, 1, 2);
  expect(plan.next([attack], view([9, 4]))).toEqual({ option: attack, n: 3 });
  expect(plan.next(null, view([9, 4]))).toBe("wait");
});

test("attacks end where they were to, or when something else is asked", () => {
  expect(attacking(0, 1, 4).next([attack], view([4, 4]))).toBe("end");
  expect(attacking(0, 1, 1).next([{ text: "occupy 1", verb: "occupy", on: [], low: 1, high: 3 }], view([4, 0]))).toBe("end");
});
