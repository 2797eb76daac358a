// A small picture for each kind of game: strokes in a square of 24.
const STROKES: Record<string, string> = {
  swords: "M4 4l11 11M4 4v4l9 9M20 4L9 15M20 4v4l-9 9M6 14l4 4M18 14l-4 4M7.5 16.5L4 20M16.5 16.5L20 20",
  scroll: "M7 4h11a2 2 0 0 1 2 2v1h-4M7 4a2 2 0 0 0-2 2v11M16 7v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-1h9v2a2 2 0 0 0 2 2M8.5 9h4M8.5 12.5h4",
  shields: "M3 6l5.5-1.5L14 6v5c0 4-3 6-5.5 7C6 17 3 15 3 11zM15.5 7.5L21 9v4.5c0 3.5-2.5 5.5-5 6.5-1.2-.5-2.5-1.2-3.4-2.2",
  castle: "M4 20V9h3v2h2.500V9h5v2H17V9h3v11zM10 20v-4a2 2 0 0 1 4 0v4M12 9V3l4 1.500L12 6",
  temple: "M3 9l9-5 9 5zM5 9v9M9.5 9v9M14.5 9v9M19 9v9M3 20.500h18M13 10l-2.5 4h3L11 18",
  compass: "M12 3a9 9 0 1 0 .01 0zM12 6l2 6-2 6-2-6zM6 12h2M16 12h2",
  globe: "M12 3a9 9 0 1 0 .01 0zM3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
};
const KINDS: [string, string][] = [
  ["duel", "swords"],
  ["missions", "scroll"],
  ["teams", "shields"],
  ["capitals", "castle"],
  ["godstorm", "temple"],
  ["original", "compass"],
];

/** The strokes for a mode, by what its name says of it. */
export function emblem(mode: string): string {
  return STROKES[KINDS.find(([word]) => mode.includes(word))?.[1] ?? "globe"]!;
}
