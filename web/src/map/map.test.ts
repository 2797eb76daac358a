import { describe, expect, it, vi } from "vitest";
import type { Board, OwnCard, View } from "../wire";
import { blade, bows, footfalls } from "./arrows";
import { inset } from "./bands";
import { overlap } from "./boxes";
import { counterScale, FIGURES, HIGH, largest, parts, pile, raisedBy } from "./counters";
import { direction, fit, freeBox, held, hitRadius, meant, middle, next, shift, spread, TOUCH, zoomed } from "./geometry";
import { gestures } from "./gestures";
import { rings } from "./ground";
import { forms, halves, place } from "./labels";
import { layout, links } from "./layout";
import { signs, stormy, sunken, troops } from "./marks";
import { loadShapes } from "./shapes";
import { describe as say } from "../lib/words/mapwords";
import { pieces } from "./scene";
import { stage } from "./stage";

const tiny = {
  places: ["a", "b", "c", "d", "e", "f"],
  territories: 6,
  continents: ["west", "east"],
  continent_of: [0, 0, 0, 1, 1, 1],
  bonus: [2, 1],
  borders: [
    [1, 2],
    [0, 2, 3],
    [0, 1, 4],
    [4, 5, 1],
    [3, 5, 2],
    [3, 4],
  ],
} as unknown as Board;

const seen = (more: Partial<View>): View => ({ seat: 0, owner: [], armies: [], force: [], extra: {}, ...more }) as View;

describe("a layout from borders alone", () => {
  const shapes = layout(tiny);

  it("places every territory on the sheet, none upon another", () => {
    expect(shapes.places.map((p) => p.id)).toEqual(tiny.places);
    for (const p of shapes.places) {
      expect(p.x).toBeGreaterThan(0);
      expect(p.x).toBeLessThan(shapes.width);
      expect(p.y).toBeGreaterThan(0);
      expect(p.y).toBeLessThan(shapes.height);
    }
    const gaps = shapes.places.flatMap((p, i) => shapes.places.slice(i + 1).map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
    expect(Math.min(...gaps)).toBeGreaterThan(80);
  });

  it("draws each border once", () => {
    expect(links(tiny.borders, 6)).toHaveLength(8);
    expect(shapes.lanes.map((l) => [l.a, l.b])).toEqual(links(tiny.borders, 6));
  });

  it("is the same every time, and finite for maps with no or one territory", () => {
    expect(layout(tiny)).toEqual(shapes);
    expect(layout({ ...tiny, territories: 0 }).places).toEqual([]);
    const one = layout({ ...tiny, places: ["a"], territories: 1, continents: ["x"], continent_of: [0], borders: [[]] });
    expect(Number.isFinite(one.places[0]!.x)).toBe(true);
  });

  it("keeps all territories of a long chain apart", () => {
    const n = 90;
    const borders = Array.from({ length: n }, (_, i) => [i - 1, i + 1].filter((j) => j >= 0 && j < n));
    const many = layout({
      places: borders.map((_, i) => `t${i}`),
      territories: n,
      continents: ["x"],
      continent_of: borders.map(() => 0),
      borders,
    });
    expect(many.places.every((p) => p.w > 0 && p.h > 0 && Number.isFinite(p.x))).toBe(true);
  });
});

describe("shapes", () => {
  it("are loaded by the board's name", async () => {
    const world = await loadShapes("world");
    expect(world.places).toHaveLength(42);
    expect(world.places[0]!.id).toBe("alaska");
    expect((await loadShapes("ancient_earth")).mountains.length).toBeGreaterThan(20);
  });

  it("are laid out where nobody has drawn them, or where the map only bears the name", async () => {
    expect((await loadShapes("tiny", tiny)).look).toBe("plain");
    expect((await loadShapes("world", tiny)).look).toBe("plain");
  });

  it("have the Underworld beside them on wide screens and phones, and below on tall ones", async () => {
    const earth = await loadShapes("ancient_earth");
    const places = [...earth.places.map((p) => p.id), ...Array.from({ length: 18 }, (_, i) => `u${i + 1}`)];
    const shapes = await loadShapes("ancient_earth", { ...tiny, places, territories: 42 });
    const wide = stage(shapes, { width: 1280, height: 720 });
    const tall = stage(shapes, { width: 800, height: 1100 });
    const phone = stage(shapes, { width: 390, height: 388 });
    expect(wide.places).toHaveLength(60);
    expect(wide.width).toBeGreaterThan(earth.width);
    expect(wide.height).toBe(earth.height);
    expect(tall.width).toBe(earth.width);
    expect(tall.height).toBeGreaterThan(earth.height);
    expect(phone.height).toBe(earth.height);
  });

  it("have one lane round the back of the world, from edge to edge", async () => {
    const world = await loadShapes("world");
    const back = world.lanes.filter((l) => l.wrap);
    expect(back.map((l) => [world.places[l.a]!.id, world.places[l.b]!.id])).toEqual([["alaska", "kamchatka"]]);
    expect(world.lanes).toHaveLength(25);
  });
});

describe("the next place in a direction", () => {
  const spots: [number, { x: number; y: number }][] = [
    [0, { x: 0, y: 0 }],
    [1, { x: 100, y: 5 }],
    [2, { x: 40, y: 90 }],
    [3, { x: 300, y: 0 }],
  ];
  const right = direction("ArrowRight")!;

  it("is the nearest that lies that way", () => {
    expect(next({ x: 0, y: 0 }, right, spots.slice(1))).toBe(1);
    expect(next({ x: 100, y: 5 }, direction("ArrowLeft")!, spots)).toBe(0);
    expect(next({ x: 0, y: 0 }, direction("ArrowDown")!, spots.slice(1))).toBe(2);
  });

  it("goes round the map at its edge", () => {
    expect(next({ x: 300, y: 0 }, right, spots.slice(0, 3))).toBe(0);
  });

  it("is none where there are no others, and other keys point nowhere", () => {
    expect(next({ x: 0, y: 0 }, right, [])).toBeNull();
    expect(direction("Enter")).toBeNull();
  });
});

describe("the camera", () => {
  const map = { width: 1600, height: 800 };
  const screen = { width: 800, height: 600 };

  const sheet = { left: 0, top: 0, right: 1600, bottom: 800 };
  const free = freeBox(screen, { top: 100, right: 0, bottom: 50, left: 0 });

  it("fits a box of the map in the middle of what is free", () => {
    expect(fit(sheet, freeBox(screen, { top: 0, right: 0, bottom: 0, left: 0 }))).toEqual({ k: 0.5, x: 0, y: 100 });
    expect(fit(sheet, free)).toEqual({ k: 0.5, x: 0, y: 125 });
    expect(fit({ left: 400, top: 200, right: 800, bottom: 400 }, free).k).toBe(2);
  });

  it("leaves something free whatever covers the window", () => {
    const { left, right } = freeBox({ width: 300, height: 300 }, { top: 0, right: 200, bottom: 0, left: 200 });
    expect(right - left).toBeGreaterThan(0);
  });

  it("goes no further than it must to show something", () => {
    const box = { left: 20, top: 20, right: 60, bottom: 60 };
    expect(shift(box, { left: 0, top: 0, right: 100, bottom: 100 })).toEqual({ x: 0, y: 0 });
    expect(shift(box, { left: 30, top: 0, right: 130, bottom: 50 })).toEqual({ x: 10, y: -10 });
    expect(shift(box, { left: 0, top: 0, right: 20, bottom: 100 }).x).toBe(-30);
  });

  it("zooms about a place that stays", () => {
    const c = zoomed({ k: 1, x: -100, y: -50 }, 2, 300, 200, 0.5);
    expect(c.k).toBe(2);
    expect((300 - c.x) / c.k).toBe(400);
    expect(zoomed(c, 1e9, 0, 0, 0.5).k).toBeLessThanOrEqual(6);
    expect(zoomed(c, 1e-9, 0, 0, 0.5).k).toBe(0.5);
  });

  it("finds the middle of what matters", () => {
    expect(middle([], map)).toEqual({ x: 800, y: 400 });
    expect(
      middle(
        [
          { x: 0, y: 10 },
          { x: 100, y: 30 },
        ],
        map,
      ),
    ).toEqual({ x: 50, y: 20 });
  });

  it("never loses the map", () => {
    expect(held({ k: 1, x: 5000, y: -5000 }, sheet, free)).toEqual({ k: 1, x: 0, y: -250 });
    expect(held({ k: 0.25, x: 999, y: 999 }, sheet, free)).toEqual({ k: 0.25, x: 200, y: 225 });
  });
});

describe("fingers", () => {
  it("hit small islands as easily as large lands", () => {
    expect(hitRadius(30, 20, 0.5)).toBe(TOUCH / 2);
    expect(hitRadius(300, 200, 0.5)).toBe(0);
    expect(hitRadius(30, 20, 2)).toBe(0);
  });

  it("where they overlap mean the nearest, and rather what can be picked", () => {
    const spots: [number, { x: number; y: number }][] = [3, 6, 9].map((place, i) => [place, { x: 15 * i, y: 0 }]);
    const at = (x: number, pickable: number[] = []): number | null => meant({ x, y: 0 }, spots, new Set(pickable), 22);
    expect([-2, 7, 8, 22, 23, 51, 53].map((x) => at(x))).toEqual([3, 3, 6, 6, 9, 9, null]);
    expect([at(9, [3]), at(11, [3]), at(15, [3, 9])]).toEqual([3, 6, 6]);
  });
});

describe("counters", () => {
  it("make room for each other", () => {
    const at = spread(
      [
        { x: 0, y: 0 },
        { x: 4, y: 2 },
        { x: 2, y: 5 },
      ],
      () => 24,
      16,
    );
    for (const [i, p] of at.entries()) {
      for (const q of at.slice(i + 1)) expect(Math.abs(p.x - q.x) >= 23.9 || Math.abs(p.y - q.y) >= 15.9).toBe(true);
    }
  });

  it("stay where they are if they don't touch", () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(spread(spots, () => 24, 16)).toEqual(spots);
  });

  it("have figures of at least 11 pixels, whatever the zoom", () => {
    for (const k of [0.05, 0.24, 0.5, 1, 3, 6]) expect(FIGURES * counterScale(k)).toBeGreaterThanOrEqual(11);
  });

  it("have a part for each side, joined about their middle", () => {
    const two = parts([
      { side: 0, n: 3 },
      { side: 2, n: 12 },
    ]);
    expect(two[0]!.x + two[0]!.width / 2).toBe(two[1]!.x - two[1]!.width / 2);
    expect(two[1]!.width).toBeGreaterThan(two[0]!.width);
  });

  it("keep to their boxes when they are chosen, unless there are three figures on them", () => {
    for (const n of [1, 3, 4, 8, 14, 15, 99]) {
      const troops = [{ side: 0, n }];
      const [by, room] = [raisedBy(troops, n), largest(1, 1)];
      expect([by >= 1, by * (HIGH + pile(n)) <= room.height + 1e-9, by * parts(troops)[0]!.width <= room.width + 1e-9]).toEqual([
        true,
        true,
        true,
      ]);
    }
    expect(raisedBy([{ side: 0, n: 1 }], 1)).toBe(1.1);
  });

  it("lie on a pile that grows at 4, 8 and 15 armies", () => {
    const high = [1, 3, 4, 7, 8, 14, 15, 99].map(pile);
    expect(new Set(high).size).toBe(4);
    expect(high).toEqual([...high].sort((a, b) => a - b));
    expect([pile(3), pile(7), pile(14)]).toEqual([pile(1), pile(4), pile(8)]);
  });
});

describe("an arrow", () => {
  const ends = (path: string): number[] => [...path.matchAll(/[ML]([-\d.]+)/g)].map((m) => Number(m[1]));

  it("leaves room at both counters, and ends in a point", () => {
    const [bow] = bows({ x: 0, y: 0 }, { x: 200, y: 0 }, 20);
    expect(bow!.from.x).toBeGreaterThan(15);
    expect(bow!.to.x).toBeLessThan(185);
    expect(Math.max(...ends(blade(bow!)))).toBeCloseTo(bow!.to.x, 0);
  });

  it("of a move is a row of steps, the more the longer", () => {
    const steps = (far: number): number => footfalls(bows({ x: 0, y: 0 }, { x: far, y: 0 }, 10)[0]!).split("M").length;
    expect(steps(400)).toBeGreaterThan(steps(100));
  });

  it("leaves by one edge and comes back by the other where the lane goes round the back", () => {
    const [out, back] = bows({ x: 100, y: 50 }, { x: 900, y: 60 }, 10, { left: 0, right: 1000 });
    expect([out!.to.x, back!.from.x]).toEqual([0, 1000]);
    expect(back!.to.x).toBeGreaterThan(900);
  });
});

describe("names", () => {
  it("can be written in several ways", () => {
    expect(halves("Peru")).toBeNull();
    expect(halves("Northwest Territory")).toEqual(["Northwest", "Territory"]);
    expect(halves("Nordwest-Territorium")).toEqual(["Nordwest-", "Territorium"]);
    expect(forms("Great Britain", "Britain", (t) => t.length).map((f) => f.lines)).toEqual([
      ["Great Britain"],
      ["Great", "Britain"],
      ["Britain"],
    ]);
  });

  const room = { font: 11, sheet: { left: -200, top: -200, right: 400, bottom: 400 }, taken: [], foreign: () => 0 };
  const wish = (id: number, x: number) => ({
    id,
    at: { x, y: 50 },
    counter: { left: x - 12, right: x + 12, top: 42, bottom: 58 },
    forms: forms("Alaska", undefined, () => 40),
  });

  it("never cover a counter or each other", () => {
    const wishes = [wish(0, 0), wish(1, 26), wish(2, 52)];
    const got = place(wishes, room);
    expect(got).toHaveLength(3);
    for (const a of got) {
      expect(wishes.some((w) => overlap(w.counter, a))).toBe(false);
      expect(got.some((b) => b !== a && overlap(a, b))).toBe(false);
    }
  });

  it("lie below their counter, unless that is others' land", () => {
    expect(place([wish(0, 0)], room)[0]!.top).toBe(58);
    const foreign = (b: { top: number }): number => Number(b.top > 42);
    expect(place([wish(0, 0)], { ...room, foreign })[0]!.bottom).toBeLessThan(43);
  });

  it("are left out where there is no room at all", () => {
    expect(place([wish(0, 0)], { ...room, taken: [{ left: -999, top: -999, right: 999, bottom: 999 }] })).toEqual([]);
  });
});

describe("a band along a border", () => {
  const square = "M0 0L100 0L100 100L0 100z";

  it("leaves the middle", () => {
    const [ring] = rings(inset(square, 10)!);
    expect(ring).toEqual(expect.arrayContaining([10, 90].flatMap((x) => [10, 90].map((y) => ({ x, y })))));
    expect(ring!.every(({ x, y }) => x >= 10 && x <= 90 && y >= 10 && y <= 90)).toBe(true);
    expect(inset(square, 60)).toBe("");
  });

  it("leaves a middle on either side of a neck", () => {
    const two = "M0 0L40 0L40 18L80 18L80 0L120 0L120 40L80 40L80 22L40 22L40 40L0 40z";
    const parts = rings(inset(two, 5)!).map((ring) => ring.map((p) => p.x));
    expect(parts.map((xs) => [Math.min(...xs), Math.max(...xs)])).toEqual([
      [5, 35],
      [85, 115],
    ]);
  });

  it.each(["world", "ancient_earth"])("lies within the land, wherever it can be drawn without a clip: %s", async (name) => {
    const { places } = await loadShapes(name);
    const holds = (x: number, y: number, all: { x: number; y: number }[][]) =>
      all.reduce(
        (odd, ring) =>
          ring.reduce((odd, p, i) => {
            const q = ring[(i + 1) % ring.length]!;
            return odd !== (p.y > y !== q.y > y && x < p.x + ((y - p.y) * (q.x - p.x)) / (q.y - p.y));
          }, odd),
        false,
      );
    for (const by of [12, 5, 2]) {
      const drawn = places.flatMap((p) => [{ land: rings(p.path), calm: inset(p.path, by) }]).filter((p) => p.calm !== null);
      expect(drawn.length).toBeGreaterThan(0.75 * places.length);
      for (const { land, calm } of drawn) for (const { x, y } of rings(calm!).flat()) expect(holds(x, y, land)).toBe(true);
    }
  });
});

describe("a path", () => {
  it("is read with its islands", () => {
    expect(rings("M10 20l5 0 .5-.5zM1 1L2 2L3 1z")).toEqual([
      [
        { x: 10, y: 20 },
        { x: 15, y: 20 },
        { x: 15.5, y: 19.5 },
      ],
      [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
        { x: 3, y: 1 },
      ],
    ]);
  });
});

describe("what stands in a place", () => {
  it("is one side's, nobody's, or several team mates'", () => {
    const view = seen({ owner: [1, -1, 0, 0, 0, 0], armies: [3, 0, 1, 1, 1, 1] });
    expect(troops(view, tiny, 0)).toEqual([{ side: 1, n: 3 }]);
    expect(troops(view, tiny, 1)).toEqual([]);
    const team = seen({ owner: [0, 0, 0, 0, 0, 0], armies: [7, 0, 0, 0, 0, 0], force: [2, 0, 5, 0, ...Array<number>(20).fill(0)] });
    expect(troops(team, tiny, 0)).toEqual([
      { side: 2, n: 5 },
      { side: 0, n: 2 },
    ]);
  });

  it("may be a capital, fallen or not, but not a secret one", () => {
    const got = signs(seen({ extra: { capitals: [2, -2, 4], fallen: [4] } }), 6);
    expect(got[2]).toEqual([{ icon: "capital", side: 0 }]);
    expect(got[4]).toEqual([{ icon: "fallen", side: 2 }]);
    expect(got.flat()).toHaveLength(2);
  });

  it("may be a relic, where it scores for whoever holds it", () => {
    const card = (place: number): OwnCard => ({ title: "", says: "", kind: "magic", cost: 0, seat: -1, place });
    const got = signs(seen({ extra: { relics0: [], relics1: [0, 1] } }), 3, [card(2), card(-1)]);
    expect(got).toEqual([[], [], [{ icon: "relic", side: 1 }]]);
  });

  it("may be temples, gods and plague", () => {
    const got = signs(seen({ owner: [0, 1, 1], extra: { temples: [1], plague: [1], gods: [-1, 1, -1, -1, 2, -1, -1, -1] } }), 3);
    expect(got[1]!.map((s) => s.icon)).toEqual(["temple", "magic", "plague"]);
    expect(got[2]).toEqual([{ icon: "war", side: 1, people: 0 }]);
  });

  it("lies under water once Atlantis has sunk", () => {
    const board = { ...tiny, continents: ["west", "atlantis"] };
    expect([...sunken(seen({ extra: { marks: [0, 1] } }), board)]).toEqual([3, 4, 5]);
    expect(sunken(seen({ extra: { marks: [0, 0] } }), board).size).toBe(0);
  });

  it("shows which lane is closed", () => {
    expect(stormy(seen({ extra: { maelstrom: [3, 1] } }), 1, 3)).toBe(true);
    expect(stormy(seen({}), 1, 3)).toBe(false);
  });

  it("is said in words", () => {
    const said = {
      title: "Alaska",
      owner: "you",
      name: "Anna",
      armies: 3,
      troops: [{ name: "Anna", n: 3 }],
      signs: ["capital"],
      sunk: false,
      state: "selectable",
    } as const;
    expect(say({ ...said, troops: [...said.troops], signs: [...said.signs] })).toBe("Alaska, Anna, 3 armies, capital, can be chosen");
    expect(say({ ...said, troops: [], signs: [], owner: "nobody", armies: 0, state: "" })).toBe("Alaska, nobody");
    expect(say({ ...said, troops: [], signs: [], owner: "nobody", armies: 0, sunk: true, state: "" })).toBe("Alaska, sunken");
  });
});

describe("what stands on the map", () => {
  it("stays the same object unless it changes", () => {
    const before = pieces(seen({ owner: [0, 0, 1, 1, 1, -1], armies: [1, 2, 3, 4, 5, 0] }), tiny, 6);
    const after = pieces(seen({ owner: [0, 0, 1, 1, 1, -1], armies: [1, 2, 3, 9, 5, 0] }), tiny, 6, before);
    expect(after.map((p, i) => p === before[i])).toEqual([true, true, true, false, true, true]);
  });
});

describe("fingers on the map", () => {
  const heard: string[] = [];
  const node = document.createElement("div");
  gestures(node, { pan: () => heard.push("pan"), zoom: () => heard.push("zoom"), tap: () => heard.push("tap"), hover: () => undefined });
  const finger = (name: string, pointerId: number, clientX: number, isPrimary = true): void => {
    node.dispatchEvent(new PointerEvent(name, { pointerId, pointerType: "touch", isPrimary, clientX, clientY: 0 }));
  };
  const drag = (id: number): void => [100, 110, 130].forEach((x, i) => finger(i ? "pointermove" : "pointerdown", id, x));
  const told = (): string[] => heard.splice(0);

  it("pan with one, zoom with two, and tap", () => {
    drag(1);
    expect(told()).toEqual(["pan", "pan"]);
    finger("pointerdown", 2, 200, false);
    finger("pointermove", 2, 220, false);
    expect(told()).toEqual(["pan", "zoom"]);
    [1, 2].forEach((id) => finger("pointerup", id, 200));
    finger("pointerdown", 3, 50);
    finger("pointerup", 3, 50);
    node.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(told()).toEqual(["tap"]);
  });

  it("don't wait for one that was never seen to leave", () => {
    drag(4);
    told();
    drag(5);
    expect(told()).toEqual(["pan", "pan"]);
    finger("pointerup", 5, 130);
    finger("pointerdown", 6, 50);
    finger("pointerup", 6, 50);
    node.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(told()).toEqual(["tap"]);
  });
});

describe("a drag or a long press", () => {
  const heard: string[] = [];
  const node = document.createElement("div");
  node.innerHTML = '<i data-place="3"></i><i class="token" data-place="3"></i><i data-place="5"></i>';
  let nearest: number | null = null;
  const [land, counter, other] = [0, 1, 2].map((i) => node.children[i]!) as [Element, Element, Element];
  gestures(node, {
    pan: () => heard.push("pan"),
    zoom: () => undefined,
    tap: () => heard.push("tap"),
    hover: () => undefined,
    meant: () => nearest,
    draws: (place, counter, touch) => place === 3 && (counter || !touch),
    draw: (from) => heard.push(`draw ${from}`),
    drop: (from, to) => heard.push(`drop ${from} ${String(to)}`),
    holds: (place) => place === 3,
    hold: (place) => heard.push(`hold ${place}`),
  });
  const hand = (target: Element, name: string, clientX: number, pointerType = "mouse"): void => {
    target.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerId: 1, pointerType, isPrimary: true, clientX, clientY: 0 }));
  };
  const drag = (from: Element, pointerType: string): string[] => {
    document.elementFromPoint = () => other;
    hand(from, "pointerdown", 0, pointerType);
    hand(node, "pointermove", 20, pointerType);
    hand(node, "pointerup", 20, pointerType);
    return heard.splice(0);
  };

  it("draws an arrow from a place that allows it, and elsewhere pans", () => {
    expect(drag(land, "mouse")).toEqual(["draw 3", "drop 3 5"]);
    expect(drag(other, "mouse")).toEqual(["pan"]);
  });

  it("of a finger draws only from a counter", () => {
    expect(drag(counter, "touch")).toEqual(["draw 3", "drop 3 5"]);
    expect(drag(land, "touch")).toEqual(["pan"]);
  });

  it("beside a counter is for the place that is meant", () => {
    nearest = 5;
    expect(drag(counter, "mouse")).toEqual(["pan"]);
    nearest = null;
  });

  it("goes on as long as the place is held, and is no tap then", () => {
    vi.useFakeTimers();
    hand(land, "pointerdown", 0);
    vi.advanceTimersByTime(390);
    expect(heard.splice(0)).toEqual([]);
    vi.advanceTimersByTime(300);
    hand(land, "pointerup", 0);
    node.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    vi.advanceTimersByTime(1000);
    expect(heard.splice(0)).toEqual(["hold 3", "hold 3", "hold 3"]);
    vi.useRealTimers();
  });
});
