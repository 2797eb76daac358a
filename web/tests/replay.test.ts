// Replays: every moment from what changed, where turns begin, how lines and luck are reckoned.
import { beforeEach, expect, test, vi } from "vitest";
import { Names } from "../src/lib/words/names";
import { speak } from "../src/lib/words/say.svelte";
import { across, DASHES, lines, some, ticks, top } from "../src/replay/chart";
import { chronicle } from "../src/replay/chronicle";
import { until } from "../src/replay/file";
import { begun, Recording } from "../src/replay/recording.svelte";
import { secrets } from "../src/replay/hands";
import { average, luck } from "../src/replay/luck";
import { fight, touched, way } from "../src/replay/moment";
import { Player } from "../src/replay/player.svelte";
import { standing } from "../src/lib/game/standing";
import type { Board, Event, Frame, Chunk, Replay, Turn } from "../src/wire";
import { board as seen, event } from "./made";

const view = seen({ seat: -1, turn: -1, round: 0, owner: [-1, -1], armies: [0, 0], reserve: [9, 9] });
const turn = (at: number, seat: number, round: number, lands: number[] = [1, 1]): Turn => ({
  at,
  seat,
  round,
  lands,
  armies: [at, 3],
  income: [3, 3],
});
const LAW = [0.25, 0.5, 0.25]; // two pairs, an even match
const battle: Frame = {
  cells: { armies: [1, 7] },
  law: 0,
  events: [event("battle", { attacker: 0, defender: 1, src: 0, dst: 1, attack: [6, 6, 6], defence: [1, 1], beaten: 2 })],
};

const head = {
  id: "t",
  mode: "m",
  house: {},
  seats: [{ name: "Ada" }, { name: "Bruno" }],
  everything: true,
  view,
  held: [0, -1, 1],
} as unknown as Replay;
const chunk = (frames: Frame[], turns: Turn[], now: Turn, laws = [LAW]): Chunk => ({ type: "chunk", frames, turns, now, laws });

function recording(...chunks: Chunk[]): Recording {
  const recording = new Recording(head);
  for (const each of chunks) recording.add(each);
  recording.whole = true;
  return recording;
}

/** A long game: two territories are dealt, then one answer after another places an army. */
function long(answers: number): Recording {
  const frames: Frame[] = [
    { cells: { owner: [0, 0], armies: [0, 1] }, events: [event("deal", { side: 0, place: 0, armies: 1 })] },
    {
      cells: { owner: [1, 1], armies: [1, 1] },
      rows: { turn: [0], "extra.capitals": [0, 1] },
      phase: "placing",
      events: [event("deal", { side: 1, place: 1, armies: 1 }), event("turn", { seat: 0, round: 1 })],
    },
  ];
  for (let i = 2; i < answers; i++)
    frames.push({ cells: { armies: [0, i] }, events: [event("place", { seat: 0, side: 0, place: 0, armies: 1 })] });
  return recording(chunk(frames, [turn(0, -1, 0), turn(2, 0, 0), turn(answers - 3, 1, 0)], turn(answers, 1, 0)));
}
const board = {
  mode: "sv2000.conquest",
  places: ["alaska", "kamchatka"],
  territories: 2,
  titles: {},
  continents: [],
  printed: [],
  deck: [],
} as unknown as Board;

beforeEach(() => speak("en"));

test("every moment is found, forwards and backwards, and none changes another", () => {
  const recording = long(1000);
  const late = recording.at(999).view;
  expect(late.armies).toEqual([998, 1]);
  for (const n of [3, 249, 250, 251, 500, 777, 1000, 4]) expect(recording.at(n).view.armies[0]).toBe(n - 1);
  expect(late.armies).toEqual([998, 1]);
  expect(recording.at(0).view).toEqual(view);
  expect(recording.at(1).view.turn).toBe(-1);
  expect(recording.at(2)).toMatchObject({ phase: "placing", view: { turn: 0, extra: { capitals: [0, 1] } } });
});

test("turns lead to turns", () => {
  const recording = long(100);
  expect(recording.turns.map((t) => t.at)).toEqual([0, 2, 97]);
  expect([0, 1, 2, 50, 97, 100].map((n) => recording.turn(n))).toEqual([0, 0, 1, 1, 2, 2]);
  expect([0, 2, 97].map((n) => recording.neighbour(n, 1))).toEqual([2, 97, 100]);
  expect([0, 2, 50, 97].map((n) => recording.neighbour(n, -1))).toEqual([0, 0, 2, 2]);
});

test("a round that would begin with the end of the game is none", () => {
  const { frames, turns } = long(19);
  const ends = (kind: Event["kind"]) =>
    recording(chunk(frames, turns, turn(19, 1, 0)), chunk([{ events: [event(kind)] }], [turn(20, -1, 5)], turn(20, -1, 5)));
  expect([ends("over"), ends("turn")].map((f) => f.turns.at(-1)!.round)).toEqual([0, 5]);
});

test("a recording can be looked at before all of it is here, and says if the rest does not come", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0); // time is ours
  const { frames, turns } = long(100);
  const pause: (() => void)[] = [];
  async function* lines(cut: boolean): AsyncGenerator<Replay | Chunk> {
    yield head;
    yield chunk(frames.slice(0, 50), turns.slice(0, 2), turn(50, 0, 0));
    await new Promise<void>((go) => pause.push(go));
    if (cut) throw new Error("gone");
    yield chunk(frames.slice(50), turns.slice(2), turn(100, 1, 0), []);
  }
  const all = await begun(lines(false));
  expect([all.last, all.whole, all.turns.length]).toEqual([50, false, 2]);
  const player = new Player(all);
  player.toggle();
  player.hasten(100);
  player.run(1000);
  player.run(2000);
  expect([player.at, player.playing]).toEqual([50, true]); // it waits for more
  player.run(9000); // waiting is not playing
  player.toggle();
  player.toggle();
  player.hasten(100);
  expect(player.at).toBe(50);
  pause.pop()!();
  await vi.waitFor(() => expect(all.whole).toBe(true));
  player.run(9100);
  player.run(9200);
  expect(player.at).toBe(60);
  expect([all.last, all.turns.length, all.laws.length, all.at(100).view.armies[0]]).toEqual([100, 3, 1, 99]);
  player.run(19_000);
  expect([player.at, player.playing]).toEqual([100, false]);

  const cut = await begun(lines(true));
  pause.pop()!();
  await vi.waitFor(() => expect(cut.broken).toBeInstanceOf(Error));
  expect([cut.last, cut.whole]).toEqual([50, false]);
  const stuck = new Player(cut);
  stuck.seek(49);
  stuck.toggle();
  stuck.run(1000);
  stuck.run(2000);
  expect([stuck.at, stuck.playing]).toEqual([50, false]);

  const far = begun(lines(false), 70);
  await vi.waitFor(() => expect(pause.length).toBe(1));
  pause.pop()!();
  expect((await far).last).toBe(100);
  vi.unstubAllGlobals();
});

test("keys lead through it", () => {
  const player = new Player(long(100));
  const after = (key: string, far = false) => (player.key(key, far), player.at);
  expect([after("ArrowRight"), after("ArrowRight"), after("ArrowLeft")]).toEqual([1, 2, 1]);
  expect([after("ArrowRight", true), after("ArrowRight", true), after("ArrowLeft", true)]).toEqual([2, 97, 2]);
  expect([after("End"), after("ArrowRight"), after("Home"), after("ArrowLeft")]).toEqual([100, 100, 0, 0]);
  expect(player.key("x", false)).toBe(false);
});

test("it plays as fast as it is told, and stops at the end", () => {
  const player = new Player(long(100));
  player.toggle();
  player.hasten(10);
  player.run(1000);
  player.run(2000);
  expect(player.at).toBe(10);
  player.hasten(30);
  player.run(2000);
  player.run(3000);
  expect([player.at, player.playing]).toEqual([40, true]);
  player.run(9000);
  expect([player.at, player.playing]).toEqual([100, false]);
  player.toggle();
  expect([player.at, player.playing]).toEqual([0, true]);
  player.step(1);
  expect([player.at, player.playing]).toEqual([1, false]);
});

test("the story has the last turns, and each line its place", () => {
  const recording = long(100);
  const names = new Names(board, { seats: [{ name: "Ada" }, { name: "Bruno" }] }, view);
  const told = chronicle(recording, 100, names);
  expect(told.at(-1)).toMatchObject({ at: 100, seat: 0 });
  expect(told.some((line) => line.heading)).toBe(true);
  expect(chronicle(recording, 0, names)).toEqual([]);
});

test("luck is the difference between what was lost and what was to be expected", () => {
  const [ada, bruno] = luck({ frames: [battle, battle], laws: [LAW] }, 1, 2);
  expect(ada!.attack).toEqual({ dice: 3, pips: 18, lost: 0, expected: 1 });
  expect(bruno!.defence).toEqual({ dice: 2, pips: 2, lost: 2, expected: 1 });
  expect([ada!.better, bruno!.better]).toEqual([1, -1]);
  expect(ada!.spread).toBeCloseTo(Math.sqrt(0.5));
  expect([average(ada!.attack, "en"), average(ada!.defence, "en")]).toEqual(["6.00", "–"]);
});

test("a chart's lines keep inside their room, its ticks are round", () => {
  const turns = [turn(0, -1, 0, [0, 0]), turn(50, 0, 0, [10, 30]), turn(100, 1, 1, [12, 31])];
  expect([ticks(1), ticks(7), ticks(31), ticks(140)]).toEqual([
    [0, 1],
    [0, 5, 10],
    [0, 20, 40],
    [0, 50, 100, 150],
  ]);
  expect(top(turns, "lands")).toBe(31);
  const room = { left: 10, right: 110, top: 0, bottom: 40 };
  expect(across(50, 100, room)).toBe(60);
  const [ada, bruno] = lines(turns, "lands", 100, 40, room);
  expect(ada!.path).toBe("M10.0 40.0L60.0 30.0L110.0 28.0");
  expect(bruno!.end).toEqual({ x: 110, y: 9 });
  expect(lines([turn(0, 0, 0, [5, 5])], "lands", 0, 5, room).map((l) => l.end.y)).toEqual([0, -11]);
  expect(new Set(DASHES).size).toBe(6);
  expect(some(turns, 2).map((t) => t.at)).toEqual([0, 100]);
});

test("a game is cut short after so many answers", () => {
  const text = "feldherr 1\nrules sv2000.duel 1\nwith turn_limit=3\nseats 2\n? deal alaska\n0 place alaska 1\n";
  expect(until(text, 1)).toBe("feldherr 1\nrules sv2000.duel 1\nwith turn_limit=3\nseats 2\n? deal alaska\n");
  expect(until(text, 2)).toBe(text);
});

test("names stand before the answers, and stay when a game is cut short", () => {
  expect(until("feldherr 1\nrules m 1\nname Ada\nname seats 9\nseats 2\n0 done\n1 done\n", 1)).toBe(
    "feldherr 1\nrules m 1\nname Ada\nname seats 9\nseats 2\n0 done\n",
  );
});

test("hands, standings and what an answer touched", () => {
  const scene = { view: { ...view, extra: { missions: [4, 7], done: [2], capitals: [0] } }, held: [0, -1, 1], phase: "" };
  expect(secrets(scene, 2)).toEqual([
    { cards: [0], missions: [{ card: 4, done: false }], capital: 0, miracles: [] },
    { cards: [2], missions: [{ card: 7, done: true }], capital: -1, miracles: [] },
  ]);
  expect(standing({ ...view, owner: [0, 1], armies: [5, 2] }, board, 2).map((s) => [s.lands, s.armies])).toEqual([
    [1, 5],
    [1, 2],
  ]);
  expect(standing({ ...view, owner: [0, 0], armies: [5, 2], force: [3, 2, 2, 0] }, board, 2).map((s) => [s.lands, s.armies])).toEqual([
    [2, 5],
    [1, 2],
  ]);
  expect([...touched(battle.events!)]).toEqual([0, 1]);
  expect(way(battle.events!)).toEqual([0, 1]);
  expect(way([event("place", { seat: 0, place: 1, armies: 1 })])).toEqual([]);
  expect(fight(battle.events!)?.kind).toBe("battle");
  expect(fight([event("turn")])).toBeNull();
});
