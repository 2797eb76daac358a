// What the client says, from the Fluent files that the whole program speaks from (src/feldherr/locales), in the language that was chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "../../wire";
import { keep, recall } from "../device/settings.svelte";

// Each language is a file of its own, and a second one for the screens beside the lobby and the table: nobody waits for words that they
// don't read. All have the same messages, as the tests see to.
const LOCALES = "../../../../src/feldherr/locales/";
const WORDS = import.meta.glob<string>("../../../../src/feldherr/locales/{,screens/}*.ftl", { query: "?raw", import: "default" });

const bundles = new Map<string, FluentBundle>();
const folders = new Set([""]); // of words that are in use
const learnt = new Set<string>(); // files that have been read

/** Have all words of a language that are in use. */
async function learn(tag: string): Promise<void> {
  const files = [...folders].map((part) => `${LOCALES}${part}${tag}.ftl`).filter((file) => !learnt.has(file));
  const sources = await Promise.all(files.map((file) => WORDS[file]!()));
  const bundle = bundles.get(tag) ?? new FluentBundle(tag, { useIsolating: false });
  sources.forEach((source) => bundle.addResource(new FluentResource(source), { allowOverrides: true })); // two may have asked at once
  files.forEach((file) => learnt.add(file));
  bundles.set(tag, bundle);
}

let wanted = "en"; // the language that was chosen last: its words may still be on their way

/** A screen that has words of its own, with these words. */
export async function worded<T>(screen: Promise<T>): Promise<T> {
  folders.add("screens/");
  const [loaded] = await Promise.all([screen, learn(wanted)]);
  return loaded;
}

/** The language that was chosen before, else the browser's, else English. */
export function preferred(stored: string | null, browser: readonly string[]): string {
  const wanted = [stored ?? "", ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

export const language = $state({ now: "en" });

/** Speak the reader's language; English if its words can't be fetched. */
export async function begin(): Promise<void> {
  await speak(preferred(recall("language"), navigator.languages), false);
  if (!bundles.has(language.now)) await speak("en", false);
}

/** Speak another language from now on; if its words can't be fetched, the one so far. */
export async function speak(tag: string, forGood = true): Promise<void> {
  wanted = tag;
  if (forGood) keep("language", tag);
  try {
    await learn(tag);
  } catch {
    if (wanted === tag) wanted = language.now;
    return;
  }
  if (wanted !== tag) return; // another was chosen meanwhile
  language.now = tag;
  document.documentElement.lang = tag;
}

/** Whether there are words for this. */
export function knows(id: string): boolean {
  return bundles.get(language.now)?.hasMessage(id) ?? false;
}

/** The words for something. */
export function say(id: string, given: Record<string, FluentVariable> = {}): string {
  const spoken = bundles.get(language.now);
  const message = spoken?.getMessage(id);
  return message?.value ? spoken!.formatPattern(message.value, given, []) : id;
}

/** A, B and C. */
export function listed(words: string[], last = "and"): string {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} ${say(last)} ${words.at(-1)!}` : words.join("");
}
