import { describe, expect, it, vi } from "vitest";
import { beside, called, dissolved, founded, linked, moved, painted, renamed, titled, valued, wayBetween } from "../src/editor/model";
import { Work } from "../src/editor/work.svelte";
import type { MapFile } from "../src/map/drawn";
import type { MapDraft, MapEdit } from "../src/wire";

const FILE: MapFile = {
  map: { name: "Isles", size: [100, 80] },
  continent: { west: { bonus: 2, name: { en: "West", de: "Westen" } }, east: { bonus: 1 } },
  territory: {
    bay: { continent: "west", land: ["cape"], sea: ["haven"], name: { en: "Bay" }, label: [10, 10] },
    cape: { continent: "west", land: ["bay"], label: [20, 10] },
    haven: { continent: "east", sea: ["bay"], label: [70, 10] },
  },
  lane: { bay: { haven: ["15 10 65 10"] } },
  shape: {},
};
const same = JSON.stringify(FILE);

describe("a change of a map", () => {
  it("moves a counter, but not off the sheet", () => {
    expect(moved(FILE, "bay", [33.4, 900]).territory.bay!.label).toEqual([33, 80]);
    expect(moved(FILE, "west", [50, 5]).continent.west).toEqual({ ...FILE.continent.west, label: [50, 5] });
  });

  it("names things in each language, and forgets empty names", () => {
    const file = renamed(FILE, "territory", "bay", "de", " Bucht<b> ");
    expect(file.territory.bay!.name).toEqual({ en: "Bay", de: "Buchtb" });
    expect(called(file, "bay", "de")).toBe("Buchtb");
    expect(called(file, "bay", "sv")).toBe("Bay");
    expect(called(file, "cape", "sv")).toBe("cape");
    expect("name" in renamed(FILE, "territory", "bay", "en", "  ").territory.bay!).toBe(false);
    expect(renamed(FILE, "continent", "west", "de", "").continent.west!.name).toEqual({ en: "West" });
    expect(titled(FILE, "Other").map.name).toBe("Other");
    expect(titled(FILE, " ")).toBe(FILE);
  });

  it("changes borders on both sides, and takes a lane with its sea line", () => {
    const mountain = linked(FILE, "bay", "cape", "mountain");
    expect(wayBetween(mountain, "cape", "bay")).toBe("mountain");
    expect("land" in mountain.territory.cape!).toBe(false);
    expect(mountain.lane).toEqual(FILE.lane);
    const apart = linked(FILE, "haven", "bay", null);
    expect(wayBetween(apart, "bay", "haven")).toBeNull();
    expect(apart.lane).toEqual({});
    expect(beside(FILE, "bay")).toEqual([
      { id: "cape", way: "land" },
      { id: "haven", way: "sea" },
    ]);
  });

  it("paints territories, founds continents, and sets what they are worth", () => {
    const [file, id] = founded(FILE, "sv", "Ny");
    expect(file.continent[id]).toEqual({ bonus: 1, name: { sv: "Ny" } });
    expect(founded(file, "sv", "")[1]).not.toBe(id);
    expect(painted(file, "cape", id).territory.cape!.continent).toBe(id);
    expect(Object.keys(dissolved(file, id).continent)).toEqual(["west", "east"]);
    expect(valued(FILE, "east", 7.4).continent.east!.bonus).toBe(7);
    expect(valued(FILE, "east", 1000).continent.east!.bonus).toBe(99);
    expect(valued(FILE, "east", NaN).continent.east!.bonus).toBe(0);
  });

  it("never touches the file before", () => {
    expect(JSON.stringify(FILE)).toBe(same);
  });
});

const draft = (file: MapFile, faults: MapDraft["faults"] = []): MapDraft => ({
  text: JSON.stringify(file),
  faults,
  worth: { west: 2 },
  remarks: null,
});

describe("work on a map", () => {
  it("is undone and redone step by step, and a new change forgets what was undone", () => {
    const work = new Work(draft(FILE), () => new Promise(() => undefined));
    work.change(titled(work.file, "One"));
    work.change(titled(work.file, "Two"));
    work.undo();
    expect(work.file.map.name).toBe("One");
    work.undo();
    work.undo();
    expect(work.file.map.name).toBe("Isles");
    work.redo();
    expect(work.file.map.name).toBe("One");
    work.change(titled(work.file, "Three"));
    expect(work.future).toEqual([]);
    work.undo();
    expect(work.file.map.name).toBe("One");
    work.rest();
  });

  it("is checked once after several changes", async () => {
    vi.useFakeTimers();
    const asked: MapEdit[] = [];
    const work = new Work(draft(FILE), (edit) => {
      asked.push(edit);
      return Promise.resolve(draft(FILE, [{ kind: "empty", place: "east", other: "" }]));
    });
    for (const name of ["a", "b", "c"]) work.change(titled(work.file, name));
    expect([work.checked, asked.length]).toEqual([false, 0]);
    await vi.runAllTimersAsync();
    expect([work.checked, asked.length, work.faults.length]).toEqual([true, 1, 1]);
    expect(JSON.parse(asked[0]!.text!)).toMatchObject({ map: { name: "c" } });
    expect(await work.check()).toBe(false);
    vi.useRealTimers();
  });

  it("takes what the server made of it, and can undo that too", async () => {
    const work = new Work(draft(FILE), () => Promise.resolve(draft(titled(FILE, "Split"))));
    expect(await work.deed("split", ["bay"], [0, 0, 1, 1])).toBe(true);
    expect(work.file.map.name).toBe("Split");
    work.undo();
    expect(work.file.map.name).toBe("Isles");
    work.rest();
  });

  it("has no check come between while the server does something", async () => {
    vi.useFakeTimers();
    const asked: MapEdit[] = [];
    const work = new Work(draft(FILE), async (edit) => {
      asked.push(edit);
      await new Promise((done) => setTimeout(done, 5000));
      return draft(titled(FILE, "Split"));
    });
    work.change(titled(work.file, "One"));
    const done = work.deed("split", ["bay"], [0, 0, 1, 1]);
    await vi.runAllTimersAsync();
    expect([await done, asked.length, work.file.map.name, work.checked]).toEqual([true, 1, "Split", true]);
    vi.useRealTimers();
  });

  it("stays as it is if the server refuses", async () => {
    const work = new Work(draft(FILE), () => Promise.reject(new Error("no")));
    expect(await work.deed("join", ["bay", "cape"])).toBe(false);
    expect([work.file.map.name, work.past.length, work.trouble !== ""]).toEqual(["Isles", 0, true]);
  });
});
