// The few words on the map itself; names of places come from outside.

export interface MapWords {
  map: string;
  nearer: string;
  further: string;
  whole: string;
  underworld: string;
  heavens: string;
}
