// Once a frame is often enough to draw.

const LONGEST = 120; // a page that nobody sees draws no frames

/** Calls back when the next frame is drawn, or soon where none are. */
export function afterFrame(act: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(once, LONGEST);
  requestAnimationFrame(once);
}

/** Passes things on at once, but only one in each frame: those that come meanwhile are joined and passed on with the next. */
export class Paced<T> {
  private resting = false;
  private held: T | null = null;

  constructor(
    private pass: (thing: T) => void,
    private join: (earlier: T, later: T) => T,
    private frame: (act: () => void) => void = afterFrame,
  ) {}

  put(thing: T): void {
    if (this.resting) {
      this.held = this.held === null ? thing : this.join(this.held, thing);
      return;
    }
    this.resting = true;
    this.frame(() => {
      this.resting = false;
      const held = this.take();
      if (held !== null) this.put(held);
    });
    this.pass(thing);
  }

  /** Passes on at once what is waiting. */
  flush(): void {
    const held = this.take();
    if (held !== null) this.pass(held);
  }

  private take(): T | null {
    const held = this.held;
    this.held = null;
    return held;
  }
}
