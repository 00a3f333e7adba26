// Plans, what they promise and how far somebody is with thinking, in the reader's language.
import type { Chances, MatchInfo, Plan, PlanStep, Side, Thinking, Thoughts } from '../../generated/protocol';
import { language, t } from '../messages.svelte';

/** The choices of a plan; equal neighbours are said once. */
export function planSteps({ steps, choice }: Plan): string[] {
  const words = steps.map((step) => (step.kind === 'choice' ? step.label : ''));
  return counted(words.length > 0 ? words : [choice]);
}

/** The choices of a plan, one after another. */
export const planWords = (plan: Plan): string => planSteps(plan).join(t('plan-then'));

/** What follows a plan, step by step: whose choices, and how dice may fall. */
export function lineSteps(info: MatchInfo, line: readonly PlanStep[]): string[] {
  const words = line.map((step) =>
    step.kind === 'choice'
      ? t('plan-choice', { team: info.teams[step.side].name, choice: step.label })
      : t('plan-roll', { purpose: step.words, dice: step.dice.join(', ') }),
  );
  return counted(words);
}

/** Why a plan is good: what one's own side can then try, and how likely that is. The plan itself says its own odds. */
export function reasonWords({ leads_to }: Plan, side: Side): string {
  const theirs = leads_to.findIndex((step) => step.kind === 'choice' && step.side !== side);
  const own = leads_to.slice(0, theirs < 0 ? leads_to.length : theirs);
  const tried = own.flatMap((step) => (step.kind === 'choice' && step.odds !== undefined ? [step.label] : []));
  return tried.length === 0 ? '' : t('hint-from-there', { choice: tried.join(', ') });
}

/** The chances to win and to draw, and the lead at the end. */
export function chanceWords({ win, draw, lead }: Chances): string {
  const percent = new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 });
  const goals = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const within = (share: number) => percent.format(Math.min(Math.max(share, 0), 1));
  return t('plan-chances', { win: within(win), draw: within(draw), lead: goals.format(lead) });
}

/** A hint as it is said: every plan with what it promises. */
export function hintWords({ plans }: Thoughts): string {
  const words = plans.map((plan, index) => {
    const said = t(index === 0 ? 'hint-best' : 'hint-else', { choice: planWords(plan) });
    return plan.chances === undefined ? `${said}.` : `${said}: ${chanceWords(plan.chances)}.`;
  });
  return [...words, t('hint-take')].join(' ');
}

/** How far the computer is: "thinking… 1,240 positions, 0.8 s"; of a side with secrets only the time is known. */
export function thinkingWords({ positions, milliseconds }: Thinking): string {
  const numbers = new Intl.NumberFormat(language());
  const oneDigit = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const seconds = oneDigit.format(milliseconds / 1000);
  if (positions === undefined) return t('turn-thinking-time', { seconds });
  return t('turn-thinking', { positions: numbers.format(positions), seconds });
}

/** A row with equal neighbours written once: "A x3". */
function counted(row: string[]): string[] {
  const said: { words: string; times: number }[] = [];
  for (const words of row) {
    const last = said.at(-1);
    if (last?.words === words) last.times += 1;
    else said.push({ words, times: 1 });
  }
  return said.map(({ words, times }) => (times === 1 ? words : `${words} ×${times}`));
}
