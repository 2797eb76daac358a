// Sounds, and what a phone does with them: only if they are wanted.
import { afterEach, expect, test, vi } from "vitest";
import { hear, louder, sound, sounds } from "../src/lib/device/sound.svelte";
import { play, strokes } from "../src/lib/device/synth";

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

/** A device for sounds that only notes how loud each stroke is, and when it ends. */
function device(): { audio: AudioContext; gains: number[]; ends: number[] } {
  const [gains, ends]: [number[], number[]] = [[], []];
  const node = (): object => ({
    connect: (to: object) => to,
    gain: { setValueAtTime: (n: number) => gains.push(n), exponentialRampToValueAtTime: () => undefined },
    frequency: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    start: () => undefined,
    stop: (at: number) => ends.push(at),
  });
  const made = { createOscillator: node, createGain: node, createBufferSource: node, createBiquadFilter: node };
  const hiss = () => ({ getChannelData: () => new Float32Array(2) });
  return { audio: { currentTime: 5, sampleRate: 8, destination: {}, createBuffer: hiss, ...made } as unknown as AudioContext, gains, ends };
}

test("the volume is remembered, and silence is silent", async () => {
  const { audio, gains } = device();
  const made = vi.fn(function () {
    return audio;
  });
  vi.stubGlobal("AudioContext", made);
  vi.stubGlobal("navigator", {});
  sounds.on = true;
  louder(0);
  expect(localStorage.getItem("feldherr.volume")).toBe("0");
  expect(made).not.toHaveBeenCalled();
  louder(0.4);
  expect(localStorage.getItem("feldherr.volume")).toBe("0.4");
  await vi.waitFor(() => expect(gains.length).toBeGreaterThan(0));
  expect(made).toHaveBeenCalledOnce();
  vi.resetModules();
  const again = await import("../src/lib/device/sound.svelte");
  expect(again.sounds.volume).toBe(0.4);
});

test("dice and counters are of wood, and no two throws are alike; armies go on foot", () => {
  const on = (what: Parameters<typeof strokes>[0]) => new Set(strokes(what).map((s) => s.on));
  expect([on("counter"), on("dice"), on("steps")]).toEqual([new Set(["wood"]), new Set(["wood"]), new Set(["earth"])]);
  const [one, other] = [0.2, 0.7].map((n) => strokes("dice", () => n).map((s) => s.pitch));
  expect(one).not.toEqual(other);
  const feet = strokes("steps");
  expect(feet.map((s) => s.pitch === feet[0]!.pitch)).toEqual([true, false, true, false]);
  expect(Math.max(...feet.map((s) => s.pitch))).toBeLessThan(100);
});

test("every stroke begins, ends, and is as loud as is wished", () => {
  const { audio, gains, ends } = device();
  play(audio, "counter", 1);
  play(audio, "counter", 0.5);
  expect(gains).toHaveLength(4); // tone and stroke, twice
  expect(gains.slice(2)).toEqual(gains.slice(0, 2).map((n) => n / 2));
  expect(Math.min(...ends)).toBeGreaterThan(5);
});
