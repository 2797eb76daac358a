// Who sits at a new table: as many as are wished for, and the same people again.
import { expect, test } from "vitest";
import { another, chairs, namesDiffer, outOfRange, player, resumed, seated, teams } from "../src/lobby/seating";
import type { HouseRule, Mode, Table } from "../src/wire";

const mode = { least: 3, most: 6 } as Mode;

test("a table has as many chairs as are wished for, if the mode allows", () => {
  expect([0, 2, 5, 9].map((many) => chairs(mode, "Ada", many).length)).toEqual([3, 3, 5, 6]);
  expect(chairs(mode, "Ida")[0]).toMatchObject({ kind: "here", name: "Ida" });
});

test("the same people again: this device's here, others by link, computers as they were", () => {
  const seats = ["person", "person", "marshal:greedy", "recruit"].map((player, s) => ({
    name: `P${s}`,
    player,
    away: false,
    present: true,
  }));
  const again = seated({ seats } as Table, [1]);
  expect(again.map((c) => c.kind)).toEqual(["link", "here", "computer", "computer"]);
  expect(again.map(player)).toEqual(["person", "here", "marshal:greedy", "recruit"]);
  expect(again.map((c) => c.name)).toEqual(["P0", "P1", "P2", "P3"]);
});

test("whatever one's own name is, the others have names that are free", () => {
  expect(chairs(mode, "bruno ").map((c) => c.name)).toEqual(["bruno ", "Ada", "Cleo"]);
  for (const name of ["Ada", "Bruno", "Cleo", "Finn", "Ida"]) expect(namesDiffer(chairs(mode, name, 6))).toBe(true);
  const six = chairs(mode, "Ida", 6).filter((_, s) => s !== 2);
  expect(namesDiffer([...six, another(six)])).toBe(true);
});

test("who plays on sits where they sat, and otherwise first", () => {
  const here = (name: string) => resumed(["Ada", "Bruno", "Cleo"], name).map((c) => [c.name, c.kind === "here"]);
  expect(here("Bruno")).toEqual([
    ["Ada", false],
    ["Bruno", true],
    ["Cleo", false],
  ]);
  expect(here("Ida")).toEqual([
    ["Ida", true],
    ["Bruno", false],
    ["Cleo", false],
  ]);
  expect(here("")).toEqual([
    ["Ada", true],
    ["Bruno", false],
    ["Cleo", false],
  ]);
});

test("teams are by turns, as many as the server says", () => {
  expect(teams(chairs(mode, "Ada", 5), 2)).toEqual([
    ["Ada", "Cleo", "Elsa"],
    ["Bruno", "Dag"],
  ]);
  expect(teams(chairs(mode, "Ada"), 0)).toEqual([]);
});

test("a house rule's number keeps to its range", () => {
  const rules = [
    { name: "limit", values: ["0..1000"] },
    { name: "bonus", values: ["none", "each"] },
  ] as HouseRule[];
  const wrong = (limit: string) => outOfRange(rules, { limit, bonus: "each" })?.name;
  expect(["0", "1000", "1001", "100000", "-1", "2.5", "1e3"].map(wrong)).toEqual([
    undefined,
    undefined,
    "limit",
    "limit",
    "limit",
    "limit",
    "limit",
  ]);
  expect(outOfRange(rules, {})).toBeUndefined();
});
