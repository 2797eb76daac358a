// What everybody may know of a side: nothing that is not in the view, and nothing of one's own that is still hidden.
import { expect, test } from "vitest";
import * as known from "../src/lib/game/known";
import { standing } from "../src/lib/game/standing";
import type { Board, View } from "../src/wire";

const board = { territories: 2, deck: [{ kind: "war" }, { kind: "sky" }, { kind: "magic" }] } as unknown as Board;
const view = {
  seat: 0,
  owner: [0, 1, 0, 1],
  armies: [3, 4, 2, 1],
  force: [],
  reserve: [0, 0],
  cards: [0, 0],
  out: [],
  continents: [1, -1],
  score: [1, 0, 0, 0, 1, 1, 2, 0, 0, 0],
  extra: {
    gods: [0, -1, -1, -1, -1, 1, -1, -1],
    temples: [0, 1],
    pantheons: [4, 7],
    miracles0: [0, 1],
    relics1: [2],
    unseen_miracles: [0, 0, 0, 0, 2, 0, 1, 0],
    missions: [5, 6, -2, 8],
    done: [0b1001],
    capitals: [1, -2],
    fallen: [0],
  },
} as unknown as View;

test("gods, temples, relics, cards by kind, people and the dead", () => {
  expect(known.gods(view, 1)).toEqual([{ kind: 1, place: 1 }]);
  expect([known.temples(view, 0), known.relics(view, 1), known.relics(view, 0)]).toEqual([[0], [2], []]);
  expect(known.miracles(view, board, 0)).toEqual([
    { kind: "war", n: 1 },
    { kind: "sky", n: 1 },
  ]);
  expect(known.miracles(view, board, 1)).toEqual([
    { kind: "war", n: 2 },
    { kind: "sky", n: 1 },
  ]);
  expect([known.people(view, 0), known.people(view, 1), known.people({ ...view, extra: {} }, 0)]).toEqual([0, 3, -1]);
  expect(known.dead(view, board, 0)).toEqual([{ place: 2, n: 2 }]);
  expect(standing(view, board, 2).map((s) => [s.armies, s.dead])).toEqual([
    [3, 2],
    [4, 1],
  ]);
});

test("the score, continents, and who is with whom", () => {
  expect([known.score(view, 1, 2), known.score({ ...view, score: [] }, 1, 2)]).toEqual([[1, 2, 0, 0, 0], []]);
  expect([known.continents(view, 1), known.continents(view, 0)]).toEqual([[0], []]);
  expect([known.mates({ teams: [0, 1, 0, 1] }, 2), known.mates({ teams: [] }, 0)]).toEqual([[0], []]);
});

test("one's own missions and capital are not public before they are shown", () => {
  expect(known.shown(view, 0, 2)).toEqual([{ card: 5, done: true }]);
  expect(known.shown(view, 1, 2)).toEqual([{ card: 8, done: true }]);
  expect([known.capital(view, 0), known.capital({ ...view, extra: { ...view.extra, fallen: [1] } }, 0)]).toEqual([-1, 1]);
});
