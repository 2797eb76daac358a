// Per cents and durations, as each language writes them.
import { language, say } from "./say.svelte";

/** A chance as people say it: never quite certain, unless it is. */
export function percent(p: number): string {
  const about = p <= 0 || p >= 1 ? "" : p > 0.995 ? "> " : p < 0.005 ? "< " : "";
  const near = about ? Math.max(0.01, Math.min(0.99, p)) : p;
  return about + near.toLocaleString(language.now, { style: "percent" });
}

/** A number of minutes, in hours if there are many. */
export function lasting(minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  return h ? say(m ? "time-hours-minutes" : "time-hours", { h, m }) : say("time-minutes", { m });
}
