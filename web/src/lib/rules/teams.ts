// The teams of examples: the same on every board of a rulebook.
import { t } from '../messages.svelte';

export const teams = () => ({
  home: { name: t('rules-home'), colour: '#c8102e' },
  away: { name: t('rules-away'), colour: '#f2f5f7' },
});
