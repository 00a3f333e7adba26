// What a reader has set for this browser: theme, confirmation, passing, skills, speed, sound, thoughts, commentary; kept in localStorage.
import type { Speed } from './match/story';
import type { Wish } from './match/windows';

/** How the pages look. */
export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
/** When a choice asks for a second click. */
export type Ask = 'odds' | 'always' | 'never';
/** Which voice of the commentary is heard first. */
export type Voice = 'football' | 'exact';

interface Settings {
  theme: Theme;
  ask: Ask;
  /** Whether questions that hardly ever matter are passed without being asked. */
  pass: boolean;
  /** What is usually wanted where a skill may be used. */
  skills: Wish;
  /** How fast dice, ball and pieces tell what happened. */
  speed: Speed;
  /** Whether there are sounds; nobody has been asked yet where it is null. */
  sound: boolean | null;
  /** How loud they are, from 0 to 1. */
  volume: number;
  /** Whether it is shown what the computer thought about its last decision. */
  thoughts: boolean;
  voice: Voice;
  /** Whether others see the name of the account in the lobby. */
  seen: boolean;
  /** Whether what people say beside a match is shown. */
  chat: boolean;
}

const key = 'gaffer.settings';
const usual: Settings = {
  theme: 'auto',
  ask: 'odds',
  pass: true,
  skills: 'ask',
  speed: 'normal',
  sound: null,
  volume: 0.5,
  thoughts: false,
  voice: 'football',
  seen: true,
  chat: true,
};

/** The settings; writing to one keeps it. */
export const settings: Settings = $state({ ...usual, ...stored() });

/** Keeps settings when they change, and shows the theme. Called once. */
export function useSettings(): void {
  const contrast = window.matchMedia('(prefers-contrast: more)');
  const show = () => {
    document.documentElement.dataset['theme'] =
      settings.theme === 'auto' && contrast.matches ? 'contrast' : settings.theme;
  };
  contrast.addEventListener('change', show);
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(key, JSON.stringify(settings));
      show();
    });
  });
}

/** Whether somebody wants nothing to travel over the screen. */
export const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether things may move on the screen. */
export function moving(): boolean {
  return settings.speed !== 'off' && !wantsStillness();
}

function stored(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    // Who had switched motion off, before there was a speed, still wants none.
    return 'motion' in value && value.motion === false ? { speed: 'off', ...value } : value;
  } catch {
    return {};
  }
}
