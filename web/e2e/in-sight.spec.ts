// What decides a match is in sight without scrolling: the lower row, what is put together, hints, ends, and the ways on.
import type { Page } from '@playwright/test';
import { playByHints } from './lib/hints';
import { invitationFrom, takeSeat } from './lib/invite';
import { finger, Player } from './lib/player';
import { picker } from './lib/random';
import { expectInSight, expectNoSideways } from './lib/sight';
import { seeded, startMatch, type Game } from './lib/start';
import { expect, test } from './lib/test';

const laptop = { width: 1280, height: 720 };
const upright = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };

test.use({ viewport: laptop });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The row under the pitch, with everything that can be pressed in it. */
async function expectLowerRow(page: Page, when: string): Promise<void> {
  await expectInSight(button(page, 'Match menu'), `the menu, ${when},`);
  await expectInSight(page.getByRole('group', { name: 'With sound?' }), `With sound?, ${when},`);
  await expectInSight(page.getByRole('region', { name: 'Dice' }), `the dice, ${when},`);
}

for (const game of ['fuba', 'champions'] satisfies Game[]) {
  test(`the row under the pitch of ${game} stays in sight: waiting, with a clock, with an offer, after rolls`, async ({
    page: home,
    visitor,
  }) => {
    await seeded(home, 61);
    await home.goto(`/new?game=${game}`);
    await home.getByRole('group', { name: 'Away' }).getByLabel('Who plays').selectOption('link');
    await home.getByLabel('Time to think').selectOption('quick');
    await home.getByRole('button', { name: 'Start the match' }).click();
    await home.waitForURL(/\/m\//);
    await expect(home.getByText('Not here', { exact: true })).toBeVisible();
    await expectLowerRow(home, 'waiting for the friend');

    const away = await visitor({ viewport: laptop });
    await takeSeat(away, await invitationFrom(home));
    await expect(home.getByText('Not here', { exact: true })).toBeHidden();
    await home.evaluate(() => scrollTo(0, 0));
    await button(away, 'Match menu').click();
    for (const name of ['Ask to take back', 'Offer a draw', 'Close']) await expectInSight(button(away, name), name);
    await expectNoSideways(away, 'in the menu');
    await button(away, 'Offer a draw').click();
    await home.locator('.offer').waitFor();
    for (const page of [home, away]) await expectLowerRow(page, 'with an offer');
    await button(home, 'Decline').click();

    const dice = home.getByRole('region', { name: 'Dice' });
    const { height } = (await dice.boundingBox())!;
    const players = [new Player(home, picker(8)), new Player(away, picker(9))];
    while (players[0]!.steps + players[1]!.steps < 40) {
      for (const player of players) {
        const now = await player.glance();
        if (now === null) continue;
        await player.act(now);
        await expectLowerRow(home, `after ${now.prompt}`);
        expect((await dice.boundingBox())!.height, `the dice after ${now.prompt}`).toBe(height);
        await expectNoSideways(home, `after ${now.prompt}`);
      }
    }
    const pitch = home.getByRole('group', { name: 'Pitch' });
    await expectInSight(pitch);
    expect((await pitch.boundingBox())!.height, 'the pitch is still large').toBeGreaterThan(300);
  });
}

/** To the question of the full game whose words fit. */
async function toQuestion(page: Page, words: RegExp, seed: number, hand?: ReturnType<typeof finger>): Promise<void> {
  await startMatch(page, { game: 'fuba', preset: 'full', away: 'Computer: Random', seed });
  const player = new Player(page, picker(3), hand);
  for (let now = await player.look(); !words.test(now.prompt); now = await player.look()) await player.act(now);
}

for (const viewport of [laptop, upright, lying]) {
  test(`skills and roles are put together in sight at ${viewport.width}x${viewport.height}`, async ({ visitor }) => {
    const touches = viewport !== laptop;
    const page = await visitor({ viewport, hasTouch: touches, isMobile: touches });
    await toQuestion(page, /Which roles/, 311, touches ? finger(page) : undefined);
    await expectInSight(button(page, 'Take these roles'));
    await expect(page.getByText('A role moves one starting condition point')).toBeVisible();
    await expect(page.locator('.roles svg').first()).toBeVisible();
    await expect(page.getByText('Ws1').first(), 'no code where it is not explained').toBeHidden();
    if (viewport === upright) {
      // The closed sheet says where the answer is.
      await button(page, 'Less').tap();
      await expectInSight(button(page, 'Choose them'));
      await button(page, 'Choose them').tap();
    }
    await expectNoSideways(page, 'at the roles');
    await button(page, 'Take these roles').click();

    await expect(page.getByText('0 of 2 chosen').last()).toBeVisible();
    await expectInSight(page.getByText('0 of 2 chosen').last());
    await expectInSight(button(page, 'Do it'));
    await page.getByText("coach's choice").nth(1).waitFor();
    await expectInSight(button(page, "★ Coach's choice"));
    await button(page, "★ Coach's choice").click();
    await expectInSight(page.getByText('2 of 2 chosen').last());
    await expect(page.locator('[data-part]:checked')).toHaveCount(2);
    const bar = (await button(page, 'Do it').locator('..').boundingBox())!;
    expect(bar.height, 'one line under the skills').toBeLessThan(80);
    await button(page, 'Do it').click();
    await expect(page.getByText('of 2 chosen')).toHaveCount(0);
    if (viewport === laptop) return;
    const line = page.locator('summary .line');
    await expect(line).toHaveCount(2);
    const cut = await line.evaluateAll((lines) => lines.map((one) => one.scrollWidth - one.clientWidth));
    expect(cut, 'what is cut of condition and skills').toEqual([0, 0]);
    await expectNoSideways(page, 'with the skills');
  });
}

test('a hint leaves the offers in sight', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: 'full', away: 'Computer: Random', seed: 312 });
  const player = new Player(page, picker(3));
  for (let now = await player.look(); !/Which action/.test(now.prompt); now = await player.look())
    await player.act(now);
  await button(page, 'Hint').click();
  await page.getByText('A coach would choose').first().waitFor();
  await expectInSight(button(page, 'Do it'));
  await expectInSight(page.locator('.offers [data-choice]').nth(3), 'the fourth offer');
  // The other plans open, a line each.
  const more = page.locator('.hint summary');
  const count = { One: 1, What: 0, Other: 0 }[(await more.innerText()).split(' ')[0] ?? ''] ?? 2;
  await more.click();
  await expect(page.getByRole('button', { name: 'Do this' })).toHaveCount(count);
});

test('the next question is read from its beginning', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 312 });
  const player = new Player(page, picker(3));
  const panel = page.locator('.decide');
  let scrolled = 0;
  for (let now = await player.look(); scrolled < 5; now = await player.look()) {
    expect(await panel.evaluate((box) => box.scrollTop), now.prompt).toBe(0);
    if (!now.confirms) scrolled += await panel.evaluate((box) => (box.scrollTo(0, 9999), box.scrollTop > 0 ? 1 : 0));
    await player.act(now);
  }
});

test('a tablet that stands shows four offers where a phone shows two', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });
  await toQuestion(page, /Which action/, 314, finger(page));
  const offers = page.locator('.best [data-choice]');
  await expect(offers).toHaveCount(4);
  for (const offer of await offers.all()) await expectInSight(offer);
});

test('what a question and the signs mean is told where they stand', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 313 });
  const player = new Player(page, picker(3));
  for (let now = await player.look(); !/Which action/.test(now.prompt); now = await player.look())
    await player.act(now);
  await page.getByRole('button', { name: /^What does this mean\? Which action/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Which action/ });
  await expect(dialog).toContainText('two actions of two different types');
  await dialog.getByRole('button', { name: 'Rule F22-4.5.1' }).click();
  await expect(page.getByRole('dialog', { name: 'Rule F22-4.5.1' })).toContainText('exactly two actions');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /The signs$/ }).click();
  const signs = page.getByRole('dialog', { name: 'The signs' });
  await expect(signs).toContainText('ball value');
  await expect(signs).toContainText('stoppage time');
});

test('on a phone the usual comes first, the rest is counted, and the end is one tap away', async ({ visitor }) => {
  const page = await visitor({ viewport: upright, hasTouch: true, isMobile: true });
  await startMatch(page, { game: 'fuba', preset: 'full', away: 'Computer: Random', seed: 314 });
  const player = new Player(page, picker(3), finger(page));
  const sheet = page.getByRole('region', { name: 'What is asked' });
  for (let now = await player.look(), found = 0; found < 4; now = await player.look()) {
    if (/Which action/.test(now.prompt) && !now.confirms) {
      found += 1;
      const first = await sheet.locator('.best [data-choice]').first().getAttribute('data-choice');
      expect(first).not.toMatch(/boost|aggressive/);
      await expectInSight(button(page, 'Match menu'), 'the menu, closed');
      const more = Number(await sheet.locator('.more .count').innerText());
      await sheet.getByRole('button', { name: /^More/ }).tap();
      await expect(page.locator('.offers [data-choice]')).toHaveCount(more + 2);
      await expectInSight(button(page, 'Match menu'), 'the menu, opened');
      await sheet.getByRole('button', { name: 'Less' }).tap();
    }
    await player.act(now);
  }
});

test('whoever waits is told who decides, and not what is asked', async ({ page: home, visitor }) => {
  await startMatch(home, { game: 'fuba', preset: '2.2', away: 'A person with a link', seed: 315 });
  const away = await visitor({ viewport: laptop });
  await takeSeat(away, await invitationFrom(home));
  await home.getByRole('button', { name: '4-4-2 (card)' }).click();
  await expect(away.getByText('Your decision', { exact: true })).toBeVisible();
  await expect(home.getByRole('heading', { level: 2, name: 'United decides', exact: true })).toBeVisible();
});

test('the start button of the form is in sight', async ({ page }) => {
  for (const address of ['/new', '/new?game=champions']) {
    await page.goto(address);
    await expectInSight(page.getByRole('button', { name: 'Start the match' }));
  }
  await page.setViewportSize(upright);
  await expectInSight(page.getByRole('button', { name: 'Start the match' }));
});

for (const viewport of [laptop, upright, lying]) {
  test(`the end is in sight with what made it and the ways on at ${viewport.width}x${viewport.height}`, async ({
    visitor,
  }) => {
    const page = await visitor({ viewport });
    await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Sensible', seed: 316 });
    await playByHints(page, (_, hints) => hints > 12);
    await button(page, 'Match menu').click();
    await button(page, 'Resign').click();
    await button(page, 'Yes, I resign').click();
    await page.getByRole('heading', { name: /resigned/ }).waitFor();
    const result = page.locator('.result');
    const review = result.getByRole('region', { name: 'Review' });
    await review.waitFor();
    const ways = result.locator('.in-sight').locator('button, a');
    await expect.poll(() => ways.count()).toBeGreaterThan(1);
    const made = [review.locator('svg').first(), ...(await review.locator('tbody tr').all())];
    const dearest = await review.locator('li').all();
    // On a phone that lies the ways on follow the result, which is seen first; one that stands shows half a sheet.
    const seen = {
      [laptop.width]: [...made, ...dearest, ...(await ways.all())],
      [upright.width]: [...made, ...(await ways.all())],
      [lying.width]: [result.locator('.score')],
    };
    for (const one of seen[viewport.width]!) await expectInSight(one, (await one.textContent())?.trim());
    await expectNoSideways(page, 'at the end');
    await button(page, 'Share').click();
    await expectInSight(page.locator('dialog canvas'), 'the picture');
    await button(page, 'Save the picture').scrollIntoViewIfNeeded();
    await expectInSight(button(page, 'Save the picture'));
  });
}

test('a match that was made for a friend goes when other rules are wanted', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play a friend/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Play a friend' });
  const link = await dialog.getByRole('textbox', { name: /^Send this invitation/ }).inputValue();
  await dialog.getByRole('link', { name: 'Other rules or another game' }).click();
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  await expect
    .poll(async () => {
      const id = /\/join\/([^#?]+)/.exec(link)![1]!;
      return ((await (await page.request.get(`/api/matches/${id}`)).json()) as { over: boolean }).over;
    })
    .toBe(true);
  await page.goto('/');
  await expect(page.getByText('No matches yet.')).toBeVisible();
});
