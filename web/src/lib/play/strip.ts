// What the teams have that is always in sight beside the score; pure.
import type { Fact, Sheet } from '../../generated/protocol';

/** The facts that change in a match and decide what can be done, in their order; none in games without condition or skills. */
export function inStrip({ teams: { home } }: Pick<Sheet, 'teams'>): string[] {
  const keys = ['condition', 'substitutions', 'injured', 'skills'].filter((key) => home.some((one) => one.key === key));
  return keys.some((key) => key === 'condition' || key === 'skills') ? keys : [];
}

/** How many cards of a hand everybody knows, and how many not: "1+2". */
export function handCount({ hand }: Fact): string {
  if (hand === undefined) return '';
  const shown = hand.cards.filter((card) => card.shown).length;
  return `${shown}+${hand.cards.length - shown + hand.unknown}`;
}

/** What is said of a fact where there is room for a number alone: of "3 of 3" what is left. */
export const briefly = (fact: Fact): string =>
  fact.hand === undefined ? (fact.value.split(' ')[0] ?? '') : handCount(fact);
