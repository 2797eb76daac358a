// What the map tells about itself: where places are on the screen just now.
import type { Size } from "./geometry";

export interface Sight {
  /** The box of a place's counter and name, in pixels from the map's corner; null if it is not in view. */
  spot: (place: number) => { x: number; y: number; width: number; height: number } | null;
  /** All places that are drawn. */
  places: Iterable<number>;
  /** Another number whenever places may be elsewhere. */
  version: number;
  size: Size;
}

/** What paper covers at the edges of the window. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
