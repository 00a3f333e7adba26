// One of two people loses the network in the middle of a decision, while the server and the other one go on: the page
// says so and comes back by itself, nothing is lost, nothing doubled.
import type { Page } from '@playwright/test';
import { invitationFrom, takeSeat } from './lib/invite';
import { answers, publicSight, undoCount } from './lib/log';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';
import { Wire } from './lib/wire';

const lost = (page: Page) => page.getByText('The connection is lost.');
const place = (page: Page) => page.getByRole('button', { name: 'Place a player in', disabled: false }).first();

test('a lost network in a match of two browsers', async ({ page: home, visitor, server }) => {
  const wire = await Wire.to(server.address);
  try {
    await startMatch(home, { game: 'fuba', preset: '2.2', away: 'A person with a link', seed: 71 });
    const away = await visitor({ baseURL: wire.address });
    const link = new URL(await invitationFrom(home));
    await takeSeat(away, link.pathname + link.search + link.hash);
    await expect(home.getByText('Not here', { exact: true })).toBeHidden();

    // Into the set-up of the one whose network is going to fail, where a row is open.
    const seats = [new Player(home, picker(13)), new Player(away, picker(14))] as const;
    const inRow = async () => (await place(away).isVisible()) && (await undoCount(away)) > 0;
    while (!(await inRow())) {
      for (const player of seats) {
        const now = await player.glance();
        if (now !== null && !(await inRow())) await player.act(now);
      }
    }
    const before = { undo: await undoCount(away), answers: await answers(home) };
    /** Both know of so many further answers, and so does the record. */
    const expectFurther = async (count: number) => {
      await expect.poll(() => undoCount(away)).toBe(before.undo + count);
      expect(await answers(home)).toBe(before.answers + count);
      await expect.poll(async () => (await publicSight(home)).pitch).toEqual((await publicSight(away)).pitch);
    };

    // The connection breaks. What is decided meanwhile is told when it is back, once.
    await away.context().setOffline(true);
    wire.cut();
    await expect(lost(away)).toBeVisible();
    await expect(home.getByText('Not here', { exact: true })).toBeVisible();
    await place(away).click();
    expect(await answers(home)).toBe(before.answers);
    wire.mend();
    await away.context().setOffline(false);
    await expect(lost(away)).toBeHidden();
    await expectFurther(1);
    await expect(home.getByText('Not here', { exact: true })).toBeHidden();

    // Nothing comes through any more, and nobody says so: the page notices when its answer is not acknowledged.
    wire.block();
    await place(away).click();
    await expect(lost(away)).toBeVisible();
    expect(await answers(home)).toBe(before.answers + 1);
    wire.mend();
    await expect(lost(away)).toBeHidden();
    await expectFurther(2);

    // The answer arrives, its acknowledgement does not: the server takes the repetition for what it is.
    wire.deafen();
    await place(away).click();
    await expect.poll(() => answers(home)).toBe(before.answers + 3);
    await expect(lost(away)).toBeVisible();
    expect(await undoCount(away)).toBe(before.undo + 2);
    wire.mend();
    await expect(lost(away)).toBeHidden();
    await expectFurther(3);

    // The match goes on between the two, and both have seen the same one.
    for (let acts = 0; acts < 30;) {
      for (const player of seats) {
        const now = await player.glance();
        if (now === null) continue;
        await player.act(now);
        acts += 1;
      }
    }
    await expect(async () => {
      expect((await publicSight(away)).log).toEqual((await publicSight(home)).log);
    }).toPass();
  } finally {
    wire.remove();
  }
});
