// Where one is in a recording, and how it runs.
import type { Recording, Scene } from "./recording.svelte";

export const SPEEDS = [1, 3, 10, 30, 100]; // answers a second

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state(3);
  private frame = 0;
  private since = 0; // when it was at `from`
  private from = 0;

  scene = $derived.by<Scene>(() => this.recording.at(this.at));
  turn = $derived.by(() => this.recording.turn(this.at));

  constructor(readonly recording: Recording) {}

  seek(n: number): void {
    this.at = Math.max(0, Math.min(this.recording.last, Math.round(n)));
    this.anew();
  }

  step(by: number): void {
    this.pause();
    this.seek(this.at + by);
  }

  jump(way: 1 | -1): void {
    this.seek(this.recording.neighbour(this.at, way));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.recording.last && this.ended) this.at = 0;
    this.playing = true;
    this.anew();
    this.frame = requestAnimationFrame((now) => this.run(now));
  }

  pause(): void {
    this.playing = false;
    cancelAnimationFrame(this.frame);
  }

  hasten(speed: number): void {
    this.speed = speed;
    this.anew();
  }

  /** Whether no more of the recording will come. */
  private get ended(): boolean {
    return this.recording.whole || this.recording.broken !== null;
  }

  /** Count time from here. */
  private anew(): void {
    this.since = 0;
    this.from = this.at;
  }

  run(now: number): void {
    if (!this.playing) return;
    this.since ||= now;
    const to = Math.min(this.recording.last, this.from + Math.floor(((now - this.since) / 1000) * this.speed));
    if (to !== this.at) this.at = to;
    if (to === this.recording.last) [this.since, this.from] = [now, to]; // waiting for more is not playing
    if (to === this.recording.last && this.ended) this.playing = false;
    else this.frame = requestAnimationFrame((next) => this.run(next));
  }

  /** What a key does; whether it does anything. */
  key(key: string, far: boolean): boolean {
    if (key === " ") this.toggle();
    else if (key === "ArrowRight" || key === "ArrowLeft") {
      const way = key === "ArrowRight" ? 1 : -1;
      if (far) this.jump(way);
      else this.step(way);
    } else if (key === "PageDown") this.jump(1);
    else if (key === "PageUp") this.jump(-1);
    else if (key === "Home") this.seek(0);
    else if (key === "End") this.seek(this.recording.last);
    else return false;
    return true;
  }
}
