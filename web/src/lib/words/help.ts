// The rules of a mode as chapters: which one is wanted now, and what is found in them.
import type { Chapter, View } from "../../wire";

/** The chapter of what the table is in the middle of; what it is about if there is none. */
export function chapterNow(chapters: Chapter[], view: View): number {
  for (const name of [...view.doing].reverse()) {
    const at = chapters.map((c, i) => (c.steps.includes(name) ? i : -1)).filter((i) => i >= 0);
    if (at.length) return view.turn < 0 || at.length === 1 ? at[0]! : (at.find((i) => chapters[i]!.kind === "phase") ?? at[0]!);
  }
  return 0;
}

/** Only what has all the words, wherever they stand; chapters with nothing left are gone. */
export function search(chapters: Chapter[], words: string): Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return chapters;
  const fits = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  return chapters.map((c) => ({ ...c, rules: c.rules.filter((r) => fits(`${c.title} ${r.id} ${r.says}`)) })).filter((c) => c.rules.length);
}
