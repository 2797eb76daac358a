// Everything on the screen that depends on the camera: tokens that make room for each other, and the names that fit between them.
import type { Board, View } from "../wire";
import { shown, spread, type Camera, type Spot } from "./geometry";
import { lines, place as placeLabels, type Box, type Label } from "./labels";
import { signs as signsOf, troops as troopsOf, type Sign, type Troop } from "./marks";
import type { Shapes } from "./shapes";
import type { Stage } from "./stage";
import { far, fontFor, highFor, tokenWidth } from "./tokens";

/** What stands in a place. */
export interface Piece {
  place: number;
  owner: number;
  armies: number;
  troops: Troop[];
  signs: Sign[];
}

/** The same on the screen. */
export interface Standing extends Piece, Spot {
  width: number;
}

/** What stands in each place. Whatever is as it was before stays the same object, so that nothing of it is drawn anew. */
export function pieces(view: View, board: Board, places: number, before: Piece[] = []): Piece[] {
  const signs = signsOf(view, places);
  return Array.from({ length: places }, (_, place) => {
    const [owner, armies] = [view.owner[place] ?? -1, view.armies[place] ?? 0];
    return kept(before[place], { place, owner, armies, troops: troopsOf(view, board, place), signs: signs[place] ?? [] });
  });
}

/** The tokens on the screen; again, those that stay as they were are kept. */
export function stand(list: Piece[], stage: Stage, camera: Camera, before: Standing[] = []): Standing[] {
  const font = fontFor(camera.k);
  const all = list.map((p) => ({ ...p, ...shown(camera, stage.places[p.place] ?? { x: 0, y: 0 }), width: tokenWidth(p.troops, font) }));
  const at = spread(all, (p) => p.width, highFor(font) + 3);
  return all.map((p, i) => kept(before[i], { ...p, ...at[i]! }));
}

function kept<T>(before: T | undefined, now: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** The names of the earth that find room; those of `must` are shown in any case. */
export function names(tokens: Standing[], stage: Stage, shapes: Shapes, titles: string[], camera: Camera, must: Set<number>): Label[] {
  const high = highFor(fontFor(camera.k)) + 3;
  const taken: Box[] = tokens.map((t) => tokenBox(t, high));
  for (const c of shapes.continents) taken.push(plateBox(shown(camera, c), c.id, camera.k));
  const wishes = tokens
    .filter(
      (t) =>
        must.has(t.place) ||
        (camera.k > 0.33 && (t.place < shapes.places.length || shapes.realm?.features[t.place - shapes.places.length] === "heaven")),
    )
    .map((t) => {
      const p = stage.places[t.place]!;
      return {
        id: t.place,
        lines: lines(titles[t.place] ?? ""),
        at: t,
        width: t.width,
        height: high,
        room: p.w * camera.k,
        must: must.has(t.place),
      };
    });
  return placeLabels(wishes, taken, labelFont(camera.k));
}

export function labelFont(k: number, by = far()): number {
  return by * Math.min(22, Math.max(10, Math.round(2 * (6.5 + (5.5 * k) / by)) / 2));
}

/** How large a continent's name is written, if at all. */
export function continentFont(k: number): number {
  return k > 0.42 ? Math.min(32, 6 + 14 * k) : 0;
}

/** How wide a continent's name is, a word a line. */
export function nameWidth(title: string, font: number): number {
  return Math.max(...title.split(/[ _]/).map((row) => row.length * font * 0.74));
}

/** A continent's name above what it is worth. */
function plateBox(p: Spot, id: string, k: number): Box {
  const font = continentFont(k);
  const rows = font ? id.split("_") : [];
  const wide = Math.max(40, nameWidth(id, font));
  return { left: p.x - wide / 2, right: p.x + wide / 2, top: p.y - rows.length * font, bottom: p.y + (font ? 8 + 1.4 * font : 10) };
}

/** A token with the signs above it. */
function tokenBox(t: Standing, high: number): Box {
  const b = box(t, Math.max(t.width, t.signs.length * (high - 5)), high);
  return t.signs.length ? { ...b, top: b.top - high + 4 } : b;
}

function box(p: Spot, width: number, height: number): Box {
  return { left: p.x - width / 2, right: p.x + width / 2, top: p.y - height / 2, bottom: p.y + height / 2 };
}
