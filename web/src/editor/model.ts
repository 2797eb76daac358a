// Changes of a map file, each a new file beside the old one. What needs geometry or rules is the server's (POST /api/maps/draft).
import type { MapFile } from "../map/drawn";

export type Way = "land" | "sea" | "mountain";
export const WAYS: readonly Way[] = ["land", "sea", "mountain"];
/** As long as a name may be (docs/formats.md). */
export const LONGEST_NAME = 60;
type Kind = "continent" | "territory";
type Territory = MapFile["territory"][string];

/** The way in which two territories are neighbours or touch; null if they don't. */
export function wayBetween(file: MapFile, a: string, b: string): Way | null {
  return WAYS.find((way) => file.territory[a]?.[way]?.includes(b)) ?? null;
}

/** All that a territory borders or touches, with the way. */
export function beside(file: MapFile, id: string): { id: string; way: Way }[] {
  return WAYS.flatMap((way) => (file.territory[id]?.[way] ?? []).map((other) => ({ id: other, way })));
}

/** A territory's counter, or a continent's name, at another place of the sheet. */
export function moved(file: MapFile, id: string, [x, y]: [number, number]): MapFile {
  const [width, height] = file.map.size ?? [0, 0];
  const label: [number, number] = [Math.max(0, Math.min(width, Math.round(x))), Math.max(0, Math.min(height, Math.round(y)))];
  if (id in file.territory) return withTerritory(file, id, { label });
  return { ...file, continent: { ...file.continent, [id]: { ...file.continent[id]!, label } } };
}

/** A name in a language; without letters it has none there. */
export function renamed(file: MapFile, kind: Kind, id: string, language: string, text: string): MapFile {
  const { name: names = {}, ...rest } = file[kind][id]!;
  const plain = tidy(text);
  const name = plain ? { ...names, [language]: plain } : without(names, language);
  return { ...file, [kind]: { ...file[kind], [id]: Object.keys(name).length ? { ...rest, name } : rest } };
}

/** The whole map's name; it always has one. */
export function titled(file: MapFile, text: string): MapFile {
  const name = tidy(text);
  return name ? { ...file, map: { ...file.map, name } } : file;
}

/** Another way between two territories, or none; a sea line that ends takes its drawing with it. */
export function linked(file: MapFile, a: string, b: string, way: Way | null): MapFile {
  const one = withTerritory(file, a, borders(file.territory[a]!, b, way));
  const both = withTerritory(one, b, borders(file.territory[b]!, a, way));
  return way === "sea" ? both : withoutLane(withoutLane(both, a, b), b, a);
}

/** A territory in another continent. */
export function painted(file: MapFile, id: string, continent: string): MapFile {
  return withTerritory(file, id, { continent });
}

/** What a continent is worth. */
export function valued(file: MapFile, id: string, bonus: number): MapFile {
  const own = file.continent[id]!;
  return { ...file, continent: { ...file.continent, [id]: { ...own, bonus: Math.max(0, Math.min(99, Math.round(bonus) || 0)) } } };
}

/** A further continent, as yet without territories; and its id. */
export function founded(file: MapFile, language: string, text: string): [MapFile, string] {
  const taken = (id: string): boolean => id in file.continent || id in file.territory;
  let n = Object.keys(file.continent).length + 1;
  while (taken(`continent_${n}`)) n++;
  const id = `continent_${n}`;
  return [{ ...file, continent: { ...file.continent, [id]: { bonus: 1, name: { [language]: tidy(text) || id } } } }, id];
}

/** Without a continent. */
export function dissolved(file: MapFile, id: string): MapFile {
  return { ...file, continent: without(file.continent, id) };
}

/** What something is called, in a language if it has such a name, else in English, else by its id. */
export function called(file: MapFile, id: string, language: string): string {
  const name = (file.territory[id] ?? file.continent[id])?.name;
  return name?.[language] ?? name?.en ?? id;
}

function tidy(text: string): string {
  return text
    .replaceAll(/[<>\p{C}]/gu, "")
    .trim()
    .slice(0, LONGEST_NAME);
}

function withTerritory(file: MapFile, id: string, change: Partial<Territory>): MapFile {
  const { land, sea, mountain, ...rest }: Territory = { ...file.territory[id]!, ...change };
  const own: Territory = { ...rest, ...(land?.length && { land }), ...(sea?.length && { sea }), ...(mountain?.length && { mountain }) };
  return { ...file, territory: { ...file.territory, [id]: own } };
}

function borders(own: Territory, other: string, wished: Way | null): Partial<Territory> {
  return Object.fromEntries(
    WAYS.map((way) => {
      const rest = (own[way] ?? []).filter((id) => id !== other);
      return [way, way === wished ? [...rest, other] : rest];
    }),
  );
}

function withoutLane(file: MapFile, a: string, b: string): MapFile {
  if (!file.lane?.[a]?.[b]) return file;
  const rest = without(file.lane[a], b);
  return { ...file, lane: Object.keys(rest).length ? { ...file.lane, [a]: rest } : without(file.lane, a) };
}

function without<T>(all: Record<string, T>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = all;
  return rest;
}
