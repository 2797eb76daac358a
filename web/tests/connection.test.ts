// A stream that is lost comes back, and an answer is never sent twice blindly.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, wait, type Wire } from "../src/lib/game/connection";
import type { ServerMessage } from "../src/wire";

class Fake implements Wire {
  static all: Fake[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  readyState = 1;

  constructor(readonly address: string) {
    Fake.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1000, reason: "" });
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const board = (version: number, question: object | null = null) => ({ type: "update", version, after: version - 1, events: [], question });
let stages: string[];
let heard: ServerMessage[];
let line: Connection;
let there: boolean; // the server, otherwise
const latest = () => Fake.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Fake.all = [];
  stages = [];
  heard = [];
  line = new Connection(
    "ws://here/stream",
    { heard: (m) => heard.push(m), stage: (s) => stages.push(s) },
    (to) => new Fake(to),
    () => Promise.resolve(there),
  );
  there = false;
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
  expect(Fake.all.map((f) => f.address)).toEqual(["ws://here/stream?shares=1", "ws://here/stream?since=7&heard=0&shares=1"]);
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

test("an answer goes out again if only others have answered meanwhile, and was taken if it is not needed then", () => {
  latest().says(board(7));
  line.answer(0, "bid 2");
  latest().onclose!({ code: 1006, reason: "" });
  vi.advanceTimersByTime(1000);
  latest().says(board(8, { seat: 0, since: 6, options: [] }));
  expect(latest().sent).toEqual([{ type: "answer", id: 1, seat: 0, version: 7, answer: "bid 2" }]);
  latest().says({ type: "refused", id: 1, code: "stale", why: "" });
  expect([line.pending, heard.at(-1)]).toEqual([null, { type: "accepted", id: 1, version: 8 }]);
});

test("an answer of which nothing is heard: the connection is slow, then a new one is made and the answer sent again", () => {
  latest().says(board(7));
  line.answer(0, "done");
  vi.advanceTimersByTime(5000);
  expect(stages.at(-1)).toBe("slow");
  vi.advanceTimersByTime(9000);
  expect(Fake.all).toHaveLength(2);
  Fake.all[0]!.says(board(9)); // which nobody listens to any more
  latest().says(board(7));
  expect(latest().sent).toEqual([{ type: "answer", id: 1, seat: 0, version: 7, answer: "done" }]);
  latest().says({ type: "accepted", id: 1, version: 8 });
  expect([stages.at(-1), line.pending, line.version]).toEqual(["live", null, 7]);
});

test("a quiet connection is asked for a sign of life, and given up if there is none", () => {
  latest().says(board(7));
  vi.advanceTimersByTime(15_000);
  expect(latest().sent).toEqual([{ type: "ping" }]);
  latest().says({ type: "pong" });
  vi.advanceTimersByTime(14_000);
  expect([stages.at(-1), Fake.all.length]).toEqual(["live", 1]);
  vi.advanceTimersByTime(13_100);
  expect([stages.at(-1), Fake.all.length]).toEqual(["gone", 1]);
  vi.advanceTimersByTime(1000);
  expect(Fake.all).toHaveLength(2);
});

test("a connection that never says anything is tried again; if the server is there, something is in the way", async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  expect([stages.includes("gone"), Fake.all.length]).toEqual([true, 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stages).not.toContain("blocked"); // the server itself may be gone
  there = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stages.at(-1)).toBe("blocked");
  latest().says(board(1));
  expect(stages.at(-1)).toBe("live");
});

test("whoever looks at the page again finds out soon whether anybody is there", () => {
  latest().says(board(7));
  line.hurry();
  expect(latest().sent).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(5000);
  expect(stages.at(-1)).toBe("slow");
  line.hurry(); // and need not wait for it
  expect(Fake.all).toHaveLength(2);
});

test("who comes back names the last line of chat, and is told when the link is void", () => {
  latest().says({ type: "snapshot", version: 3, chat: [{ number: 4 }], table: { shares: { waits: [] } }, yours: [], host: false });
  latest().says({ type: "chat", line: { number: 5 } });
  latest().onclose!({ code: 1006, reason: "" });
  vi.advanceTimersByTime(1000);
  expect(latest().address).toBe("ws://here/stream?since=3&heard=5&shares=1");
  latest().onclose!({ code: 4410, reason: "" });
  line.hurry();
  expect([stages.at(-1), Fake.all.length]).toEqual(["void", 2]);
});

test("nothing is said while nobody listens", () => {
  expect(line.answer(0, "done")).toBe(false);
  expect(line.send({ type: "resync" })).toBe(false);
  expect(line.chat("hello", 0)).toBe(0);
});

test("an impatient person need not wait", () => {
  latest().onclose!({ code: 1006, reason: "" });
  line.hurry();
  expect(Fake.all).toHaveLength(2);
});

test("nothing is sent while it closes, nor after it was stopped", () => {
  latest().says(board(7));
  latest().readyState = 2;
  expect(line.send({ type: "ping" })).toBe(false);
  latest().readyState = 1;
  expect(line.send({ type: "ping" })).toBe(true);
  line.stop();
  expect(line.send({ type: "ping" })).toBe(false);
  expect(latest().sent).toHaveLength(1);
});
