// The tables of this device: which are listed, and when they were played.
import type { Place } from "../../wire";
import { keep, recall } from "./settings.svelte";

const KEY = "unlisted";
const BEGUN = "begun";
const unlisted = (): string[] => recall(KEY).split(" ").filter(Boolean);

/** Leave a table out of the list; it stays where it is. */
export function unlist(table: string): void {
  keep(KEY, [...new Set([...unlisted(), table])].slice(-200).join(" "));
}

/** List it again: somebody is back at it. */
export function relist(table: string): void {
  const all = unlisted();
  if (all.includes(table)) keep(KEY, all.filter((each) => each !== table).join(" "));
}

/** Those to be shown, first where it is your turn, last where it is over; among equals the one that was played last. */
export function listing(all: Place[]): Place[] {
  const out = unlisted();
  const rank = (p: Place): number => (p.asked ? 0 : p.over ? 2 : 1);
  return all.filter((p) => !out.includes(p.table)).sort((a, b) => rank(a) - rank(b) || b.played - a.played);
}

/** When that was, in figures: today the time, else the day. */
export function figures(seconds: number, now = new Date(), spoken?: string): string {
  const when = new Date(seconds * 1000);
  const language = navigator.languages.find((tag) => tag.split("-")[0] === spoken) ?? spoken; // as written where one lives
  if (when.toDateString() === now.toDateString()) return when.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  const year = when.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return when.toLocaleDateString(language, { day: "numeric", month: "numeric", year });
}

/** Whether a table is to leave the server within a week, if nobody plays there. */
export function leavesSoon(place: Place, now = Date.now()): boolean {
  return place.leaves > 0 && place.leaves * 1000 - now < 7 * 86_400_000;
}

/** Remember when this device sat down at a table, for how long the game took. */
export function began(table: string, now = Date.now()): void {
  const all = recall(BEGUN)
    .split(" ")
    .filter((each) => each && !each.startsWith(`${table}:`));
  keep(BEGUN, [...all, `${table}:${Math.round(now / 1000)}`].slice(-60).join(" "));
}

/** When that was, in seconds; 0 if nobody knows. */
export function begunAt(table: string): number {
  const found = recall(BEGUN)
    .split(" ")
    .find((each) => each.startsWith(`${table}:`));
  return Number(found?.split(":")[1] ?? 0);
}
