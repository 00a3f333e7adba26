// What happened is told in its order: no score before the faces, no words before the ball.
import { describe, expect, it } from 'vitest';
import type { Board, Sheet } from '../../generated/protocol';
import { Projector, type Alarm } from './projector';
import type { TheEvent } from './standing';
import { lengths, stepAt, story, toRead, withoutMotion, type Picture, type Step } from './story';

const board = (at: string, ...pieces: string[]): Board => ({
  ball: { at, value: 3 },
  pieces: pieces.map((place) => ({ id: place, at: place, kind: 'outfield', marks: [], side: 'home', text: '' })),
});
const picture = (at: string, home: number, words?: string, ...pieces: string[]): Picture => ({
  board: board(at, ...pieces),
  sheet: { score: { home, away: 0 } } as Sheet,
  roll: words === undefined ? undefined : { dice: [{ face: 6 }], words },
});
const event = (name: string, more: Partial<TheEvent> = {}): TheEvent =>
  ({ event: name, words: name, rule: null, ...more }) as TheEvent;

const shot = [
  event('action-began'),
  event('shot-taken', { dice: [{ face: 6 }], ball: { places: ['b4'], goal: 'away' } }),
  event('goal', { landmark: 'goal' }),
  event('set-up-began'),
];
const phases = (steps: Step[]) => steps.map(({ phase }) => phase);
const at = (steps: Step[], phase: string) => steps.find((step) => step.phase === phase)!.scene;

describe('a goal', () => {
  const steps = story(picture('b4', 0, undefined, 'b4'), picture('b3', 1, '6 - 2 = 4 > 2'), shot, 0);

  it('goes from the throw over the faces and the reckoning to the ball, the score and the words', () => {
    expect(phases(steps)).toEqual(['throw', 'faces', 'reckoning', 'flight', 'score', 'end']);
  });

  it('changes the score neither before the faces nor before the ball is in', () => {
    for (const phase of ['throw', 'faces', 'reckoning', 'flight']) {
      expect(at(steps, phase).sheet.score.home, phase).toBe(0);
      expect(at(steps, phase).banner, phase).toBeNull();
    }
    expect(at(steps, 'score').sheet.score.home).toBe(1);
    expect(at(steps, 'score').banner?.event).toBe('goal');
  });

  it('leaves the board as it was until everybody has seen it', () => {
    expect(at(steps, 'score').board.pieces).toHaveLength(1);
    expect(at(steps, 'score').flight).toEqual({ places: ['b4'], goal: 'away', scores: true });
    expect(at(steps, 'end').board).toEqual(board('b3'));
    expect(at(steps, 'end').trail).toEqual([]);
  });

  it('is in words last, and what came before the dice first', () => {
    expect(at(steps, 'throw').told).toBe(1);
    expect(at(steps, 'score').told).toBe(1);
    expect(at(steps, 'end').told).toBe(4);
  });

  it('is heard in the same order', () => {
    expect(steps.map(({ scene }) => scene.sounds.join())).toEqual(['dice', '', '', 'kick', 'goal', '']);
  });

  it('shows the dice in the air, then up, then reckoned with', () => {
    expect(steps.slice(0, 3).map(({ scene }) => scene.dice?.are)).toEqual(['thrown', 'up', 'reckoned']);
    expect(at(steps, 'reckoning').dice?.roll).toEqual({ dice: [{ face: 6 }], words: '6 - 2 = 4 > 2' });
  });
});

describe('a move', () => {
  it('without dice is there at once', () => {
    const steps = story(picture('b3', 0, undefined, 'a1'), picture('b3', 0, undefined, 'a2'), [event('moved')], 0);
    expect(phases(steps)).toEqual(['end']);
    expect(steps[0]!.ms).toBe(lengths.end);
  });

  it('that was taken back takes no time', () => {
    const steps = story(picture('b3', 0, undefined, 'a2'), picture('b3', 0, undefined, 'a1'), [], 0);
    expect(steps).toMatchObject([{ phase: 'end', ms: 0 }]);
  });
});

describe('several rolls at once', () => {
  const events = [
    event('target-chosen', { ball: { places: ['b3', 'b4'] } }),
    event('turn-rolled', { dice: [{ face: 3 }, { face: 1 }] }),
    event('special-event', { dice: [{ face: 1 }, { face: 5 }] }),
    event('pass-failed', { ball: { places: ['b3'] } }),
  ];
  const steps = story(picture('b3', 0), picture('b3', 0, 'event 1 - 5 = -4'), events, 0);

  it('are told one after the other, the ball where it is by then', () => {
    expect(phases(steps)).toEqual([
      ...['flight', 'throw', 'faces', 'reckoning', 'throw', 'faces', 'reckoning', 'flight'],
      'end',
    ]);
    expect(steps.map(({ scene }) => scene.board.ball?.at)).toEqual([...Array<string>(7).fill('b4'), 'b3', 'b3']);
    expect(steps[7]!.scene.flight?.places).toEqual(['b4', 'b3']);
  });

  it('are reckoned with in the words of their own events, the last in those of the roll', () => {
    expect(steps[3]!.scene.dice?.roll.words).toBe('turn-rolled');
    expect(steps[6]!.scene.dice?.roll.words).toBe('event 1 - 5 = -4');
  });

  it('that are too many are not told', () => {
    const many = Array.from({ length: 9 }, () => event('turn-rolled', { dice: [{ face: 1 }] }));
    expect(phases(story(picture('b3', 0), picture('b3', 0), many, 0))).toEqual(['end']);
  });
});

describe('a kick that is cut off', () => {
  it('ends where it was cut off, and not where it was meant to', () => {
    const events = [
      event('kicked', { ball: { places: ['5.4', '6.1'] } }),
      event('interception-rolled', { dice: [{ face: 3 }] }),
      event('intercepted', { ball: { places: ['5.2'], cut_off: true } }),
      event('ball-ran', { ball: { places: ['5.2', '3.2'] } }),
    ];
    const steps = story(picture('6.1', 0), picture('3.2', 0, 'won'), events, 1);
    expect(at(steps, 'flight').flight?.places).toEqual(['5.4', '5.2', '3.2']);
    expect(at(steps, 'end').trail).toEqual(['5.4', '5.2', '3.2']);
  });
});

describe('a story', () => {
  const steps = story(picture('b4', 0), picture('b3', 1, '6'), shot, 0);
  const all = steps.reduce((sum, { ms }) => sum + ms, 0);

  it('without motion is its end, with the time that the whole takes', () => {
    expect(withoutMotion(steps)).toEqual([{ ...steps.at(-1), ms: all }]);
  });

  it('that is watched leaves time to read', () => {
    const read = toRead(steps, [event('a', { football: 'A' }), event('b', { football: 'B' })]);
    expect(read.at(-1)!.ms).toBe(1050);
    expect(read.slice(0, -1)).toEqual(steps.slice(0, -1));
  });

  it('follows the clock at its speed', () => {
    expect(stepAt(steps, 0, 1)).toEqual({ index: 0, next: lengths.throw });
    expect(stepAt(steps, lengths.throw, 1)).toEqual({ index: 1, next: lengths.faces });
    expect(stepAt(steps, lengths.throw, 2)).toEqual({ index: 0, next: lengths.throw });
    expect(stepAt(steps, all, 1)).toBeNull();
    expect(stepAt(steps, 0, 0)).toBeNull();
  });
});

describe('the projector', () => {
  class Clock implements Alarm {
    time = 0;
    due: { run: () => void; at: number } | null = null;
    now = () => this.time;
    set = (run: () => void, ms: number) => {
      this.due = { run, at: this.time + ms };
      return 1;
    };
    stop = () => (this.due = null);
    /** Lets time pass; an alarm that is due rings once, however late. */
    pass(ms: number) {
      this.time += ms;
      const ring = this.due !== null && this.due.at <= this.time ? this.due.run : null;
      if (ring !== null) this.due = null;
      ring?.();
    }
  }
  const steps = story(picture('b4', 0), picture('b3', 1, '6'), shot, 0);

  function show() {
    const clock = new Clock();
    const shown: string[] = [];
    const projector = new Projector(({ phase }) => shown.push(phase), clock);
    return { clock, shown, projector };
  }

  it('shows the first step at once and the others when they are due', () => {
    const { clock, shown, projector } = show();
    let isDone = false;
    projector.play(steps, 1, () => (isDone = true));
    expect(shown).toEqual(['throw']);
    for (const { ms } of steps) clock.pass(ms);
    expect(shown).toEqual(phases(steps));
    expect({ isDone, running: projector.running }).toEqual({ isDone: true, running: false });
  });

  it('that comes late leaves steps out and never the end', () => {
    const { clock, shown, projector } = show();
    projector.play(steps, 1, () => undefined);
    clock.pass(60_000);
    expect(shown).toEqual(['throw', 'end']);
    expect(projector.running).toBe(false);
  });

  it('goes over to another story without looking back', () => {
    const { clock, shown, projector } = show();
    projector.play(steps, 1, () => shown.push('never'));
    projector.play(steps.slice(-1), 1, () => shown.push('done'));
    clock.pass(60_000);
    expect(shown).toEqual(['throw', 'end', 'done']);
  });

  it('that is stopped shows nothing more', () => {
    const { clock, shown, projector } = show();
    projector.play(steps, 1, () => shown.push('never'));
    projector.stop();
    clock.pass(60_000);
    expect(shown).toEqual(['throw']);
  });
});
