// Which kind of screen a pitch is on: a phone or tablet upright, a phone that lies, or anything larger.
import { MediaQuery } from 'svelte/reactivity';

export type Screen = 'upright' | 'lying' | 'wide';

const upright = new MediaQuery('(max-width: 62rem) and (orientation: portrait)');
const lying = new MediaQuery('(max-width: 62rem) and (orientation: landscape) and (max-height: 32rem)');

/** The screen as it is held now. */
export const screenNow = (): Screen => (upright.current ? 'upright' : lying.current ? 'lying' : 'wide');
