// The stream of a table: it comes back by itself, tells how it is, and never sends an answer twice blindly.
import type { Answer, ClientMessage, ServerMessage } from "../wire";

export type Stage = "connecting" | "live" | "gone" | "refused";

export interface Hearing {
  heard(message: ServerMessage): void;
  stage(stage: Stage, why: string): void;
}

export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** How long to wait before the next try: twice as long each time, not all clients at once. */
export function wait(tries: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + random() / 2);
}

export class Connection {
  version = -1; // of the board that was heard last
  pending: Answer | null = null; // an answer that is not acknowledged
  private wire: Wire | null = null;
  private live = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private asked = 0; // answers are numbered from 1
  private doubtful = false; // the connection was lost while an answer was on its way

  constructor(
    private address: string,
    private hearing: Hearing,
    private open: (address: string) => Wire = (to) => new WebSocket(to) as unknown as Wire,
  ) {}

  start(): void {
    this.hearing.stage("connecting", "");
    const wire = this.open(this.version >= 0 ? `${this.address}?since=${this.version}` : this.address);
    this.wire = wire;
    wire.onopen = () => undefined; // it lives when it has said something
    wire.onmessage = (event) => this.hear(JSON.parse(event.data) as ServerMessage);
    wire.onclose = (event) => this.lost(event.code, event.reason);
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.wire?.close();
  }

  /** Try again at once: the network is back, or somebody is impatient. */
  hurry(): void {
    if (this.live || this.ended || !this.timer) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.start();
  }

  /** Say something that may be lost with the connection. */
  send(message: ClientMessage): boolean {
    if (!this.live || !this.wire) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Answer a question of the board that is shown, else that was heard last; one at a time. */
  answer(seat: number, text: string, version = this.version): boolean {
    if (this.pending || !this.live) return false;
    this.pending = { type: "answer", id: ++this.asked, seat, version, answer: text };
    return this.send(this.pending);
  }

  private hear(message: ServerMessage): void {
    if (!this.live) {
      this.live = true;
      this.tries = 0;
      this.hearing.stage("live", "");
    }
    if ((message.type === "accepted" || message.type === "refused") && message.id === this.pending?.id) this.pending = null;
    if (message.type === "snapshot" || message.type === "update") {
      this.version = message.version;
      this.settle();
    }
    this.hearing.heard(message);
  }

  /** After a lost connection: an answer goes out again only if the board is still the one it was made on. */
  private settle(): void {
    if (!this.doubtful || !this.pending) return;
    this.doubtful = false;
    if (this.version === this.pending.version) this.send(this.pending);
    else this.pending = null;
  }

  private lost(code: number, reason: string): void {
    this.live = false;
    this.wire = null;
    if (this.ended) return;
    this.doubtful = this.pending !== null;
    if (code === 1008 || (code >= 4400 && code < 4429)) {
      this.hearing.stage("refused", reason);
      return;
    }
    this.hearing.stage("gone", reason);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.start();
    }, wait(this.tries++));
  }
}
