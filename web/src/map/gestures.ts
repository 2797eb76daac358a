// Fingers, mouse and wheel on the map: drag to pan, wheel and pinch to zoom, a tap picks, two taps zoom in; from some places a drag draws an arrow, and some can be held down.
import type { Spot } from "./geometry";

export interface Hands {
  pan: (dx: number, dy: number) => void;
  zoom: (by: number, x: number, y: number) => void;
  /** A tap on a place, or on nothing (null); `twice` if it came right after another. */
  tap: (place: number | null, twice: boolean, at: Spot) => void;
  hover: (place: number | null) => void;
  /** Which place is meant where the areas round several counters lie over one another. */
  meant?: (at: Spot) => number | null;
  /** Whether a drag that begins there draws an arrow. */
  draws?: (place: number, counter: boolean, touch: boolean) => boolean;
  /** The arrow under the finger, and what it points at. */
  draw?: (from: number, at: Spot, over: number | null) => void;
  /** It was let go over that, or given up (null). */
  drop?: (from: number, to: number | null) => void;
  /** Whether something happens while that place is held down, and its doing so. */
  holds?: (place: number) => boolean;
  hold?: (place: number) => void;
  /** A finger came, or the last one left. */
  busy?: (down: boolean) => void;
}

const SLACK = 6;
const TWICE = 320;
const HOLD = 400;
const AGAIN = 140;

/** The place that something on the map belongs to. */
export function placeOf(target: EventTarget | null): number | null {
  const found = target instanceof Element ? target.closest("[data-place]") : null;
  return found ? Number(found.getAttribute("data-place")) : null;
}

/** A Svelte action. */
export function gestures(node: HTMLElement, hands: Hands): { update: (h: Hands) => void; destroy: () => void } {
  const fingers = new Fingers(node, hands);
  const listeners: [string, (e: never) => void, AddEventListenerOptions?][] = [
    ["pointerdown", fingers.start],
    ["pointermove", fingers.move],
    ["pointerup", fingers.end],
    ["pointercancel", fingers.lost],
    ["pointerleave", fingers.leave],
    ["click", fingers.click],
    ["wheel", fingers.wheel, { passive: false }],
  ];
  for (const [name, heard, options] of listeners) node.addEventListener(name, heard as EventListener, options);
  return {
    update: (h) => (fingers.hands = h),
    destroy: () => {
      fingers.release();
      for (const [name, heard] of listeners) node.removeEventListener(name, heard as EventListener);
    },
  };
}

class Fingers {
  private down = new Map<number, Spot>();
  private travelled = 0;
  /** More than a tap: what follows is no click. */
  private spent = false;
  /** Where an arrow begins. */
  private from: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = { time: 0, x: 0, y: 0 };

  constructor(
    private node: HTMLElement,
    public hands: Hands,
  ) {}

  private at(e: MouseEvent): Spot {
    const box = this.node.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  }

  private place(e: MouseEvent, target = e.target): number | null {
    const counter = target instanceof Element && target.closest(".token");
    return (counter ? this.hands.meant?.(this.at(e)) : null) ?? placeOf(target);
  }

  /** What is under a finger, though the map has captured it. */
  private over(e: MouseEvent): number | null {
    const hit = document.elementFromPoint(e.clientX, e.clientY);
    return this.node.contains(hit) ? this.place(e, hit) : null;
  }

  release(): void {
    clearTimeout(this.timer);
  }

  private giveUp(): void {
    this.release();
    if (this.from !== null && this.spent) this.hands.drop?.(this.from, null);
    this.from = null;
  }

  start = (e: PointerEvent): void => {
    if (e.button !== 0) return;
    if (e.isPrimary) {
      this.down.clear(); // the first finger of a gesture: of an earlier one that never left, something else heard the end
      [this.spent, this.travelled] = [false, 0];
    }
    this.giveUp();
    this.down.set(e.pointerId, this.at(e));
    this.hands.busy?.(true);
    const place = this.place(e);
    if (place === null || this.down.size > 1) return;
    const counter = (e.target as Element).closest(".token") !== null;
    if (this.hands.draws?.(place, counter, e.pointerType === "touch")) this.from = place;
    if (this.hands.holds?.(place)) this.timer = setTimeout(() => this.keep(place), HOLD);
  };

  private keep(place: number): void {
    this.spent = true;
    this.from = null;
    this.hands.hold?.(place);
    this.timer = setTimeout(() => this.keep(place), AGAIN);
  }

  move = (e: PointerEvent): void => {
    const was = this.down.get(e.pointerId);
    if (!was) {
      if (e.pointerType === "mouse") this.hands.hover(this.place(e));
      return;
    }
    const now = this.at(e);
    this.travelled += Math.hypot(now.x - was.x, now.y - was.y);
    if (this.travelled < SLACK) return;
    this.release();
    if (!this.spent) this.node.setPointerCapture(e.pointerId);
    this.spent = true;
    const other = [...this.down].find(([id]) => id !== e.pointerId)?.[1];
    this.down.set(e.pointerId, now);
    if (this.from !== null) return this.hands.draw?.(this.from, now, this.over(e));
    if (!other) return this.hands.pan(now.x - was.x, now.y - was.y);
    const ratio = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(was.x - other.x, was.y - other.y) || 1);
    this.hands.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
    this.hands.zoom(ratio, (now.x + other.x) / 2, (now.y + other.y) / 2);
  };

  end = (e: PointerEvent): void => {
    this.release();
    if (this.from !== null && this.spent && this.down.has(e.pointerId)) this.hands.drop?.(this.from, this.over(e));
    this.from = null;
    this.gone(e);
  };

  lost = (e: PointerEvent): void => {
    this.giveUp();
    this.gone(e);
  };

  leave = (e: PointerEvent): void => {
    this.hands.hover(null);
    this.lost(e);
  };

  private gone(e: PointerEvent): void {
    this.down.delete(e.pointerId);
    if (this.down.size === 0) this.hands.busy?.(false);
  }

  click = (e: MouseEvent): void => {
    if (this.spent && e.detail > 0) return;
    const p = this.at(e);
    const twice = e.detail > 0 && e.timeStamp - this.last.time < TWICE && Math.hypot(p.x - this.last.x, p.y - this.last.y) < 24;
    this.last = { time: twice ? 0 : e.timeStamp, ...p };
    this.hands.tap(e.detail > 0 ? this.place(e) : placeOf(e.target), twice, p); // no finger, no spot;
  };

  wheel = (e: WheelEvent): void => {
    e.preventDefault();
    const p = this.at(e);
    const lines = e.deltaMode === 1 ? 20 : 1;
    this.hands.zoom(Math.exp(-e.deltaY * lines * (e.ctrlKey ? 0.012 : 0.0018)), p.x, p.y);
  };
}
