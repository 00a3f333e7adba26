// Fair between two people at two computers: what both are told, dice that the other one confirms, a seat opened twice.
import type { Page } from '@playwright/test';
import { invitationFrom, takeSeat } from './lib/invite';
import { commentary } from './lib/log';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

const wanted = { game: 'fuba', preset: '2.2', away: 'A person with a link', seed: 101 } as const;

/** What stands beside the score of everybody. */
const term = (page: Page, words: string) => page.locator('.term', { hasText: words });
/** What is said of dice thrown by hand, where it is seen. */
const said = (page: Page, words: string) => page.locator('.said', { hasText: words });

test('a named seed and the hints are told to everybody, and a link to this computer says so', async ({
  page: home,
  visitor,
}) => {
  await startMatch(home, wanted);
  await home
    .getByText(/Nobody at another computer can open a link to 127\.0\.0\.1/)
    .first()
    .click();
  await expect(home.getByText(/gaffer serve --listen 0\.0\.0\.0:\d+/).first()).toBeVisible();
  const link = await invitationFrom(home);
  const [away, stands] = [await visitor(), await visitor()];
  await takeSeat(away, link);
  await stands.goto(await home.getByRole('textbox', { name: 'Link for spectators' }).inputValue());
  for (const page of [home, away, stands]) {
    await expect(term(page, 'Dice known beforehand: seed 101')).toBeVisible();
    await expect(term(page, 'No hints')).toBeVisible();
  }
  await expect(home.getByText('Your decision', { exact: true })).toBeVisible();
  await expect(home.getByRole('button', { name: 'Hint', exact: true })).toBeHidden();
  await home.keyboard.press('F2');
  await home.keyboard.type('hint');
  await home.keyboard.press('Enter');
  await expect(home.getByText(/set up without hints/).first()).toBeVisible();
});

test('hints that a match was set up with are for both, and both are told', async ({ page: home, visitor }) => {
  await home.goto('/new');
  await home.getByRole('group', { name: 'Away' }).getByLabel('Who plays').selectOption('link');
  await home.getByRole('checkbox', { name: 'Hints for both sides' }).check();
  await home.getByRole('button', { name: 'Start the match' }).click();
  await home.waitForURL(/\/m\//);
  const away = await visitor();
  await takeSeat(away, await invitationFrom(home));
  for (const page of [home, away]) {
    await expect(term(page, 'Hints for both')).toBeVisible();
    await expect(term(page, 'known beforehand')).toBeHidden();
  }
  await home.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(home.getByText('A coach would choose').first()).toBeVisible();
});

test('a seat that is opened twice is told to whoever sits there, who closes the other and makes its link void', async ({
  page: home,
  visitor,
}) => {
  await startMatch(home, wanted);
  const away = await visitor();
  await takeSeat(away, await invitationFrom(home));
  await expect(away.locator('[data-both]')).toBeVisible();
  // The same tab comes back: nobody is alarmed.
  await away.reload();
  await expect(away.locator('[data-both]')).toBeVisible();
  const alarm = (page: Page) => page.getByRole('alert').filter({ hasText: 'The seat of United is open in 2 places.' });
  await expect(alarm(away)).toBeHidden();

  await away.getByRole('heading', { name: 'Links' }).click();
  const link = await away.getByRole('textbox', { name: /^Your own seat, United/ }).inputValue();
  const thief = await visitor();
  await thief.goto(link);
  await expect(alarm(away)).toBeVisible();
  await expect(alarm(thief)).toBeVisible();
  await expect(alarm(home)).toBeHidden();
  await alarm(away).getByRole('button', { name: 'Close it there' }).click();
  await expect(alarm(away)).toBeHidden();
  await expect(thief.getByText('this seat was closed here from another place')).toBeVisible();
  await expect(away.locator('[data-both]')).toBeVisible();

  // Whoever has the link comes back, until it is void.
  await thief.reload();
  await expect(alarm(away)).toBeVisible();
  await alarm(away).getByRole('button', { name: 'Make a new link' }).click();
  await expect(thief.getByText('its old link opens nothing any more')).toBeVisible();
  await expect(alarm(away)).toBeHidden();
  await expect(away.locator('[data-both]')).toBeVisible();
  await thief.goto(link);
  await thief.reload();
  await expect(thief.getByText('this link does not open a seat of this match')).toBeVisible();
  await expect(home.getByText('Not here', { exact: true })).toBeHidden();
});

test('dice by hand count when the other one has confirmed them', async ({ page: home, visitor }) => {
  await startMatch(home, { ...wanted, byHand: true });
  const away = await visitor();
  await takeSeat(away, await invitationFrom(home));
  const players = [new Player(home, picker(16)), new Player(away, picker(17))];
  const give = home.getByRole('button', { name: 'Give these dice' });
  while (!(await give.isVisible())) {
    for (const player of players) {
      const now = await player.glance();
      if (now !== null && now.is !== 'roll') await player.act(now);
    }
  }
  const type = async (first: string, second: string) => {
    await home.getByRole('group', { name: 'Die 1, Rovers' }).getByRole('radio', { name: first }).check();
    await home.getByRole('group', { name: 'Die 2, United' }).getByRole('radio', { name: second }).check();
    await give.click();
  };
  await type('2', '5');
  await expect(said(home, 'You said 2 5.')).toBeVisible();
  await expect(said(away, 'Rovers says: 2 5')).toBeVisible();
  await away.getByRole('button', { name: 'No, they show something else' }).click();
  await expect(said(home, 'United says that the dice show something else')).toBeVisible();
  await type('2', '6');
  // Whoever loads the page again is asked again.
  await expect(said(away, 'Rovers says: 2 6')).toBeVisible();
  await away.reload();
  await away.getByRole('button', { name: 'Yes, 2 6' }).click();
  for (const page of [home, away]) {
    await expect.poll(() => commentary(page)).toContainEqual(expect.stringContaining('Rovers 2, United 6'));
  }
});
