// Small sounds for counters, dice, a conquest, great moments, your turn and the end, some of them felt on a phone; none unless somebody wants them.
import { keep, recall } from "./settings.svelte";

export const sounds = $state({ on: recall("sound") === "on" });
let device: AudioContext | undefined;

export type Sound = "counter" | "dice" | "turn" | "conquest" | "moment" | "end";

/** Pitches, and when each begins. */
const NOTES: Record<Sound, [number, number][]> = {
  counter: [[240, 0]],
  dice: [
    [190, 0],
    [150, 0.05],
    [170, 0.11],
  ],
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  conquest: [
    [330, 0],
    [440, 0.08],
  ],
  moment: [
    [392, 0],
    [523, 0.1],
    [659, 0.2],
  ],
  end: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
    [1047, 0.42],
  ],
};

/** How long a phone shakes, in milliseconds. */
const FELT: Partial<Record<Sound, number>> = { counter: 10, turn: 30 };

const SHORT: Sound[] = ["counter", "dice"];

/** Switch sounds on or off; switching on lets one hear them. */
export function hear(on: boolean): void {
  sounds.on = on;
  keep("sound", on ? "on" : "");
  if (on) sound("turn");
}

/** A short sound, if they are wanted and the device can. */
export function sound(what: Sound): void {
  if (!sounds.on) return;
  const phone: Partial<Navigator> = navigator; // not every device can
  if (FELT[what] && phone.userActivation?.hasBeenActive) phone.vibrate?.(FELT[what]);
  if (typeof AudioContext === "undefined") return;
  device ??= new AudioContext();
  for (const [pitch, at] of NOTES[what]) note(device, pitch, device.currentTime + at, SHORT.includes(what) ? 0.04 : 0.16);
}

function note(audio: AudioContext, pitch: number, at: number, long: number): void {
  const [voice, loud] = [audio.createOscillator(), audio.createGain()];
  voice.type = "triangle";
  voice.frequency.value = pitch;
  loud.gain.setValueAtTime(0.12, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + long);
  voice.connect(loud).connect(audio.destination);
  voice.start(at);
  voice.stop(at + long);
}
