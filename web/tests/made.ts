// Events, questions and boards for tests: what is not given is nobody, nowhere, nothing.
import type { EventOf } from "../src/lib/story/events";
import { type Asking, type Event, FIELDS, SECRETS, type View, type What } from "../src/wire";

const NOTHING: Partial<Record<What, unknown>> = { number: 0, flag: false, die: [], word: "", reason: 1, deck: 0, pantheon: 0 };

/** An event; secrets are only in it if they are given. */
export function event<K extends Event["kind"]>(kind: K, fields: Partial<EventOf<K>> = {}): EventOf<K> {
  const told = Object.entries(FIELDS[kind]).filter(([name]) => !SECRETS[kind]?.includes(name));
  return { kind, ...Object.fromEntries(told.map(([name, what]) => [name, NOTHING[what] ?? -1])), ...fields } as unknown as EventOf<K>;
}

/** A question that is asked openly, unless another secrecy is given. */
export function asking<K extends Asking["kind"]>(kind: K, fields: object = {}): Extract<Asking, { kind: K }> {
  return { kind, secrecy: "open", ...fields } as unknown as Extract<Asking, { kind: K }>;
}

/** A board of two players in the first one's turn. */
export function board(more: Partial<View> = {}): View {
  const figures = {
    cards: [0, 0],
    continents: [],
    income: [0, 0],
    score: [],
    supply: [],
    hand: [],
    progress: [],
    out: [],
    trades: 0,
    gained: 0,
    taken: 0,
    traded: 0,
    bonus: 0,
  };
  const now = { doing: [], asking: null, attack: [], winners: [], reason: "" };
  return {
    seat: 0,
    turn: 0,
    round: 1,
    first: 0,
    owner: [0, 1],
    armies: [9, 4],
    force: [],
    reserve: [0, 0],
    ...figures,
    extra: {},
    ...now,
    ...more,
  };
}
