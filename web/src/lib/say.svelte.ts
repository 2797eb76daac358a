// What the client says, from the Fluent files that the whole program speaks from (src/feldherr/locales), in the language that was chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../src/feldherr/locales/en.ftl?raw";
import german from "../../../src/feldherr/locales/de.ftl?raw";

export const LANGUAGES: Record<string, string> = { en: "English", de: "Deutsch" };
const SOURCES: Record<string, string> = { en: english, de: german };

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(SOURCES[language] ?? english));
  return made;
}

const bundles = new Map<string, FluentBundle>();

function bundleOf(language: string): FluentBundle {
  let found = bundles.get(language);
  if (!found) bundles.set(language, (found = bundle(language)));
  return found;
}

/** The language that was chosen before, else the browser's, else English. */
export function preferred(stored: string | null, browser: readonly string[]): string {
  const wanted = [stored ?? "", ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

function remembered(): string | null {
  try {
    return localStorage.getItem("feldherr.language");
  } catch {
    return null;
  }
}

export const language = $state({ now: preferred(remembered(), navigator.languages ?? []) });

/** Speak another language from now on. */
export function speak(tag: string): void {
  language.now = tag;
  document.documentElement.lang = tag;
  try {
    localStorage.setItem("feldherr.language", tag);
  } catch {
    // a browser that keeps nothing
  }
}

/** Whether there are words for this. */
export function knows(id: string): boolean {
  return bundleOf("en").hasMessage(id);
}

/** The words for something; English where a language has none. */
export function say(id: string, given: Record<string, FluentVariable> = {}): string {
  for (const made of [bundleOf(language.now), bundleOf("en")]) {
    const message = made.getMessage(id);
    if (message?.value) return made.formatPattern(message.value, given, []);
  }
  return id;
}

/** A, B and C. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(language.now, { type: "conjunction" }).format(words);
}
