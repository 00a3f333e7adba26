// English and Finnish: the screen follows the choice at once, and remembers it.
import { Player } from './lib/player';
import { picker } from './lib/random';
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
  await expect(page.getByRole('button', { name: /^Kick off now/ })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ole valmentaja.');
});

test('a browser that prefers Finnish gets it', async ({ visitor }) => {
  const page = await visitor({ locale: 'fi-FI' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ole valmentaja.');
  await expect(page.getByRole('button', { name: /^Aloita heti/ })).toContainText('noin 25 minuuttia');
});

test('what a match is set up with is said in the language that is chosen, and nothing typed in is lost', async ({
  page,
}) => {
  await page.goto('/new');
  await expect(page.getByText('the basic game, any formation')).toBeVisible();
  await page.getByRole('group', { name: 'Home' }).getByLabel('Name').fill('   ');
  await page.getByRole('group', { name: 'Away' }).getByLabel('Name').fill('Wanderers');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption('fi');
  await page.keyboard.press('Escape');
  await expect(page.getByText('perussäännöt, mikä tahansa muodostelma')).toBeVisible();
  await expect(page.getByText('Lisäsäännöt', { exact: true })).toBeAttached();
  await expect(page.getByRole('group', { name: 'Vieras' }).getByLabel('Nimi')).toHaveValue('Wanderers');
  await page.getByRole('button', { name: 'Aloita ottelu' }).click();
  const told = page.getByRole('group', { name: 'Koti' }).getByRole('alert');
  await expect(told).toHaveText('kotijoukkue: nimessä on 1–40 merkkiä');
});

test('a refusal is told in Finnish, and the text of its rule as English', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 112 });
  const player = new Player(page, picker(14));
  const placing = page.getByRole('button', { name: 'Place a player in a1' });
  for (let now = await player.look(); !(await placing.isVisible()); now = await player.look()) await player.act(now);
  await expect(page.getByRole('heading', { name: /Where does the next piece go\? \d+ in hand/ })).toBeVisible();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption('fi');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /Mihin seuraava nappula asetetaan\?/ })).toBeVisible();
  await page.getByRole('button', { name: /^a4:/ }).click();
  const notice = page.locator('.notice');
  await expect(notice).toContainText('a4 ei ulotu omalle puoliskolle: aloituspotkussa joukkue on omalla puoliskollaan');
  await notice
    .getByRole('button', { name: /^Sääntö F22-/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Sääntö F22-/ });
  await expect(dialog.getByText('Sääntöjen teksti on englanniksi.')).toBeVisible();
  await expect(dialog.locator('[lang="en"]')).toContainText(/\w+ \w+ \w+/);
});
