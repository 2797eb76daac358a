// Where bubbles go: beside what they are about, never on it.
import { expect, test } from "vitest";
import { apart, type Box, gap, REACH, settle, SHY } from "../src/lib/play/bubble";
import { beads, bows } from "../src/map/arrows";
import { union } from "../src/map/boxes";
import { bordersOf, settled } from "./boards";

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

test.each([
  ["world", 0.79],
  ["ancient_earth", 0.64],
])("on %s a bubble lies on nothing that it is about, and on other counters only where nothing else is near", async (board, k) => {
  const [shapes, s] = await settled(board, "en", k);
  const asBox = (b: { left: number; top: number; right: number; bottom: number }): Box => ({
    x: b.left + 10,
    y: b.top + 66,
    width: b.right - b.left,
    height: b.bottom - b.top,
  });
  const boxes = shapes.places.map((_, i) => asBox(union(s.boxes[i]!, s.labels[i]!)));
  const large = { width: 280, height: 295 };
  bordersOf(board, shapes).forEach((near, from) => {
    for (const to of near) {
      const [a, b] = [s.spots[from]!, s.spots[to]!];
      const arrow = bows(a, b, 20)
        .flatMap((bow) => beads(bow, 24))
        .map((p) => ({ x: p.x - 2, y: p.y + 54, width: 24, height: 24 }));
      const others = boxes.filter((_, i) => i !== from && i !== to);
      const shy = [...others.map((o) => ({ ...o, weight: SHY.counter })), ...arrow.map((o) => ({ ...o, weight: SHY.arrow }))];
      const spot = settle(large, [boxes[to]!, boxes[from]!], shy, free);
      const lies = (at: { x: number; y: number }, on: Box[]) => on.filter((o) => covers(at, o, large)).length;
      expect(lies(spot, [boxes[to]!, boxes[from]!, ...arrow]), `${shapes.places[from]!.id} → ${shapes.places[to]!.id}`).toBe(0);
      const better = spots(large).some(
        (at) => gap({ ...at, ...large }, boxes[to]!) < REACH && !lies(at, [boxes[to]!, boxes[from]!, ...arrow, ...others]),
      );
      if (better) expect(lies(spot, others), `${shapes.places[from]!.id} → ${shapes.places[to]!.id}`).toBe(0);
    }
  });
});

/** Where a bubble might be. */
function spots({ width, height }: { width: number; height: number }): { x: number; y: number }[] {
  const all: { x: number; y: number }[] = [];
  for (let x = free.x; x <= free.x + free.width - width; x += 40)
    for (let y = free.y; y <= free.y + free.height - height; y += 40) all.push({ x, y });
  return all;
}

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
