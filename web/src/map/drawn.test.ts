// Shapes from map files: outlines that belong together, and nothing but numbers and text from the file.
import { describe, expect, it } from "vitest";
import { boardOf, drawn, type MapFile } from "./drawn";
import { rings } from "./ground";
import { peaksAlong } from "./peaks";

// Two squares side by side in the west, one in the east that touches the second, and an island.
const FILE: MapFile = {
  map: { name: "Squares", size: [3200, 1600] },
  continent: { west: { bonus: 2, label: [200, 100] }, east: { bonus: 1 } },
  territory: {
    bay: { continent: "west", land: ["cape"], sea: ["isle"], label: [200, 400] },
    cape: { continent: "west", land: ["bay", "hills"], label: [600, 400] },
    hills: { continent: "east", land: ["cape"], sea: ["isle"], label: [1000, 400] },
    isle: { continent: "east", sea: ["bay", "hills"], label: [2400, 400] },
  },
  lane: { bay: { isle: ["0 400 0 400", "2600 400 3200 400"] }, hills: { isle: ["1200 400 2200 400"] } },
  shape: {
    bay: ["0 200 400 200 400 600 0 600", "100 300 200 300 200 400"],
    cape: ["400 200 800 200 800 600 400 600"],
    hills: ["800 200 1200 200 1200 600 800 600"],
    isle: ["2200 200 2600 200 2600 600 2200 600"],
  },
};

describe("a map file as shapes", () => {
  const shapes = drawn(FILE, "world")!;

  it("fills a sheet as wide as those of our own maps", () => {
    expect([shapes.width, shapes.height]).toEqual([1600, 800]);
    expect(shapes.places.map(({ id, x, y, w, h }) => [id, x, y, w, h])).toEqual([
      ["bay", 100, 200, 200, 200],
      ["cape", 300, 200, 200, 200],
      ["hills", 500, 200, 200, 200],
      ["isle", 1200, 200, 200, 200],
    ]);
  });

  it("keeps lakes in the land, but not in the rim that marks it", () => {
    expect(rings(shapes.places[0]!.path)).toHaveLength(2);
    expect(rings(shapes.places[0]!.rim)).toHaveLength(1);
  });

  it("draws a continent without the borders inside of it", () => {
    const [west, east] = shapes.continents.map((c) => rings(c.outline));
    expect(west).toHaveLength(2); // the land and its lake
    expect(Math.max(...west!.map((ring) => ring.length))).toBe(6); // two squares without the side between them
    expect(east).toHaveLength(2); // the mainland and the isle
    expect(west!.flat().some((p) => p.x > 400)).toBe(false);
  });

  it("shows where continents meet", () => {
    expect(rings(shapes.frontier)).toEqual([
      [
        { x: 400, y: 300 },
        { x: 400, y: 100 },
      ],
    ]);
  });

  it("knows lanes, and those round the back of the world", () => {
    expect(shapes.lanes).toEqual([
      { a: 0, b: 3, wrap: true },
      { a: 2, b: 3, path: "M600.0 200.0L1100.0 200.0" },
    ]);
  });

  it("names a continent in its middle if the file doesn't say where", () => {
    const { x } = shapes.continents[1]!;
    expect(x).toBeGreaterThan(400);
    expect(x).toBeLessThan(1300);
  });

  it("has mountains where territories touch but are no neighbours, and nowhere else", () => {
    expect(shapes.mountains).toEqual([]);
    const { bay, cape, ...others } = FILE.territory;
    const parted = { bay: { ...bay!, land: [], mountain: ["cape"] }, cape: { ...cape!, land: ["hills"], mountain: ["bay"] }, ...others };
    const { mountains } = drawn({ ...FILE, territory: parted }, "antique")!;
    expect(mountains.length).toBeGreaterThan(10); // along 200, each on the other side of the border than the one before
    expect(mountains).toEqual(drawn({ ...FILE, territory: parted }, "world")!.mountains);
    for (const [x, y] of mountains) expect([Math.abs(x - 200) < 10, y > 100 && y < 310]).toEqual([true, true]);
    expect(mountains.some(([x]) => x < 196) && mountains.some(([x]) => x > 204)).toBe(true);
    expect(mountains.map(([, y]) => y)).toEqual(mountains.map(([, y]) => y).toSorted((a, b) => a - b));
  });

  it("has at least one peak on the shortest border", () => {
    const short = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
    ];
    expect(peaksAlong([short])).toHaveLength(1);
  });

  it("is laid out from its borders if it has no drawing", () => {
    expect(drawn({ ...FILE, map: { name: "Squares" } }, "world")).toBeNull();
    expect(boardOf(FILE)).toEqual({
      places: ["bay", "cape", "hills", "isle"],
      territories: 4,
      continents: ["west", "east"],
      continent_of: [0, 0, 1, 1],
      borders: [
        [1, 3],
        [0, 2],
        [1, 3],
        [0, 2],
      ],
    });
  });

  it("takes nothing but numbers into paths", () => {
    const lane = { hills: { isle: ['0 0 9"/><script>alert(1)</script> 0'] } };
    const { path } = drawn({ ...FILE, lane }, "world")!.lanes[0]!;
    expect(path).toBe("M0.0 0.0LNaN 0.0");
  });
});
