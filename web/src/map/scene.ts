// Everything on the screen that depends on the camera: tokens that make room for each other, and the names that fit between them.
import type { Board, View } from "../wire";
import { shown, spread, type Camera, type Spot } from "./geometry";
import { lines, place as placeLabels, type Box, type Label } from "./labels";
import { signs as signsOf, troops as troopsOf, type Sign, type Troop } from "./marks";
import type { Shapes } from "./shapes";
import type { Stage } from "./stage";
import { fontFor, highFor, tokenWidth } from "./tokens";

export interface Piece extends Spot {
  place: number;
  troops: Troop[];
  signs: Sign[];
  width: number;
}

/** The tokens as far as they don't depend on the camera. */
export function pieces(view: View, board: Board, places: number): Omit<Piece, "x" | "y" | "width">[] {
  const signs = signsOf(view, places);
  return Array.from({ length: places }, (_, place) => ({ place, troops: troopsOf(view, board, place), signs: signs[place] ?? [] }));
}

/** The tokens on the screen. */
export function stand(list: Omit<Piece, "x" | "y" | "width">[], stage: Stage, camera: Camera): Piece[] {
  const font = fontFor(camera.k);
  const all = list.map((p) => ({ ...p, ...shown(camera, stage.places[p.place] ?? { x: 0, y: 0 }), width: tokenWidth(p.troops, font) }));
  const at = spread(all, (p) => p.width, highFor(font) + 3);
  return all.map((p, i) => ({ ...p, ...at[i]! }));
}

/** The names of the earth that find room; those of `must` are shown in any case. */
export function names(tokens: Piece[], stage: Stage, shapes: Shapes, titles: string[], camera: Camera, must: Set<number>): Label[] {
  const high = highFor(fontFor(camera.k)) + 3;
  const taken: Box[] = tokens.map((t) => tokenBox(t, high));
  for (const c of shapes.continents) taken.push(box(shown(camera, c), 16 + c.id.length * 9 * camera.k, 36));
  const wishes = tokens
    .filter((t) => must.has(t.place) || (camera.k > 0.33 && t.place < shapes.places.length))
    .map((t) => {
      const p = stage.places[t.place]!;
      return { id: t.place, lines: lines(titles[t.place] ?? ""), at: t, width: t.width, height: high, room: p.w * camera.k, must: must.has(t.place) };
    });
  return placeLabels(wishes, taken, labelFont(camera.k));
}

export function labelFont(k: number): number {
  return Math.min(15, Math.max(10, Math.round(2 * (6.5 + 5.5 * k)) / 2));
}

/** A token with the signs above it. */
function tokenBox(t: Piece, high: number): Box {
  const b = box(t, Math.max(t.width, t.signs.length * (high - 5)), high);
  return t.signs.length ? { ...b, top: b.top - high + 4 } : b;
}

function box(p: Spot, width: number, height: number): Box {
  return { left: p.x - width / 2, right: p.x + width / 2, top: p.y - height / 2, bottom: p.y + height / 2 };
}
