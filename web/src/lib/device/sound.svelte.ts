// Small sounds for counters, dice, footsteps, a conquest, great moments, your turn and the end, some of them felt on a phone; none unless somebody wants them.
import { keep, recall } from "./settings.svelte";

const LOUD = 0.7;
const kept = parseFloat(recall("volume"));

export const sounds = $state({ on: recall("sound") === "on", volume: kept >= 0 && kept <= 1 ? kept : LOUD });
let device: AudioContext | undefined;

export type Sound = "counter" | "dice" | "steps" | "turn" | "conquest" | "moment" | "end";

/** How long a phone shakes, in milliseconds. */
const FELT: Partial<Record<Sound, number>> = { counter: 10, turn: 30 };

/** Switch sounds on or off; switching on lets one hear them. */
export function hear(on: boolean): void {
  sounds.on = on;
  keep("sound", on ? "on" : "");
  if (on) sound("turn");
}

/** How loud they are from now on, from 0 to 1; one hears it. */
export function louder(volume: number): void {
  sounds.volume = volume;
  keep("volume", String(volume));
  sound("counter");
}

/** A short sound, if they are wanted and the device can. */
export function sound(what: Sound): void {
  if (!sounds.on) return;
  const phone: Partial<Navigator> = navigator; // not every device can
  if (FELT[what] && phone.userActivation?.hasBeenActive) phone.vibrate?.(FELT[what]);
  if (typeof AudioContext === "undefined" || !sounds.volume) return;
  const audio = (device ??= new AudioContext());
  import("./synth").then(
    ({ play }) => play(audio, what, sounds.volume),
    () => undefined, // without a network there is no sound
  );
}
