// A table as a device sees it: attacks that go on by themselves stop when they are told to.
import { expect, test, vi } from "vitest";
import type { Wire } from "../src/lib/connection";
import { Game } from "../src/lib/game.svelte";
import { Picking } from "../src/lib/picking.svelte";
import { attacking, placing } from "../src/lib/plans";
import { veiled } from "../src/lib/veil";
import type { Answer, Board, Event, Mode, Option, Snapshot, Update, View } from "../src/wire";

const attack: Option = { text: "attack alaska kamchatka 1", verb: "attack", on: [0, 1], low: 1, high: 3 };
const done: Option = { text: "done", verb: "done", on: [], low: -1, high: -1 };
const view = { seat: 0, turn: 0, round: 1, owner: [0, 1], armies: [9, 4], force: [], reserve: [0, 0], hand: [], extra: {}, steps: [{ name: "attacking" }], reason: "", winners: [] } as unknown as View;

/** A table whose server is this test. */
function table(yours = [0]) {
  const sent: Answer[] = [];
  const wire: Wire = { onopen: null, onmessage: null, onclose: null, send: (text) => void sent.push(JSON.parse(text)), close: () => undefined };
  const game = new Game({ places: ["alaska", "kamchatka"], territories: 2, deck: [] } as unknown as Board, {} as Mode, "", () => wire);
  game.start();
  const hear = (message: object) => wire.onmessage!({ data: JSON.stringify(message) });
  const board = { view, asked: [0], question: { seat: 0, since: 1, options: [attack, done] }, left: -1 };
  const seats = [{ name: "Ada", player: "person", away: false, present: true }, { name: "Bruno", player: "captain", away: false, present: true }];
  hear({ type: "snapshot", version: 1, yours, host: true, table: { seats }, chat: [], after: 0, events: [], ...board } as unknown as Snapshot);
  const next = (version: number, events: Event[] = [], other: object = {}) => {
    hear({ type: "accepted", id: sent.filter((a) => a.type === "answer").length, version });
    hear({ type: "update", version, after: version - 1, events, ...board, ...other } as unknown as Update);
  };
  const people = () => hear({ type: "seats", table: { seats: seats.map((s) => ({ ...s, player: "person" })) }, yours, host: true });
  return { game, sent, next, people };
}

test("an attack goes on until it is stopped, and then at once", () => {
  const { game, sent, next } = table();
  game.follow(attacking(0, 1, 1));
  next(2);
  expect(sent.map((a) => a.answer)).toEqual(["attack alaska kamchatka 3", "attack alaska kamchatka 3"]);
  game.halt();
  next(3);
  expect(sent).toHaveLength(2);
});

test("what was missed is told at the beginning of a turn, until one answers", () => {
  const { game, next } = table();
  next(2, [{ kind: "fortify", seat: 0, a: 0, b: 1 }, { kind: "conquest", seat: 1, other: 0, a: 1, b: 0 }]);
  expect([...game.recent].sort()).toEqual([0, 1]);
  game.missed = [{ kind: "turn" }];
  game.tell("done");
  expect(game.missed).toEqual([]);
});

test("the only way stays picked, wherever one taps", () => {
  const { game } = table();
  const picking = new Picking(game);
  picking.renew();
  for (const tap of [() => picking.pick(0), () => picking.pick(1), () => picking.clear()]) {
    tap();
    expect([picking.from, picking.to, picking.current]).toEqual([0, 1, [attack]]);
  }
});

const defend: Option = { text: "defend 1", verb: "defend", on: [], low: 1, high: 2 };
const defending = { view: { ...view, seat: 1, steps: [{ name: "defending" }] }, asked: [1], question: { seat: 1, since: 2, options: [defend] } };

test("at one device an attack goes on after the other has defended", () => {
  const { game, sent, next, people } = table([0, 1]);
  people();
  const picking = new Picking(game);
  game.renewed = () => picking.renew();
  game.unveil(); // Ada has it
  picking.pick(0);
  game.follow(attacking(0, 1, 1));
  next(2, [], defending);
  expect([game.curtain, game.running, game.plan === null]).toEqual([-1, false, false]);
  game.answer(defend, 2);
  next(3);
  const said = sent.filter((m) => m.type === "answer").map((m) => m.answer);
  expect(said).toEqual(["attack alaska kamchatka 3", "defend 2", "attack alaska kamchatka 3"]);
  expect([picking.from, picking.to]).toEqual([0, 1]);
});

test("what one person looked at is shut before another's is there", () => {
  const { game, next, people } = table([0, 1]);
  people();
  game.peeking = true;
  next(2);
  expect(game.peeking).toBe(true);
  next(3, [], defending);
  expect(game.peeking).toBe(false);
});

test("a capital is not on the map of people who share it, unless it has fallen", () => {
  const capitals = (c: number[], fallen: number) => veiled({ ...view, extra: { capitals: c, fallen: [fallen] } } as unknown as View).extra.capitals;
  expect(capitals([4, -2, 7], 0b100)).toEqual([-2, -2, 7]);
  expect(veiled(view)).toBe(view);
});

test("a double click on the end of a phase does not end the next one too", () => {
  vi.useFakeTimers();
  const { game, sent, next } = table();
  game.tell("done");
  next(2);
  expect(game.busy).toBe(true);
  game.tell("done");
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(400);
  game.tell("done");
  expect(sent).toHaveLength(2);
  vi.useRealTimers();
});

test("nothing stays picked when somebody else's turn begins", () => {
  vi.useFakeTimers(); // boards that ask nothing may come a little later
  const { game, next } = table();
  const picking = new Picking(game);
  game.renewed = () => picking.renew();
  next(2);
  expect(picking.from).toBe(0);
  next(3, [], { view: { ...view, turn: 1 }, asked: [1], question: null });
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  expect([picking.from, picking.to]).toEqual([null, null]);
});

test("armies that can no longer be placed as planned are told of", () => {
  const place = (t: number): Option => ({ text: `place t${t} 1`, verb: "place", on: [t], low: 1, high: 3 });
  const { game, sent, next } = table();
  next(2, [], { question: { seat: 0, since: 2, options: [place(0), place(1)] } });
  game.follow(placing([{ option: place(0), n: 1 }, { option: place(1), n: 2 }]));
  next(3, [], { question: { seat: 0, since: 3, options: [place(0)] } });
  expect(sent.map((a) => a.answer)).toEqual(["place t0 1"]);
  expect(game.note).toContain("Not all armies");
});
