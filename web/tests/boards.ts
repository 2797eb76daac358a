// Both boards as they are drawn: what their files say, and where all of it lies at a scale.
import { readFileSync } from "node:fs";
import { settle, type Settled } from "../src/map/scene";
import { loadShapes, type Shapes } from "../src/map/shapes";
import { stage } from "../src/map/stage";

export const WIDE = { width: 1280, height: 720 };

/** The names of a board's places by their language, as its file has them; those of editions too. */
export function titlesOf(board: string): Map<string, Record<string, string>> {
  const found = textOf(board).matchAll(/\[(?:territory|continent)\.(\w+)\][\s\S]*?name = \{([^}]*)\}/g);
  const named = (list: string): Record<string, string> =>
    Object.fromEntries(Array.from(list.matchAll(/(\w+) = "([^"]*)"/g), (m): [string, string] => [m[1]!, m[2]!]));
  return new Map(Array.from(found, (m): [string, Record<string, string>] => [m[1]!, named(m[2]!)]));
}

const textOf = (board: string): string => readFileSync(`../src/feldherr/maps/${board}.toml`, "utf8");

/** Which territories border on which. */
export function bordersOf(board: string, shapes: Shapes): number[][] {
  const parts = textOf(board)
    .split(/^\[territory\./m)
    .slice(1);
  const near = new Map(
    parts.map((part) => [part.slice(0, part.indexOf("]")), [...part.matchAll(/^(?:land|sea) = \[([^\]]*)\]/gm)].map((m) => m[1]!).join()]),
  );
  const at = new Map(shapes.places.map((p, i) => [p.id, i]));
  return shapes.places.map((p) => [...near.get(p.id)!.matchAll(/"(\w+)"/g)].map((m) => at.get(m[1]!)!));
}

export async function settled(board: string, tag: string, k: number, sides = 1): Promise<[Shapes, Settled]> {
  const [shapes, names] = [await loadShapes(board), titlesOf(board)];
  const title = (p: { id: string }): string => names.get(p.id)?.[tag] ?? names.get(p.id)?.[tag.slice(0, 2)] ?? p.id;
  return [shapes, settle(shapes, stage(shapes, WIDE), shapes.places.map(title), shapes.continents.map(title), k, sides)];
}
