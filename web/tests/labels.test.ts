// The names on both boards, in all languages: each has a place of its own, and none moves when armies come or fall.
import { describe, expect, it } from "vitest";
import { overlap } from "../src/map/boxes";
import { groundOf } from "../src/map/ground";
import { SHORT } from "../src/map/short";
import { settled, titlesOf } from "./boards";

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
