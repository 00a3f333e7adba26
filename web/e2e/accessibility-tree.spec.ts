// Whole matches with nothing but the accessibility tree: roles, names and what is announced, as a screen reader has them.
import type { Locator, Page } from '@playwright/test';
import { countChoices } from './lib/choices';
import { picker } from './lib/random';
import { seeded } from './lib/start';
import { expect, test } from './lib/test';

/** A line of the tree. */
interface Node {
  role: string;
  name: string;
  disabled: boolean;
  /** What it says, where it says something and holds nothing. */
  text: string;
}

/** What the tree has below a part of the page, flat. */
async function below(part: Locator): Promise<Node[]> {
  const text = await part.ariaSnapshot();
  return text.split('\n').flatMap((line) => {
    const found = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?([^:]*)(?::(?: (.*))?)?$/.exec(line);
    if (found === null) return [];
    const [, role = '', name = '', rest = '', text = ''] = found;
    const plain = (words: string) => words.replaceAll("''", "'");
    const disabled = rest.includes('[disabled]');
    return [{ role, name: plain(name), disabled, text: plain(text).replace(/^"(.*)"$/, '$1') }];
  });
}

const buttons = (nodes: Node[]) =>
  nodes.filter((node) => node.role === 'button' && !node.disabled).map(({ name }) => name);
const tools =
  /^(Undo|Hint|Line up|As last time|Coach places all|Show all|\d+ more|Not this|Close the notice|What does this mean|Rule )/;
const ended = /wins$|^A draw$/;

/** Starts a match of the home team at this computer against the random one. */
async function begin(page: Page, game: RegExp, preset: RegExp): Promise<void> {
  await page.goto('/new');
  await page.getByRole('group', { name: 'Game' }).getByRole('radio', { name: game }).press('Space');
  await page.getByRole('group', { name: 'Rules' }).getByRole('radio', { name: preset }).press('Space');
  const who = page.getByRole('group', { name: 'Away' }).getByRole('combobox', { name: 'Who plays' });
  const computer = who.getByRole('option', { name: /Computer: random/i });
  await who.selectOption({ label: (await computer.textContent()) ?? '' });
  await page.getByRole('button', { name: 'Start the match' }).press('Enter');
}

interface Pitch {
  areas: number;
  label: RegExp;
}

/** Plays to the final whistle by the names of the tree; how many kinds of questions were asked. */
async function playToTheEnd(page: Page, seed: number, pitch: Pitch): Promise<number> {
  const pick = picker(seed);
  const questions = new Set<string>();
  let before = '';
  const asked = page.getByRole('region').filter({ hasText: 'Your decision' });
  const there = asked.or(page.getByRole('region', { name: ended }));
  const group = page.getByRole('group', { name: 'Pitch' });
  for (;;) {
    // An answer that is under way makes the region busy: what is in it may change until it is not.
    const busy = await there.evaluateAll((regions) => regions.map(({ ariaBusy }) => ariaBusy));
    if (busy.length === 0 || busy.includes('true')) continue;
    const nodes = await below(there);
    const question = nodes.find(({ role }) => role === 'heading')?.name ?? '';
    if (ended.test(question)) return questions.size;
    const areas = buttons(await below(group));
    const now = JSON.stringify([nodes, areas]);
    if (now === before) continue;
    before = now;

    // What is asked was announced, and every area says what is on it.
    const [said] = await below(page.getByRole('log'));
    expect(said?.text).toContain(`Your decision: ${question}`);
    expect(areas, 'areas of the pitch').toHaveLength(pitch.areas);
    const wrong = areas.filter((label) => !pitch.label.test(label));
    expect(wrong, 'areas that do not say what is on them').toEqual([]);
    questions.add(question.replace(/\d+|[abc]\d/g, '#'));

    const offered = buttons(nodes).filter((name) => !tools.test(name));
    const open = areas.filter((name) => /Can be chosen/.test(name));
    const press = (name: string, part = asked) =>
      part.getByRole('button', { name, exact: true }).first().press('Enter');
    if (offered.includes('Do it')) await press('Do it');
    // Mostly done when one may be: matches stay short.
    else if (offered.includes('Done') && pick([true, true, false])) await press('Done');
    else if (open.length > 0 && (offered.length === 0 || pick([true, false]))) await press(pick(open), group);
    else await press(pick(offered));
  }
}

/** The final score is announced, shown, and that of the replay. */
async function expectTheResult(page: Page): Promise<void> {
  const announced = await page.getByRole('log').ariaSnapshot();
  const [, goals] = /(?:wins|A draw): Rovers (\d+ – \d+) United\./.exec(announced) ?? [];
  expect(goals, `the score in: ${announced}`).toBeDefined();
  const result = page.getByRole('region', { name: ended });
  expect(await result.ariaSnapshot()).toContain(`Rovers ${goals} United`);
  expect(await page.getByRole('main').ariaSnapshot()).toContain(`Score: ${goals}`);
  await result.getByRole('link', { name: 'Watch the replay' }).press('Enter');
  await page.getByRole('button', { name: 'To the end' }).press('Enter');
  await expect.poll(() => page.getByRole('main').ariaSnapshot()).toContain(`Score: ${goals}`);
}

test('a whole match of FUBA by what the accessibility tree says', async ({ page }) => {
  const choices = countChoices(page);
  await seeded(page, 41);
  await begin(page, /^FUBA/, /^FUBA 2\.2 (?!·)/);
  const area = /^[abc][1-5](, penalty area)?: .+\. Next to [abc][1-5],/;
  const questions = await playToTheEnd(page, 7, { areas: 13, label: area });
  expect(questions, 'kinds of questions').toBeGreaterThan(6);
  expect(choices(), 'decisions').toBeGreaterThan(60);
  await expectTheResult(page);
});

test('a whole match of Champions by what the accessibility tree says', async ({ page }) => {
  const choices = countChoices(page);
  await seeded(page, 42);
  await begin(page, /^Champions/, /friendly/i);
  const space = /^\d+\.\d+(, [^:]+)?: .+\. Next to \d+\.\d+/;
  const questions = await playToTheEnd(page, 9, { areas: 180, label: space });
  expect(questions, 'kinds of questions').toBeGreaterThan(3);
  expect(choices(), 'decisions').toBeGreaterThan(60);
  await expectTheResult(page);
});
