// Who sits at a new table: as many as are wished for, and the same people again.
import { expect, test } from "vitest";
import { chairs, player, seated } from "../src/lib/seating";
import type { Mode, Table } from "../src/wire";

const mode = { least: 3, most: 6 } as Mode;

test("a table has as many chairs as are wished for, if the mode allows", () => {
  expect([0, 2, 5, 9].map((many) => chairs(mode, "Ada", many).length)).toEqual([3, 3, 5, 6]);
  expect(chairs(mode, "Ida")[0]).toMatchObject({ kind: "here", name: "Ida" });
});

test("the same people again: this device's here, others by link, computers as they were", () => {
  const seats = ["person", "person", "marshal:greedy", "recruit"].map((player, s) => ({ name: `P${s}`, player, away: false, present: true }));
  const again = seated({ seats } as Table, [1]);
  expect(again.map((c) => c.kind)).toEqual(["link", "here", "computer", "computer"]);
  expect(again.map(player)).toEqual(["person", "here", "marshal:greedy", "recruit"]);
  expect(again.map((c) => c.name)).toEqual(["P0", "P1", "P2", "P3"]);
});
