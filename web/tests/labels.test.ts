// The names on both boards in all languages, and on a world of 120 territories: each has a place of its own, and none moves when armies come or fall.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { around, overlap, type Box } from "../src/map/boxes";
import { Crowd } from "../src/map/crowd";
import type { MapFile } from "../src/map/drawn";
import { groundOf } from "../src/map/ground";
import { settle } from "../src/map/scene";
import { shapesOf } from "../src/map/shapes";
import { SHORT } from "../src/map/short";
import { stage } from "../src/map/stage";
import { settled, titlesOf, WIDE } from "./boards";

const BOARDS = { world: 11, ancient_earth: 12 };

describe.each(Object.entries(BOARDS))("the names on %s", (board, least) => {
  const scales = board === "world" ? [0.7, 0.76, 0.79, 1.15, 2] : [0.55, 0.58, 0.64, 0.9, 2];
  const cases = ["en", "de", "de_2010", "sv", "nl"].flatMap((tag) => scales.map((k) => [tag, k] as const));

  it.each(cases)(
    "are all there, in %s at a scale of %d, over their own land or the sea, none upon another or a counter",
    async (tag, k) => {
      const [shapes, s] = await settled(board, tag, k);
      expect(s.labels.map((l) => l.id)).toEqual(shapes.places.map((_, i) => i));
      expect(s.font).toBeGreaterThanOrEqual(least);
      for (const a of s.labels) {
        expect(s.labels.filter((b) => b !== a && overlap(a, b))).toEqual([]);
        expect(s.boxes.slice(0, shapes.places.length).filter((b, i) => i !== a.id && overlap(a, b))).toEqual([]);
      }
      const { at } = groundOf(shapes);
      const under = s.labels.map((l) => at(l.x / k, (l.top + l.bottom) / 2 / k));
      expect(under.filter((place, i) => place >= 0 && place !== i)).toEqual([]);
    },
  );
});

describe("the names on a new world of 120 territories", () => {
  const text = readFileSync("tests/world-120.map", "utf8");
  const file = JSON.parse(text) as MapFile;

  it.each([
    [WIDE, 0.72],
    [WIDE, 0.76],
    [{ width: 390, height: 844 }, 1.3],
  ])("can be read on %o at a scale of %d", async (screen, k) => {
    const shapes = await shapesOf(text, "world");
    const titles = Object.values(file.territory).map((t) => t.name!.en!);
    const s = settle(
      shapes,
      stage(shapes, screen),
      titles,
      Object.values(file.continent).map((c) => c.name!.en!),
      k,
    );
    expect(s.labels.map((l) => l.lines.join(" "))).toEqual(titles);
    expect(s.font).toBeGreaterThanOrEqual(11);
    for (const a of s.labels) {
      expect(s.labels.filter((b) => b !== a && overlap(a, b))).toEqual([]);
      expect(s.boxes.filter((b, i) => i !== a.id && overlap(a, b))).toEqual([]);
    }
    const { at } = groundOf(shapes);
    expect(s.spots.map((spot) => at(spot.x / k, spot.y / k))).toEqual(titles.map((_, i) => i));
    expect(s.labels.filter((l) => l.lead).length).toBeLessThanOrEqual(6);
  });
});

describe("boxes in a crowd", () => {
  it("are found as by looking at every pair", () => {
    let state = 7;
    const chance = (): number => (state = (state * 75 + 74) % 65537) / 65537;
    const box = (): Box => around({ x: 1300 * chance() - 20, y: 700 * chance() - 20 }, 10 + 120 * chance(), 10 + 40 * chance());
    const boxes: (Box | undefined)[] = Array.from({ length: 60 }, box);
    const crowd = new Crowd(boxes as Box[]);
    for (let round = 0; round < 300; round++) {
      const [moved, asked, but] = [Math.floor(60 * chance()), box(), Math.floor(60 * chance())];
      boxes[moved] = chance() < 0.2 ? undefined : box();
      crowd.put(moved, boxes[moved]);
      const hits = boxes.flatMap((b, i) => (b && i !== but && overlap(b, asked) ? [i] : []));
      expect([crowd.free(asked, but), crowd.only(asked, but)]).toEqual([hits.length === 0, hits.length === 1 ? hits[0] : -1]);
    }
  });
});

describe("counters", () => {
  it("stand apart, and team mates' too", async () => {
    for (const sides of [1, 2]) {
      const [, { boxes }] = await settled("world", "en", 0.78, sides);
      for (const [i, a] of boxes.entries()) expect(boxes.slice(i + 1).filter((b) => overlap(a, b))).toEqual([]);
    }
  });
});

describe("short names", () => {
  it("have at most ten letters, and are those of names that there are", () => {
    const all = new Set([...titlesOf("world").values()].flatMap((names) => Object.values(names)));
    for (const [long, short] of Object.entries(SHORT)) {
      expect(short.length).toBeLessThanOrEqual(10);
      expect(short.length).toBeLessThan(long.length);
      expect(all).toContain(long);
    }
  });
});
