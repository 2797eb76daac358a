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
export const GREYS: readonly Paint[] = [
  { fill: "#8d9290", ink: "#111513", mark: "○" },
  { fill: "#6f7377", ink: "#ffffff", mark: "□" },
  { fill: "#b3ac98", ink: "#1c1a10", mark: "△" },
  { fill: "#5d5d68", ink: "#ffffff", mark: "◇" },
];
export const FREE: Paint = { fill: "#cfc9b8", ink: "#33312b", mark: "" };

/** The paint of every side of a table: its players', then those of neutral armies. */
export function paints(seats: number, sides: number): Paint[] {
  return Array.from({ length: sides }, (_, side) => paint(side, seats));
}

/** The paint of one side; nobody's land has none of its own. */
export function paint(side: number, seats: number): Paint {
  if (side < 0) return FREE;
  return side < seats ? PAINTS[side % PAINTS.length]! : GREYS[(side - seats) % GREYS.length]!;
}
