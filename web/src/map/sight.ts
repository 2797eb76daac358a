// Where places are on the screen.

export interface Sight {
  /** The box of a place's counter and name, in pixels of the map's box; null if it is off the screen. */
  spot: (place: number) => { x: number; y: number; width: number; height: number } | null;
  /** Another number whenever the camera came to rest. */
  version: number;
  size: { width: number; height: number };
}
