// Odds at targets: above the counter, unless a name, another counter or another flag is there.
import { expect, test } from "vitest";
import { around, overlap } from "../src/map/boxes";
import { corner, flags, GHOST, TALL } from "../src/map/flags";

const spots = [
  { x: 100, y: 100 },
  { x: 100, y: 60 },
];
const wide = () => 26;
const put = (tags: [number, string][], taken = [] as ReturnType<typeof around>[]) => flags(new Map(tags), spots, 1, wide, () => taken);

test("a flag is above its counter", () => {
  expect(put([[0, "97%"]])).toMatchObject([{ place: 0, x: 100, y: 74, tip: "down" }]);
});

test("it gives way to a name, and flags to each other", () => {
  const name = around({ x: 100, y: 72 }, 90, 12);
  const [flag] = put([[0, "97%"]], [name]);
  expect(overlap(around(flag!, 2 * flag!.half, TALL), name)).toBe(false);
  spots.push({ x: 104, y: 104 });
  const [a, b] = put([
    [0, "97%"],
    [2, "80%"],
  ]);
  expect(overlap(around(a!, 2 * a!.half, TALL), around(b!, 2 * b!.half, TALL))).toBe(false);
});

test("without a free place it is above all the same, and what is unknown has none", () => {
  expect(put([[0, "97%"]], [around({ x: 100, y: 100 }, 500, 500)])).toMatchObject([{ x: 100, y: 74 }]);
  expect(
    put([
      [9, "1%"],
      [0, ""],
    ]),
  ).toEqual([]);
});

test("armies to come are told at a corner where they cover no other counter", () => {
  const at = { x: 100, y: 100 };
  const other = around({ x: 135, y: 80 }, 40, 24);
  expect(corner(at, 1, [])).toEqual({ x: 127, y: 83 });
  const beside = corner(at, 1, [other]);
  expect(overlap(around(beside, GHOST.width, GHOST.height), other)).toBe(false);
  expect(corner(at, 1, [around(at, 500, 500)])).toEqual({ x: 127, y: 83 });
});
