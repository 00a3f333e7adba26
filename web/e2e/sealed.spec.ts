// Sealed dice: the pages seal and show by themselves, the match waits for both, and at its end the page proves the dice or says what is wrong.
import { invitationFrom, takeSeat } from './lib/invite';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { matchOf, startMatch } from './lib/start';
import { expect, test } from './lib/test';

test('a match waits until both browsers have sealed the dice', async ({ page: home, visitor }) => {
  await startMatch(home, { game: 'fuba', preset: '2.2', away: 'A person with a link' });
  await expect(
    home.getByRole('heading', { name: /both sides have sealed the dice\. United is awaited/ }),
  ).toBeVisible();
  await expect(home.getByRole('button', { name: '0-7-3' })).toBeHidden();
  const away = await visitor();
  await takeSeat(away, await invitationFrom(home));
  for (const page of [home, away]) await expect(page.getByText('Dice sealed by both sides')).toBeVisible();
  await home.getByRole('button', { name: '0-7-3' }).click();
  await away.getByRole('button', { name: '4-4-2' }).click();
  // Each has kept the number that it drew and the seals that it saw, and not the other's number.
  const id = matchOf(home);
  const kept = (page: typeof home, side: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as object, `gaffer.dice.${id}.${side}`);
  const digits = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
  expect(await kept(home, 'home')).toEqual({ number: digits, server: digits, seals: { home: digits, away: digits } });
  expect(await kept(away, 'home')).toBeNull();
});

test('two people at one computer see their dice proven, and a changed record found out', async ({ page }) => {
  test.setTimeout(240_000);
  const person = 'A person at this computer';
  await startMatch(page, { game: 'champions', preset: 'friendly', home: person, away: person });
  const player = new Player(page, picker(21));
  while (await player.step());
  const proven = page.getByRole('status').filter({ hasText: /^Proven: all \d+ rolls follow/ });
  await expect(proven).toBeVisible();
  await expect(proven).toContainText('with the number that it drew itself');
  await page.getByText('The dice of the match', { exact: true }).click();
  await expect(page.getByRole('row', { name: /^Chi-square/ })).toBeVisible();

  await page.route('**/record', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/"roll (\d)/, (_, face: string) => `"roll ${(Number(face) % 6) + 1}`);
    return route.fulfill({ response, body });
  });
  await page.reload();
  await expect(page.getByText(/^Roll 1 does not follow from the numbers that were sealed!/)).toBeVisible();
});
