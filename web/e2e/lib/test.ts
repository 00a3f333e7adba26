// The tests' own `test`: a server for each worker, visitors with a browser of their own, and no page that complains.
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Server } from './server';

interface Fixtures {
  /** Another person with a browser of their own. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  server: Server;
}

/** What browsers write down when a server is away; the pages tell it in their own words. */
const harmless = /Failed to load resource|WebSocket connection to/;

/** Collects what goes wrong on the pages of a context: exceptions, blocked content, errors. */
function listen(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', (error) => complaints.push(error.error().stack ?? String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !harmless.test(message.text())) complaints.push(message.text());
  });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  context: async ({ context }, use) => {
    const complaints: string[] = [];
    listen(context, complaints);
    await use(context);
    expect(complaints, 'what the pages complained about').toEqual([]);
  },
  visitor: async ({ browser, contextOptions, baseURL, locale, viewport }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, viewport, ...options });
      listen(context, complaints);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(complaints, 'what the pages complained about').toEqual([]);
  },
});

export { expect };
