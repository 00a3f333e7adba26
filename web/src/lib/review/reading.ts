// A moment of a review as it is read: the chances, the time, and what happens or is decided there.
import type { LandmarkAt, Review } from '../../generated/protocol';
import { t } from '../messages.svelte';
import { chancesSaid } from './numbers';
import { isFault, signs, stepAt } from './steps';

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
