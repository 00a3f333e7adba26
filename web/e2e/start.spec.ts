// The start page: three clicks to a match, one back to it, and what it remembers.
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

test('three clicks begin a match, one goes on with it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('No matches yet.')).toBeVisible();
  await startMatch(page, { game: 'champions', preset: 'friendly', seed: 171 });
  await expect(page.getByText('Your decision', { exact: true })).toBeVisible();
  const match = page.url();

  await page.getByRole('link', { name: 'Gaffer' }).first().click();
  const mine = page.getByRole('region', { name: 'Your matches' });
  await mine.getByRole('link').first().click();
  await expect(page).toHaveURL(match);
  await expect(page.getByText('Your decision', { exact: true })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('radio', { name: /Champions 2020/ }).first(), 'the game of the last match').toBeChecked();
  await mine.getByRole('button', { name: /^Remove Rovers – United/ }).click();
  await expect(page.getByText('No matches yet.')).toBeVisible();
});

test('what is wrong is told beside its field, and nothing is lost', async ({ page }) => {
  await page.goto('/');
  const name = page.getByRole('group', { name: 'Home' }).getByLabel('Name');
  await name.fill('   ');
  await page.getByRole('group', { name: 'Away' }).getByLabel('Name').fill('Wanderers');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('group', { name: 'Home' }).getByRole('alert')).toContainText(/name/i);
  await expect(name).toBeFocused();
  await expect(page.getByRole('group', { name: 'Away' }).getByLabel('Name')).toHaveValue('Wanderers');
});

test('the theme of the settings stays', async ({ page }) => {
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Theme').selectOption('dark');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  expect(await ground()).not.toBe(light);
});

test('on a low screen the start button covers no field', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Start the match' });
  await button.waitFor();
  for (const field of await page
    .getByRole('group', { name: /^(Home|Away)$/ })
    .locator('input, select')
    .all()) {
    await field.scrollIntoViewIfNeeded();
    const [top, other] = [await button.boundingBox(), await field.boundingBox()];
    expect(other!.y + other!.height <= top!.y || other!.y >= top!.y + top!.height, 'the button is beside it').toBe(
      true,
    );
  }
});
