// How the sounds are made: knocks on wood, footsteps, a soft drum, and a few plucked tones. Nothing is recorded.
import type { Sound } from "./sound.svelte";

/** One stroke: what it is struck on, how high, when, how long it rings, and how loud. */
export interface Stroke {
  on: "wood" | "earth" | "skin" | "string";
  pitch: number;
  at: number;
  long: number;
  loud: number;
}

const stroke = (on: Stroke["on"], pitch: number, at: number, long: number, loud = 1): Stroke => ({ on, pitch, at, long, loud });
const chord = (pitches: number[], step: number): Stroke[] => pitches.map((pitch, i) => stroke("string", pitch, i * step, 0.9, 0.5));

/** Dice shaken in a cup, then thrown: no two throws are the same. */
function throwing(chance: () => number): Stroke[] {
  const shaken = Array.from({ length: 7 }, (_, i) => stroke("wood", 420 + 260 * chance(), i * 0.05 + 0.02 * chance(), 0.03, 0.35));
  const fallen = [0, 1, 2].map((i) => stroke("wood", 560 - 70 * i + 60 * chance(), 0.44 + 0.09 * i + 0.03 * chance(), 0.07, 0.9 - 0.2 * i));
  return [...shaken, ...fallen];
}

/** The strokes of a sound. */
export function strokes(what: Sound, chance: () => number = Math.random): Stroke[] {
  switch (what) {
    case "counter":
      return [stroke("wood", 340, 0, 0.06)];
    case "dice":
      return throwing(chance);
    case "steps":
      return [0, 1, 2, 3].map((i) => stroke("earth", i % 2 ? 78 : 92, i * 0.17, 0.09, 0.9));
    case "turn":
      return [stroke("skin", 130, 0, 0.35), stroke("skin", 174, 0.2, 0.45, 0.8)];
    case "conquest":
      return [stroke("skin", 110, 0, 0.3, 0.8), stroke("wood", 300, 0.1, 0.07)];
    case "moment":
      return chord([196, 247, 294, 392], 0.04);
    case "end":
      return chord([196, 247, 294, 392, 494, 587], 0.12);
  }
}

let hiss: AudioBuffer | undefined;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  hiss.getChannelData(0).forEach((_, i, all) => (all[i] = 2 * Math.random() - 1));
  return hiss;
}

/** What a stroke sounds like: a tone that falls a little, and the noise of the stroke itself. */
const BODY: Record<Stroke["on"], { wave: OscillatorType; fall: number; brush: number; colour: number }> = {
  wood: { wave: "sine", fall: 0.75, brush: 0.5, colour: 4 },
  earth: { wave: "sine", fall: 0.6, brush: 0.7, colour: 5 },
  skin: { wave: "sine", fall: 0.6, brush: 0.15, colour: 6 },
  string: { wave: "triangle", fall: 1, brush: 0, colour: 1 },
};

/** Play a sound, so loud (0 to 1). */
export function play(audio: AudioContext, what: Sound, volume: number): void {
  for (const s of strokes(what)) strike(audio, s, 0.3 * volume * s.loud);
}

function strike(audio: AudioContext, { on, pitch, at, long }: Stroke, loud: number): void {
  const { wave, fall, brush, colour } = BODY[on];
  const [begin, end] = [audio.currentTime + at, audio.currentTime + at + long];
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, begin);
  tone.frequency.exponentialRampToValueAtTime(pitch * fall, end);
  sounding(audio, tone, loud, begin, end);
  if (!brush) return;
  const [rub, band] = [audio.createBufferSource(), audio.createBiquadFilter()];
  rub.buffer = noise(audio);
  band.type = "bandpass";
  band.frequency.value = pitch * colour;
  rub.connect(band);
  sounding(audio, rub, loud * brush, begin, begin + Math.min(long, 0.05), band);
}

function sounding(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  loud: number,
  begin: number,
  end: number,
  last: AudioNode = source,
): void {
  const fading = audio.createGain();
  fading.gain.setValueAtTime(Math.max(loud, 0.0001), begin);
  fading.gain.exponentialRampToValueAtTime(0.0001, end);
  last.connect(fading).connect(audio.destination);
  source.start(begin);
  source.stop(end);
}
