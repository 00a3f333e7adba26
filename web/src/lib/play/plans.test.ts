// A hint in words: its reasons, plans that promise the same, and what may follow.
import { describe, expect, it } from 'vitest';
import type { MatchInfo, Odds, Offer, Plan, PlanStep, Side } from '../../generated/protocol';
import { compared, hintWords, lineSteps, reasons } from './plans';

const info = { teams: { home: { name: 'Rovers' }, away: { name: 'United' } } } as unknown as MatchInfo;
const sixths = (part: number): Odds => ({ part, total: 6 });
const step = (side: Side, choice: string, odds?: Odds): PlanStep => ({
  kind: 'choice',
  side,
  choice,
  label: choice,
  ...(odds === undefined ? {} : { odds }),
});
const roll = (...dice: number[]): PlanStep => ({ kind: 'roll', purpose: 'turn', words: 'the turn', dice });
const plan = (first: PlanStep, leads_to: PlanStep[] = [], win = 0.42): Plan => ({
  choice: first.kind === 'choice' ? first.choice : '',
  steps: [first],
  chances: { win, draw: 0.21, lead: 0.1 },
  visits: 1,
  leads_to,
});
const target = (area: string, part: number): Offer => ({
  choice: `target ${area}`,
  label: area,
  places: [area],
  odds: sixths(part),
});

describe('the reasons of a plan', () => {
  const b4 = (part: number, leads_to: PlanStep[] = []) => plan(step('home', 'target b4', sixths(part)), leads_to);

  it('compare it with other offers of its kind', () => {
    const pressing: Offer = { choice: 'pressing', label: '', places: [], odds: sixths(6) };
    expect(reasons(b4(4), 'home', [target('b4', 4), target('b2', 3), pressing])).toEqual([
      'No other is likelier: 67%.',
    ]);
    expect(reasons(b4(4), 'home', [target('b4', 4), target('b2', 5)])).toEqual([
      'Something else is likelier (83% instead of 67%), but this leads to more.',
    ]);
    expect(reasons(b4(0), 'home', [target('b4', 0), target('b2', 0)])).toEqual([
      'No die brings it, here or elsewhere: what counts is where it fails.',
    ]);
    expect(reasons(b4(4), 'home', [target('b4', 4)]), 'nothing to compare with').toEqual([]);
  });

  it('say what comes from there, before the others act or after it', () => {
    const shot = step('home', 'goal attempt', sixths(2));
    expect(reasons(b4(4, [roll(5, 2), shot]), 'home', [])).toEqual(['And from there: goal attempt.']);
    expect(reasons(b4(4, [roll(5, 2), step('away', 'movement defence'), shot]), 'home', [])).toEqual([
      'After their reply perhaps: goal attempt.',
    ]);
  });
});

describe('plans', () => {
  const [b2, b3, c2] = ['target b2', 'target b3', 'target c2'].map((choice) => step('home', choice)) as [
    PlanStep,
    PlanStep,
    PlanStep,
  ];

  it('that differ in no figure are told in one sentence', () => {
    const plans = [plan(b2, [], 0.421), plan(b3, [], 0.419), plan(c2, [], 0.3)];
    const { other, same } = compared(plans);
    expect([other, same]).toEqual([[plans[2]], [plans[1]]]);
    const words = hintWords({ side: 'home', plans, positions: 1000 });
    expect(words).toContain('Just as good: target b3.');
    expect(words).toContain('Or: target c2.');
    expect(words).not.toContain('Or: target b3.');
  });

  it('go on in few lines: what a side does in one go, without the end of its row', () => {
    const moves = ['move b4-b2', 'move b4-b2', 'move c3-b4', 'done'].map((choice) => step('away', choice));
    expect(lineSteps(info, [roll(6), ...moves, step('home', 'adjustment'), roll(5, 2)])).toEqual([
      'A 6 on the die: the turn',
      'United: move b4-b2 ×2, move c3-b4',
      'Rovers: adjustment',
      '5, 2 on the dice: the turn',
    ]);
  });
});
