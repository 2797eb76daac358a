// What the client says, from the Fluent files that the whole program speaks from (src/feldherr/locales), in the language that was chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "../wire";
import { keep, recall } from "./settings.svelte";
import english from "../../../src/feldherr/locales/en.ftl?raw";

// English is always there; another language is fetched when somebody chooses it.
const FURTHER = import.meta.glob<string>(["../../../src/feldherr/locales/*.ftl", "!**/en.ftl"], {
  query: "?raw",
  import: "default",
});

function bundle(tag: string, source: string): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const ENGLISH = bundle("en", english);
const bundles = new Map([["en", ENGLISH]]);

/** The language that was chosen before, else the browser's, else English. */
export function preferred(stored: string | null, browser: readonly string[]): string {
  const wanted = [stored ?? "", ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

export const language = $state({ now: "en" });
let wanted = "en";

/** Speak the language of whoever is there. */
export async function begin(): Promise<void> {
  await speak(preferred(recall("language"), navigator.languages), false);
}

/** Speak another language from now on; if its words can't be fetched, the one so far. */
export async function speak(tag: string, forGood = true): Promise<void> {
  wanted = tag;
  if (forGood) keep("language", tag);
  try {
    if (!bundles.has(tag)) bundles.set(tag, bundle(tag, await FURTHER[`../../../src/feldherr/locales/${tag}.ftl`]!()));
  } catch {
    return;
  }
  if (wanted !== tag) return; // another was chosen meanwhile
  language.now = tag;
  document.documentElement.lang = tag;
}

/** Whether there are words for this. */
export function knows(id: string): boolean {
  return ENGLISH.hasMessage(id);
}

/** The words for something; English where a language has none. */
export function say(id: string, given: Record<string, FluentVariable> = {}): string {
  for (const made of [bundles.get(language.now)!, ENGLISH]) {
    const message = made.getMessage(id);
    if (message?.value) return made.formatPattern(message.value, given, []);
  }
  return id;
}

/** A, B and C. */
export function listed(words: string[], last = "and"): string {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} ${say(last)} ${words.at(-1)!}` : words.join("");
}
