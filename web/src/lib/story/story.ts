// What happened, as sentences: events that belong together become one line, and the reader is told "you". The terminal's
// `cli/table/story.py` says the same by names.
import { type Event, QUIET } from "../../wire";
import { type EventOf, reveals, sidesOf, where } from "./events";
import { HEADINGS, SHARED } from "./kinds";
import type { Names } from "../words/names";
import { knows, language, listed, say } from "../words/say.svelte";
import { naming } from "../device/settings.svelte";
import { capital, given, inPlaces, losses, tied } from "./telling";

export interface Line {
  kind: string;
  seat: number;
  text: string;
  heading: boolean;
  first: Event;
  last: Event;
  place: number; // where it was, -1 if it is about no place
}

const ASIDE = "to_supply"; // what may come between things that belong together

/** The last lines of the story. What was put into words already stays so as long as nobody changes: at full speed much happens within a frame. */
export function story(events: Event[], names: Names, seats: number, most = Infinity): Line[] {
  return runs(events)
    .slice(-most)
    .map((run) => known(run, names, seats))
    .filter((line) => line.text !== "");
}

/** Events that belong together, in order. */
function runs(events: Event[]): Event[][] {
  const all: Event[][] = [];
  for (const e of events) {
    if (QUIET.has(e.kind)) continue;
    const run = all.findLast((run) => run[0]!.kind !== ASIDE || joins(run[0], e));
    if (run && joins(run[0]!, e)) run.push(e);
    else all.push([e]);
  }
  return all;
}

const told = new WeakMap<object, WeakMap<Event, { long: number; words: string; line: Line }>>();

function known(run: Event[], names: Names, seats: number): Line {
  const here = told.get(names.table) ?? new WeakMap();
  told.set(names.table, here);
  const words = `${language.now} ${naming.now} ${names.you}`;
  const was = here.get(run[0]!);
  if (was?.long === run.length && was.words === words) return was.line;
  const line = lineOf(run, names, seats);
  here.set(run[0]!, { long: run.length, words, line });
  return line;
}

function lineOf(run: Event[], names: Names, seats: number): Line {
  const text = run.length > 1 ? together(run, names, seats) : sentence(run[0]!, names, seats);
  const last = run.at(-1)!;
  const seat = run.length > 1 && SHARED.has(last.kind) ? -1 : (sidesOf(last)[0] ?? -1);
  return { kind: run[0]!.kind, seat, text: capital(text), heading: HEADINGS.has(last.kind), first: run[0]!, last, place: where(last) };
}

/** Whether an event belongs into the line of another. */
function joins(head: Event, e: Event): boolean {
  if (head.kind === "conquest") return e.kind === "occupy" && e.dst === head.dst;
  if (head.kind === "play") return e.kind === "named" && e.card === head.card;
  switch (e.kind) {
    case "deal":
      return head.kind === e.kind;
    case "mission":
      return head.kind === e.kind && !reveals(e) && !reveals(head);
    case "battle":
      return head.kind === e.kind && e.src === head.src && e.dst === head.dst && e.attacker === head.attacker;
    case "killed":
    case "plague_kills":
      return head.kind === e.kind && e.side === head.side && e.to === head.to;
    case "gained":
      return head.kind === e.kind && e.side === head.side && e.temple === head.temple;
    case "to_supply":
      return head.kind === e.kind && e.side === head.side;
    case "claim":
      return head.kind === e.kind && e.seat === head.seat;
    case "place":
      return head.kind === e.kind && e.seat === head.seat && e.side === head.side;
    default:
      return false;
  }
}

const all = <K extends Event["kind"]>(run: Event[], ...kinds: K[]) =>
  run.filter((e): e is EventOf<K> => kinds.some((kind) => kind === e.kind));

function together(run: Event[], names: Names, seats: number): string {
  const head = run[0]!;
  const words = given(head, names);
  switch (head.kind) {
    case "deal":
    case "mission":
      return say(`ev-${head.kind}s`);
    case "claim":
      return say(voiced("ev-claims", head, names), { ...words, list: listed(all(run, "claim").map((e) => names.place(e.place))) });
    case "battle":
      return say(voiced("ev-battles", head, names), { ...words, times: run.length, losses: losses(all(run, "battle"), names) });
    case "conquest":
      return say(voiced("ev-conquest", head, names), { ...words, armies: all(run, "occupy").at(-1)!.armies });
    case "play":
      return say(voiced("ev-played", head, names), {
        ...words,
        list: all(run, "named")
          .map((e) => given(e, names)["thing"])
          .join(", "),
      });
    case "to_supply":
      return say("ev-to_supply", { ...words, armies: sum(all(run, "to_supply")) });
    case "place":
      return placed(all(run, "place"), names, seats);
    default:
      return say(voiced(`ev-${head.kind}`, head, names), { ...words, list: inPlaces(all(run, "killed", "plague_kills", "gained"), names) });
  }
}

const sum = (run: { armies: number }[]) => run.reduce((n, e) => n + e.armies, 0);

function placed(run: EventOf<"place">[], names: Names, seats: number): string {
  const [head] = run;
  const words = given(head!, names);
  if (new Set(run.map((e) => e.place)).size === 1) return say(message(head!, names, seats), { ...words, armies: sum(run) });
  return say(voiced(head!.side === head!.seat ? "ev-places" : "ev-places-other", head!, names), { ...words, list: inPlaces(run, names) });
}

/** One event as a sentence; '' for what is not worth one. */
export function sentence(e: Event, names: Names, seats: number): string {
  const id = message(e, names, seats);
  if (!knows(id)) return "";
  const text = say(id, given(e, names));
  return e.kind === "score" && e.tied ? `${text} ${say("ev-score-tied", { list: tied(e) })}` : text;
}

/** A message as it is told to the player who acted, or whom it concerns. */
export function voiced(id: string, e: Event, names: Names): string {
  return names.you >= 0 && sidesOf(e)[0] === names.you && knows(`${id}-you`) ? `${id}-you` : id;
}

function message(e: Event, names: Names, seats: number): string {
  return voiced(plain(e, seats), e, names);
}

/** Which message tells it. */
function plain(e: Event, seats: number): string {
  if (e.kind === "ally" && e.ally < 0) return "ev-ally-none";
  if (e.kind === "temple_hands" && e.side < 0) return "ev-temple_hands-none";
  if (e.kind === "pantheon" && e.side >= seats) return "ev-pantheon-neutral";
  if (e.kind === "battle" && !e.attack.length) return "ev-battle-end";
  if (e.kind === "place" && e.side !== e.seat) return "ev-place-other";
  return reveals(e) && knows(`ev-${e.kind}-own`) ? `ev-${e.kind}-own` : `ev-${e.kind}`;
}
