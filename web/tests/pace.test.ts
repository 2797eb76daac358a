import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterDrawing, Paced } from "../src/lib/game/pace";

function paced() {
  const passed: number[][] = [];
  const rests: (() => void)[] = [];
  const pace = new Paced<number[]>(
    (thing) => passed.push(thing),
    (a, b) => [...a, ...b],
    (a) => a.includes(0),
    (over) => rests.push(over),
  );
  return { passed, pace, rests, rested: () => rests.shift()?.() };
}

describe("what comes quicker than eyes can follow", () => {
  it("is passed on at once if it is the first", () => {
    const { passed, pace, rested } = paced();
    pace.put([1]);
    expect(passed).toEqual([[1]]);
    rested();
    pace.put([2]);
    expect(passed).toEqual([[1], [2]]);
  });

  it("is joined until the rest is over", () => {
    const { passed, pace, rested } = paced();
    for (const n of [1, 2, 3]) pace.put([n]);
    expect(passed).toEqual([[1]]);
    rested();
    expect(passed).toEqual([[1], [2, 3]]);
    pace.put([4]);
    rested();
    rested();
    expect(passed).toEqual([[1], [2, 3], [4]]);
  });

  it("doesn't wait when something else is to be told after it", () => {
    const { passed, pace, rests, rested } = paced();
    pace.put([1]);
    pace.put([2]);
    pace.flush();
    expect(passed).toEqual([[1], [2]]);
    rested();
    expect(passed).toEqual([[1], [2]]);
    expect(rests).toEqual([]);
  });

  it("doesn't wait when it is urgent, and takes along what came before", () => {
    const { passed, pace } = paced();
    pace.put([1]);
    pace.put([2]);
    pace.put([0]);
    expect(passed).toEqual([[1], [2, 0]]);
  });
});

describe("the rest after a board", () => {
  /** Milliseconds until the rest is over, if a frame takes so many. */
  function rested(frame: number): number {
    vi.stubGlobal("requestAnimationFrame", (next: () => void) => setTimeout(next, frame));
    const began = performance.now();
    let over = -1;
    afterDrawing(() => (over = performance.now() - began));
    vi.advanceTimersByTime(5000);
    return Math.round(over);
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is short where boards are drawn at once", () => expect(rested(17)).toBe(125));
  it("is several times as long as the drawing took", () => expect(rested(40)).toBe(6 * 3 * (40 - 17)));
  it("is never too long, even if nothing is drawn", () => {
    expect(rested(200)).toBe(700);
    expect(rested(10_000)).toBe(700);
  });
});

describe("boards that somebody wants to see one by one", () => {
  function watched(pace: { now: number }) {
    const passed: number[][] = [];
    const boards = new Paced<number[]>(
      (thing) => passed.push(thing),
      (a, b) => [...a, ...b],
      (a) => a.includes(0),
      (over) => void setTimeout(over, 1),
      () => pace.now,
    );
    return { passed, boards };
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("come so far apart, and all at once when it is urgent", () => {
    const { passed, boards } = watched({ now: 600 });
    for (const n of [1, 2, 3, 4]) boards.put([n]);
    expect(passed).toEqual([[1]]);
    vi.advanceTimersByTime(600);
    expect(passed).toEqual([[1], [2]]);
    vi.advanceTimersByTime(599);
    expect(passed).toHaveLength(2);
    boards.put([0]);
    expect(passed).toEqual([[1], [2], [3, 4, 0]]);
  });

  it("are leapt over until then, or until they are wanted again", () => {
    const pace = { now: Infinity };
    const { passed, boards } = watched(pace);
    for (const n of [1, 2]) boards.put([n]);
    vi.advanceTimersByTime(10_000);
    expect(passed).toEqual([]);
    pace.now = 300;
    boards.next();
    vi.advanceTimersByTime(300);
    expect(passed).toEqual([[1], [2]]);
    pace.now = Infinity;
    boards.put([3]);
    boards.put([0]);
    expect(passed.at(-1)).toEqual([3, 0]);
  });
});
