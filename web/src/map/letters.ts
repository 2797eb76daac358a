// How wide names are, without asking the browser: so they lie in the same places everywhere, whether the letters have come or not.

/** Hundredths of the size, of Figtree at weight 650. */
const WIDTHS: Record<number, string> = {
  24: "l .",
  26: "i",
  29: "jI",
  38: "fr",
  41: "t-",
  47: "sz",
  53: "akxL",
  55: "cevFJ",
  58: "bdhnouyTEgpq0123456789",
  61: "BPS",
  65: "KRXYZ",
  71: "ACDUV",
  76: "GHN",
  79: "OQ",
  86: "mMw",
  98: "W",
};
const WIDTH = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) => Array.from(letters, (l): [string, number] => [l, Number(width)])),
);
const UNKNOWN = 60;
/** Alegreya is narrower than Figtree. */
const NARROW = 0.93;

/** The width of a text in pixels. */
export function textWidth(text: string, font: number, antique = false): number {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "");
  const sum = Array.from(bare).reduce((n, letter) => n + (WIDTH.get(letter) ?? UNKNOWN), 0);
  return (sum / 100) * font * (antique ? NARROW : 1);
}

/** The same in spaced capitals, as continents are written. */
export function capsWidth(text: string, font: number): number {
  return text.length * font * 0.9;
}
