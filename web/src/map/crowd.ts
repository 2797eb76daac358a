// Boxes that lie somewhere, found by the squares of a grid that they touch: on large maps most pairs are far apart.
import { overlap, type Box } from "./boxes";

/** Pixels: about as wide as a name. */
const SQUARE = 64;
/** Squares in a row; boxes a little outside of the map have some of their own. */
const ROW = 4096;
const MARGIN = 64;

/** Boxes by number. */
export class Crowd {
  private readonly squares = new Map<number, number[]>();
  private readonly boxes: (Box | undefined)[] = [];

  constructor(boxes: Box[] = []) {
    boxes.forEach((box, i) => this.put(i, box));
  }

  /** Where a box lies now; undefined: nowhere. */
  put(i: number, box: Box | undefined): void {
    const before = this.boxes[i];
    if (before)
      for (const key of squares(before))
        this.squares.set(
          key,
          this.squares.get(key)!.filter((n) => n !== i),
        );
    if (box) for (const key of squares(box)) this.squares.set(key, [...(this.squares.get(key) ?? []), i]);
    this.boxes[i] = box;
  }

  /** Whether nothing is in the way of a box, apart from two numbers. */
  free(box: Box, but = -1, other = -1): boolean {
    return this.first(box, but, other) < 0;
  }

  /** The only number in the way of a box, apart from one; -1 if it is free, or if several are. */
  only(box: Box, but: number): number {
    const hit = this.first(box, but);
    return hit >= 0 && this.free(box, but, hit) ? hit : -1;
  }

  private first(box: Box, but: number, other = -1): number {
    for (const key of squares(box))
      for (const i of this.squares.get(key) ?? []) if (i !== but && i !== other && overlap(this.boxes[i]!, box)) return i;
    return -1;
  }
}

function squares({ left, right, top, bottom }: Box): number[] {
  const out: number[] = [];
  const [first, last] = [Math.floor(left / SQUARE), Math.floor(right / SQUARE)];
  for (let row = Math.floor(top / SQUARE); row <= Math.floor(bottom / SQUARE); row++)
    for (let column = first; column <= last; column++) out.push((row + MARGIN) * ROW + column + MARGIN);
  return out;
}
