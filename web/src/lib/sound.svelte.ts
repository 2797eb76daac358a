// Small sounds for dice, a conquest, great moments, one's turn and the end; silent unless somebody wants them.
import { keep, recall } from "./settings.svelte";

export const sounds = $state({ on: recall("sound") === "on" });
let device: AudioContext | undefined;

export type Sound = "dice" | "turn" | "conquest" | "moment" | "end";

/** Pitches, and when each begins. */
const NOTES: Record<Sound, [number, number][]> = {
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

/** Switch sounds on or off; switching on lets one hear them. */
export function hear(on: boolean): void {
  sounds.on = on;
  keep("sound", on ? "on" : "");
  if (on) sound("turn");
}

/** A short sound, if they are wanted and the device can. */
export function sound(what: Sound): void {
  if (!sounds.on || typeof AudioContext === "undefined") return;
  device ??= new AudioContext();
  for (const [pitch, at] of NOTES[what]) note(device, pitch, device.currentTime + at, what === "dice" ? 0.04 : 0.16);
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
