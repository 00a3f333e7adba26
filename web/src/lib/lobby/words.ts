// What the lobby says of challenges.
import type { ChallengeInfo, GameInfo } from '../../generated/protocol';
import { t } from '../messages.svelte';
import { timeWords } from '../play/words';

/** The game of a challenge with its rules: "FUBA 2.2 · cards". */
export function gameWords({ game, preset }: ChallengeInfo, games: readonly GameInfo[]): string {
  const known = games.find((one) => one.game === game);
  const rules = known?.presets.find(({ name }) => name === preset);
  if (rules === undefined) return `${known?.name ?? game} ${preset}`;
  return [rules.title, rules.variant ?? []].flat().join(' · ');
}

/** How long both may think, whether the match is rated, and who is wanted. */
export function termsOf({ time, rated, wanted }: ChallengeInfo): string[] {
  return [
    time === undefined ? t('time-none') : timeWords(time),
    t(rated ? 'terms-rated' : 'lobby-friendly'),
    ...(wanted === undefined ? [] : [t('lobby-wanted', { low: wanted[0] ?? 0, high: wanted[1] ?? 0 })]),
  ];
}

/** Who makes a challenge. */
export function makerWords({ by }: ChallengeInfo): string {
  if (by === undefined) return t('lobby-guest');
  return by.program ? t('lobby-program', { name: by.name }) : by.name;
}
