// A lesson as a match: what is sent, and that nothing is sent once it is over.
import { beforeEach, expect, it, vi } from 'vitest';
import type { GuideInfo, Practice } from '../../generated/protocol';
import { practise } from '../api';
import { LessonMatch } from './lesson';
import { lessonInfo, placeOf } from './lessons';

vi.mock('../api', () => ({ practise: vi.fn(), Refused: class extends Error {} }));

const guide: GuideInfo = {
  name: 'fuba',
  game: 'fuba',
  title: '',
  what: '',
  teams: { home: '', away: '' },
  lessons: [{ name: 'movement', title: '', rules: [] }],
};
const practice = (state: Practice['state']) => ({ state, frames: [], words: '', task: '' }) as unknown as Practice;

const begun = () =>
  new LessonMatch(
    lessonInfo(placeOf(guide, 'movement')!),
    (answers) => practise('fuba', 'movement', answers),
    () => undefined,
  );

beforeEach(() => {
  vi.mocked(practise).mockReset();
});

it('plays nothing that is forced after its last choice', async () => {
  const lesson = begun();
  vi.mocked(practise).mockResolvedValueOnce(practice('asks')).mockResolvedValueOnce(practice('done'));
  await lesson.begin();
  expect((await lesson.choose(1, 'move b2-b3')).ok).toBe(true);
  expect((await lesson.choose(2, 'done')).ok).toBe(false);
  expect(vi.mocked(practise).mock.calls.map(([, , answers]) => answers)).toEqual([[], ['move b2-b3']]);
});

it('goes on after a wrong choice is taken back', async () => {
  const lesson = begun();
  vi.mocked(practise).mockImplementation((_guide, _lesson, answers) =>
    Promise.resolve(practice(answers.includes('done') ? 'wrong' : 'asks')),
  );
  await lesson.begin();
  await lesson.choose(1, 'done');
  await lesson.retry();
  expect((await lesson.choose(2, 'move b2-b3')).ok).toBe(true);
});

it('asks why without playing, and takes back what is to be made again', async () => {
  const asked: [readonly string[], boolean][] = [];
  const lesson = new LessonMatch(
    lessonInfo(placeOf(guide, 'movement')!),
    (answers, why) => {
      asked.push([answers, why]);
      return Promise.resolve(practice(answers.includes('done') && !why ? 'wrong' : 'asks'));
    },
    () => undefined,
    (answers) => answers.slice(0, 1),
  );
  await lesson.choose(0, 'movement midfield');
  expect(await lesson.why('done')).toEqual({ allowed: true });
  await lesson.choose(1, 'move b2-b3');
  await lesson.choose(2, 'done');
  await lesson.retry();
  expect(asked.slice(1)).toEqual([
    [['movement midfield', 'done'], true],
    [['movement midfield', 'move b2-b3'], false],
    [['movement midfield', 'move b2-b3', 'done'], false],
    [['movement midfield'], false],
  ]);
});
