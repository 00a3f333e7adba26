// Passkeys: made on the account page with a device, and logged in with, in a real browser.
import type { Page } from '@playwright/test';
import { Server } from './lib/server';
import { expect, test } from './lib/test';

const password = 'correct horse battery';
const club = (address?: string) => `name = "Rovers"
${address === undefined ? '' : `address = "${address}"`}
[limits]
attempts = 1000
registrations = 1000
`;

let server: Server;
let address: string;
test.beforeAll(async () => {
  server = await Server.start(club());
  // Passkeys belong to a host name, and the port is known only now.
  address = server.address.replace('127.0.0.1', 'localhost');
  await server.kill();
  await server.rewriteClub(club(address));
  await server.startAgain();
});
test.afterAll(() => server.remove());

/** Gives the browser a device that always says yes. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is made, logs in, and is removed', async ({ visitor }) => {
  const page = await visitor({ baseURL: address });
  await addDevice(page);
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name').fill('Anna');
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Make an account' }).click();
  const region = page.getByRole('region', { name: 'Passkeys' });
  await region.getByLabel('What it is called').fill('laptop');
  await region.getByLabel('Password').fill(password);
  await region.getByRole('button', { name: 'Make a passkey of this device' }).click();
  await expect(region.getByRole('listitem')).toContainText('laptop');

  await page.getByRole('button', { name: 'Log out' }).click();
  const enter = page.getByRole('button', { name: 'Log in with a passkey' });
  await enter.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();

  await region.getByRole('button', { name: 'Remove' }).click();
  await expect(region.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await enter.click();
  await expect(page.getByText('this passkey is not one of the club')).toBeVisible();
});
