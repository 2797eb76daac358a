// A stream that is lost comes back, and an answer is never sent twice blindly.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, wait, type Wire } from "../src/lib/connection";
import type { ServerMessage } from "../src/wire";

class Fake implements Wire {
  static all: Fake[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    Fake.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.({ code: 1000, reason: "" });
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const board = (version: number) => ({ type: "update", version, after: version - 1, events: [] });
let stages: string[];
let heard: ServerMessage[];
let line: Connection;
const latest = () => Fake.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Fake.all = [];
  stages = [];
  heard = [];
  line = new Connection("ws://here/stream", { heard: (m) => heard.push(m), stage: (s) => stages.push(s) }, (to) => new Fake(to));
  line.start();
});
afterEach(() => {
  line.stop();
  vi.useRealTimers();
});

test("it lives when it has said something, and names the version it has when it comes back", () => {
  latest().says(board(7));
  latest().onclose!({ code: 1006, reason: "" });
  vi.advanceTimersByTime(1000);
  latest().says(board(9));
  expect(stages).toEqual(["connecting", "live", "gone", "connecting", "live"]);
  expect(Fake.all.map((f) => f.address)).toEqual(["ws://here/stream", "ws://here/stream?since=7"]);
});

test("a table that is not for this device is not tried again", () => {
  latest().onclose!({ code: 4404, reason: "there is no such table" });
  vi.advanceTimersByTime(60_000);
  expect(stages).toEqual(["connecting", "refused"]);
  expect(Fake.all).toHaveLength(1);
});

test("waits grow, but not for ever, and not all alike", () => {
  expect(wait(0, () => 0.5)).toBe(400);
  expect(wait(3, () => 0.5)).toBe(3200);
  expect(wait(20, () => 0.5)).toBe(15_000);
  expect(wait(0, () => 0)).toBeLessThan(wait(0, () => 1));
});

test("one answer at a time, at the version of the board it was made on", () => {
  latest().says(board(7));
  expect(line.answer(0, "done")).toBe(true);
  expect(line.answer(0, "done")).toBe(false);
  expect(latest().sent).toEqual([{ type: "answer", id: 1, seat: 0, version: 7, answer: "done" }]);
  latest().says({ type: "accepted", id: 1, version: 8 });
  expect(line.pending).toBeNull();
});

test("an answer whose fate is unknown goes out again only on the same board", () => {
  latest().says(board(7));
  line.answer(0, "done");
  latest().onclose!({ code: 1006, reason: "" });
  vi.advanceTimersByTime(1000);
  latest().says(board(7));
  expect(latest().sent).toEqual([{ type: "answer", id: 1, seat: 0, version: 7, answer: "done" }]);
});

test("an answer that was taken before the line broke is not repeated", () => {
  latest().says(board(7));
  line.answer(0, "done");
  latest().onclose!({ code: 1006, reason: "" });
  vi.advanceTimersByTime(1000);
  latest().says(board(8));
  expect(latest().sent).toEqual([]);
  expect(line.pending).toBeNull();
});

test("nothing is said while nobody listens", () => {
  expect(line.answer(0, "done")).toBe(false);
  expect(line.send({ type: "resync" })).toBe(false);
});

test("an impatient person need not wait", () => {
  latest().onclose!({ code: 1006, reason: "" });
  line.hurry();
  expect(Fake.all).toHaveLength(2);
});
