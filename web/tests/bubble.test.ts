// Where bubbles go: beside what they are about, never on it.
import { expect, test } from "vitest";
import { apart, between, type Box, settle } from "../src/lib/play/bubble";

const free = { x: 8, y: 70, width: 1264, height: 560 };
const size = { width: 280, height: 260 };
const box = (x: number, y: number): Box => ({ x, y, width: 60, height: 40 });
const covers = (spot: { x: number; y: number }, other: Box, { width, height } = size) =>
  spot.x < other.x + other.width && other.x < spot.x + width && spot.y < other.y + other.height && other.y < spot.y + height;

test("nowhere on the map does a bubble cover its source or target, or leave the free part", () => {
  for (let x = 20; x < 1240; x += 60)
    for (let y = 80; y < 600; y += 40) {
      const about = [box(x, y), box(Math.min(1200, x + 90), Math.max(80, y - 60))];
      const spot = settle(size, about, [], free);
      expect(about.some((b) => covers(spot, b))).toBe(false);
      expect(spot.x >= 8 && spot.y >= 70 && spot.x + size.width <= 1272 && spot.y + size.height <= 630).toBe(true);
    }
});

test("the same holds on a phone", () => {
  const phone = { x: 8, y: 66, width: 374, height: 646 };
  const small = { width: 260, height: 200 };
  for (let x = 10; x < 320; x += 30)
    for (let y = 80; y < 660; y += 40) {
      const about = [box(x, y)];
      expect(about.some((b) => covers(settle(small, about, [], phone), b, small))).toBe(false);
    }
});

test("other targets stay in sight where there is room, the sea is covered first", () => {
  const about = [box(600, 300)];
  const right = { ...box(700, 300), weight: 5 };
  const spot = settle(size, about, [right], free);
  expect(covers(spot, right)).toBe(false);
});

test("the arrow between two places is better seen than the sea", () => {
  const about = [box(700, 300), box(420, 300)];
  const arrow = between(about);
  expect(arrow.length).toBeGreaterThan(5);
  const spot = settle(size, about, arrow, free);
  expect(arrow.some((b) => covers(spot, b))).toBe(false);
  expect(between([box(1, 1)])).toEqual([]);
});

test("it stays where it is while its size changes", () => {
  const about = [box(600, 200)];
  const first = settle(size, about, [], free);
  const larger = settle({ ...size, height: 300 }, about, [], free, first);
  expect([larger.x, larger.tip?.side]).toEqual([first.x, first.tip?.side]);
});

test("without a place on the screen it stands at the lower edge, without a tip", () => {
  expect(settle(size, [], [], free)).toEqual({ x: 500, y: 370, tip: null });
});

test("paper that lies apart covers no other paper and nothing chosen, stays while it can, and else is not there", () => {
  const slip = { width: 250, height: 120 };
  const bubble = { x: 100, y: 80, width: 280, height: 260 };
  const chosen = { ...box(700, 100), weight: 20 };
  const spot = apart(slip, [chosen], [bubble], free)!;
  expect([covers(spot, bubble, slip), covers(spot, chosen, slip)]).toEqual([false, false]);
  expect(apart(slip, [chosen], [bubble], free, spot)).toEqual(spot);
  const moved = apart(slip, [chosen], [bubble, { ...spot, ...slip }], free, spot)!;
  expect(covers(moved, { ...spot, ...slip }, slip)).toBe(false);
  expect(apart(slip, [], [free], free)).toBeNull();
});
