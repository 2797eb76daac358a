// What stands where: the pieces of a board, and where counters and names lie at a scale. The latter never depends on how many armies there are.
import type { Board, View } from "../wire";
import { around, grown, overlap, type Box } from "./boxes";
import { counterScale, labelFont, largest } from "./counters";
import { spread, type Spot } from "./geometry";
import { groundOf, type Ground } from "./ground";
import { forms, place as placeLabels, type Label, type Wish } from "./labels";
import { capsWidth, textWidth } from "./letters";
import { signs as signsOf, troops as troopsOf, type Sign, type Troop } from "./marks";
import type { Shapes } from "./shapes";
import { SHORT } from "./short";
import type { Stage } from "./stage";

/** What stands in a place. */
export interface Piece {
  place: number;
  owner: number;
  armies: number;
  troops: Troop[];
  signs: Sign[];
}

/** A continent's name in capitals, and what it is worth below it. */
export interface Plate extends Spot {
  title: string;
  /** 0 where only its worth is shown. */
  font: number;
}

/** Where all lies at a scale, in pixels of the map that is drawn. */
export interface Settled {
  scale: number;
  font: number;
  /** The middles of the counters, and the boxes that they never leave. */
  spots: Spot[];
  boxes: Box[];
  labels: Label[];
  plates: Plate[];
  ends: LaneEnd[];
}

/** Where a lane round the back of the map leaves it, and where it leads. */
export interface LaneEnd extends Spot {
  title: string;
  west: boolean;
}

/** Below this scale names have no room: only the one that is pointed at is shown. */
export const LEGIBLE = 0.45;
const BADGE = { width: 38, height: 21 };

/** What stands in each place. Whatever is as it was before stays the same object, so that nothing of it is drawn anew. */
export function pieces(view: View, board: Board, places: number, before: Piece[] = []): Piece[] {
  const signs = signsOf(view, places, board.deck);
  return Array.from({ length: places }, (_, place) => {
    const [owner, armies] = [view.owner[place] ?? -1, view.armies[place] ?? 0];
    return kept(before[place], { place, owner, armies, troops: troopsOf(view, board, place), signs: signs[place] ?? [] });
  });
}

function kept<T>(before: T | undefined, now: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** The places of all counters and names at a scale; `sides` is how many may share a counter. */
export function settle(shapes: Shapes, stage: Stage, titles: string[], continents: string[], k: number, sides = 1): Settled {
  const antique = shapes.look === "antique";
  const [scale, font, ground] = [counterScale(k), labelFont(k, antique), groundOf(shapes)];
  const size = k < LEGIBLE ? { width: 30 * scale, height: 24 * scale } : largest(sides, scale);
  const wanted = stage.places.map((p, i) =>
    i < shapes.places.length && k >= LEGIBLE ? raised(p, i, ground, k, font) : { x: p.x * k, y: p.y * k },
  );
  const spots = spread(wanted, () => size.width, size.height);
  const boxes = spots.map((s) => around(s, size.width, size.height));
  const { earth } = stage;
  const sheet = grown(
    { left: earth.left * k, top: earth.top * k, right: earth.right * k, bottom: earth.bottom * k },
    antique ? -28 * k : 5,
  );
  const ends = laneEnds(shapes, titles, sheet, k);
  const edges = ends.map((e) => edgeBox(e));
  const plates = continentPlates(shapes, continents, ground, k, [...boxes, ...edges], sheet);
  const foreign = (box: Box, id: number): number => others(box, id, ground, k);
  const taken = [...plates.map(plateBox), ...edges];
  const wishes = shapes.places.map((_, id): Wish => {
    const title = titles[id] ?? "";
    return { id, at: spots[id]!, counter: boxes[id]!, forms: forms(title, SHORT[title], (t) => textWidth(t, font, antique)) };
  });
  const labels = k < LEGIBLE ? [] : placeLabels(wishes, { font, sheet, taken, foreign });
  return { scale, font, spots, boxes, labels, plates, ends };
}

/** A name for a place that has none at this scale, below its counter, whatever is there. */
export function forced(place: number, title: string, s: Settled, antique: boolean): Label {
  const [{ x }, { bottom }] = [s.spots[place]!, s.boxes[place]!];
  const half = textWidth(title, s.font, antique) / 2;
  return { id: place, lines: [title], x, left: x - half, right: x + half, top: bottom, bottom: bottom + s.font * 1.1 };
}

/** A counter stands a little above the middle of its land, so that its name has room below, if the land goes that far. */
function raised(p: Spot, place: number, ground: Ground, k: number, font: number): Spot {
  const up = (0.55 * font) / k;
  const on = [up, up + 11 / k].every((dy) => ground.at(p.x, p.y - dy) === place);
  return { x: p.x * k, y: (p.y - (on ? up : 0)) * k };
}

/** What part of a box lies on land of others. */
function others(box: Box, own: number, ground: Ground, k: number): number {
  const [columns, rows] = [9, 3];
  let hits = 0;
  for (let i = 0; i < columns * rows; i++) {
    const x = box.left + ((box.right - box.left) * ((i % columns) + 0.5)) / columns;
    const y = box.top + ((box.bottom - box.top) * (Math.floor(i / columns) + 0.5)) / rows;
    const at = ground.at(x / k, y / k);
    if (at !== own && at >= 0) hits++;
  }
  return hits / (columns * rows);
}

function laneEnds(shapes: Shapes, titles: string[], sheet: Box, k: number): LaneEnd[] {
  const end = (from: number, to: number): LaneEnd => {
    const west = shapes.places[from]!.x < shapes.width / 2;
    return { title: titles[to] ?? "", west, x: west ? sheet.left : sheet.right, y: shapes.places[from]!.y * k };
  };
  return shapes.lanes.filter((l) => l.wrap).flatMap((l) => [end(l.a, l.b), end(l.b, l.a)]);
}

function edgeBox({ title, west, x, y }: LaneEnd): Box {
  const width = textWidth(title, 11) + 6;
  return { left: west ? x : x - width, right: west ? x + width : x, top: y - 20, bottom: y + 5 };
}

function plateBox(p: Plate): Box {
  const half = Math.max(BADGE.width, p.font ? capsWidth(p.title, p.font) : 0) / 2;
  return { left: p.x - half, right: p.x + half, top: p.y - p.font * 0.9, bottom: p.y + (p.font ? 4 : -BADGE.height / 2) + BADGE.height };
}

/** Continents are named in the sea: as near as can be to where the map's maker wanted it. */
function continentPlates(shapes: Shapes, titles: string[], ground: Ground, k: number, taken: Box[], sheet: Box): Plate[] {
  const font = k < LEGIBLE ? 0 : Math.min(20, 10 + 2.6 * k);
  const boxes = [...taken];
  return shapes.continents.map((c, i) => {
    const title = titles[i] ?? "";
    const cost = (p: Plate): number => {
      const b = grown(plateBox(p), 5);
      const land = others(b, -1, ground, k);
      const out = Math.max(0, sheet.left - b.left, b.right - sheet.right, sheet.top - b.top, b.bottom - sheet.bottom);
      const hits = boxes.filter((o) => overlap(o, b)).length;
      return Math.hypot(p.x - c.x * k, p.y - c.y * k) + 600 * land + 400 * hits + 20 * out;
    };
    const steps = Array.from({ length: 13 }, (_, n) => (n - 6) * 28 * k);
    const tried = steps.flatMap((dx) => steps.map((dy): Plate => ({ title, font, x: c.x * k + dx, y: c.y * k + dy })));
    const best = tried.map((p) => ({ p, n: cost(p) })).sort((a, b) => a.n - b.n)[0]!.p;
    boxes.push(plateBox(best));
    return best;
  });
}
