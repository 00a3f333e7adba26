// The sounds of a match, made in the page: a few oscillators and some noise. The first gesture wakes them up.
import type { Sound } from '../match/sounds';
import { settings } from '../settings.svelte';

/** A tone or a breath of noise. */
interface Part {
  /** What swings; without a frequency it is noise. */
  readonly wave?: OscillatorType;
  /** Hertz at the beginning and at the end; of noise the middle of what is let through. */
  readonly hz: readonly [number, number];
  /** Seconds: when it begins and how long it takes to fade. */
  readonly at: number;
  readonly long: number;
  /** How loud it is, from 0 to 1. */
  readonly loud: number;
}

const knock = (at: number, hz: number): Part => ({ hz: [hz, hz * 0.7], at, long: 0.05, loud: 0.5 });
const tone = (at: number, hz: number, long: number, loud = 0.25): Part => ({
  wave: 'triangle',
  hz: [hz, hz],
  at,
  long,
  loud,
});
const blow = (at: number, long: number): Part[] => [
  { wave: 'square', hz: [2650, 2620], at, long, loud: 0.07 },
  { wave: 'square', hz: [2790, 2760], at, long, loud: 0.06 },
];

/** What each sound is made of. */
const scores: Readonly<Record<Sound, readonly Part[]>> = {
  dice: [knock(0, 1900), knock(0.09, 1500), knock(0.16, 2100), knock(0.27, 1700), knock(0.36, 1400)],
  kick: [{ wave: 'sine', hz: [190, 55], at: 0, long: 0.12, loud: 0.8 }, knock(0, 900)],
  whistle: [...blow(0, 0.16), ...blow(0.2, 0.28)],
  post: [tone(0, 1180, 0.5, 0.22), tone(0, 1765, 0.35, 0.14), knock(0, 2600)],
  goal: [
    { hz: [700, 1100], at: 0, long: 1.5, loud: 0.5 },
    tone(0.02, 523, 0.25),
    tone(0.16, 659, 0.25),
    tone(0.3, 784, 0.6),
  ],
  card: [tone(0, 330, 0.12), tone(0.13, 247, 0.3)],
  turn: [tone(0, 660, 0.1, 0.15), tone(0.09, 880, 0.22, 0.15)],
  refusal: [{ wave: 'sawtooth', hz: [160, 120], at: 0, long: 0.18, loud: 0.16 }],
};

/** The same sound again sooner than this is noise. */
const pause = 100;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

/** Plays a sound, where somebody wants to hear sounds. */
export function play(sound: Sound): void {
  if (settings.sound !== true || settings.volume === 0 || document.visibilityState === 'hidden') return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -Infinity) < pause) return;
  last.set(sound, now);
  const audio = awake();
  if (audio === null || audio.state !== 'running') return;
  const all = audio.createGain();
  all.gain.value = settings.volume;
  all.connect(audio.destination);
  // Nothing sounds quite the same twice.
  const pitch = 0.97 + Math.random() * 0.06;
  for (const part of scores[sound]) sounding(audio, part, pitch, all);
}

/** The audio of the page, made on the first call and woken up where the browser lets it; null where there is none. */
export function awake(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  // A context that the system has interrupted never comes back on some phones.
  if (context === null || context.state === 'closed') context = new AudioContext();
  if (context.state !== 'running') context.resume().catch(() => undefined);
  return context;
}

function sounding(audio: AudioContext, { wave, hz, at, long, loud }: Part, pitch: number, out: AudioNode): void {
  const begin = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + 0.008 + long);
  gain.connect(out);
  const [from, to] = [hz[0] * pitch, hz[1] * pitch];
  const source = wave === undefined ? noiseOf(audio, from, to, begin, long, gain) : audio.createOscillator();
  if (source instanceof OscillatorNode) {
    source.type = wave!;
    source.frequency.setValueAtTime(from, begin);
    source.frequency.exponentialRampToValueAtTime(to, begin + long);
    source.connect(gain);
  }
  source.start(begin);
  source.stop(begin + long + 0.05);
}

function noiseOf(audio: AudioContext, from: number, to: number, begin: number, long: number, out: AudioNode) {
  if (noise === null) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + long);
  source.connect(filter).connect(out);
  return source;
}
