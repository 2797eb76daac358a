// Where places are on the screen.

export interface Sight {
  /** The box of a place's counter and name, in pixels of the map's box; null if it is off the screen. */
  spot: (place: number) => { x: number; y: number; width: number; height: number } | null;
  /** What the arrow between two places lies on. */
  arrow: (from: number, to: number) => { x: number; y: number; width: number; height: number }[];
  /** Another number whenever the camera came to rest. */
  version: number;
  size: { width: number; height: number };
}

/** No map: nothing is anywhere. */
export const BLIND: Sight = { spot: () => null, arrow: () => [], version: 0, size: { width: 0, height: 0 } };
