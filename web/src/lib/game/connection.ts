// The stream of a table: it comes back by itself, notices when nobody is there, tells how it is, and never sends an answer twice blindly.
import type { Answer, ClientMessage, Question, ServerMessage, Table } from "../../wire";
import { hold } from "../dice/remembered";

/** `slow`: something is waited for too long; `blocked`: the server is there, but streams don't get through; `void`: the link is no longer good. */
export type Stage = "connecting" | "live" | "slow" | "gone" | "blocked" | "refused" | "void";

export interface Hearing {
  heard(message: ServerMessage): void;
  stage(stage: Stage, why: string): void;
}

export interface Wire {
  readonly readyState: number;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const GREETING = 8000; // for the first word of a new connection; longer each time, as a board over a bad line takes its time
const QUIET = 15_000; // so long without a word, and we ask whether anybody is there
const SLOW = 4000; // from when something is due that long, the connection is slow …
const LOST = 12_000; // … and as good as gone
const UNHEARD = 3; // connections in a row without a word after which something may be in the way
const VOID = 4410;
const OPEN = 1; // WebSocket.OPEN: else the browser complains of what is sent

/** How long to wait before the next try: twice as long each time, not all clients at once. */
export function wait(tries: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + random() / 2);
}

/** Whether the server can be reached otherwise. */
async function reachable(): Promise<boolean> {
  return fetch("/health", { cache: "no-store" }).then(
    (reply) => reply.ok,
    () => false,
  );
}

export class Connection {
  version = -1; // of the board that was heard last
  pending: Answer | null = null; // an answer that is not acknowledged
  private wire: Wire | null = null;
  private told: Stage | "" = "";
  private live = false;
  private tries = 0;
  private unheard = 0;
  private blocked = false;
  private timer: ReturnType<typeof setTimeout> | undefined; // of what is waited for: the next try, the first word, a sign of life
  private ended = false;
  private asked = 0; // answers and lines are numbered from 1
  private line = 0; // of chat, the last that was heard
  private doubtful = false; // the connection was lost while an answer was on its way
  private repeated = 0; // the answer that was sent again
  private given = new Set<string>(); // to the dice's seed, over this connection

  constructor(
    private address: string,
    private hearing: Hearing,
    private open: (address: string) => Wire = (to) => new WebSocket(to) as unknown as Wire,
    private reaches: () => Promise<boolean> = reachable,
  ) {}

  start(): void {
    this.tell("connecting");
    const since = this.version >= 0 ? `since=${this.version}&heard=${this.line}&` : "";
    const wire = this.open(`${this.address}?${since}shares=1`);
    this.wire = wire;
    wire.onmessage = (event) => this.hear(JSON.parse(event.data) as ServerMessage);
    wire.onclose = (event) => this.lost(event.code, event.reason);
    this.after(GREETING * Math.min(1 + this.tries, 3), () => this.giveUp());
  }

  stop(): void {
    this.ended = true;
    this.drop();
  }

  /** The network is back, the page is looked at again, or somebody is impatient: try again at once, or see whether it still lives. */
  hurry(): void {
    if (this.ended || this.told === "refused" || this.told === "void") return;
    if (this.told === "live") return this.probe();
    this.drop();
    this.start();
  }

  /** Say something that may be lost with the connection; whether it was sent. */
  send(message: ClientMessage): boolean {
    if (!this.live || this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Answer a question of the board that is shown, else that was heard last; one at a time. Whether it was sent. */
  answer(seat: number, text: string, version = this.version): boolean {
    if (this.pending || !this.live) return false;
    this.pending = { type: "answer", id: ++this.asked, seat, version, answer: text };
    this.expect();
    this.send(this.pending); // if it is just closing, it goes out again over the next one
    return true;
  }

  /** Say a line of chat: its number, or 0 if it was not sent. */
  chat(text: string, seat: number): number {
    return this.send({ type: "chat", text, seat, id: ++this.asked }) ? this.asked : 0;
  }

  /** Ask for something under a number of its own; whether it was sent. */
  request(make: (id: number) => ClientMessage): boolean {
    return this.send(make(++this.asked));
  }

  private hear(message: ServerMessage): void {
    this.tries = this.unheard = 0;
    this.blocked = false;
    const said = this.answered(message);
    if (said.type === "chat") this.line = Math.max(this.line, said.line.number);
    if (said.type === "snapshot" || said.type === "update") {
      this.version = said.version;
      if (!this.live) this.tell("live");
      this.live = true;
      if (said.type === "snapshot") this.line = Math.max(this.line, ...said.chat.map((l) => l.number));
      this.settle(said.question);
    }
    if (this.live && !this.pending) this.rest();
    this.hearing.heard(said);
    if (said.type === "snapshot" || said.type === "seats") this.give(said);
  }

  /** Give what the dice's seed wants of this device: nobody has to do anything for it. */
  private give({ table, yours, host }: { table: Table; yours: number[]; host: boolean }): void {
    const seats = host ? [...yours, -1] : yours;
    hold(table);
    if (table.shares.waits.some((s) => seats.includes(s)))
      import("../dice/shares").then(
        ({ contributions }) => contributions(table, seats).forEach((message) => this.say(message)),
        () => undefined, // the next message about the table asks again
      );
  }

  private say(message: ClientMessage): void {
    const what = JSON.stringify(message);
    if (!this.given.has(what) && this.send(message)) this.given.add(what);
  }

  /** What became of our answer; one that was sent again and is not asked for any more had been taken before. */
  private answered(message: ServerMessage): ServerMessage {
    if ((message.type !== "accepted" && message.type !== "refused") || message.id !== this.pending?.id) return message;
    this.pending = null;
    const before = message.type === "refused" && message.id === this.repeated && ["stale", "not-asked", "over"].includes(message.code);
    return before ? { type: "accepted", id: message.id, version: this.version } : message;
  }

  /** After a lost connection: an answer goes out again only if its question is still open. */
  private settle(question: Question | null): void {
    if (!this.doubtful || !this.pending) return;
    this.doubtful = false;
    const { seat, version, id } = this.pending;
    if (version === this.version || (question?.seat === seat && question.since <= version)) {
      this.repeated = id;
      this.send(this.pending);
      this.expect();
    } else this.pending = null;
  }

  // ---- signs of life ----------------------------------------------------------------------------------------------------------------

  private after(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }

  /** Nothing is due; if nothing comes for long, ask. */
  private rest(): void {
    this.tell("live");
    this.after(QUIET, () => this.probe());
  }

  private probe(): void {
    if (this.pending) return; // which is due already
    this.send({ type: "ping" });
    this.expect();
  }

  /** Something is to be heard now: without it the connection is slow, and then as good as gone. */
  private expect(): void {
    this.after(SLOW, () => {
      this.tell("slow");
      this.after(LOST - SLOW, () => this.giveUp());
    });
  }

  private giveUp(): void {
    this.lost(0, "");
  }

  /** Let go of a connection, whatever it may still say. */
  private drop(): void {
    clearTimeout(this.timer);
    if (this.wire) {
      this.wire.onmessage = this.wire.onclose = null;
      this.wire.close();
    }
    this.wire = null;
    this.live = false;
    this.given.clear();
    this.doubtful = this.pending !== null;
  }

  private lost(code: number, reason: string): void {
    const spoke = this.live || code >= 4000;
    this.drop();
    if (this.ended) return;
    if (code === VOID) return this.tell("void", reason);
    if (code === 1008 || (code >= 4400 && code < 4429)) return this.tell("refused", reason);
    this.unheard = spoke ? 0 : this.unheard + 1;
    if (this.unheard >= UNHEARD) void this.wonder();
    this.tell("gone", reason);
    this.after(wait(this.tries++), () => this.start());
  }

  /** Several connections did not come about: is it the server, or something on the way to it? */
  private async wonder(): Promise<void> {
    const blocked = await this.reaches();
    if (this.told !== "gone" && this.told !== "connecting") return;
    this.blocked = blocked;
    this.tell(this.told);
  }

  private tell(stage: Stage, why = ""): void {
    const now = this.blocked && (stage === "gone" || stage === "connecting") ? "blocked" : stage;
    if (now !== this.told) this.hearing.stage((this.told = now), why);
  }
}
