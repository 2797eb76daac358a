// Sounds, and what a phone does with them: only if they are wanted.
import { afterEach, expect, test, vi } from "vitest";
import { hear, sound } from "../src/lib/device/sound.svelte";

function phone(touched: boolean): number[] {
  const felt: number[] = [];
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: touched }, vibrate: (ms: number) => felt.push(ms) > 0 });
  return felt;
}

afterEach(() => {
  hear(false);
  vi.unstubAllGlobals();
});

test("a counter is felt for a moment, one's turn a little longer, dice not at all", () => {
  const felt = phone(true);
  hear(true);
  felt.length = 0; // switching on lets one hear and feel it
  for (const what of ["counter", "turn", "dice"] as const) sound(what);
  expect(felt).toEqual([10, 30]);
});

test("nothing is felt where sounds are off, nor before the first tap", () => {
  const silent = phone(true);
  sound("turn");
  const early = phone(false);
  hear(true);
  sound("turn");
  expect([...silent, ...early]).toEqual([]);
});

test("a device that can't is left alone", () => {
  vi.stubGlobal("navigator", {});
  hear(true);
  expect(() => sound("turn")).not.toThrow();
});
