// The replay: steps, jumps, a link to a moment, a record that is taken along and loaded again, a sandbox match.
import { score } from './lib/result';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { matchOf, startMatch } from './lib/start';
import { watchMatch } from './lib/watch';
import { expect, test } from './lib/test';

test('a match is looked back at, shared, and played on from a moment', async ({ page, visitor }) => {
  await watchMatch(page, 'fuba', 121);
  const goals = await score(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await expect(slider).toHaveValue('0');

  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(slider).toHaveValue('1');
  await page.getByLabel('Speed').selectOption('4×');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Pause' }).click();

  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => score(page)).toBe(goals);
  const jumps = page.getByRole('region', { name: 'Jump to' }).getByRole('button');
  await jumps.first().click();
  await expect(jumps.first()).toHaveAttribute('aria-current', 'true');
  const moment = await slider.inputValue();

  // Somebody else opens the link to this moment.
  const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue();
  const other = await visitor();
  await other.goto(link);
  await expect(other.getByRole('slider', { name: 'Moment of the match' })).toHaveValue(moment);
  expect(await score(other)).toBe(await score(page));

  await other.getByRole('button', { name: 'One step back' }).click();
  await other.getByRole('button', { name: 'Play on from here' }).click();
  await other.getByRole('button', { name: 'Start the sandbox match' }).click();
  await expect(other.getByText('This is a sandbox match')).toBeVisible();
  const player = new Player(other, picker(17));
  await player.play(() => player.steps >= 5);
  await other.getByRole('link', { name: 'See that moment' }).click();
  await expect(other).toHaveURL(new RegExp(`at=${Number(moment) - 1}$`));
});

test('a record is taken along and loaded again', async ({ page, visitor }) => {
  await watchMatch(page, 'champions', 122);
  const goals = await score(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  const file = await download.path();

  const other = await visitor();
  await other.goto('/');
  const choose = other.getByLabel('Choose a file');
  await choose.setInputFiles({
    name: 'no-record.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from('{"a":1}\n'),
  });
  await expect(other.getByRole('alert')).toContainText('This file is no record of a match');
  await choose.setInputFiles(file);
  await expect(other).toHaveURL(/\/replay\//);
  await other.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => score(other)).toBe(goals);

  await other.goto('/');
  await expect(other.getByRole('region', { name: 'Your matches' }).getByRole('listitem')).toHaveCount(1);
});

test('the replay of a match that goes on says so, and loads what is new', async ({ page, context }) => {
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 123 });
  const player = new Player(page, picker(19));
  await player.play(() => player.steps >= 4);
  const replay = await context.newPage();
  await replay.goto(`/replay/${matchOf(page)}`);
  await expect(replay.getByText('This match goes on.')).toBeVisible();
  const slider = replay.getByRole('slider', { name: 'Moment of the match' });
  const before = Number(await slider.getAttribute('max'));
  await player.play(() => player.steps >= 10);
  await replay.getByRole('button', { name: 'Load what is new' }).click();
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(before);
  await replay.getByRole('button', { name: 'To the end' }).click();
  await expect(replay.getByRole('region', { name: 'Commentary' }).getByRole('listitem').last()).toBeVisible();
});
