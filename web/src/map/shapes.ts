// How a board is drawn: outlines, lanes and places for tokens, fetched when a table needs them.
import type { Board, Mode } from "../wire";
import type { MapFile } from "./drawn";
import type { layout } from "./layout";

/** A territory, or a place of another realm, in the coordinates of its map. */
export interface PlaceShape {
  id: string;
  /** Where its token stands. */
  x: number;
  y: number;
  /** The size of its largest piece of land. */
  w: number;
  h: number;
  path: string;
  /** A simpler outline of its largest parts, for marking it. */
  rim: string;
}

/** A sea lane; one that goes round the back of the map leaves by its edges and has no path. */
export interface Lane {
  a: number;
  b: number;
  path?: string;
  wrap?: boolean;
}

export interface ContinentShape {
  id: string;
  x: number;
  y: number;
  outline: string;
}

/** The Underworld: where its places lie in a tall and in a wide diagram. */
export interface Realm {
  features: string[];
  flames: [number, number][];
  tall: Diagram;
  wide: Diagram;
}

export interface Diagram {
  width: number;
  height: number;
  spots: [number, number][];
}

export interface Shapes {
  look: "world" | "antique" | "plain";
  width: number;
  height: number;
  places: PlaceShape[];
  continents: ContinentShape[];
  /** Where continents meet by land. */
  frontier: string;
  lanes: Lane[];
  /** Peaks: x and y of the foot, height. */
  mountains: [number, number, number][];
  realm?: Realm;
  /** One of our own: names of its seas and ornaments have their places. */
  ours?: boolean;
}

/** How wide a drawn sheet is. */
export const SHEET = 1600;

type Drawn = Omit<Shapes, "look" | "realm"> & { source: string };

const DRAWN: Record<string, () => Promise<{ default: unknown }>> = {
  world: () => import("./world.json"),
  ancient_earth: () => import("./ancient_earth.json"),
};

/** The shapes of one of our maps by its name; one that nobody has drawn gets a layout from its borders. */
export async function loadShapes(name: string, board?: Board): Promise<Shapes> {
  const fetch = DRAWN[name];
  if (!fetch) return laidOut(board);
  const drawn = (await fetch()).default as Drawn;
  if (board && !fits(drawn, board)) return laidOut(board);
  const shapes: Shapes = { look: name === "world" ? "world" : "antique", ours: true, ...drawn };
  if (board && board.places.length > board.territories) {
    shapes.realm = (await import("./underworld.json")).default as unknown as Realm;
  }
  return shapes;
}

/** The shapes of a map that was brought, from its file; where the mode's own map is an old one, it looks like that. */
export async function shapesOf(text: string, own: string): Promise<Shapes> {
  const { boardOf, drawn } = await import("./drawn");
  const file = JSON.parse(text) as MapFile;
  return drawn(file, own === "ancient_earth" ? "antique" : "world") ?? laidOut(boardOf(file));
}

/** The shapes of the map that is played on; `brought` fetches one that people have brought. */
export async function shapesFor(mode: Mode, board: Board, brought: () => Promise<string>): Promise<Shapes> {
  return board.map ? loadShapes(board.map, board) : shapesOf(await brought(), mode.maps[0] ?? "");
}

/** Few tables need it: it is fetched for them. */
async function laidOut(board?: Parameters<typeof layout>[0]): Promise<Shapes> {
  return (await import("./layout")).layout(board);
}

/** Your own map may have the name of one of ours. */
function fits(drawn: Drawn, board: Board): boolean {
  return drawn.places.length === board.territories && drawn.places.every((p, i) => p.id === board.places[i]);
}
