// The few words on the map itself; names of places come from outside.

export interface MapWords {
  map: string;
  nearer: string;
  further: string;
  whole: string;
  underworld: string;
  heavens: string;
}

export const ENGLISH: MapWords = {
  map: "Map",
  nearer: "Zoom in",
  further: "Zoom out",
  whole: "Whole map",
  underworld: "Underworld",
  heavens: "Heavens",
};
