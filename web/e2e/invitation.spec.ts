// An invitation from the guest's side: what he reads before he takes the seat, by keyboard and on a phone; taken once, replaced,
// taken back, and a lost answer that loses nothing.
import { tabTo } from './lib/keyboard';
import { invitationFrom, takeSeat } from './lib/invite';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

const wanted = { game: 'fuba', preset: '2.2', away: 'A person with a link', seed: 101 } as const;

test('a guest reads what he is invited to, and takes the seat by keyboard', async ({ page: host, visitor }) => {
  await startMatch(host, wanted);
  const link = await invitationFrom(host);
  const guest = await visitor({ viewport: { width: 390, height: 844 } });
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: 'Rovers invites you to a match' })).toBeVisible();
  const main = guest.locator('main');
  for (const words of ['You play United, away.', 'FUBA 2.2', 'The server rolls', 'Dice known beforehand: seed 101']) {
    await expect(main).toContainText(words);
  }
  await expect(main).toContainText('nothing changed');
  await expect(guest).toHaveURL(/\/join\/[^#]+$/);
  const wide = await guest.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, 'pixels beyond the screen').toBeLessThanOrEqual(0);
  await guest.reload();
  await expect(guest.getByRole('button', { name: 'Take the seat' })).toBeInViewport();

  await guest.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(guest, /^Take the seat$/);
  await guest.keyboard.press('Enter');
  await guest.waitForURL(/\/m\/[^#]+$/);
  await expect(host.getByText('Not here', { exact: true })).toBeHidden();

  const late = await visitor();
  await late.goto(link);
  await expect(late.getByText('Somebody has taken this seat already.')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Take the seat' })).toBeHidden();
  await late.getByRole('link', { name: 'Watch only' }).click();
  await expect(late.getByText('You are watching from the stands.')).toBeVisible();
});

test('rules that were changed are told in the language of the guest', async ({ page: host, visitor }) => {
  await host.goto('/new?game=fuba&preset=2.2');
  await host.getByRole('group', { name: 'Away' }).getByLabel('Who plays').selectOption('link');
  await host.getByText('More: dice and rule switches').click();
  await host.getByText('Doubtful lines, one by one').click();
  const event = host.getByRole('group', { name: 'Special event +5' });
  await event.getByRole('radio', { name: /^The controlling team/ }).check();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await host.waitForURL(/\/m\//);
  const link = await invitationFrom(host);
  const guest = await visitor({ locale: 'fi-FI' });
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: 'Rovers kutsuu sinut otteluun' })).toBeVisible();
  await expect(guest.locator('main li')).toHaveCount(1);
  await expect(guest.getByRole('button', { name: 'Ota paikka' })).toBeVisible();
  const other = await visitor();
  await other.goto(link);
  await expect(other.locator('main li')).toContainText('Special event +5: The controlling team');
});

test('a lost answer loses no seat', async ({ page: host, visitor }) => {
  await startMatch(host, wanted);
  const link = await invitationFrom(host);
  const guest = await visitor();
  let lost = 0;
  await guest.route('**/claim', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await expect(guest.getByRole('alert')).toBeVisible();
  // The page that is loaded again asks with the secret that it drew first.
  await guest.reload();
  await guest.waitForURL(/\/m\/[^#]+$/);
  await expect(guest.getByText('You', { exact: true })).toBeVisible();
});

test('an invitation is replaced and taken back', async ({ page: host, visitor }) => {
  await startMatch(host, wanted);
  const first = await invitationFrom(host);
  await host.getByRole('button', { name: 'Make another invitation' }).click();
  const field = host.getByRole('textbox', { name: /^Invitation for United/ });
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  const guest = await visitor();
  await guest.goto(first);
  await expect(guest.getByText('this invitation is not valid any more')).toBeVisible();

  await host.getByRole('button', { name: 'Take it back' }).click();
  await expect(field).toBeHidden();
  await guest.goto(second);
  await guest.reload();
  await expect(guest.getByText('this invitation is not valid any more')).toBeVisible();

  await host.reload();
  await host.getByRole('heading', { name: 'Links' }).click();
  await host.getByRole('button', { name: 'Invite somebody for United' }).click();
  await expect(field).toBeVisible();
  await takeSeat(guest, await field.inputValue());
  await expect(host.getByText('Not here', { exact: true })).toBeHidden();
  await expect(field).toBeHidden();
});
