// What a reader has set for this browser: theme, confirmation, passing, motion, thoughts, commentary; kept in localStorage.

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
  motion: boolean;
  /** Whether it is shown what the computer thought about its last decision. */
  thoughts: boolean;
  voice: Voice;
}

const key = 'gaffer.settings';
const usual: Settings = {
  theme: 'auto',
  ask: 'odds',
  pass: true,
  motion: true,
  thoughts: false,
  voice: 'football',
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

/** Whether things may move on the screen. */
export function moving(): boolean {
  return settings.motion && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function stored(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
