// Two people at two computers who choose in secret: both are asked at once, either may answer first, and nothing is shown
// before both have.
import { invitationFrom, takeSeat } from './lib/invite';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

test('the second side chooses first, and its choice waits unseen', async ({ page: home, visitor }) => {
  await startMatch(home, { game: 'fuba', preset: '2.2', away: 'A person with a link', seed: 51 });
  const away = await visitor();
  await takeSeat(away, await invitationFrom(home));
  for (const page of [home, away]) {
    await expect(page.getByText('Your decision', { exact: true })).toBeVisible();
    await expect(page.locator('[data-both]')).toHaveText(/^Both sides choose now/);
    await expect(page.getByRole('button', { name: '4-4-2' })).toBeVisible();
    await expect(page.locator('[data-announcer]')).toContainText('Both sides choose now');
  }
  await away.getByRole('button', { name: '0-7-3' }).click();
  await expect(away.getByText('Waiting', { exact: true })).toBeVisible();
  await expect(home.locator('[data-both]')).toBeHidden();
  await expect(home.getByText('Your decision', { exact: true })).toBeVisible();
  await away.reload();
  await expect(away.getByText('Waiting', { exact: true })).toBeVisible();

  await home.getByRole('button', { name: '4-4-2' }).click();
  for (const page of [home, away])
    await expect(page.getByRole('region', { name: 'Commentary' })).toContainText('Rovers 4-4-2, United 0-7-3');
});
