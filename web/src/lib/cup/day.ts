// The day of a round in the reader's words.
import { language } from '../messages.svelte';

/** A day, "2027-01-09", as it is written where the reader lives. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
