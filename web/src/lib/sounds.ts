// Small sounds made by us, each of a few tones; browsers keep silent until the page was touched.

import { settings } from "./settings.svelte";

/** A tone: its pitch, when it begins and how long it rings in seconds, how loud, and its shape. */
interface Tone {
  hertz: number;
  at: number;
  rings: number;
  loud?: number;
  shape?: OscillatorType;
  /** Slides to this pitch. */
  to?: number;
}

const SOUNDS = {
  /** Two soft strokes of a bell, a fourth apart. */
  turn: [{ hertz: 659.26, at: 0, rings: 0.9 }, { hertz: 880, at: 0.16, rings: 0.9 }],
  /** A piece set down on wood. */
  place: [{ hertz: 190, to: 90, at: 0, rings: 0.12, loud: 1.6 }, { hertz: 880, at: 0, rings: 0.03, loud: 0.3, shape: "triangle" }],
  /** A scrape and a stumble. */
  evict: [{ hertz: 240, to: 110, at: 0, rings: 0.22, shape: "sawtooth", loud: 0.5 }, { hertz: 120, to: 70, at: 0.2, rings: 0.16, loud: 1.4 }],
  /** Coins. */
  tokens: [{ hertz: 1568, at: 0, rings: 0.18, loud: 0.5 }, { hertz: 2093, at: 0.06, rings: 0.22, loud: 0.4 }],
  /** A tile turned over. */
  ballot: [{ hertz: 320, to: 520, at: 0, rings: 0.09, shape: "triangle" }],
  /** A stamp. */
  stamp: [{ hertz: 110, to: 55, at: 0, rings: 0.28, loud: 2 }, { hertz: 300, at: 0, rings: 0.05, shape: "square", loud: 0.2 }],
  /** Trumpets. */
  victory: [
    { hertz: 523.25, at: 0, rings: 0.22, shape: "triangle" }, { hertz: 659.26, at: 0.14, rings: 0.22, shape: "triangle" },
    { hertz: 783.99, at: 0.28, rings: 0.6, shape: "triangle" },
  ],
  /** A drum, falling. */
  defeat: [{ hertz: 196, at: 0, rings: 0.3, shape: "triangle" }, { hertz: 164.81, at: 0.22, rings: 0.5, shape: "triangle" }],
  /** A point won. */
  points: [{ hertz: 987.77, at: 0, rings: 0.25, loud: 0.7 }, { hertz: 1318.51, at: 0.08, rings: 0.35, loud: 0.6 }],
  /** A card laid open. */
  card: [{ hertz: 500, to: 900, at: 0, rings: 0.07, shape: "triangle", loud: 0.6 }],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof SOUNDS;
const LOUDNESS = { off: 0, soft: 0.06, on: 0.16 } as const;

let audio: AudioContext | null = null;

export function sound(name: SoundName): void {
  const loudness = LOUDNESS[settings.sound];
  if (loudness === 0 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of SOUNDS[name] as readonly Tone[]) strike(audio, tone, loudness);
}

function strike(context: AudioContext, { hertz, to, at, rings, loud = 1, shape = "sine" }: Tone, loudness: number): void {
  const begin = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loudness * loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + rings);
  volume.connect(context.destination);
  const tone = context.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(hertz, begin);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, begin + rings);
  tone.connect(volume);
  tone.start(begin);
  tone.stop(begin + rings + 0.05);
}
