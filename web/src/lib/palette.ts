// The players' colours and marks: told apart by colour-blind people, by their marks without any colour, and in both themes.

export interface Paint {
  fill: string; // the colour of land and counters
  ink: string; // what is written on it
  mark: string; // a shape that goes with it
}

// After Okabe and Ito; the marks make them different without colour.
export const PAINTS: readonly Paint[] = [
  { fill: "#c4530f", ink: "#ffffff", mark: "●" },
  { fill: "#2577bf", ink: "#ffffff", mark: "■" },
  { fill: "#0a8564", ink: "#ffffff", mark: "▲" },
  { fill: "#e3c62a", ink: "#1c1a10", mark: "◆" },
  { fill: "#ad5695", ink: "#ffffff", mark: "★" },
  { fill: "#6cc5ef", ink: "#0d1d26", mark: "✚" },
];
/** Neutral sides are one grey: their marks are hollow, and their land is hatched, each in its own way (map/Hatches.svelte). */
export const GREYS: readonly Paint[] = ["○", "□", "△", "◇"].map((mark) => ({ fill: "#8b8f8c", ink: "#101412", mark }));
export const FREE: Paint = { fill: "#cfc9b8", ink: "#33312b", mark: "" };

/** The marks as outlines in a box of 10 by 10, so that no font changes them; to be filled by the even-odd rule. */
export const MARKS: Readonly<Record<string, string>> = {
  "●": "M5 .6a4.4 4.4 0 1 0 .01 0z",
  "■": "M1.2 1.2h7.6v7.6h-7.6z",
  "▲": "M5 .6l4.6 8.4h-9.2z",
  "◆": "M5 .1l4.9 4.9-4.9 4.9-4.9-4.9z",
  "★": "M5 0l1.45 3.3 3.55.35-2.7 2.35.85 3.5-3.15-1.9-3.15 1.9.85-3.5-2.7-2.35 3.55-.35z",
  "✚": "M3.4.6h3.2v2.8h2.8v3.2h-2.8v2.8h-3.2v-2.8h-2.8v-3.2h2.8z",
  "○": "M5 .4a4.6 4.6 0 1 0 .01 0zM5 2.3a2.7 2.7 0 1 1-.01 0z",
  "□": "M.9.9h8.2v8.2h-8.2zM2.7 2.7v4.6h4.6v-4.6z",
  "△": "M5 .2l5 9.2h-10zM5 4l-2.1 3.7h4.2z",
  "◇": "M5-.2l5.2 5.2-5.2 5.2-5.2-5.2zM5 2.4l-2.6 2.6 2.6 2.6 2.6-2.6z",
};

/** Which hatching the land of a side has: neutral sides have one each, others none (-1). */
export function hatching(mark: string): number {
  return GREYS.findIndex((grey) => grey.mark === mark);
}

/** The paint of every side of a table: its players', then those of neutral armies. */
export function paints(seats: number, sides: number): Paint[] {
  return Array.from({ length: sides }, (_, side) => paint(side, seats));
}

/** The paint of one side; nobody's land has none of its own. */
export function paint(side: number, seats: number): Paint {
  if (side < 0) return FREE;
  return side < seats ? PAINTS[side % PAINTS.length]! : GREYS[(side - seats) % GREYS.length]!;
}
