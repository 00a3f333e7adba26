// A rematch between two browsers: offered on the card of the end, seen by the other side at once, after loading again and after a
// restart of the server; when both want it, one match with the sides exchanged.
import type { Page } from '@playwright/test';
import { invitationFrom, takeSeat } from './lib/invite';
import { Server } from './lib/server';
import { matchOf, startMatch } from './lib/start';
import { expect, test } from './lib/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rematch = (page: Page) => button(page, 'Rematch, sides exchanged');

/** A match between two browsers that home has broken off; gives the guest's page. */
async function brokenOff(home: Page, away: Page): Promise<void> {
  await startMatch(home, { game: 'fuba', preset: '2.2', away: 'A person with a link' });
  await takeSeat(away, await invitationFrom(home));
  await expect(home.getByText('Not here', { exact: true })).toBeHidden();
  await button(home, 'Match menu').click();
  await button(home, 'Break it off').click();
  for (const page of [home, away]) await expect(rematch(page)).toBeVisible();
}

/** Lets a page's news of matches that it opens from now on be held back at will; the result ends that. */
async function holdNews(page: Page): Promise<() => () => void> {
  let held: (() => void)[] | undefined;
  await page.routeWebSocket(/\/api\/matches\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const tell = () => socket.send(message);
      if (held) held.push(tell);
      else tell();
    });
  });
  return () => {
    held = [];
    return () => {
      const late = held ?? [];
      held = undefined;
      for (const tell of late) tell();
    };
  };
}

/** The teams as the heading of the page names them: home first. */
const teams = (page: Page) => page.getByRole('heading', { level: 1 });

test('one offers, the other accepts, and both are in one match', async ({ visitor }) => {
  const server = await Server.start();
  try {
    const home = await visitor({ baseURL: server.address });
    const away = await visitor({ baseURL: server.address });
    const stands = await visitor({ baseURL: server.address });
    await brokenOff(home, away);
    const first = matchOf(home);
    await stands.goto(`/m/${first}`);
    await expect(rematch(stands)).toBeHidden();

    await rematch(home).click();
    await expect(home.getByText('You want a rematch.')).toBeVisible();
    await expect(away.getByText('Rovers wants a rematch')).toBeVisible();
    await away.reload();
    await expect(away.getByText('Rovers wants a rematch')).toBeVisible();
    await server.kill();
    await server.startAgain();
    await away.reload();
    await expect(away.getByText('Rovers wants a rematch')).toBeVisible();
    await button(away, 'Accept').click();

    // Whoever pressed goes there by himself, whoever watched by a link.
    for (const page of [home, away]) {
      await page.waitForURL((url) => /^\/m\//.test(url.pathname) && !url.pathname.includes(first));
      await expect(teams(page)).toContainText('United – Rovers');
      await expect(button(page, 'Match menu')).toBeVisible();
    }
    expect(matchOf(away)).toBe(matchOf(home));
    await stands.getByRole('link', { name: 'Watch the rematch' }).click();
    await expect(teams(stands)).toContainText('United – Rovers');
    await expect(stands.getByText('You are watching from the stands.')).toBeVisible();
    expect(matchOf(stands)).toBe(matchOf(home));
    // Nobody is missed, and each has his seat after loading again.
    for (const page of [home, away]) {
      await page.reload();
      await expect(button(page, 'Match menu')).toBeVisible();
      await expect(page.getByText('Not here', { exact: true })).toBeHidden();
    }
    // Whoever comes back to the old match finds the way.
    await home.goto(`/m/${first}`);
    await home.getByRole('link', { name: 'To the rematch' }).click();
    await expect(button(home, 'Match menu')).toBeVisible();
  } finally {
    await server.remove();
  }
});

test('a rematch is declined, and both may press at once', async ({ page: home, visitor }) => {
  const away = await visitor();
  await brokenOff(home, away);
  await rematch(away).click();
  await expect(home.getByText('United wants a rematch')).toBeVisible();
  await button(home, 'Decline').click();
  await expect(away.getByText('Rovers does not want a rematch.')).toBeVisible();
  await rematch(away).click();
  await expect(away.getByRole('alert')).toContainText('does not want to play again');

  const hold = await holdNews(away);
  await brokenOff(home, away);
  const first = matchOf(home);
  // Both press what they see, before the offer of the other one comes.
  const letThrough = hold();
  await rematch(home).click();
  await expect(home.getByText('You want a rematch.')).toBeVisible();
  await rematch(away).click();
  letThrough();
  for (const page of [home, away]) await page.waitForURL((url) => !url.pathname.includes(first));
  expect(matchOf(away)).toBe(matchOf(home));
});

for (const away of ['A person at this computer', 'Computer: Random'] as const) {
  test(`a rematch needs nobody else: ${away}`, async ({ page }) => {
    await startMatch(page, { game: 'fuba', preset: '2.2', away, seed: 5 });
    const first = matchOf(page);
    // Two people before one screen are asked in turn.
    if (away === 'A person at this computer') await page.locator('[data-hand-over]').click();
    await button(page, 'Match menu').click();
    await button(page, 'Break it off').click();
    await rematch(page).click();
    await page.waitForURL((url) => !url.pathname.includes(first));
    await expect(teams(page)).toContainText('United – Rovers');
  });
}
