// The review of a match, loaded when there is one to read.
export { default as Brief } from './Brief.svelte';
export { default as Graph } from './Graph.svelte';
export { default as Leap } from './Leap.svelte';
export { default as RetryCard } from './RetryCard.svelte';
export { default as ReviewPanel } from './ReviewPanel.svelte';
export { default as Sums } from './Sums.svelte';
export { mistakeSaid, reading } from './reading';
export { Retry } from './retry.svelte';
export { Room } from './room.svelte';
export {
  choicesOf,
  dearestOf,
  nextMistake,
  questionOf,
  stepAt,
  toRetry,
  waysOf,
  type Choice,
  type DecisionStep,
} from './steps';
