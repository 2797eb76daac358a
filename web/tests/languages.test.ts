// Every language says the same: the same messages about the same things, well formed, with the plurals it needs.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterAll, expect, test } from "vitest";
import { lasting, percent } from "../src/lib/words/figures";
import { knows, language, listed, say, speak, worded } from "../src/lib/words/say.svelte";
import { LANGUAGES } from "../src/wire";

const FOLDER = "../src/feldherr/locales/";
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".ftl"));
const PARTS = ["", "screens/"]; // what comes at once, and what comes with some screens
const texts = new Map(files.map((name) => [name.slice(0, 2), PARTS.map((part) => readFileSync(FOLDER + part + name, "utf8")).join("\n")]));
const others = [...texts.keys()].filter((tag) => tag !== "en");

/** Each message with its source. */
function messages(text: string): Map<string, string> {
  const found = text.matchAll(/^([a-zA-Z][\w-]*) =(.*(?:\n[ \t}].*)*)/gm);
  return new Map([...found].map((m) => [m[1]!, m[2]!]));
}

const variables = (source: string) => [...new Set(source.match(/\$\w+/g))].sort().join(" ");
const english = messages(texts.get("en")!);
afterAll(() => speak("en"));

test("the languages to choose from are those that there are words for", () => {
  expect([...texts.keys()].sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test.each([...texts])("%s is well formed, and says nothing twice", (tag, text) => {
  const made = new FluentBundle(tag);
  expect(made.addResource(new FluentResource(text))).toEqual([]);
  const ids = text.match(/^[a-zA-Z][\w-]*(?= =)/gm)!;
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(ids.filter((id) => !made.getMessage(id)?.value)).toEqual([]);
});

test.each(others)("%s has the words that English has, about the same things", (tag) => {
  const theirs = messages(texts.get(tag)!);
  expect(
    [...english.keys()].filter((id) => !theirs.has(id)),
    `missing in ${tag}.ftl`,
  ).toEqual([]);
  expect(
    [...theirs.keys()].filter((id) => !english.has(id)),
    `unknown in en.ftl`,
  ).toEqual([]);
  expect([...english].filter(([id, source]) => variables(source) !== variables(theirs.get(id)!)).map(([id]) => id)).toEqual([]);
});

test.each([...texts])("%s tells one from many", (tag, text) => {
  const made = new FluentBundle(tag, { useIsolating: false });
  made.addResource(new FluentResource(text));
  for (const [id, source] of messages(text)) {
    for (const name of source.matchAll(/\$(\w+) ->\s*(?:\[\w+\][^\n]*\n\s*)*\[one\]/g)) {
      const given = { ...Object.fromEntries([...source.matchAll(/\$(\w+)/g)].map((m) => [m[1]!, "x"])), [name[1]!]: 1 };
      const [one, many] = [1, 5].map((n) => made.formatPattern(made.getMessage(id)!.value!, { ...given, [name[1]!]: n }, []));
      if (!one!.includes(" vinner")) expect(one, id).not.toBe(many); // one Swede vinner, and so do two
    }
  }
});

test("a page has its words before anything is shown", () => {
  expect([language.now, knows("close"), say("close")]).toEqual(["en", true, "Close"]);
});

test("a screen comes with its words, in whatever language is chosen meanwhile", async () => {
  const screen = worded(Promise.resolve("the editor"));
  await speak("nl");
  expect([await screen, knows("editor"), say("editor")]).toEqual(["the editor", true, "Kaarteditor"]);
  await speak("en");
  expect(say("editor")).toBe("Map editor");
});

test("another language is fetched when it is chosen", async () => {
  await speak("sv");
  expect([say("armies-n", { n: 1 }), say("armies-n", { n: 3 }), listed(["a", "b", "c"])]).toEqual(["1 armé", "3 arméer", "a, b och c"]);
  await Promise.all([speak("nl"), speak("de")]);
  expect([language.now, say("close"), document.documentElement.lang]).toEqual(["de", "Schließen", "de"]);
});

test.each([
  ["en", "75%", "1 h 30"],
  ["de", "75 %", "1 Std. 30"],
  ["sv", "75 %", "1 h 30"],
  ["nl", "75%", "1 u 30"],
])("%s has its own way to write per cents and durations", async (tag, chance, time) => {
  await speak(tag);
  expect([percent(0.75).replace("\u00a0", " "), lasting(90)]).toEqual([chance, time]);
});
