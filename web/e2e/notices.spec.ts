// Notices: a webhook switched on by hand gets the words when the other side has played, and its link opens the decision; the bell
// and the title count; nothing of it without a club.
import { AxeBuilder } from '@axe-core/playwright';
import { createServer, type Server as Http } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { invitationFrom, takeSeat } from './lib/invite';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { Server } from './lib/server';
import { matchOf, startMatch } from './lib/start';
import { expect, test } from './lib/test';

const password = 'correct horse battery';
const limits = '[limits]\nattempts = 1000\nregistrations = 1000\n[notices]\nretry = 1\nprivate = true\n';
const roads =
  '[webhook]\n[push]\ncontact = "mailto:owner@club.example"\n[mail]\nfrom = "club@club.example"\nserver = "127.0.0.1"\nport = 9\nsecurity = "none"\n';

let server: Server;
let receiver: Http;
let address: string;
const received: { content: string; text: string }[] = [];

test.beforeAll(async () => {
  server = await Server.start(`name = "Rovers"\n${limits}${roads}`);
  let refused = false;
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      // The first call of all is refused: it comes again.
      if (refused) received.push(JSON.parse(body) as { content: string; text: string });
      response.writeHead(refused ? 204 : 500).end();
      refused = true;
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  receiver.close();
  await server.remove();
});

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ });

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a webhook gets the words, and its link opens the decision', async ({ visitor }) => {
  const anna = await visitor({ baseURL: server.address });
  await register(anna, 'Anna');
  const told = anna.getByRole('region', { name: 'How you are told' });
  await told.getByLabel(/^Address of the webhook/).fill(`http://${address}/hook`);
  await told.getByRole('button', { name: 'Use this webhook' }).click();
  await expect(told.getByText(address, { exact: true })).toBeVisible();
  await told.getByRole('checkbox', { name: 'Match over, in the chat' }).uncheck();
  await told.getByRole('button', { name: 'Save' }).click();
  await expect(told.getByText('Saved.')).toBeVisible();
  await anna.reload();
  await expect(told.getByRole('checkbox', { name: 'Match over, in the chat' })).not.toBeChecked();
  await expect(told.getByRole('checkbox', { name: 'Your turn, in the chat' })).toBeChecked();

  const host = await visitor({ baseURL: server.address });
  await startMatch(host, { game: 'fuba', preset: '2.2', away: 'A person with a link', seed: 101 });
  await takeSeat(anna, await invitationFrom(host));
  await expect(anna.getByRole('banner').first()).toBeVisible();
  await anna.goto('/rules');
  const player = new Player(host, picker(3));
  // Who waits for Anna waits in vain.
  const playing = player.play(() => received.length > 0).catch(() => undefined);
  await Promise.race([playing, expect.poll(() => received.length, { timeout: 60_000 }).toBeGreaterThan(0)]);
  const id = matchOf(host);
  await host.close();
  const words = received[0]?.text ?? '';
  expect(received[0]?.content).toBe(words);
  expect(words).toContain('Your turn: Rovers – United');
  await expect(bell(anna)).toHaveAccessibleName('Notices: one not read', { timeout: 40_000 });
  await expect(anna).toHaveTitle(/^\(1\) /);
  await bell(anna).click();
  await expect(anna.getByRole('link', { name: /Your turn: Rovers – United/ })).toBeVisible();
  await anna.keyboard.press('Escape');
  await expect(bell(anna)).toBeFocused();

  // Another device, on which she is logged in: the link is all it needs.
  const link = words.split('\n').find((line) => line.startsWith('http')) ?? '';
  await anna.goto(link);
  expect(matchOf(anna)).toBe(id);
  const there = new Player(anna, picker(4));
  await there.act(await there.look());
  await expect(bell(anna)).toHaveAccessibleName('Notices', { timeout: 40_000 });
});

test('the settings are by the book in both themes, in Finnish and on a phone', async ({ visitor }) => {
  const page = await visitor({ baseURL: server.address, locale: 'fi-FI', viewport: { width: 390, height: 844 } });
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Tee tunnus' });
  await form.getByLabel('Nimi').fill('Kaisa');
  await form.getByLabel('Salasana').fill(password);
  await form.getByRole('button', { name: 'Tee tunnus' }).click();
  const told = page.getByRole('region', { name: 'Miten sinulle ilmoitetaan' });
  await told.getByLabel(/^Webhookin osoite/).fill(`http://${address}/hook`);
  await told.getByRole('button', { name: 'Käytä tätä webhookia' }).click();
  await told.getByRole('checkbox', { name: 'Jätä minut rauhaan tiettyinä tunteina' }).check();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, 'pixels beyond the screen').toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
    expect.soft(found, colorScheme).toEqual([]);
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Ilmoitukset/ })
    .click();
  await expect(page.getByText('Mikään ei odota sinua.')).toBeVisible();
});

test('links from mails ask before they do anything, and bad ones say so', async ({ visitor }) => {
  const page = await visitor({ baseURL: server.address });
  await page.goto('/account#unsubscribe=1-00');
  await expect(page.getByRole('heading', { level: 1, name: 'No more mails' })).toBeVisible();
  await page.getByRole('button', { name: 'End these mails' }).click();
  await expect(page.getByRole('alert')).toContainText('this link was used, or is too old');
  await page.goto('/account');
  await page.getByText('Forgot your password?').click();
  await page.getByLabel('Name or mail address').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('If there is such an account')).toBeVisible();
});

test('without a club there is no bell', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Kick off now' })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
});
