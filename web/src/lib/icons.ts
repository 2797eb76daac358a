// Small pictures: strokes in a square of 24.
export const ICONS = {
  bolt: "M13 2.5L5 13.5h6L10 21.5 19 10h-6.5z",
  bot: "M5 9h14v10H5zM12 9V5M12 4.5h.01M9 13.5h.01M15 13.5h.01M9.5 16.5h5",
  bulb: "M9 18h6M10.5 21h3M12 3a6 6 0 0 0-3.8 10.6c.8.7 1.3 1.4 1.3 2.4h5c0-1 .5-1.7 1.3-2.4A6 6 0 0 0 12 3z",
  camera: "M3.5 7h11v10h-11zM14.5 11l6-3.5v9l-6-3.5",
  cards: "M8 6.5l8.5-2.3 3 11-8.5 2.3zM8 8.5l-3.5 1 3 10.5 6-1.6",
  castle: "M4 20V9h3v2h2.5V9h5v2H17V9h3v11zM10 20v-4a2 2 0 0 1 4 0v4M12 9V3l4 1.5L12 6",
  chat: "M4 5h16v11h-9l-4.5 4v-4H4z",
  check: "M5 12.5l4.5 4.5L19 7",
  clock: "M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7.5V12l3.2 2",
  compass: "M12 3a9 9 0 1 0 .01 0zM12 6l2 6-2 6-2-6zM6 12h2M16 12h2",
  cross: "M6 6l12 12M18 6L6 18",
  dice: "M4.5 4.5h15v15h-15zM9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5zM12 9a3 3 0 1 0 .01 0z",
  flag: "M5 21V4M5 5h12l-2.5 4 2.5 4H5",
  gear: "M12 8.5a3.5 3.5 0 1 0 .01 0zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",
  globe: "M12 3a9 9 0 1 0 .01 0zM3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  hand: "M8 12V5.5a1.5 1.5 0 0 1 3 0V11M11 10.5v-6a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v8c0 4-2.5 6.5-6 6.5-3 0-4.5-1.5-7-6-.8-1.5 1-2.5 2-1.5l2 2.2",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  link: "M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
  menu: "M4 7h16M4 12h16M4 17h16",
  pawn: "M12 4a3.2 3.2 0 1 0 .01 0zM9.5 10.5h5M10 10.5c0 4-2 5-2.5 8.5h9c-.5-3.5-2.5-4.5-2.5-8.5M6 20.5h12",
  people: "M9 5a3.2 3.2 0 1 0 .01 0zM3 19.5c0-4 2.5-6 6-6s6 2 6 6M16 5.5a2.8 2.8 0 0 1 0 5.4M17.5 13.8c2.2 .6 3.5 2.5 3.5 5.7",
  person: "M12 4.5a3.8 3.8 0 1 0 .01 0zM4.5 20c0-4.5 3-6.5 7.5-6.5s7.5 2 7.5 6.5",
  play: "M7 4.5l12.5 7.5L7 19.5z",
  replay: "M4.5 12a7.5 7.5 0 1 0 2.5-5.6M4.5 4v4h4",
  scroll: "M7 4h11a2 2 0 0 1 2 2v1h-4M7 4a2 2 0 0 0-2 2v11M16 7v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-1h9v2a2 2 0 0 0 2 2M8.5 9h4M8.5 12.5h4",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 12.5V20h14v-7.5",
  shield: "M12 3l7.5 2.5v6c0 5-3.5 8-7.5 9.5-4-1.5-7.5-4.5-7.5-9.5v-6z",
  shields: "M3 6l5.5-1.5L14 6v5c0 4-3 6-5.5 7C6 17 3 15 3 11zM15.5 7.5L21 9v4.5c0 3.5-2.5 5.5-5 6.5-1.2-.5-2.5-1.2-3.4-2.2",
  skip: "M6 5l8 7-8 7zM17.5 5v14",
  star: "M12 3.5l2.6 5.6 6.1 .7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.8l6.1-.7z",
  story: "M5 4.5h10a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM9 9h5M9 12.5h5",
  sun: "M12 7.5a4.5 4.5 0 1 0 .01 0zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M5 19l1.8-1.8M17.2 6.8L19 5",
  swords: "M4 4l11 11M4 4v4l9 9M20 4L9 15M20 4v4l-9 9M6 14l4 4M18 14l-4 4M7.5 16.5L4 20M16.5 16.5L20 20",
  temple: "M3 9l9-5 9 5zM5 9v9M9.5 9v9M14.5 9v9M19 9v9M3 20.5h18",
  undo: "M8 8H15a5 5 0 0 1 0 10H8M8 8l3.5-3.5M8 8l3.5 3.5",
  walk: "M6 6l6 6-6 6M13 6l6 6-6 6",
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
