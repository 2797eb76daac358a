// What the first games teach: each thing once, when it can be done, and in Godstorm why.
import { expect, test } from "vitest";
import { hintFor } from "../src/lib/play/hints";
import { knows, language } from "../src/lib/words/say.svelte";
import type { Option } from "../src/wire";
import { asking, board } from "./made";

const option = (verb: string): Option => ({ text: verb, verb, on: [0, 1], low: -1, high: -1 });
const storm = { gods: [-1, -1, -1, -1] };

test("each thing is explained once", () => {
  const view = board({ asking: asking("placing") });
  expect(hintFor([option("place")], view, new Set())).toBe("place");
  expect(hintFor([option("place")], view, new Set(["place"]))).toBe("");
  expect(hintFor([], view, new Set())).toBe("");
});

test("Godstorm says why: skulls, faith, gods, temples and the Underworld, each at its own question", () => {
  const at = (verb: string, kind: Parameters<typeof asking>[0], fields: object = {}) =>
    hintFor([option(verb)], board({ asking: asking(kind, fields), extra: storm }), new Set(["place", "claim", "invade"]));
  expect([
    at("place", "strengthening"),
    at("summon", "placing god and temple", { temple: false }),
    at("build", "placing god and temple", { temple: true }),
    at("bid", "bidding"),
    at("place", "placing"),
    at("summon", "summoning"),
    at("buy", "obtaining miracles"),
    at("play", "playing miracles"),
    at("leave", "leaving the heaven"),
    at("invade", "invading", { below: true }),
    at("invade", "invading", { below: false }),
  ]).toEqual(["plague", "god", "temple", "bid", "faith", "summon", "miracles", "play", "underworld", "crypts", ""]);
});

test("all of them have words", () => {
  expect(language.now).toBe("en");
  const all = ["place", "attack", "fortify", "lay", "trade", "claim", "invade", "bid", "plague", "god", "temple", "faith"];
  expect([...all, "summon", "miracles", "play", "underworld", "crypts"].filter((hint) => !knows(`hint-${hint}`))).toEqual([]);
});
