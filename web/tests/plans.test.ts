// Several answers in a row stop as soon as they no longer fit.
import { expect, test } from "vitest";
import { attacking, invading } from "../src/lib/play/plans";
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

const god = (verb: string, kind: number): Option => ({ text: `${verb} ${kind}`, verb, on: [kind], low: -1, high: -1 });
const done: Option = { text: "done", verb: "done", on: [], low: -1, high: -1 };

test("an invasion is announced, gods are told to stay, and the others come", () => {
  const invade: Option = { text: "invade roma gaul", verb: "invade", on: [0, 1], low: -1, high: -1 };
  const mustering = {
    ...view([9, 4]),
    asking: { kind: "mustering", secrecy: "open", src: 0, dst: 1, coming: [0, 2, 3], staying: [] },
  } as View;
  const plan = invading(0, 1, [2]);
  expect(plan.next([invade, done], view([9, 4]))).toEqual({ option: invade, n: -1 });
  expect(plan.next([god("stay", 0), god("stay", 2), done], mustering)).toEqual({ option: god("stay", 2), n: -1 });
  expect(plan.next([god("stay", 0), done], mustering)).toEqual({ option: done, n: -1 });
  expect(plan.next([attack, done], view([9, 4]))).toBe("end");
});

test("where no gods are, an invasion is only announced", () => {
  const invade: Option = { text: "invade roma gaul", verb: "invade", on: [0, 1], low: -1, high: -1 };
  const plan = invading(0, 1, []);
  expect(plan.next([invade, done], view([9, 4]))).toEqual({ option: invade, n: -1 });
  expect(plan.next([invade, done], view([9, 4]))).toBe("end"); // it is not announced twice
  expect(invading(0, 1, []).next(null, view([9, 4]))).toBe("end");
});
