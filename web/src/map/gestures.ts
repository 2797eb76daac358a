// Fingers, mouse and wheel on the map: drag to pan, wheel and pinch to zoom, a tap picks, two taps zoom in.
import type { Spot } from "./geometry";

export interface Hands {
  pan: (dx: number, dy: number) => void;
  zoom: (by: number, x: number, y: number) => void;
  /** A tap on a place, or on nothing (null); `twice` if it came right after another. */
  tap: (place: number | null, twice: boolean, at: Spot) => void;
  hover: (place: number | null) => void;
}

const SLACK = 6;
const TWICE = 320;

/** The place that something on the map belongs to. */
export function placeOf(target: EventTarget | null): number | null {
  const found = target instanceof Element ? target.closest("[data-place]") : null;
  return found ? Number(found.getAttribute("data-place")) : null;
}

/** A Svelte action. */
export function gestures(node: HTMLElement, hands: Hands): { update: (h: Hands) => void; destroy: () => void } {
  const down = new Map<number, Spot>();
  let dragged = false;
  let travelled = 0;
  let last = { time: 0, x: 0, y: 0 };
  const at = (e: MouseEvent): Spot => {
    const box = node.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };

  const start = (e: PointerEvent): void => {
    if (e.button !== 0) return;
    if (e.isPrimary) {
      down.clear(); // the first finger of a gesture: of an earlier one that never left, something else heard the end
      [dragged, travelled] = [false, 0];
    }
    down.set(e.pointerId, at(e));
  };

  const move = (e: PointerEvent): void => {
    const was = down.get(e.pointerId);
    if (!was) {
      if (e.pointerType === "mouse") hands.hover(placeOf(e.target));
      return;
    }
    const now = at(e);
    travelled += Math.hypot(now.x - was.x, now.y - was.y);
    if (!dragged && travelled < SLACK) return;
    if (!dragged) node.setPointerCapture(e.pointerId);
    dragged = true;
    const other = [...down].find(([id]) => id !== e.pointerId)?.[1];
    down.set(e.pointerId, now);
    if (!other) return hands.pan(now.x - was.x, now.y - was.y);
    const ratio = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(was.x - other.x, was.y - other.y) || 1);
    hands.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
    hands.zoom(ratio, (now.x + other.x) / 2, (now.y + other.y) / 2);
  };

  const end = (e: PointerEvent): void => {
    down.delete(e.pointerId);
  };

  const click = (e: MouseEvent): void => {
    if (dragged && e.detail > 0) return;
    const p = at(e);
    const twice = e.detail > 0 && e.timeStamp - last.time < TWICE && Math.hypot(p.x - last.x, p.y - last.y) < 24;
    last = { time: twice ? 0 : e.timeStamp, ...p };
    hands.tap(placeOf(e.target), twice, p);
  };

  const wheel = (e: WheelEvent): void => {
    e.preventDefault();
    const p = at(e);
    const lines = e.deltaMode === 1 ? 20 : 1;
    hands.zoom(Math.exp(-e.deltaY * lines * (e.ctrlKey ? 0.012 : 0.0018)), p.x, p.y);
  };

  const leave = (e: PointerEvent): void => {
    down.delete(e.pointerId);
    hands.hover(null);
  };

  node.addEventListener("pointerdown", start);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("click", click);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    update: (h) => (hands = h),
    destroy: () => {
      node.removeEventListener("pointerdown", start);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("click", click);
      node.removeEventListener("wheel", wheel);
    },
  };
}
