// Small pictures: strokes in a square of 24.
export const ICONS = {
  castle: "M4 20V9h3v2h2.5V9h5v2H17V9h3v11zM10 20v-4a2 2 0 0 1 4 0v4M12 9V3l4 1.5L12 6",
  clock: "M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7.5V12l3.2 2",
  compass: "M12 3a9 9 0 1 0 .01 0zM12 6l2 6-2 6-2-6zM6 12h2M16 12h2",
  cross: "M6 6l12 12M18 6L6 18",
  dice: "M4.5 4.5h15v15h-15zM9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5zM12 9a3 3 0 1 0 .01 0z",
  flag: "M5 21V4M5 5h12l-2.5 4 2.5 4H5",
  globe: "M12 3a9 9 0 1 0 .01 0zM3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  link: "M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3",
  menu: "M4 7h16M4 12h16M4 17h16",
  people: "M9 5a3.2 3.2 0 1 0 .01 0zM3 19.5c0-4 2.5-6 6-6s6 2 6 6M16 5.5a2.8 2.8 0 0 1 0 5.4M17.5 13.8c2.2 .6 3.5 2.5 3.5 5.7",
  person: "M12 4.5a3.8 3.8 0 1 0 .01 0zM4.5 20c0-4.5 3-6.5 7.5-6.5s7.5 2 7.5 6.5",
  play: "M7 4.5l12.5 7.5L7 19.5z",
  replay: "M4.5 12a7.5 7.5 0 1 0 2.5-5.6M4.5 4v4h4",
  scroll: "M7 4h11a2 2 0 0 1 2 2v1h-4M7 4a2 2 0 0 0-2 2v11M16 7v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-1h9v2a2 2 0 0 0 2 2M8.5 9h4M8.5 12.5h4",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 12.5V20h14v-7.5",
  shields: "M3 6l5.5-1.5L14 6v5c0 4-3 6-5.5 7C6 17 3 15 3 11zM15.5 7.5L21 9v4.5c0 3.5-2.5 5.5-5 6.5-1.2-.5-2.5-1.2-3.4-2.2",
  star: "M12 3.5l2.6 5.6 6.1 .7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.8l6.1-.7z",
  swords: "M4 4l11 11M4 4v4l9 9M20 4L9 15M20 4v4l-9 9M6 14l4 4M18 14l-4 4M7.5 16.5L4 20M16.5 16.5L20 20",
  temple: "M3 9l9-5 9 5zM5 9v9M9.5 9v9M14.5 9v9M19 9v9M3 20.5h18",
} as const;
export type IconName = keyof typeof ICONS;

const KINDS: [string, IconName][] = [
  ["duel", "swords"],
  ["missions", "scroll"],
  ["teams", "shields"],
  ["capitals", "castle"],
  ["godstorm", "temple"],
  ["original", "compass"],
];

/** The picture for a mode, by what its name says of it. */
export function emblem(mode: string): IconName {
  return KINDS.find(([word]) => mode.includes(word))?.[1] ?? "globe";
}
