// A strong computer: its level is chosen, it says how far it is and plays when told, hints have plans, thoughts are shown.
import { Player } from './lib/player';
import { picker } from './lib/random';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

test('against a master: a hint is taken, the computer is hurried, and what it thought is seen', async ({ page }) => {
  test.slow();
  await page.goto('/new');
  const away = page.getByRole('group', { name: 'Away' });
  const who = away.getByLabel('Who plays');
  await expect(who, 'the usual level').toHaveValue('computer sensible');
  await who.selectOption('computer beginner');
  await expect(away).toContainText('overlooks most');
  await who.selectOption('computer master');
  await expect(away).toContainText('up to ten seconds');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Show what the computer thought').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Master', seed: 7 });

  const thoughts = page.getByRole('region', { name: 'What the computer thought' });
  await expect(thoughts).toContainText('Nothing to show');
  const playNow = page.getByRole('button', { name: 'Play now' });
  const toDo = page.locator('[data-choice], [data-commit]').first();
  const player = new Player(page, picker(7));
  const happened = { hint: false, hurried: false, thoughts: false };
  while (!(happened.hint && happened.hurried && happened.thoughts)) {
    await expect(playNow.or(toDo).first()).toBeVisible({ timeout: 30_000 });
    if ((await thoughts.getByRole('listitem').filter({ hasText: 'tried' }).count()) > 0) happened.thoughts = true;
    if (await playNow.isVisible()) {
      await expect(page.getByText(/Thinking… [\d,]+ positions?, \d/)).toBeVisible();
      // It may have decided by itself meanwhile: then it is hurried another time.
      const pressed = await playNow.click({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      if (!pressed) continue;
      await expect(playNow).toBeHidden();
      happened.hurried = true;
      continue;
    }
    const now = await player.glance();
    if (now === null) continue;
    if (happened.hint || now.confirms) {
      await player.act(now);
      continue;
    }
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByText('A coach would choose').first()).toBeVisible();
    const plan = page.getByText(/In 100 such matches: \d+ won, \d+ drawn/).first();
    if (await plan.isVisible()) {
      await page.getByText(/what may follow$/i).click();
      await expect(page.getByText('It may go on like this:').first()).toBeVisible();
      happened.hint = true;
    }
    const asked = now.signature;
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect.poll(async () => (await player.glance())?.signature ?? '').not.toBe(asked);
  }
});
