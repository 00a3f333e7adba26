// The pitch by mouse: what is offered is marked, a piece is dragged to where it goes, and a click on nothing is no answer.
import { undoCount } from './lib/log';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

test('a piece is dragged from one area to another', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 161 });
  const player = new Player(page, picker(24));
  const moves = page.getByRole('button', { name: /^Player [abc]\d to [abc]\d/ });
  for (let now = await player.look(); (await moves.count()) === 0; now = await player.look()) await player.act(now);

  const [, from = '', to = ''] = /Player (\w\d) to (\w\d)/.exec(await moves.first().innerText()) ?? [];
  const area = (id: string) =>
    page.getByRole('group', { name: 'Pitch' }).getByRole('button', { name: new RegExp(`^${id}`) });
  const count = async (id: string) =>
    Number(/Rovers (\d+)/.exec((await area(id).getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  await expect(area(from), 'a source is marked').toHaveAccessibleName(/Can be chosen to begin/);
  const before = { from: await count(from), to: await count(to), undo: await undoCount(page) };
  await area(from).dragTo(area(to));
  await expect.poll(() => count(to)).toBe(before.to + 1);
  expect(await count(from)).toBe(before.from - 1);
  expect(await undoCount(page)).toBe(before.undo + 1);

  // A piece that is let go where it was has not moved.
  const held = { undo: await undoCount(page), answers: await count(to) };
  await area(to).dragTo(area(to), { sourcePosition: { x: 10, y: 40 }, targetPosition: { x: 60, y: 60 } });
  expect({ undo: await undoCount(page), answers: await count(to) }).toEqual(held);
});

test('the odds are read before the commitment', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 162 });
  const player = new Player(page, picker(25));
  for (let now = await player.look(); !/ball where/i.test(now.prompt); now = await player.look()) await player.act(now);
  const lines = page.getByRole('region', { name: 'Commentary' }).getByRole('listitem');
  const told = await lines.count();
  await page
    .getByRole('group', { name: 'Pitch' })
    .getByRole('button', { name: /Can be chosen\./ })
    .first()
    .click();
  const commit = page.getByRole('button', { name: 'Do it', exact: true });
  await expect(commit).toBeVisible();
  await expect(page.getByText(/\d+%/).first()).toBeVisible();
  expect(await lines.count(), 'nothing has happened yet').toBe(told);
  await page.getByRole('button', { name: 'Not this' }).click();
  await expect(commit).toBeHidden();
  await page
    .getByRole('group', { name: 'Pitch' })
    .getByRole('button', { name: /Can be chosen\./ })
    .first()
    .click();
  await commit.click();
  await expect.poll(() => lines.count()).toBeGreaterThan(told);
});
