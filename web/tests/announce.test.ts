// What is said aloud to whoever does not see the table.
import { expect, test } from "vitest";
import { Herald } from "../src/lib/story/announce";
import { Names } from "../src/lib/words/names";
import type { Board, Event } from "../src/wire";
import { event } from "./made";

const board = {
  mode: "sv2000.conquest",
  places: ["alaska", "kamchatka", "ural"],
  territories: 3,
  titles: {},
  deck: [],
  words: [],
  own: [],
} as unknown as Board;
const names = new Names(board, { seats: [{ name: "Ada" }, { name: "Bruno" }, { name: "Cleo" }] });
const begun = event("turn", { seat: 1, round: 2 });

/** One after the other, what is said to Ada of events that come one after the other. */
function heard(...batches: Event[][]): (string[] | null)[] {
  const herald = new Herald();
  let all: Event[] = [begun];
  herald.news(all, [0], names, 3);
  return batches.map((batch) => herald.news((all = [...all, ...batch]), [0], names, 3));
}

test("whoever comes hears no old stories, nor whoever comes back", () => {
  const herald = new Herald();
  expect(herald.news([begun], [0], names, 3)).toBeNull();
  expect(herald.news([begun], [0], names, 3)).toEqual([]);
  expect(herald.news([event("turn", { seat: 2, round: 2 })], [0], names, 3)).toBeNull(); // a story that begins anew
});

test("of others it is one line a turn", () => {
  const fight = { attacker: 1, defender: 2, src: 0, dst: 1 };
  const battle = event("battle", { ...fight, attack: [6], defence: [1], beaten: 1 });
  const conquest = event("conquest", { ...fight, armies: 3 });
  const [first, second, third] = heard(
    [event("place", { seat: 1, side: 1, place: 0, armies: 3 }), battle, conquest],
    [{ ...conquest, dst: 2 }],
    [event("turn", { seat: 2, round: 2 })],
  );
  expect([first, second]).toEqual([[], []]);
  expect(third).toEqual(["Bruno took 2 territories from others."]);
});

test("one's own dice and losses are told, a conquest once", () => {
  const fight = { attacker: 1, defender: 0, src: 0, dst: 1 };
  const battle = event("battle", { ...fight, attack: [6], defence: [1, 1], beaten: 2 });
  const occupied = event("occupy", { side: 1, src: 0, dst: 1, armies: 7 });
  const [fought, moved, turn] = heard([battle, event("conquest", { ...fight, armies: 3 })], [occupied], [event("turn", { seat: 2 })]);
  expect(fought).toHaveLength(2);
  expect(fought![0]).toContain("Bruno attacks Kamchatka from Alaska");
  expect(fought![1]).toBe("Bruno took Kamchatka from you.");
  expect([moved, turn]).toEqual([[], []]);
});

test("a conquest of one's own has no number that is wrong a moment later", () => {
  const [said] = heard([event("conquest", { attacker: 0, defender: 1, src: 0, dst: 1, armies: 3 })]);
  expect(said).toEqual(["Ada claims Kamchatka."]);
});

test("a question is said when it is new, and again after others were asked", () => {
  const herald = new Herald();
  expect(["Attack?", "Attack?", "", "Attack?", "Move?"].map((title) => herald.question(title))).toEqual([
    ["Attack?"],
    [],
    [],
    ["Attack?"],
    ["Move?"],
  ]);
});
