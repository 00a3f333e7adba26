// Two people in two browsers by an invitation, one of whom loads the page again at every kind of question; a third
// watches from the stands.
import type { Page } from '@playwright/test';
import { invitationFrom, takeSeat } from './lib/invite';
import { publicSight, undoCount } from './lib/log';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

/** Loads the page again and checks that it shows what it showed. */
async function loadAgain(page: Page): Promise<void> {
  const prompt = page.getByRole('heading', { level: 2 }).first();
  const before = { ...(await publicSight(page)), prompt: await prompt.innerText(), undo: await undoCount(page) };
  await page.reload();
  await expect(page.getByText('Your decision', { exact: true })).toBeVisible();
  expect({ ...(await publicSight(page)), prompt: await prompt.innerText(), undo: await undoCount(page) }).toEqual(
    before,
  );
}

/** A question without what differs from turn to turn. */
const kindOf = (prompt: string) => prompt.replace(/\d+|[abc]\d/g, '#');

test('two browsers, one loading again at every kind of question', async ({ page: home, visitor }) => {
  await startMatch(home, { game: 'fuba', preset: '2.2', away: 'A person with a link', seed: 51 });
  await home.getByRole('heading', { name: 'Links' }).click();
  const away = await visitor();
  const stands = await visitor();
  const heard: string[] = [];
  stands.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await stands.goto(await home.getByRole('textbox', { name: 'Link for spectators' }).inputValue());
  await expect(stands.getByText('You are watching from the stands.')).toBeVisible();
  await expect(home.getByText('Not here', { exact: true })).toBeVisible();
  await takeSeat(away, await invitationFrom(home));
  await expect(home.getByText('Not here', { exact: true })).toBeHidden();

  // The formation is a secret until both have chosen.
  await home.getByRole('button', { name: '0-7-3' }).click();
  await expect(home.getByText('Waiting')).toBeVisible();
  await expect(away.getByText('Your decision', { exact: true })).toBeVisible();
  expect((await publicSight(away)).log.join()).not.toContain('0-7-3');
  await expect(away.getByRole('row', { name: /^Formation/ })).not.toContainText('0-7-3');
  await expect(stands.locator('main')).not.toContainText('0-7-3');
  expect(heard.join('\n'), 'what the server told the stands').not.toContain('0-7-3');

  await away.getByRole('button', { name: '4-4-2' }).click();
  await expect(stands.getByRole('region', { name: 'Commentary' })).toContainText('Rovers 0-7-3, United 4-4-2');

  const seats = [new Player(home, picker(8)), new Player(away, picker(9))];
  const kinds = new Set<string>();
  /** Whether the page was loaded again while a row was open. */
  let reloadedInRow: boolean = false;
  const over = new Set<Player>();
  while (over.size < seats.length) {
    for (const [index, player] of seats.entries()) {
      const now = await player.glance();
      if (now === null) continue;
      const kind = kindOf(now.prompt);
      const inRow: boolean = index === 1 && !reloadedInRow && now.is === 'choice' && (await undoCount(away)) > 0;
      if (index === 1 && now.is === 'choice' && (inRow || !kinds.has(kind))) {
        kinds.add(kind);
        reloadedInRow ||= inRow;
        await loadAgain(away);
      } else if (!(await player.act(now))) over.add(player);
    }
  }
  expect(kinds.size, `kinds of questions: ${[...kinds].join('; ')}`).toBeGreaterThan(7);
  expect(reloadedInRow, 'a row that was open while the page was loaded').toBe(true);

  // In the end all three have seen the same match.
  const end = await publicSight(home);
  await expect.poll(() => publicSight(away)).toEqual(end);
  await expect.poll(() => publicSight(stands)).toEqual(end);
});
