// Odds at targets: above the counter, unless a name, another counter or another flag is there.
import { expect, test } from "vitest";
import { around, overlap } from "../src/map/boxes";
import { corner, flags, GHOST, TALL } from "../src/map/flags";
import { textWidth } from "../src/map/letters";
import { bordersOf, settled } from "./boards";

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

test("without a free place it is where it covers least, and what is unknown has none", () => {
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

/** As the map shows them: the odds at all that can be attacked from a place, and armies to come there. */
test.each([
  ["world", 0.79],
  ["world", 1.15],
  ["world", 2],
  ["ancient_earth", 0.64],
  ["ancient_earth", 0.9],
  ["ancient_earth", 2],
])("on %s at a scale of %d no flag lies on a name or on another's counter, whatever is chosen", async (board, k) => {
  for (const tag of ["en", "de"]) {
    const [shapes, { spots, scale, boxes, labels }] = await settled(board, tag, k);
    const taken = (place: number) => [...boxes.filter((_, i) => i !== place), ...labels];
    const covered = (place: number, box: ReturnType<typeof around>) => taken(place).filter((other) => overlap(other, box)).length;
    bordersOf(board, shapes).forEach((near, from) => {
      const tags = new Map(near.map((to) => [to, "> 99%"] as const));
      const all = flags(tags, spots, scale, (text) => textWidth(text, 12), taken);
      expect(all.map((f) => [f.place, covered(f.place, around(f, 2 * f.half, TALL))])).toEqual(near.map((to) => [to, 0]));
      expect([from, covered(from, around(corner(spots[from]!, scale, taken(from)), GHOST.width, GHOST.height))]).toEqual([from, 0]);
    });
  }
});
