// When which lesson is due, and that every lesson has its words and real rules.
import { describe, expect, it } from 'vitest';
import rules from '../../../../docs/rules/fuba-2.2.md?raw';
import steps from '../../../../crates/fuba/src/step.rs?raw';
import events from '../../../../crates/fuba/src/event.rs?raw';
import english from '../../messages/en.ftl?raw';
import type { TheEvent } from '../match/standing';
import { due, lessons, progress, type Situation } from './lessons';

const happened = (event: string, fields = {}): TheEvent => ({ event, words: '', rule: null, ...fields });
const at = (question: string | null, ...events: TheEvent[]): Situation => ({ question, events, you: 'home' });

describe('due', () => {
  it('is the lesson of the question, once', () => {
    expect(due(at('formation'), new Set())?.name).toBe('formation');
    expect(due(at('formation'), new Set(['formation']))).toBeNull();
    expect(due(at(null), new Set())).toBeNull();
  });

  it('is the lesson of what happened, the more striking first', () => {
    const shot = at(null, happened('order-fixed'), happened('shot-taken'));
    expect(due(shot, new Set())?.name).toBe('shot');
    expect(due(shot, new Set(['shot']))?.name).toBe('order');
  });

  it('looks at fields and at whose it is', () => {
    expect(due(at(null, happened('time-moved', { stoppage: 0 })), new Set())).toBeNull();
    expect(due(at(null, happened('time-moved', { stoppage: 1 })), new Set())?.name).toBe('stoppage');
    const restart = (side: string, restart: string) => at(null, happened('restart-awarded', { side, restart }));
    expect(due(restart('home', 'kick-off'), new Set())).toBeNull();
    expect(due(restart('away', 'goal-kick'), new Set())).toBeNull();
    expect(due(restart('home', 'goal-kick'), new Set())?.name).toBe('restart');
  });
});

describe('progress', () => {
  it('counts the lessons that every match brings up', () => {
    expect(progress([]).done).toBe(0);
    expect(progress(['formation', 'penalty']).done).toBe(1);
    const { done, all } = progress(lessons.map(({ name }) => name));
    expect(done).toBe(all);
  });
});

describe('every lesson', () => {
  it.each(lessons.map((lesson) => [lesson.name, lesson] as const))(
    '%s has words, rules and a trigger',
    (name, lesson) => {
      expect(english).toContain(`\nlearn-${name} = `);
      expect(english).toContain(`\nlearn-${name}-title = `);
      for (const rule of lesson.rules) expect(rules).toContain(`**${rule}**`);
      if ('question' in lesson.when) expect(steps).toContain(` = "${lesson.when.question}", in `);
      else {
        const variant = lesson.when.event.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
        expect(events).toContain(`    ${variant} {`);
      }
    },
  );
});
