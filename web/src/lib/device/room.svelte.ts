// How the window is divided: the map fills it, paper lies on its edges. What paper covers depends on the window alone, so nothing moves in a game.
import { MediaQuery } from "svelte/reactivity";
import type { Box } from "../play/bubble";
import type { Insets } from "../../map/geometry";

const narrow = new MediaQuery("(max-width: 64em)");
const short = new MediaQuery("(max-height: 30em) and (min-width: 33em)");

export type Layout = "wide" | "upright" | "sideways";

/** Where the land goes in each layout, in pixels at ordinary text size. */
const LAND: Record<Layout, Insets> = {
  wide: { top: 66, right: 10, bottom: 26, left: 10 },
  upright: { top: 70, right: 6, bottom: 130, left: 6 },
  sideways: { top: 6, right: 6, bottom: 6, left: 66 },
};
/** Where bubbles go. */
const FREE: Record<Layout, Insets> = {
  wide: { top: 72, right: 8, bottom: 84, left: 8 },
  upright: { top: 66, right: 8, bottom: 132, left: 8 },
  sideways: { top: 8, right: 236, bottom: 8, left: 70 },
};

const times = (insets: Insets, by: number): Insets => ({
  top: insets.top * by,
  right: insets.right * by,
  bottom: insets.bottom * by,
  left: insets.left * by,
});

export class Room {
  width = $state(innerWidth);
  height = $state(innerHeight);
  private text = $state(1); // how much larger letters are than usual: paper grows with them

  constructor(private full: boolean) {}

  layout = $derived<Layout>(short.current ? "sideways" : narrow.current ? "upright" : "wide");
  /** Land that reaches the lower edge of its sheet keeps clear of the rail. */
  land = $derived.by(() => {
    const insets = times(LAND[this.layout], Math.min(this.text, 1.4));
    return this.layout === "wide" && this.full ? { ...insets, bottom: FREE.wide.bottom } : insets;
  });
  /** What bubbles keep clear of, from each edge. */
  clear = $derived(times(FREE[this.layout], Math.min(this.text, 1.4)));
  free = $derived.by<Box>(() => {
    const { top, right, bottom, left } = this.clear;
    return { x: left, y: top, width: this.width - left - right, height: this.height - top - bottom };
  });

  /** What is free for bubbles while that many rem at the right are covered. */
  beside(rem: number): Box {
    return { ...this.free, width: this.free.width - 16 * this.text * rem };
  }

  look(): void {
    [this.width, this.height] = [innerWidth, innerHeight];
    this.text = (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
  }
}
