// The sheet that is shown: the earth, and in Godstorm the Underworld beside or below it.
import type { Size } from "./geometry";
import type { Diagram, PlaceShape, Shapes } from "./shapes";

export interface Stage extends Size {
  places: PlaceShape[];
  /** The diagram of the other realm, and where it stands. */
  realm?: { x: number; y: number; diagram: Diagram };
}

const GAP = 24;
const NARROW = 700;
export const SPACE = 40;
export const PLATE = { width: 160, height: 88 };

/** All places in the coordinates of one sheet, laid out for a screen of that size. */
export function stage(shapes: Shapes, screen: Size): Stage {
  if (!shapes.realm) return { width: shapes.width, height: shapes.height, places: shapes.places };
  const { tall, wide, features } = shapes.realm;
  const beside = screen.width > screen.height * 1.25 || screen.width < NARROW; // a phone shows one of them at a time
  const diagram = beside ? tall : wide;
  const [x, y] = beside ? [shapes.width + GAP, 0] : [0, shapes.height + GAP];
  const realm = diagram.spots.map(([sx, sy], i) => spaceAt(sx + x, sy + y, features[i] === "heaven"));
  return {
    width: beside ? x + diagram.width : shapes.width,
    height: beside ? shapes.height : y + diagram.height,
    places: [...shapes.places, ...realm],
    realm: { x, y, diagram },
  };
}

function spaceAt(x: number, y: number, heaven: boolean): PlaceShape {
  const { width: w, height: h } = PLATE;
  const plate = `M${x - w / 2 + 16} ${y - h / 2}h${w - 32}q16 0 16 16v${h - 32}q0 16 -16 16h${32 - w}q-16 0 -16 -16v${32 - h}q0 -16 16 -16z`;
  const round = `M${x - SPACE} ${y}a${SPACE} ${SPACE} 0 1 1 ${2 * SPACE} 0a${SPACE} ${SPACE} 0 1 1 ${-2 * SPACE} 0z`;
  const path = heaven ? plate : round;
  return { id: "", x, y: y + (heaven ? -16 : 8), w: heaven ? w : 2 * SPACE, h: heaven ? h : 2 * SPACE, path, rim: path };
}
