// A table as a device sees it: attacks that go on by themselves stop when they are told to.
import { expect, test } from "vitest";
import type { Wire } from "../src/lib/connection";
import { Game } from "../src/lib/game.svelte";
import { Picking } from "../src/lib/picking.svelte";
import { attacking } from "../src/lib/plans";
import type { Answer, Board, Event, Mode, Option, Snapshot, Update, View } from "../src/wire";

const attack: Option = { text: "attack alaska kamchatka 1", verb: "attack", on: [0, 1], low: 1, high: 3 };
const done: Option = { text: "done", verb: "done", on: [], low: -1, high: -1 };
const view = { seat: 0, turn: 0, round: 1, owner: [0, 1], armies: [9, 4], force: [], reserve: [0, 0], hand: [], extra: {}, steps: [{ name: "attacking" }], reason: "", winners: [] } as unknown as View;

/** A table whose server is this test. */
function table() {
  const sent: Answer[] = [];
  const wire: Wire = { onopen: null, onmessage: null, onclose: null, send: (text) => void sent.push(JSON.parse(text)), close: () => undefined };
  const game = new Game({ places: ["alaska", "kamchatka"], territories: 2, deck: [] } as unknown as Board, {} as Mode, "", () => wire);
  game.start();
  const hear = (message: object) => wire.onmessage!({ data: JSON.stringify(message) });
  const board = { view, asked: [0], question: { seat: 0, since: 1, options: [attack, done] }, left: -1 };
  const seats = [{ name: "Ada", player: "person", away: false, present: true }, { name: "Bruno", player: "captain", away: false, present: true }];
  hear({ type: "snapshot", version: 1, yours: [0], host: true, table: { seats }, chat: [], after: 0, events: [], ...board } as unknown as Snapshot);
  const next = (version: number, events: Event[] = []) => {
    hear({ type: "accepted", id: sent.length, version });
    hear({ type: "update", version, after: version - 1, events, ...board } as unknown as Update);
  };
  return { game, sent, next };
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
