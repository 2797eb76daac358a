import { describe, expect, it } from "vitest";
import { packed } from "../src/lib/server/brought";
import { playersOn, timeOn } from "../src/lobby/times";

describe("a map's size", () => {
  it("limits how many can play", () => {
    expect(playersOn(2, 6, 8)).toEqual([2, 2]);
    expect(playersOn(2, 6, 12)).toEqual([2, 3]);
    expect(playersOn(3, 6, 8)).toEqual([3, 3]);
    expect(playersOn(2, 6, 120)).toEqual([2, 6]);
  });

  it("stretches the time, in quarters of an hour", () => {
    const time = (n: number): string => timeOn("sv2000.conquest", n);
    expect(time(42)).toBe(timeOn("de2010.classic", 42));
    expect(time(84)).not.toBe(time(42));
    expect(timeOn("de2010.basic", 4)).toBe(timeOn("de2010.basic", 12));
  });
});

describe("a file that is sent", () => {
  it("keeps its bytes", async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7) % 256);
    const back = atob(await packed(new Blob([bytes])));
    expect(back.length).toBe(bytes.length);
    expect(bytes.every((byte, i) => back.charCodeAt(i) === byte)).toBe(true);
  });
});
