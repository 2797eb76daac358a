// Requests to the server.
import { knows, say } from "./say.svelte";
import type { Board, Books, Chapter, Joined, Link, NewTable, Odds, Opened, Place, Replay, Table, Wrong } from "../wire";

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

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Response;
  try {
    const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
    reply = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Problem({ error: "" }, 0);
  }
  const text = await reply.text();
  if (!reply.ok) throw new Problem(wrongIn(text), reply.status);
  const json = reply.headers.get("content-type")?.startsWith("application/json");
  return (json ? JSON.parse(text) : text) as T;
}

function wrongIn(text: string): Wrong {
  try {
    return JSON.parse(text) as Wrong;
  } catch {
    return { error: "" };
  }
}

export const api = {
  books: () => request<Books>("GET", "/api/modes"),
  board: (mode: string) => request<Board>("GET", `/api/modes/${encodeURIComponent(mode)}`),
  rules: (mode: string, language: string) => request<Chapter[]>("GET", `/api/modes/${encodeURIComponent(mode)}/rules/${language}`),
  odds: (table: string, way: number[], stop: number) => request<Odds>("GET", `/api/tables/${table}/odds/${way.join("-")}/${stop}`),
  open: (table: NewTable) => request<Opened>("POST", "/api/tables", table),
  mine: () => request<Place[]>("GET", "/api/tables"),
  join: (token: string) => request<Joined>("POST", "/api/join", { token }),
  swap: (table: string, seat: number, player: string) => request<Table>("POST", `/api/tables/${table}/seats/${seat}`, { player }),
  relink: (table: string, seat: number | string) => request<Link>("POST", `/api/tables/${table}/links/${seat}`),
  game: (table: string) => request<string>("GET", `/api/tables/${table}/game`),
  replay: (table: string) => request<Replay>("GET", `/api/tables/${table}/replay`),
  watch: (game: string) => request<Replay>("POST", "/api/replay", { game }),
};

/** Where the stream of a table is. */
export function streamAddress(table: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss:" : "ws:"}//${at.host}/api/tables/${table}/stream`;
}
