// The server is killed in the middle of a match and started again: the page comes back by itself, nothing is lost,
// nothing doubled.
import type { Page } from '@playwright/test';
import { answers, publicSight, undoCount } from './lib/log';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { Server } from './lib/server';
import { matchOf, startMatch } from './lib/start';
import { expect, test } from './lib/test';

const lost = (page: Page) => page.getByText('The connection is lost.');

/** Everything that must be the same when the server is back. */
const known = async (page: Page) => ({
  ...(await publicSight(page)),
  undo: await undoCount(page),
  answers: await answers(page),
});

test('a match survives the sudden end of its server', async ({ visitor }) => {
  const server = await Server.start();
  try {
    const page = await visitor({ baseURL: server.address });
    await startMatch(page, { game: 'fuba', preset: '2.2', away: 'A person at this computer', seed: 61 });
    const player = new Player(page, picker(10));
    // Into the set-up, where a row is open.
    for (
      let now = await player.look();
      now.is !== 'choice' || (await undoCount(page)) === 0;
      now = await player.look()
    ) {
      await player.act(now);
    }
    const before = await known(page);

    await server.kill();
    await expect(lost(page)).toBeVisible();
    await server.startAgain();
    await expect(lost(page)).toBeHidden();
    expect(await known(page)).toEqual(before);

    // An answer that is given while the server is away is taken once it is back, and once only.
    await server.kill();
    await expect(lost(page)).toBeVisible();
    await page.getByRole('button', { name: 'Place a player in', disabled: false }).first().click();
    await server.startAgain();
    await expect.poll(() => undoCount(page)).toBe(before.undo + 1);
    expect(await answers(page)).toBe(before.answers + 1);

    // And so is one whose acknowledgement the server took with it.
    await page.getByRole('button', { name: 'Place a player in' }).first().click({ noWaitAfter: true });
    await server.kill();
    await server.startAgain();
    await expect.poll(() => undoCount(page)).toBe(before.undo + 2);
    expect(await answers(page)).toBe(before.answers + 2);

    await player.play(() => player.steps > 40);
    const other = await visitor({ baseURL: server.address });
    await other.goto(`/m/${matchOf(page)}`);
    // What the last answer brought about may still be on its way to either of them.
    await expect(async () => {
      const { log } = await publicSight(page);
      expect(log.length).toBeGreaterThan(20);
      expect((await publicSight(other)).log).toEqual(log);
    }).toPass();
  } finally {
    await server.remove();
  }
});
