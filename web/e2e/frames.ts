// Measures how long the page keeps a frame waiting while a match is told: `npm run frames`. It reports and judges nothing.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startMatch, type Game } from './lib/start';
import { test } from './lib/test';

/** What Chromium's trace tells of a piece of work; microseconds. */
interface Work {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The pieces of work of the main thread of the page, in milliseconds by the clock and of the processor. */
function tasks(file: string): { wall: number; cpu: number }[] {
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: Work[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && main.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, cpu: tdur / 1000 }));
}

async function measure(page: Page, game: Game, file: string): Promise<string> {
  const browser = page.context().browser()!;
  const preset = game === 'fuba' ? '2.2' : 'friendly';
  await startMatch(page, { game, preset, home: 'Computer: Sensible', away: 'Computer: Sensible', seed: 181 });
  await page.locator('[data-dice]').first().waitFor();
  await page.waitForTimeout(3000);
  await browser.startTracing(page, { path: file, categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await page.waitForTimeout(20_000);
  await browser.stopTracing();
  const all = tasks(file);
  const most = (of: 'wall' | 'cpu') => Math.max(0, ...all.map((task) => task[of])).toFixed(1);
  const long = (of: 'wall' | 'cpu') => all.filter((task) => task[of] > 50).length;
  return (
    `${game}: ${all.length} tasks in 20 s; longest ${most('wall')} ms by the clock, ${most('cpu')} ms of the processor; ` +
    `above 50 ms: ${long('wall')} by the clock, ${long('cpu')} of the processor`
  );
}

for (const game of ['fuba', 'champions'] as const) {
  test(`${game} while it is told`, async ({ visitor }, info) => {
    const page = await visitor({ reducedMotion: 'no-preference' });
    console.log(await measure(page, game, info.outputPath('trace.json')));
  });
}
