// The sheet that is shown: the earth, and in Godstorm the Underworld beside or below it.
import type { Box } from "./boxes";
import type { Size } from "./geometry";
import { groundOf } from "./ground";
import type { Diagram, PlaceShape, Shapes } from "./shapes";

export interface Stage extends Size {
  places: PlaceShape[];
  /** The earth: its land and a little sea, or a drawn sheet. */
  earth: Box;
  /** What is shown as the whole map: the earth, and where there is room, the other realm too. */
  whole: Box;
  /** The diagram of the other realm, and where it stands. */
  realm?: { x: number; y: number; diagram: Diagram; shown: boolean };
}

const GAP = 40;
/** From this width on both realms are seen at once. */
const WIDE = 1180;
const NARROW = 700;
/** Sea that is shown round the land: at the sides more, for the lanes that leave there. */
const COAST = { side: 26, end: 3 };
export const SPACE = 40;
export const PLATE = { width: 160, height: 88 };

/** All places in the coordinates of one sheet, laid out for a screen of that size. */
export function stage(shapes: Shapes, screen: Size): Stage {
  const size = { width: shapes.width, height: shapes.height };
  const earth = shapes.look === "antique" ? { left: 0, top: 0, right: shapes.width, bottom: shapes.height } : landOf(shapes);
  if (!shapes.realm) return { ...size, places: shapes.places, earth, whole: earth };
  const { tall, wide, features } = shapes.realm;
  const beside = screen.width > screen.height * 1.25 || screen.width < NARROW; // a phone shows one of them at a time
  const diagram = beside ? tall : wide;
  const [x, y] = beside ? [shapes.width + GAP, 0] : [0, shapes.height + GAP];
  const realm = diagram.spots.map(([sx, sy], i) => spaceAt(sx + x, sy + y, features[i] === "heaven"));
  const width = beside ? x + diagram.width : shapes.width;
  const height = beside ? shapes.height : y + diagram.height;
  const shown = screen.width >= WIDE || (!beside && screen.width >= NARROW);
  return {
    width,
    height,
    places: [...shapes.places, ...realm],
    earth,
    whole: shown ? { left: 0, top: 0, right: width, bottom: height } : earth,
    realm: { x, y, diagram, shown },
  };
}

function landOf(shapes: Shapes): Box {
  const { left, top, right, bottom } = groundOf(shapes).land;
  return { left: left - COAST.side, top: top - COAST.end, right: right + COAST.side, bottom: bottom + COAST.end };
}

function spaceAt(x: number, y: number, heaven: boolean): PlaceShape {
  const { width: w, height: h } = PLATE;
  const plate = `M${x - w / 2 + 16} ${y - h / 2}h${w - 32}q16 0 16 16v${h - 32}q0 16 -16 16h${32 - w}q-16 0 -16 -16v${32 - h}q0 -16 16 -16z`;
  const round = `M${x - SPACE} ${y}a${SPACE} ${SPACE} 0 1 1 ${2 * SPACE} 0a${SPACE} ${SPACE} 0 1 1 ${-2 * SPACE} 0z`;
  const path = heaven ? plate : round;
  return { id: "", x, y: y + (heaven ? 16 : 18), w: heaven ? w : 2 * SPACE, h: heaven ? h : 2 * SPACE, path, rim: path };
}
