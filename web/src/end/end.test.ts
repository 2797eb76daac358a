// The end: chances of whole battles, and who came where.
import { expect, test } from "vitest";
import type { Board, Event, View } from "../wire";
import { battles, chanceOf } from "./highlights";
import { needsRecord, ranking } from "./ranking";

test("the chance of a battle to its end is the one that books tell", () => {
  expect(chanceOf(1, 1)).toBeCloseTo(15 / 36, 6);
  expect(chanceOf(3, 2)).toBeCloseTo(0.6559, 3);
  expect(chanceOf(8, 4)).toBeCloseTo(0.8878, 4);
  expect(chanceOf(0, 3)).toBe(0);
});

const fight = (src: number, dst: number, lost: number, beaten: number, left: number, defenders: number): Event => ({
  kind: "battle",
  attacker: 0,
  defender: 1,
  src,
  dst,
  attack: [6],
  defence: [1],
  lost,
  beaten,
  left,
  defenders,
  ties: false,
});

test("throws from one place to another are one battle, won if the place falls", () => {
  const taken: Event = { kind: "conquest", attacker: 0, defender: 1, src: 1, dst: 2, armies: 1, completes: false, breaks: false };
  const all = [fight(1, 2, 0, 1, 3, 1), fight(1, 2, 0, 1, 3, 0), taken, fight(1, 3, 1, 0, 2, 4)];
  expect(battles(all, 0)).toEqual({ fought: 2, won: 1, boldest: chanceOf(2, 2) });
  expect(battles(all, 1)).toEqual({ fought: 0, won: 0, boldest: 1 });
});

const board = { territories: 6, places: [] as string[] } as unknown as Board;
function viewOf(owner: number[], winners: number[], out: number[] = [], score: number[] = []): View {
  const armies = owner.map(() => 2);
  return { owner, armies, force: [], reserve: [0, 0, 0, 0], cards: [], extra: {}, out, winners, score } as unknown as View;
}
const seats = Array.from({ length: 4 }, (_, s) => ({
  name: `P${s}`,
  player: "person",
  away: false,
  present: true,
  resigned: false,
  free: false,
}));
const places = (view: View, teams: number[] = [], events: Event[] = []) =>
  ranking({ view, board, table: { seats, teams } }, events).map((r) => [r.place, ...r.sides]);

test("winners come first, then who has more; equals share a place", () => {
  expect(places(viewOf([0, 1, 1, 2, 2, 0], [2]))).toEqual([
    [1, 2],
    [2, 0],
    [2, 1],
    [4, 3],
  ]);
});

test("of those who are out, whoever fell last comes first", () => {
  const fell = (side: number): Event => ({ kind: "out", by: 0, side });
  expect(places(viewOf([0, 0, 0, 0, 1, 0], [0], [2, 3]), [], [fell(3), fell(2)])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
  ]);
});

test("who fell when is asked of the record only where it decides", () => {
  const needs = (out: number[], winners = [0], teams: number[] = []) =>
    needsRecord({ view: viewOf([0, 0, 0, 0, 0, 0], winners, out), table: { seats, teams } });
  expect([needs([2]), needs([2, 3]), needs([2, 3], [2]), needs([1, 3], [0, 2], [0, 1, 0, 1])]).toEqual([false, true, false, false]);
});

test("without the record those who are out share a place", () => {
  expect(places(viewOf([0, 0, 0, 0, 1, 0], [0], [2, 3]))).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [3, 3],
  ]);
});

test("team mates stand together", () => {
  expect(places(viewOf([0, 1, 2, 3, 0, 0], [1, 3]), [0, 1, 0, 1])).toEqual([
    [1, 1, 3],
    [2, 0, 2],
  ]);
});

test("points decide where there are any", () => {
  expect(places(viewOf([0, 0, 0, 0, 1, 2], [3], [], [1, 5, 3, 9]))).toEqual([
    [1, 3],
    [2, 1],
    [3, 2],
    [4, 0],
  ]);
});
