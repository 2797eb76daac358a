// Maps that people bring or that were just made: shapes from the file itself, which the server has checked. Names in it are text, never markup.
import type { Board } from "../wire";
import type { Spot } from "./geometry";
import { thinned, written } from "./ground";
import { peaksAlong } from "./peaks";
import { SHEET, type ContinentShape, type Lane, type PlaceShape, type Shapes } from "./shapes";

/** What of a map file is drawn (docs/formats.md). */
export interface MapFile {
  map: { name: string; size?: [number, number]; author?: string };
  continent: Record<string, { bonus: number; name?: Titles; label?: [number, number] }>;
  territory: Record<
    string,
    { continent: string; name?: Titles; label?: [number, number] } & Partial<Record<"land" | "sea" | "mountain", string[]>>
  >;
  lane?: Record<string, Record<string, string[]>>;
  shape?: Record<string, string[]>;
}

/** A name in each language. */
type Titles = Record<string, string>;
type Ring = Spot[];
/** A side of an outline, by its ends, and whose it is. */
interface Side {
  a: Spot;
  b: Spot;
  place: number;
}

/** Of the outline that marks a territory nobody sees more. */
const COARSE = 2;
/** Rings that are smaller than this part of the largest don't count as its middle. */
const LARGE = 0.3;

/** The shapes of a map file; null if it isn't drawn. */
export function drawn(file: MapFile, look: Shapes["look"]): Shapes | null {
  const { size } = file.map;
  if (!size || !file.shape) return null;
  const by = SHEET / size[0];
  const ids = Object.keys(file.territory);
  const own = ids.map((id) => (file.shape![id] ?? []).map((line) => spots(line, by)));
  const homes = Object.keys(file.continent);
  const home = ids.map((id) => homes.indexOf(file.territory[id]!.continent));
  const sides = own.flatMap((rings, place) => rings.flatMap((ring) => sidesOf(ring, place)));
  const height = size[1] * by;
  return {
    look,
    width: SHEET,
    height,
    places: ids.map((id, i) => placed(id, file.territory[id]!.label!, own[i]!, by)),
    continents: homes.map((id, c) => continent(id, file.continent[id]!.label, sides, home, c, by)),
    frontier: meeting(sides, home),
    lanes: lanesOf(file, ids, by),
    mountains: peaksAlong(parted(file, ids, sides)),
  };
}

/** The territories of a map file, as a board has them: what a layout of an undrawn map needs. */
export function boardOf(file: MapFile): Pick<Board, "places" | "territories" | "continents" | "continent_of" | "borders"> {
  const places = Object.keys(file.territory);
  const continents = Object.keys(file.continent);
  const number = new Map(places.map((id, i) => [id, i]));
  const all = Object.values(file.territory);
  const borders = all.map((t) => [...(t.land ?? []), ...(t.sea ?? [])].map((id) => number.get(id) ?? 0).sort((a, b) => a - b));
  return { places, territories: places.length, continents, continent_of: all.map((t) => continents.indexOf(t.continent)), borders };
}

function spots(line: string, by: number): Ring {
  const flat = line.split(" ").map((n) => Number(n) * by);
  return Array.from({ length: flat.length >> 1 }, (_, i) => ({ x: flat[2 * i]!, y: flat[2 * i + 1]! }));
}

function placed(id: string, label: [number, number], rings: Ring[], by: number): PlaceShape {
  const areas = rings.map((ring) => Math.abs(area(ring)));
  const most = Math.max(...areas);
  const main = rings[areas.indexOf(most)]!;
  const wide = (f: (p: Spot) => number): number => Math.max(...main.map(f)) - Math.min(...main.map(f));
  const large = rings.filter((_, i) => areas[i]! > LARGE * most);
  return {
    id,
    x: label[0] * by,
    y: label[1] * by,
    w: wide((p) => p.x),
    h: wide((p) => p.y),
    path: rings.map(closed).join(""),
    rim: large.map((ring) => closed(thinned(ring, COARSE))).join(""),
  };
}

/** A continent's outline: the sides that only one of its territories has. */
function continent(id: string, label: [number, number] | undefined, sides: Side[], home: number[], c: number, by: number): ContinentShape {
  const own = sides.filter((s) => home[s.place] === c);
  const both = twice(own);
  const outer = own.filter((s) => !both.has(key(s)));
  const [x, y] = label ? [label[0] * by, label[1] * by] : middleOf(own);
  return { id, x, y, outline: joined(outer).map(closed).join("") };
}

/** Where territories of two continents touch. */
function meeting(sides: Side[], home: number[]): string {
  const first = new Map<string, number>();
  const out = sides.filter((s) => {
    const other = first.get(key(s));
    if (other === undefined) first.set(key(s), s.place);
    return other !== undefined && home[other] !== home[s.place];
  });
  return joined(out).map(written).join("");
}

/** Where mountains part territories that touch. */
function parted(file: MapFile, ids: string[], sides: Side[]): Ring[] {
  return ids.flatMap((id, a) =>
    (file.territory[id]!.mountain ?? []).flatMap((other) => {
      const b = ids.indexOf(other);
      if (b < a) return []; // each of the two names the other
      const own = new Set(sides.filter((s) => s.place === a).map(key));
      return joined(sides.filter((s) => s.place === b && own.has(key(s))));
    }),
  );
}

function lanesOf(file: MapFile, ids: string[], by: number): Lane[] {
  const number = new Map(ids.map((id, i) => [id, i]));
  return Object.entries(file.lane ?? {}).flatMap(([from, ends]) =>
    Object.entries(ends).map(([to, lines]): Lane => {
      const [a, b] = [number.get(from) ?? 0, number.get(to) ?? 0];
      return lines.length > 1 ? { a, b, wrap: true } : { a, b, path: written(spots(lines[0]!, by)) };
    }),
  );
}

const closed = (ring: Ring): string => `${written(ring)}z`;

const at = (p: Spot): string => `${p.x} ${p.y}`;

function key({ a, b }: Side): string {
  return a.x < b.x || (a.x === b.x && a.y < b.y) ? `${at(a)} ${at(b)}` : `${at(b)} ${at(a)}`;
}

function sidesOf(ring: Ring, place: number): Side[] {
  return ring.map((a, i) => ({ a, b: ring[(i + 1) % ring.length]!, place }));
}

function twice(sides: Side[]): Set<string> {
  const seen = new Set<string>();
  const out = new Set<string>();
  for (const s of sides) {
    if (seen.has(key(s))) out.add(key(s));
    seen.add(key(s));
  }
  return out;
}

/** Sides put together to lines, each as long as can be. */
function joined(sides: Side[]): Ring[] {
  const from = new Map<string, Side[]>();
  const left = new Set(sides);
  for (const s of sides) for (const end of [s.a, s.b]) from.set(at(end), [...(from.get(at(end)) ?? []), s]);
  const onward = (p: Spot): Spot | null => {
    const next = from.get(at(p))!.find((s) => left.has(s));
    if (!next) return null;
    left.delete(next);
    return at(next.a) === at(p) ? next.b : next.a;
  };
  return sides.flatMap((s) => {
    if (!left.delete(s)) return [];
    const line = [s.a, s.b];
    for (let p = onward(s.b); p; p = onward(p)) line.push(p);
    for (let p = onward(s.a); p; p = onward(p)) line.unshift(p);
    return [at(line[0]!) === at(line.at(-1)!) ? line.slice(1) : line];
  });
}

function area(ring: Ring): number {
  return ring.reduce((sum, p, i) => sum + p.x * ring[(i + 1) % ring.length]!.y - ring[(i + 1) % ring.length]!.x * p.y, 0);
}

function middleOf(sides: Side[]): [number, number] {
  const mean = (f: (s: Side) => number): number => sides.reduce((sum, s) => sum + f(s), 0) / Math.max(1, sides.length);
  return [mean((s) => s.a.x), mean((s) => s.a.y)];
}
