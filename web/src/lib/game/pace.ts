// Computers may play quicker than eyes can follow: not every board has to be drawn.

const REST = 125; // milliseconds: a number that changes more often can't be read

/** A rest of that many milliseconds. */
export const after =
  (rest: number) =>
  (over: () => void): void =>
    void setTimeout(over, rest);

const FRAME = 17;
const FRAMES = 3; // until what was passed on is painted
const SHARE = 6; // this many times as long as drawing took is left for everything else
const LONGEST = 700;

/** A rest after a board, longer where boards take long to draw: a slow machine shows fewer of them, and still moves smoothly. */
export function afterDrawing(over: () => void): void {
  const began = performance.now();
  let last = setTimeout(over, LONGEST); // a tab that is not looked at draws nothing
  const frame = (left: number): void => {
    if (left) return void requestAnimationFrame(() => frame(left - 1));
    const took = performance.now() - began;
    if (took >= LONGEST) return; // it is over
    clearTimeout(last);
    last = setTimeout(over, Math.min(LONGEST, Math.max(REST, SHARE * (took - FRAMES * FRAME))) - took);
  };
  frame(FRAMES);
}

/**
 * Passes things on at once, but then rests: those that come meanwhile are joined and passed on after it. What is urgent never waits.
 * Whoever wants to see each of them has them passed on one by one, so many milliseconds apart; infinitely many: none until it is urgent.
 */
export class Paced<T> {
  private resting = false;
  private held: T[] = [];

  constructor(
    private pass: (thing: T) => void,
    private join: (earlier: T, later: T) => T,
    private urgent: (thing: T) => boolean = () => false,
    private rest: (over: () => void) => void = after(REST),
    private apart: () => number = () => 0,
  ) {}

  put(thing: T): void {
    this.held.push(thing);
    if (this.urgent(thing)) this.flush();
    else if (!this.resting) this.next();
  }

  /** Passes on at once what is waiting. */
  flush(): void {
    this.send(this.held.length);
  }

  /** Goes on, if they need not wait any longer. */
  next(): void {
    const apart = this.apart();
    if (apart !== Infinity) this.send(apart ? 1 : this.held.length);
  }

  private send(n: number): void {
    const due = this.held.splice(0, n);
    if (!due.length) return;
    this.begin();
    this.pass(due.reduce(this.join));
  }

  private begin(): void {
    if (this.resting) return;
    this.resting = true;
    const apart = this.apart();
    (apart && apart !== Infinity ? after(apart) : this.rest)(() => {
      this.resting = false;
      this.next();
    });
  }
}
