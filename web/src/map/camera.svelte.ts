// What part of the map is shown. While one zooms, what was drawn is stretched; when it comes to rest, it is drawn anew.
import type { Box } from "./boxes";
import { fit, freeBox, held, shift, zoomed, type Camera, type Insets, type Size, type Spot } from "./geometry";

/** Stretched or shrunk further than this, the map is drawn anew at once; else after a moment's rest: so many milliseconds and so many frames. */
const STRETCH = 5;
const SHRINK = 3; // the further it is, the more of a large map has to be painted only to be made small
const REST = 110;
const STILL = 4; // where frames are slow, time alone would pass for rest between two turns of the wheel
const GLIDE = 500;
/** How far the view may go beyond the sheet, as part of the window. */
const REACH = 0.3;

export class View {
  now: Camera = $state.raw({ k: 0, x: 0, y: 0 });
  /** The scale that is drawn. */
  k = $state(0);
  /** Counts the times that the camera came to rest. */
  version = $state(0);
  /** A finger is on the map: nothing else moves it. */
  touched = false;
  private rest = 0;
  private frame = 0;
  private screen: Size = { width: 0, height: 0 };
  private sheet: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  private reach = { wide: 0, high: 0 };
  /** The camera that shows all of it. */
  whole: Camera = $state.raw({ k: 0.02, x: 0, y: 0 });
  free: Box = $state.raw({ left: 0, top: 0, right: 40, bottom: 40 });

  /** The window, the sheet, and what of it the whole map shows. */
  set(screen: Size, sheet: Box, land: Box, insets: Insets): void {
    const was = this.whole;
    const all = this.now.k > 0 && this.now.k <= was.k;
    [this.screen, this.sheet] = [screen, sheet];
    this.free = freeBox(screen, insets);
    this.reach = { wide: REACH * (this.free.right - this.free.left), high: REACH * (this.free.bottom - this.free.top) };
    this.whole = fit(land, this.free);
    if (this.now.k > 0) this.look(all ? this.whole : this.now, true);
  }

  look(c: Camera, settled = false): void {
    const k = Math.max(c.k, this.whole.k);
    const shifted = k === this.now.k && k !== this.k; // while it is stretched: that comes to rest by itself
    this.now = k === this.whole.k ? this.whole : held({ ...c, k }, this.roam(k), this.free);
    if (shifted && !settled) return;
    cancelAnimationFrame(this.rest);
    const by = this.now.k / this.k;
    if (settled || by > STRETCH || by < 1 / SHRINK) this.settle();
    else this.wait(performance.now(), STILL);
  }

  /** Begin there, with as little sea in view as can be. */
  open(c: Camera): void {
    this.look(c, true);
    this.now = held(this.now, this.sheet, this.free);
  }

  /** The sheet, and some sea round it: what lies at its edge can be moved away from what covers the window's. */
  private roam(k: number): Box {
    const [dx, dy] = [this.reach.wide / k, this.reach.high / k];
    const { left, top, right, bottom } = this.sheet;
    return { left: left - dx, top: top - dy, right: right + dx, bottom: bottom + dy };
  }

  private wait(since: number, frames: number): void {
    this.rest = requestAnimationFrame((time) => (frames > 0 || time - since < REST ? this.wait(since, frames - 1) : this.settle()));
  }

  private settle(): void {
    this.k = this.now.k;
    this.version++;
  }

  pan(dx: number, dy: number): void {
    this.look({ ...this.now, x: this.now.x + dx, y: this.now.y + dy });
  }

  zoom(by: number, x: number, y: number, settled = false): void {
    this.look(zoomed(this.now, by, x, y, this.whole.k), settled);
  }

  step(by: number, at: Spot = { x: (this.free.left + this.free.right) / 2, y: (this.free.top + this.free.bottom) / 2 }): void {
    this.zoom(by, at.x, at.y, true);
  }

  /** A box of the map is moved into a part of the window, once; it is not if it lies there already, or while a finger is down. */
  glide(box: Box, insets: Insets, quiet: boolean): void {
    if (this.touched || this.now.k <= 0) return;
    const into = freeBox(this.screen, insets);
    const room = Math.min((into.right - into.left) / (box.right - box.left), (into.bottom - into.top) / (box.bottom - box.top));
    const k = Math.max(this.whole.k, Math.min(this.now.k, room));
    const at = { k, x: this.now.x, y: this.now.y };
    const zoomedOut = k < this.now.k ? zoomed(this.now, k / this.now.k, this.screen.width / 2, this.screen.height / 2, k) : at;
    const by = shift(this.shown(box, zoomedOut), into);
    if (k === this.now.k && (k === this.whole.k || (!by.x && !by.y))) return; // all is in view already
    this.go({ k, x: zoomedOut.x + by.x, y: zoomedOut.y + by.y }, quiet);
  }

  private shown(box: Box, c: Camera): Box {
    return { left: box.left * c.k + c.x, right: box.right * c.k + c.x, top: box.top * c.k + c.y, bottom: box.bottom * c.k + c.y };
  }

  private go(to: Camera, quiet: boolean): void {
    cancelAnimationFrame(this.frame);
    if (quiet) return this.look(to, true);
    const [from, began] = [this.now, performance.now()];
    const run = (time: number): void => {
      if (this.touched) return;
      const t = Math.max(0, Math.min(1, (time - began) / GLIDE));
      const eased = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.look({ k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) }, t === 1);
      if (t < 1) this.frame = requestAnimationFrame(run);
    };
    this.frame = requestAnimationFrame(run);
  }

  /** The part of the map in the free window, in the map's own measure. */
  window(): Box {
    const { k, x, y } = this.now;
    const { left, top, right, bottom } = this.free;
    return { left: (left - x) / k, top: (top - y) / k, right: (right - x) / k, bottom: (bottom - y) / k };
  }

  get zoomedIn(): boolean {
    return this.now.k > this.whole.k * 1.02;
  }
}
