// How the tests in a real browser run: Chromium without a window, against real server processes.
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The browser that is named, else Debian's; where there is neither, Playwright's own. */
const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine can starve one of two browsers beyond any limit. What passes only the second time is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  projects: [
    { name: 'tests' },
    { name: 'screenshots', testMatch: 'screenshots.ts' },
    { name: 'frames', testMatch: 'frames.ts' },
  ],
  // No test measures time: these are the limits after which something that never comes is given up.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
