// What colour-blind people tell apart: the colours of players, neutral sides, teams and continents, as they see them.
import { describe, expect, test } from "vitest";
import SIGN from "../src/table/TeamSign.svelte?raw";
import { GREYS, MARKS, PAINTS } from "../src/lib/palette";
import { LANDS as COLOURS } from "../src/wire";

type Rgb = [number, number, number];

// Machado, Oliveira and Fernandes (2009), at full strength, in linear light.
const EYES: Record<string, number[][]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as Rgb;

const times = (matrix: number[][], v: number[]): Rgb => matrix.map((row) => row.reduce((sum, m, i) => sum + m * v[i]!, 0)) as Rgb;

/** CIELAB, for daylight. */
function lab(rgb: Rgb): Rgb {
  const xyz = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    rgb.map((v) => Math.max(0, Math.min(1, v))),
  );
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [f(xyz[0] / 0.95047), f(xyz[1]), f(xyz[2] / 1.08883)];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colours are apart to some eyes: 2 is just noticed side by side. */
function apart(a: string, b: string, eyes: string): number {
  const [p, q] = [a, b].map((hex) => lab(times(EYES[eyes]!, linear(hex))));
  return Math.hypot(...p!.map((v, i) => v - q![i]!));
}

/** The pair that is hardest to tell apart. */
function nearest(all: string[], eyes: string): { far: number; pair: string } {
  const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => ({ far: apart(a, b, eyes), pair: `${a} ${b}` })));
  return pairs.sort((x, y) => x.far - y.far)[0]!;
}

test("the model knows what it is about: red and green are near to each other only to some", () => {
  const [all, protan, tritan] = ["all", "protan", "tritan"].map((eyes) => apart("#d0493b", "#6f8a2f", eyes));
  expect(Math.min(all!, tritan!)).toBeGreaterThan(2 * protan!);
  expect(apart("#ffffff", "#000000", "all")).toBeCloseTo(100, 0);
});

describe.each(Object.keys(EYES))("to %s eyes", (eyes) => {
  test("counters of players and neutral sides are far apart", () => {
    const { far, pair } = nearest([...PAINTS.map((p) => p.fill), GREYS[0]!.fill], eyes);
    expect(far, pair).toBeGreaterThan(11);
  });

  test("continents are told apart by their colour", () => {
    const { far, pair } = nearest([...COLOURS], eyes);
    expect(far, pair).toBeGreaterThan(18);
  });
});

test("nobody needs colours: every side has a mark of its own, and neutral sides, all of one grey, have nothing else", () => {
  const marks = [...PAINTS, ...GREYS].map((p) => p.mark);
  expect(new Set(marks.map((mark) => MARKS[mark])).size).toBe(marks.length);
  expect(new Set(GREYS.map((p) => p.fill)).size).toBe(1);
});

test("teams are told apart by form: their signs have no colour, and so never a player's", () => {
  const source: string = SIGN;
  const colours = [...source.matchAll(/(?:fill|stroke|background|color): ([^;]+);/g)].map((found) => found[1]);
  expect(colours.length).toBeGreaterThan(2);
  expect(new Set(colours)).toEqual(new Set(["var(--ink)", "var(--card)", "none"]));
  const [, banners = ""] = /BANNERS = \[(.*)\]/.exec(source) ?? [];
  expect(new Set(banners.split(", ")).size).toBe(3);
});
