// One table as this device sees it: what was heard last, what is asked of it, and what it says.
import { untrack } from "svelte";
import type { Board, Event, Line, Mode, Option, Orders, Question, ServerMessage, Table, Update, View } from "../../wire";
import { changed, hasActed, since } from "../story/catchup";
import { Connection, type Hearing, type Stage, type Wire } from "./connection";
import { diceAfter, fallen, type Fight, taken } from "./fight";
import { momentOf } from "../story/moments";
import { knownOf, Names } from "../words/names";
import { answer as textOf } from "../play/options";
import { afterDrawing, Paced } from "./pace";
import { keep, recall } from "../device/settings.svelte";
import { leapt, own } from "../device/watching.svelte";
import type { Plan } from "../play/plans";
import type { Asked } from "../prompt/words";
import { knows, listed, say } from "../words/say.svelte";
import { blotted, veiled } from "./veil";

const NONE: Option[] = [];
const MOST_EVENTS = 3000;
const SETTLE = 300; // milliseconds in which the second half of a double click answers nothing

/** A line without its spaces: which are spaces, and how many remain of them, is not the same everywhere. */
// eslint-disable-next-line no-control-regex -- they are spaces to the server
const bare = (text: string) => text.replace(/[\s\x1c-\x1f\x85]/g, "");

export class Game implements Hearing {
  stage_ = $state<Stage>("connecting");
  trouble = $state("");
  note = $state("");
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  asked = $state.raw<number[]>([]);
  question = $state.raw<Question | null>(null);
  version = $state(-1);
  yours = $state.raw<number[]>([]);
  host = $state(false);
  ends = $state(-1); // when the clock runs out, in this device's time
  chat = $state.raw<Line[]>([]);
  draft = $state(""); // a line of chat that is not said yet
  unsaid = $state(""); // why not
  saying = $state(0); // the number of the line that is on its way …
  private speaker = NaN; // … and for whom it is said
  parted = $state.raw<number[]>([]); // seats that this device had until a new link was made for them
  events = $state.raw<Event[]>([]);
  recent = $state.raw<Set<number>>(new Set());
  seek = $state.raw<{ place: number } | null>(null); // a place that somebody wants to see
  missed = $state.raw<Event[]>([]); // what happened since your last turn, until it is read
  missedBy = $state(-1);
  fight = $state.raw<Fight | null>(null); // the dice that lie on the table
  moment = $state.raw<{ side: number; text: string } | null>(null); // what everybody looks up for
  marched = $state(-1); // the version at which armies last moved
  conquest = $state.raw<{ id: number; place: number; side: number } | null>(null); // what has just been taken
  losses = $state.raw<{ id: number; place: number; n: number }[]>([]); // armies that have just fallen
  shown = $state.raw<Record<number, string>>({}); // reactions
  curtain = $state(-1); // who is to get the device
  plan = $state.raw<Plan | null>(null);
  undo = $state(-1); // the seat that may take back its last step
  answering = $state.raw<number[]>([]); // seats of ours that are answered for in a moment
  orders = $state.raw<Orders[]>([]); // the standing orders of our seats
  unread = $state(0);
  peeking = $state(false); // where several share a device: whether the one who has it looks at what is theirs only
  renewed: () => void = () => undefined; // is told of every new board
  private sending = $state(false);
  private sent = 0; // the number of the last answer
  private undoing = $state(-1); // the version at which a step is being taken back
  private awaited = $state(-1); // the row of an accepted answer whose board is still to come
  private settling = $state(false); // a question has just come where the last one was
  private closed = false; // whether the last answer was `done`
  private before: number | null = null; // the pace of computers before you skipped to your turn
  private planner = $state(-1); // whose plan it is
  private planned = -1; // … and in whose turn it was made
  private holder = -1; // of several seats at this device, whose person has it
  private taken = $state(-1); // of several seats at this device, the one whose board was asked for last
  private connection: Connection;
  /** Of the boards that come while one is looked at the last counts, with all that happened; what somebody here is asked is shown at once. */
  private boards = new Paced<Update>(
    (u) => this.look(u),
    (early, late) => ({ ...late, events: [...early.events, ...late.events] }),
    (u) => u.question !== null || u.view.reason !== "",
    afterDrawing,
    () => this.apart(),
  );

  private known = $derived(knownOf(this.view));
  names = $derived.by(() =>
    this.known && this.table
      ? new Names(
          this.board,
          this.table,
          untrack(() => this.view),
          this.yours.length === 1 ? this.yours[0] : -1, // of several at one device nobody is "you"
        )
      : null,
  );
  /** Whether somebody listens: else answers have to wait. */
  online = $derived(this.stage_ === "live");
  busy = $derived(!this.online || this.sending || this.settling || this.awaited > this.version);
  sides = $derived(this.view?.reserve.length ?? 0);
  over = $derived((this.view?.reason ?? "") !== "");
  /** Whether this device may answer the question. */
  mine = $derived(this.question !== null && this.mayAnswer(this.question.seat));
  /** Whether this device sets the pace of computers: the host's does, and that of the only person. */
  mayPace = $derived.by(() => {
    const people = this.table?.seats.flatMap((seat, s) => (seat.player === "person" ? [s] : [])) ?? [];
    return this.host || (people.length > 0 && people.every((s) => this.yours.includes(s)));
  });
  /** Whether answers go out by themselves: a plan is followed, and nobody else at this device is asked. */
  running = $derived(this.plan !== null && (!this.mine || this.question!.seat === this.planner));
  /** Whether somebody at this device may take back a step. */
  undoable = $derived(
    this.yours.includes(this.undo) && this.undoing !== this.version && !this.busy && !this.running && this.curtain < 0 && !this.over,
  );
  /** Whose private things may be shown: nobody's while the device changes hands, whatever board is here. */
  eyes = $derived.by(() => {
    const seat = this.view?.seat ?? -1;
    return this.yours.length > 1 && (this.curtain >= 0 || seat !== this.taken) ? -1 : seat;
  });
  /** The board for all who sit at this device. */
  onTable = $derived(this.view && this.yours.length > 1 && !this.over ? veiled(this.view) : this.view);
  /** Seats of others that the dice wait for: they have not come yet, or their devices are silent. */
  coming = $derived(this.asked.includes(-1) && this.table ? this.table.shares.waits.filter((s) => s >= 0 && !this.yours.includes(s)) : []);
  /** Whom the dice wait for, in a sentence: friends who may still come, or people whose devices are silent. */
  expected = $derived.by(() => {
    const silent = this.coming.filter((s) => !this.table!.seats[s]!.free);
    return silent.length
      ? say("shares-wait", { names: listed(silent.map((s) => this.names!.side(s))) })
      : say("friends-wait", { n: this.coming.length });
  });
  options = $derived<Option[]>(this.mine && this.curtain < 0 ? this.question!.options : NONE);

  /** The question with all that its words depend on. */
  asking = $derived.by<Asked | null>(() => {
    const { options, view, names, board, events } = this;
    return options.length && view?.asking && names ? { asking: view.asking, options, view, names, board, events } : null;
  });

  constructor(
    readonly board: Board,
    readonly mode: Mode,
    address: string,
    open?: (address: string) => Wire,
  ) {
    this.connection = new Connection(address, this, open);
  }

  start(): void {
    this.connection.start();
  }

  stop(): void {
    this.connection.stop();
  }

  hurry(): void {
    this.connection.hurry();
  }

  private mayAnswer(seat: number): boolean {
    if (seat < 0) return this.table?.dice === "hand" && (this.host || this.yours.includes(this.view?.turn ?? -1));
    return this.yours.includes(seat) && !this.computer(seat) && !this.answering.includes(seat);
  }

  /** Whether a computer answers for a seat. */
  computer(seat: number): boolean {
    const sits = this.table?.seats[seat];
    return sits !== undefined && (sits.player !== "person" || sits.away || sits.resigned);
  }

  // ---- saying ------------------------------------------------------------------------------------------------------------------------

  answer(option: Option, n: number = option.low): void {
    this.tell(textOf(option, n));
  }

  tell(text: string): void {
    if (!this.question || this.busy) return;
    this.note = "";
    this.caughtUp();
    this.closed = text === "done";
    this.sending = this.connection.answer(this.question.seat, text, this.version);
    this.sent = this.connection.pending?.id ?? 0;
  }

  /** What was missed is known now. */
  caughtUp(): void {
    this.missed = [];
  }

  follow(plan: Plan): void {
    this.plan = plan;
    this.planner = this.question?.seat ?? -1;
    this.planned = this.view?.turn ?? -1;
    this.carryOn();
  }

  /** No further: what was sent is taken, nothing more is. */
  halt(): void {
    this.plan = null;
  }

  take(seat: number): void {
    this.curtain = -1;
    this.taken = seat;
    this.connection.send({ type: "take", seat });
  }

  /** The person to whom the device was handed says so; their board may be here already. */
  unveil(): void {
    this.holder = this.curtain;
    if (this.view?.seat !== this.holder) return this.take(this.holder);
    this.consider();
    this.renewed();
  }

  back(seat: number): void {
    this.connection.send({ type: "back", seat });
  }

  /** Say a line for a seat; whether it was sent. */
  ask(seat: number, text: string): boolean {
    return this.connection.chat(text, seat) > 0;
  }

  /** Say what is written; it stays until the table has heard it. */
  speak(): void {
    if (!this.draft.trim() || this.saying) return;
    this.speaker = this.voice;
    this.saying = this.connection.chat(this.draft, this.speaker);
    this.unsaid = this.saying ? "" : say("chat-unsent");
  }

  react(mark: "applause" | "laugh" | "surprise" | "anger" | "sorrow" | "thanks"): void {
    this.connection.send({ type: "react", mark, seat: this.voice });
  }

  /** Who speaks here: a seat, the host (-1) or a spectator (-2). */
  get voice(): number {
    const seat = this.view?.seat ?? -1;
    return seat >= 0 ? seat : this.yours.includes(this.holder) ? this.holder : (this.yours[0] ?? (this.host ? -1 : -2));
  }

  /** Take back the last step. */
  takeBack(): void {
    const { undo: seat, version } = this;
    this.plan = null;
    if (this.connection.request((id) => ({ type: "undo", id, seat, version }))) this.undoing = version;
  }

  /** Have computers play at another pace; for once only, until somebody here is asked. */
  hasten(pace: number, once = false): void {
    this.before = once ? (this.before ?? this.table!.pace) : null;
    keep(`skip-${this.table!.id}`, this.before === null ? "" : String(this.before)); // still for once only when the page is loaded again
    this.connection.request((id) => ({ type: "pace", pace: Math.round(pace), id }));
  }

  /** How far apart this device shows the boards of others' turns; your own are shown at once. */
  private apart(): number {
    const { view, yours } = this;
    const ours = !view || this.mayPace || yours.includes(view.turn) || this.over;
    return ours || own.pace <= (this.table?.pace ?? 0) ? 0 : own.pace;
  }

  /** This device watches at another pace from now on. */
  renewPace(): void {
    this.boards.next();
  }

  /** Change standing orders of a seat. */
  order(seat: number, change: Partial<Orders>): void {
    const now = this.orders.find((o) => o.seat === seat);
    if (now) this.connection.request((id) => ({ type: "orders", id, orders: { ...now, ...change } }));
  }

  /** Give up a seat for good; offer to end the game, agree to that, or decline. */
  settleFor(seat: number, type: "resign" | "offer" | "agree" | "decline"): void {
    this.connection.request((id) => ({ type, seat, id }));
  }

  /** Begin without the shares of those who have not come (the host, or after a long wait any player). */
  begin(): void {
    this.connection.request((id) => ({ type: "begin", id }));
  }

  // ---- hearing -----------------------------------------------------------------------------------------------------------------------

  stage(stage: Stage): void {
    const waited = this.stage_ === "slow";
    this.stage_ = stage;
    if (stage === "live" && waited) this.consider();
    if (stage === "live" || stage === "slow") return;
    this.trouble = ""; // told again to somebody who comes back
    if (this.saying) [this.saying, this.unsaid] = [0, say("chat-unsent")];
  }

  /** Who sits where, and what of it is ours. */
  private seated({ table, yours, host }: { table: Table; yours: number[]; host: boolean }): void {
    this.parted = [...this.parted, ...this.yours].filter((s) => !yours.includes(s));
    if (!this.table) this.before = Number(recall(`skip-${table.id}`)) || null;
    [this.table, this.yours, this.host] = [table, yours, host];
  }

  /** A line was said, or was missed; our own is said when it comes back. */
  private told(line: Line): void {
    if (this.chat.some((l) => l.number === line.number)) return;
    this.chat = [...this.chat, line].slice(-200);
    this.unread++;
    if (line.seat === this.speaker && bare(line.text) === bare(this.draft)) [this.draft, this.unsaid, this.saying] = ["", "", 0];
  }

  heard(message: ServerMessage): void {
    if (message.type === "update") return this.boards.put(message);
    if (message.type === "snapshot" || !this.apart()) this.boards.flush();
    if (message.type === "snapshot") {
      this.seated(message);
      this.orders = message.orders;
      if (this.version < 0) this.chat = message.chat;
      else message.chat.forEach((line) => this.told(line));
      if (message.after !== this.version) this.events = [];
      this.look(message, true);
    } else if (message.type === "seats") {
      this.seated(message);
      this.consider();
    } else if (message.type === "orders") this.orders = message.orders;
    else if (message.type === "accepted") {
      this.sending = false;
      this.awaited = message.version;
      this.consider(); // its board may have come before it
    } else if (message.type === "refused") this.refused(message.id, message.code, message.why);
    else if (message.type === "trouble") this.trouble = message.why;
    else if (message.type === "chat") this.told(message.line);
    else if (message.type === "reaction") this.reacted(message.seat, message.mark);
  }

  private look(board: Omit<Update, "type" | "after">, anew = false): void {
    this.version = board.version;
    this.seek = null;
    const before = this.view;
    const told = this.yours.length > 1 ? board.events.map(blotted) : board.events;
    this.events = [...this.events, ...told].slice(-MOST_EVENTS);
    this.view = board.view;
    this.asked = board.asked;
    this.undo = board.undo;
    this.answering = board.answering;
    this.question = board.question;
    this.ends = board.left < 0 ? -1 : Date.now() + board.left * 1000;
    if (this.connection.pending === null) this.sending = false;
    if (before?.seat !== board.view.seat) this.peeking = false;
    if (this.closed && board.question) this.settle();
    if (board.events.length) {
      this.recent = changed(board.view.seat >= 0 ? since(this.events, board.view.seat) : anew ? [] : told);
    }
    this.fight = diceAfter(this.fight, told, board.view);
    if (before && !anew) this.moment = momentOf(told, this.board, this.names!) ?? this.moment;
    this.losses = anew ? [] : fallen(told, board.version);
    this.conquest = anew ? null : taken(told, board.version);
    if (!anew && told.some((e) => e.kind === "fortify" || e.kind === "occupy")) this.marched = board.version;
    this.catchUp(before, board.view, anew);
    this.consider();
    this.renewed();
  }

  /** A double click is one answer: what is asked next can be answered in a moment. */
  private settle(): void {
    this.closed = false;
    this.settling = true;
    setTimeout(() => {
      this.settling = false;
      this.consider();
    }, SETTLE);
  }

  /** At the beginning of your turn, and when you come back: what has happened since, and goes on happening while you read. */
  private catchUp(before: View | null, view: View, anew: boolean): void {
    const begins = view.turn === view.seat && (before?.turn !== view.turn || before.round !== view.round || before.seat !== view.seat);
    if (view.turn < 0 || view.seat < 0 || !(begins || anew || this.missed.length)) return;
    [this.missed, this.missedBy] = [hasActed(this.events, view.seat) ? since(this.events, view.seat) : [], view.seat];
  }

  /** Who gets the device, and what can be answered without asking anybody. */
  private consider(): void {
    const view = this.view;
    if (!view || this.over) {
      this.curtain = -1;
      this.plan = null;
      return;
    }
    const due = this.asked.filter((s) => this.yours.includes(s) && !this.computer(s) && !this.answering.includes(s));
    this.curtain = -1;
    if (this.yours.length > 1 && due.length) this.handOver(due, view);
    if (this.plan && (this.computer(this.planner) || view.turn !== this.planned)) this.endPlan();
    if (this.before !== null && this.mine) this.hasten(this.before);
    if (this.mine) leapt();
    this.carryOn();
  }

  /** Several sit here: the player who is asked gets the device, behind a curtain unless they have it already, or only answer openly in another's turn. */
  private handOver(due: number[], view: View): void {
    const next = due.includes(this.holder) ? this.holder : due[0]!;
    const open = view.asking?.secrecy === "open" && next !== view.turn;
    if (next !== this.holder && !open) [this.curtain, this.peeking] = [next, false];
    else if (next !== view.seat) this.take(next);
  }

  private carryOn(): void {
    if (!this.plan || this.busy || !this.view) return;
    const next = this.plan.next(this.mine && this.running ? this.question!.options : null, this.view);
    if (next === "end") this.endPlan();
    else if (next !== "wait") this.answer(next.option, next.n);
  }

  private endPlan(): void {
    if (this.plan?.unfinished) this.note = say("placing-cut");
    this.plan = null;
  }

  private refused(id: number, code: string, why: string): void {
    if (id && id === this.saying) {
      [this.saying, this.unsaid] = [0, say(code === "malformed" ? "chat-unreadable" : `refused-${code}`)];
      return;
    }
    if (id && id === this.sent) [this.sending, this.plan] = [false, null];
    this.undoing = -1;
    this.note = knows(`refused-${code}`) ? say(`refused-${code}`) : say("refused", { why });
  }

  private reacted(seat: number, mark: string): void {
    this.shown = { ...this.shown, [seat]: mark };
    setTimeout(() => {
      if (this.shown[seat] === mark) this.shown = Object.fromEntries(Object.entries(this.shown).filter(([s]) => Number(s) !== seat));
    }, 3500);
  }
}
