// A phone: upright and lying, by touch.
import type { Page } from '@playwright/test';
import { playByHints } from './lib/hints';
import { finger, Player } from './lib/player';
import { picker } from './lib/random';
import { expectNoSideways } from './lib/sight';
import { startMatch, type Wanted } from './lib/start';
import { expect, test } from './lib/test';

const upright = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };

/** Nothing is wider than the screen, and the pitch is on it in whole once it is looked for. */
async function expectToFit(page: Page): Promise<void> {
  await expectNoSideways(page);
  const pitch = page.getByRole('group', { name: 'Pitch' });
  await pitch.scrollIntoViewIfNeeded();
  const box = await pitch.boundingBox();
  const size = page.viewportSize();
  expect(box!.width).toBeLessThanOrEqual(size!.width);
  expect(box!.height).toBeLessThanOrEqual(size!.height);
  expect(box!.width * box!.height, 'the pitch takes a good part of the screen').toBeGreaterThan(
    0.3 * size!.width * size!.height,
  );
}

const matches: Wanted[] = [
  { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 71 },
  { game: 'champions', preset: 'friendly', away: 'Computer: Random', seed: 72 },
];

for (const wanted of matches) {
  test(`${wanted.game} on a phone`, async ({ visitor }) => {
    const page = await visitor({ viewport: upright, hasTouch: true, isMobile: true });
    await startMatch(page, wanted);
    const player = new Player(page, picker(11), finger(page));
    await player.play(() => player.steps >= 25);
    await expectToFit(page);
    await expect(page.getByRole('region', { name: 'What is asked' })).toBeInViewport();
    await page.setViewportSize(lying);
    await player.play(() => player.steps >= 40);
    await expectToFit(page);
    await expect(page.getByRole('region', { name: 'Commentary' }).getByRole('listitem').first()).toBeVisible();
  });
}

for (const locale of ['en-GB', 'fi-FI']) {
  for (const width of [320, 390]) {
    test(`no page is wider than a phone of ${width} pixels: ${locale}`, async ({ visitor }) => {
      const page = await visitor({ viewport: { width, height: 700 }, locale });
      for (const address of ['/', '/new', '/new?game=champions', '/learn', '/lobby', '/cups']) {
        await page.goto(address);
        await page.locator('h1').first().waitFor();
        await expectNoSideways(page, `at ${address}`);
      }
    });
  }
}

test('the links of the top bar are one tap away', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('banner').getByRole('link', { name: 'Rules' }).tap();
  await expect(page).toHaveURL(/\/rules/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rules' })).toBeHidden();
});

/** What cannot be reached without scrolling the page: controls beyond the screen that stand in nothing that scrolls. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('main button, main a, main input, main summary')];
    return controls
      .filter((control) => control.closest('.sheet .body, .visually-hidden, dialog') === null)
      .map((control) => ({ words: control.textContent?.trim() ?? '', box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0))
      .map(({ words }) => words);
  });

const pitchBox = (page: Page) => page.getByRole('group', { name: 'Pitch' }).boundingBox();

/** Whether something lies over the ball. */
const ballIsCovered = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-ball]')!.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest('svg[role=group]') == null;
  });

for (const viewport of [upright, lying]) {
  test(`question, offers, Hint and Undo are in reach at ${viewport.width}x${viewport.height}`, async ({ visitor }) => {
    const page = await visitor({ viewport, hasTouch: true, isMobile: true });
    await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 74 });
    await playByHints(page, ({ prompt, confirms }) => !confirms && /ball where/i.test(prompt));
    const sheet = page.getByRole('region', { name: 'What is asked' });
    for (const one of [
      sheet.getByRole('heading', { name: /ball where/i }),
      sheet.getByRole('button', { name: 'Hint' }),
      sheet.getByRole('button', { name: /^Undo/ }),
      sheet.locator('[data-choice]').first(),
    ]) {
      await expect(one).toBeInViewport({ ratio: 0.99 });
    }
    expect(await beyond(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);

    const before = await pitchBox(page);
    await sheet.getByRole('button', { name: 'Hint' }).tap();
    await page.getByText('A coach would choose').first().waitFor();
    await expect(page.locator('[data-commit]').first()).toBeInViewport();
    const { width, height } = (await pitchBox(page))!;
    expect({ width, height }, 'the pitch keeps its size').toEqual({ width: before!.width, height: before!.height });
    await expect.poll(() => ballIsCovered(page)).toBe(false);
    expect(await beyond(page)).toEqual([]);
  });
}

test('the sheet has three heights', async ({ visitor }) => {
  const page = await visitor({ viewport: upright, hasTouch: true, isMobile: true });
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 75 });
  const sheet = page.getByRole('region', { name: 'What is asked' });
  const high = async () => Math.round((await sheet.boundingBox())!.height);
  const line = await high();
  await sheet.getByRole('button', { name: 'More' }).tap();
  await expect.poll(high).toBe(422);
  await sheet.getByRole('button', { name: 'As high as the screen' }).tap();
  await expect.poll(high).toBeGreaterThan(700);
  await expect(page.getByRole('region', { name: 'Commentary' })).toBeAttached();
  await sheet.getByRole('button', { name: 'Less' }).tap();
  await expect.poll(high).toBe(line);
});

test('the sheet that was opened goes from the pitch on which the next answer is given', async ({ visitor }) => {
  const page = await visitor({ viewport: upright, hasTouch: true, isMobile: true });
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 76 });
  const sheet = page.getByRole('region', { name: 'What is asked' });
  const player = new Player(page, picker(11), finger(page));
  for (let now = await player.look(); !/next piece/.test(now.prompt); now = await player.look()) await player.act(now);
  await sheet.getByRole('button', { name: /^More/ }).tap();
  await expect(sheet.getByRole('button', { name: 'Less' })).toBeVisible();
  await sheet.locator('.offers [data-choice]').first().tap();
  await expect(sheet.getByRole('button', { name: /^More/ })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Less' })).toBeHidden();
});

/** The controls in sight that are smaller than a finger. */
const small = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll('button, a, summary, select, input:not([type="file"])');
    return [...controls].flatMap((control) => {
      // What a label surrounds is as large as the label.
      const box = (control.closest('label') ?? control).getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(control).visibility === 'hidden') return [];
      if (control.closest('.skip, .visually-hidden') !== null) return [];
      return box.width < 43.5 || box.height < 43.5
        ? [`${control.outerHTML.slice(0, 90)}: ${Math.round(box.width)} x ${Math.round(box.height)}`]
        : [];
    });
  });

test('every control is large enough for a finger', async ({ visitor }) => {
  const page = await visitor({ viewport: upright, hasTouch: true, isMobile: true });
  await page.goto('/');
  await page.getByRole('img', { name: /^A match of FUBA/ }).waitFor();
  expect(await small(page)).toEqual([]);
  await page.goto('/new');
  await page.getByText('More: dice and rule switches').click();
  expect(await small(page)).toEqual([]);
  await startMatch(page, { game: 'champions', preset: 'friendly', away: 'Computer: Random', seed: 73 });
  const player = new Player(page, picker(12), finger(page));
  await player.play(() => player.steps >= 14);
  expect(await small(page)).toEqual([]);
});
