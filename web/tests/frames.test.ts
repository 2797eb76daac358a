import { describe, expect, it } from "vitest";
import { Paced } from "../src/lib/frames";

function paced() {
  const passed: number[][] = [];
  const frames: (() => void)[] = [];
  const pace = new Paced<number[]>((thing) => passed.push(thing), (a, b) => [...a, ...b], (act) => frames.push(act));
  return { passed, pace, frame: () => frames.shift()?.() };
}

describe("what comes quicker than frames", () => {
  it("is passed on at once if it is the first", () => {
    const { passed, pace, frame } = paced();
    pace.put([1]);
    expect(passed).toEqual([[1]]);
    frame();
    pace.put([2]);
    expect(passed).toEqual([[1], [2]]);
  });

  it("is joined until the next frame", () => {
    const { passed, pace, frame } = paced();
    for (const n of [1, 2, 3]) pace.put([n]);
    expect(passed).toEqual([[1]]);
    frame();
    expect(passed).toEqual([[1], [2, 3]]);
    pace.put([4]);
    frame();
    frame();
    expect(passed).toEqual([[1], [2, 3], [4]]);
  });

  it("doesn't wait when something else is to be told after it", () => {
    const { passed, pace, frame } = paced();
    pace.put([1]);
    pace.put([2]);
    pace.flush();
    expect(passed).toEqual([[1], [2]]);
    frame();
    expect(passed).toEqual([[1], [2]]);
  });
});
