// A moment of a review as it is read: the chances, the time, and what happens or is decided there.
import type { LandmarkAt, Review } from '../../generated/protocol';
import { t } from '../messages.svelte';
import { chancesSaid, partOfWin, plain } from './numbers';
import { isFault, signs, stepAt, type DecisionStep } from './steps';

/** What is read of a moment. */
export function reading(review: Review, landmarks: readonly LandmarkAt[], at: number): string {
  const moment = review.moments[at];
  if (moment === undefined) return '';
  const happened = landmarks.filter((mark) => mark.moment === at && mark.landmark !== 'turn').map(({ words }) => words);
  const step = stepAt(review.steps, at);
  const decided =
    step !== undefined && step.from === at && isFault(step)
      ? [
          t('review-decided', {
            team: review.names[step.side],
            grade: t('review-grade', { grade: step.grade ?? '' }),
            sign: signs[step.grade ?? 'best'],
          }),
        ]
      : [];
  return [chancesSaid(moment.expected, review.names), moment.clock, ...happened, ...decided].join(' · ');
}

/** What a decision gave away, in words. */
export const costSaid = ({ cost }: DecisionStep): string =>
  t('review-cost', { points: partOfWin(cost.points), goals: plain(cost.goals) });

/** A mistake as it is said to whoever does not see its card. */
export function mistakeSaid({ names }: Review, step: DecisionStep): string {
  return t('review-mistake', {
    team: names[step.side],
    grade: t('review-grade', { grade: step.grade ?? '' }),
    question: step.question,
    cost: costSaid(step),
    reason: step.better?.reason ?? '',
  });
}
