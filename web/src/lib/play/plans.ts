// Plans, what they promise and how far somebody is with thinking, in the reader's language.
import type {
  Chances,
  MatchInfo,
  Odds,
  Offer,
  Plan,
  PlanStep,
  Side,
  Thinking,
  Thoughts,
} from '../../generated/protocol';
import { language, t } from '../messages.svelte';

/** The choices of a plan; equal neighbours are said once. */
export function planSteps({ steps, choice }: Plan): string[] {
  const words = steps.map((step) => (step.kind === 'choice' ? step.label : ''));
  return counted(words.length > 0 ? words : [choice]);
}

/** Choices of a plan; equal neighbours are said once. */
export const choiceWords = (choices: readonly { label: string }[]): string[] =>
  counted(choices.map(({ label }) => label));

/** The choices of a plan, one after another. */
export const planWords = (plan: Plan): string => planSteps(plan).join(t('plan-then'));

/** What follows a plan: what each side does in one go, and how dice may fall. */
export function lineSteps(info: MatchInfo, line: readonly PlanStep[]): string[] {
  // That a row ends is seen by what comes next.
  const told = line.filter((step) => step.kind === 'roll' || step.choice !== 'done');
  return told.flatMap((step, index) => {
    if (step.kind === 'roll')
      return [t('plan-roll', { purpose: step.words, dice: step.dice.join(', '), count: step.dice.length })];
    const isOther = (next: PlanStep | undefined) => next?.kind !== 'choice' || next.side !== step.side;
    if (!isOther(told[index - 1])) return [];
    const rest = told.slice(index);
    const end = rest.findIndex(isOther);
    const choices = rest.slice(0, end < 0 ? rest.length : end).map((one) => (one.kind === 'choice' ? one.label : ''));
    return [t('plan-choice', { team: info.teams[step.side].name, choice: counted(choices).join(', ') })];
  });
}

/** Why a plan is good: how likely it is beside other offers of its kind, and what one's own side can try afterwards. */
export function reasons({ steps, leads_to }: Plan, side: Side, offers: readonly Offer[]): string[] {
  const theirs = leads_to.findIndex((step) => step.kind === 'choice' && step.side !== side);
  const tried = (line: readonly PlanStep[]) =>
    line.flatMap((step) =>
      step.kind === 'choice' && step.side === side && step.odds !== undefined ? [step.label] : [],
    );
  const soon = tried(theirs < 0 ? leads_to : leads_to.slice(0, theirs));
  const later = theirs < 0 ? [] : tried(leads_to.slice(theirs)).slice(0, 1);
  const said = [oddsReason(steps, offers)];
  if (soon.length > 0) said.push(t('hint-from-there', { choice: soon.join(', ') }));
  else if (later.length > 0) said.push(t('hint-later', { choice: later.join(', ') }));
  return said.filter((words) => words !== '');
}

/** How likely the first step of a plan is beside the other offers of its kind; empty where no dice decide or there is none. */
function oddsReason(steps: readonly PlanStep[], offers: readonly Offer[]): string {
  const first = steps[0];
  if (first?.kind !== 'choice' || first.odds === undefined) return '';
  const kind = (choice: string) => choice.split(' ')[0];
  const percent = ({ part, total }: Odds) => Math.round((100 * part) / total);
  const alike = offers.filter(({ choice }) => kind(choice) === kind(first.choice) && choice !== first.choice);
  const others = alike.flatMap(({ odds }) => (odds === undefined ? [] : [percent(odds)]));
  if (others.length === 0) return '';
  const [own, best] = [percent(first.odds), Math.max(...others)];
  if (own === 0 && best === 0) return t('hint-none-likely');
  if (own < best) return t('hint-less-likely', { own, best });
  return t('hint-likeliest', { own });
}

/** The plans that promise more or less than the first, and those that promise the same in every figure that is told. */
export function compared([first, ...others]: readonly Plan[]): { other: Plan[]; same: Plan[] } {
  const told = ({ chances }: Plan) => (chances === undefined ? '' : chanceWords(chances));
  const isSame = (plan: Plan) => first !== undefined && told(plan) !== '' && told(plan) === told(first);
  return { other: others.filter((plan) => !isSame(plan)), same: others.filter(isSame) };
}

/** The chances to win and to draw, and the lead at the end. */
export function chanceWords({ win, draw, lead }: Chances): string {
  const goals = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const within = (share: number) => Math.round(100 * Math.min(Math.max(share, 0), 1));
  return t('plan-chances', { win: within(win), draw: within(draw), lead: goals.format(lead) });
}

/** The plans that promise the same as the first, in one sentence; empty where there is none. */
export const sameWords = (same: readonly Plan[]): string =>
  same.length === 0 ? '' : t('hint-same', { choices: same.map(planWords).join('; ') });

/** A hint as it is said: the best plan with its reasons, then the others with what they promise. */
export function hintWords({ plans, side }: Thoughts, offers: readonly Offer[] = []): string {
  const { other, same } = compared(plans);
  const words = [...plans.slice(0, 1), ...other].flatMap((plan, index) => {
    const said = `${t(index === 0 ? 'hint-best' : 'hint-else', { choice: planWords(plan) })}.`;
    return [said, ...reasons(plan, side, offers), ...(plan.chances === undefined ? [] : [chanceWords(plan.chances)])];
  });
  return [...words, sameWords(same), t('hint-take')].filter((said) => said !== '').join(' ');
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
