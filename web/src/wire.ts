// Made by tools/protocol.py from src/feldherr/server/wire.py: change that, and run it again.

export const PROTOCOL = 1;
export const LONGEST_CHAT = 300;

export type Code = "illegal" | "stale" | "not-yours" | "not-asked" | "malformed" | "too-fast" | "off" | "unavailable" | "over";
export type Reaction = "applause" | "laugh" | "surprise" | "anger" | "sorrow" | "thanks";

/** One thing that the table is in the middle of; the last one is what is asked. */
export interface Step {
  name: string;
  seat?: number;
  n?: number;
  src?: number;
  dst?: number;
  side?: number;
  m?: number;
}

/** The board and all that may be known of it. */
export interface View {
  seat: number;
  turn: number;
  round: number;
  first: number;
  owner: number[];
  armies: number[];
  force: number[];
  reserve: number[];
  cards: number[];
  continents: number[];
  income: number[];
  score: number[];
  supply: number[];
  hand: number[];
  out: number[];
  trades: number;
  gained: number;
  taken: number;
  traded: number;
  bonus: number;
  extra: Record<string, number[]>;
  steps: Step[];
  winners: number[];
  reason: string;
}

/** A family of legal answers: this verb, these things, and any number from low to high, if it takes one (else both are -1). */
export interface Option {
  text: string;
  verb: string;
  on: number[];
  low: number;
  high: number;
  cost?: number;
  more?: number;
}

/** One thing that happened (docs/protocol.md has a table of the kinds); what is not for these eyes is left out. */
export interface Event {
  kind: string;
  seat?: number;
  other?: number;
  a?: number;
  b?: number;
  c?: number;
  n?: number;
  m?: number;
  dice?: number[];
  left?: number[];
}

/** Who sits there. */
export interface Seat {
  name: string;
  player: string;
  away: boolean;
  present: boolean;
}

/** What is on the sign at the table. */
export interface Table {
  id: string;
  mode: string;
  house: Record<string, string>;
  seats: Seat[];
  clock: number;
  pace: number;
  chat: boolean;
  dice: "program" | "hand";
  commitment: string;
  seed: string;
  teams: number[];
  target: number;
}

/** A line of chat; seat -1 is the host, -2 somebody who looks on. */
export interface Line {
  number: number;
  seat: number;
  text: string;
}

/** What a seat is asked; an answer to it names a version that is not older than `since`. */
export interface Question {
  seat: number;
  since: number;
  options: Option[];
  stakes?: number[];
  dice?: number[];
}

/** Everything, at the beginning and whenever a client has missed too much. */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  version: number;
  yours: number[];
  host: boolean;
  table: Table;
  view: View;
  asked: number[];
  question: Question | null;
  left: number;
  chat: Line[];
  after: number;
  events: Event[];
}

/** What happened since `after`, and the board as it is now. */
export interface Update {
  type: "update";
  version: number;
  after: number;
  events: Event[];
  view: View;
  asked: number[];
  question: Question | null;
  left: number;
}

/** Who sits where has changed, or who is there. */
export interface Seats {
  type: "seats";
  table: Table;
  yours: number[];
  host: boolean;
}

/** The answer is in the record, on the disk. */
export interface Accepted {
  type: "accepted";
  id: number;
  version: number;
}

/** A message that did nothing, and why; `unavailable` alone is not certain: whether it was taken shows when the trouble is over. */
export interface Refused {
  type: "refused";
  id: number;
  code: Code;
  why: string;
}

/** Somebody said something. */
export interface Spoken {
  type: "chat";
  line: Line;
}

/** Somebody showed a feeling. */
export interface Reacted {
  type: "reaction";
  seat: number;
  mark: Reaction;
}

/** The table can't be written now: answers are refused until `why` is ''; a connection that is told of no trouble has none. */
export interface Trouble {
  type: "trouble";
  why: string;
}

/** Here we are: the answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** An answer for a seat of one's own (-1: dice that were rolled by hand), made when the table was at that version. */
export interface Answer {
  type: "answer";
  id: number;
  seat: number;
  version: number;
  answer: string;
}

/** Whoever plays this seat has the device now: show what is theirs (for devices that hold several). */
export interface Take {
  type: "take";
  seat: number;
}

/** The person is back, and takes the seat over from the computer. */
export interface Back {
  type: "back";
  seat: number;
}

/** Say something to the table; who hears the line come back knows that it was said. */
export interface Chat {
  type: "chat";
  text: string;
  seat?: number;
  id?: number;
}

/** Show a feeling. */
export interface React {
  type: "react";
  mark: Reaction;
  seat?: number;
}

/** Send everything again. */
export interface Resync {
  type: "resync";
}

/** Is anybody there? Browsers can't see the stream's own pings; a connection on which nothing comes back is given up. */
export interface Ping {
  type: "ping";
}

/** A table to be opened. */
export interface NewTable {
  mode: string;
  players: string[];
  names?: string[];
  house?: Record<string, string>;
  clock?: number;
  pace?: number;
  chat?: boolean;
  dice?: "program" | "hand";
  game?: string;
}

/** A table that was opened, and its secret links: the ends of addresses, to be put after `/join#`. */
export interface Opened {
  table: string;
  host: string;
  seats: string[];
  spectator: string;
}

/** Use a secret link. */
export interface Join {
  token: string;
  ask?: boolean;
}

/** What the link was for. */
export interface Joined {
  table: string;
  seat: number;
  name: string;
  waits: boolean;
}

/** A table of this device. */
export interface Place {
  table: string;
  mode: string;
  names: string[];
  seats: number[];
  host: boolean;
  over: boolean;
  asked: boolean;
  round: number;
  played: number;
}

/** Who is to play a seat: "person", or a computer player. */
export interface Swap {
  player: string;
}

/** A fresh link; the earlier ones are void. */
export interface Link {
  token: string;
}

/** A saved game to be looked at. */
export interface SavedGame {
  game: string;
}

/** The board where a turn begins (the first: where the game does). */
export interface Turn {
  at: number;
  seat: number;
  round: number;
  lands: number[];
  armies: number[];
  income: number[];
}

/** One answer: what it changed on the board (rows of the view, `extra.` before those of the mode), and what happened. */
export interface Frame {
  rows?: Record<string, number[]>;
  cells?: Record<string, number[]>;
  phase?: string;
  events?: Event[];
  law?: number;
}

/** A game answer by answer, as somebody who looks on was shown it; with everything that was hidden when it is over. Reels follow. */
export interface Replay {
  type: "replay";
  id: string;
  mode: string;
  house: Record<string, string>;
  seats: Seat[];
  everything: boolean;
  view: View;
  held: number[];
}

/** A part of a replay: it goes on where the one before ended. */
export interface Reel {
  type: "reel";
  frames: Frame[];
  turns: Turn[];
  now: Turn;
  laws: number[][];
}

/** What is wrong with a request: in English, and where it has a name in words of other languages (the message `fault-NAME`). */
export interface Wrong {
  error: string;
  fault?: string;
  given?: Record<string, string>;
  line?: number;
}

/** A mode in the catalogue. */
export interface Mode {
  name: string;
  title: string;
  booklet: string;
  least: number;
  most: number;
  board: string;
  teams: number;
}

/** All modes, and who may play against people. */
export interface Books {
  modes: Mode[];
  strengths: Record<string, string>;
  characters: Record<string, string>;
  address: string;
}

/** One territory of an attack: the chance that it and all before it are taken, and how many armies are left then, in the mean. */
export interface Stage {
  place: number;
  win: number;
  survivors: number;
  defenders: number;
  plague?: boolean;
}

/** What comes of an attack, or of several in a row: exact chances, if both throw all dice they may; no stages if it can't be told. */
export interface Odds {
  armies: number;
  attackers: number;
  win: number;
  lost: number;
  slain: number;
  stages: Stage[];
  left: number[];
  held: number[];
}

/** A rule's number or name, '' if it has none, and its text. */
export interface Rule {
  id: string;
  says: string;
}

/** Some rules of a mode under one heading: what it is about, the set-up, a phase of the turn, goals, or all that are numbered. */
export interface Chapter {
  kind: "about" | "setup" | "phase" | "goals" | "all";
  title: string;
  steps: string[];
  rules: Rule[];
}

/** A rule that a table may choose. */
export interface HouseRule {
  name: string;
  says: string;
  values: string[];
  usual: string;
}

/** A card that only this mode has: a mission or a miracle. */
export interface OwnCard {
  title: string;
  says: string;
  kind: string;
  cost: number;
  seat: number;
  place: number;
}

/** What the numbers of a mode stand for. */
export interface Board {
  mode: string;
  places: string[];
  territories: number;
  cards: string[];
  own: string[];
  words: string[];
  any: string[];
  continents: string[];
  continent_of: number[];
  bonus: number[];
  borders: number[][];
  phases: string[];
  house: HouseRule[];
  titles: Record<string, Record<string, string>>;
  printed: string[];
  deck: OwnCard[];
  stars: number[];
}

export type ServerMessage = Snapshot | Update | Seats | Accepted | Refused | Spoken | Reacted | Trouble | Pong;

export type ClientMessage = Answer | Take | Back | Chat | React | Resync | Ping;
