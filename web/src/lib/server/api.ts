// Requests to the server.
import { knows, say } from "../words/say.svelte";
import { learn } from "./share";
import type {
  Analysis,
  Board,
  Books,
  Chapter,
  Hint,
  Joined,
  Link,
  MapDraft,
  MapEdit,
  Maps,
  MapWish,
  NewTable,
  Odds,
  Opened,
  Place,
  Chunk,
  Replay,
  Table,
  Wrong,
} from "../../wire";

/** A request that was not granted; the message is for people. */
export class Problem extends Error {
  constructor(
    readonly wrong: Wrong,
    readonly status: number,
  ) {
    super(wrong.error);
  }

  /** What is wrong in the reader's language; "" if there are no words for it. */
  get said(): string {
    const { fault = "", given = {}, line = 0 } = this.wrong;
    const why = knows(`fault-${fault}`) ? say(`fault-${fault}`, given) : "";
    if (!line) return why;
    return why ? say("fault-line", { line, why }) : say("fault-unread", { line });
  }
}

/** What went wrong, for people: by its status, else as the server says it. */
export function excuse(e: unknown): string {
  if (!(e instanceof Problem) || e.status === 0) return say("unreachable");
  return knows(`wrong-${e.status}`) ? say(`wrong-${e.status}`) : e.said || e.message || say("unreachable");
}

/** Why a table that was sat down at does not know this device: it has no cookie to be known by, or else. */
export function stranger(e: unknown, cookies = navigator.cookieEnabled): string {
  return e instanceof Problem && e.status === 404 && !cookies ? say("no-cookies") : excuse(e);
}

/** A reply that grants what was asked. */
async function granted(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
  const reply = await reached(fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }));
  if (!reply.ok) throw new Problem(wrongIn(await reply.text()), reply.status);
  return reply;
}

async function request<T>(method: string, path: string, body?: unknown, wanted: "json" | "text" = "json"): Promise<T> {
  const text = await (await granted(method, path, body)).text();
  return (wanted === "text" ? text : parsed(text)) as T;
}

/** A reply of many lines, each as soon as it is here. */
function lines<T>(method: string, path: string, body?: unknown): AsyncGenerator<T> {
  const reply = granted(method, path, body);
  reply.catch(() => undefined); // the reader of the lines is told
  return read<T>(reply);
}

async function* read<T>(reply: Promise<Response>): AsyncGenerator<T> {
  const pieces = (await reply).body!.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let rest = ""; ;) {
      const { value, done } = await reached(pieces.read());
      if (done && rest) throw new Problem({ error: "" }, 0); // it was cut off
      if (done) return;
      const whole = (rest + value).split("\n");
      rest = whole.pop()!;
      for (const line of whole) yield parsed(line) as T;
    }
  } finally {
    pieces.cancel().catch(() => undefined); // if nobody reads on
  }
}

/** What comes from the server, if it does. */
async function reached<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch {
    throw new Problem({ error: "" }, 0);
  }
}

/** What was sent; a page in its place comes from somebody between us and the server. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem({ error: "" }, 0);
  }
}

function wrongIn(text: string): Wrong {
  try {
    return JSON.parse(text) as Wrong;
  } catch {
    return { error: "" };
  }
}

export const api = {
  async books(): Promise<Books> {
    const books = await request<Books>("GET", "/api/modes");
    learn(books);
    return books;
  },
  board: (mode: string) => request<Board>("GET", `/api/modes/${encodeURIComponent(mode)}`),
  boardOf: (table: string) => request<Board>("GET", `/api/tables/${table}/board`),
  mapOf: (table: string) => request<string>("GET", `/api/tables/${table}/map`, undefined, "text"),
  newWorld: (seed: number, territories: number) => request<string>("POST", "/api/maps", { seed, territories }, "text"),
  brought: (wish: MapWish) => request<string>("POST", "/api/maps", wish, "text"),
  maps: () => request<Maps>("GET", "/api/maps"),
  map: (name: string) => request<string>("GET", `/api/maps/${encodeURIComponent(name)}`, undefined, "text"),
  publish: (text: string, by: string) => request<Maps>("POST", "/api/maps/published", { text, by }),
  withdraw: (id: string) => request<Maps>("POST", `/api/maps/published/${id}/withdraw`),
  draft: (edit: MapEdit) => request<MapDraft>("POST", "/api/maps/draft", edit),
  rules: (mode: string, language: string) => request<Chapter[]>("GET", `/api/modes/${encodeURIComponent(mode)}/rules/${language}`),
  rematch: (table: string) => request<{ table: string }>("POST", `/api/tables/${table}/rematch`),
  odds: (table: string, way: number[], stop: number, behind: number[] = []) =>
    request<Odds>("GET", `/api/tables/${table}/odds/${way.join("-")}/${Math.floor(stop)}${behind.length ? `/${behind.join("-")}` : ""}`),
  hint: (table: string, seat: number, language: string) => request<Hint>("POST", `/api/tables/${table}/hints/${seat}/${language}`),
  open: (table: NewTable) => request<Opened>("POST", "/api/tables", { shares: true, ...table }),
  mine: () => request<Place[]>("GET", "/api/tables"),
  place: (table: string) => request<Place>("GET", `/api/tables/${table}`),
  join: (token: string, ask: boolean) => request<Joined>("POST", "/api/join", { token, ask }),
  swap: (table: string, seat: number, player: string) => request<Table>("POST", `/api/tables/${table}/seats/${seat}`, { player }),
  call: (table: string, seat: number, name: string) => request<Table>("POST", `/api/tables/${table}/seats/${seat}/name`, { name }),
  relink: (table: string, seat: number | string) => request<Link>("POST", `/api/tables/${table}/links/${seat}`),
  anotherDevice: (table: string, seat: number) => request<Link>("POST", `/api/tables/${table}/devices/${seat}`),
  remove: (table: string, seat: number, ban: boolean) => request<Table>("POST", `/api/tables/${table}/remove/${seat}`, { ban }),
  mute: (table: string, seat: number | string, on: boolean) => request<Table>("POST", `/api/tables/${table}/mute/${seat}`, { on }),
  close: (table: string) => request<Table>("POST", `/api/tables/${table}/close`),
  proof: (table: string) => request<string>("GET", `/api/tables/${table}/dice`, undefined, "text"),
  game: (table: string) => request<string>("GET", `/api/tables/${table}/game`, undefined, "text"),
  replay: (table: string) => lines<Replay | Chunk>("GET", `/api/tables/${table}/replay`),
  analysis: (table: string) => request<Analysis>("GET", `/api/tables/${table}/analysis`),
  analyse: (game: string) => request<Analysis>("POST", "/api/analysis", { game }),
  watch: (game: string) => lines<Replay | Chunk>("POST", "/api/replay", { game }),
};

/** Where the stream of a table is. */
export function streamAddress(table: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss:" : "ws:"}//${at.host}/api/tables/${table}/stream`;
}
