// English and Finnish: the screen follows the choice at once, and remembers it.
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

test('the screen speaks Finnish when it is told to', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 111 });
  await expect(page.getByText('Your decision', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const english = await page.getByRole('main').innerText();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption('fi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your decision', { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: /muodostelma/i }).first()).toBeVisible();
  const finnish = await page.getByRole('main').innerText();
  expect(finnish).not.toBe(english);

  await page.getByRole('button', { name: /4-4-2/ }).first().click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await page.getByRole('link', { name: 'Gaffer' }).first().click();
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uusi ottelu');
});

test('a browser that prefers Finnish gets it', async ({ visitor }) => {
  const page = await visitor({ locale: 'fi-FI' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uusi ottelu');
});
