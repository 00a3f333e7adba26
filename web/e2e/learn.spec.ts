// The guides: a robot that only does what is said and marked comes through each; mistakes are explained; progress is kept.
import { followGuide } from './lib/robot';
import { expectInSight, expectNoSideways } from './lib/sight';
import { expect, test } from './lib/test';

/** What ten minutes allow. */
const mostDecisions = 60;

const guides = [
  { name: 'fuba', first: 'pass' },
  { name: 'champions', first: 'walk' },
  { name: 'advanced', first: 'boost' },
];

for (const { name, first } of guides) {
  test(`who does what is said comes through the guide ${name}`, async ({ page }) => {
    await page.goto(`/learn/${name}/${first}`);
    const figures = await followGuide(page);
    expect(figures.unseen).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That was the guide.');
    await expect(page.getByRole('link', { name: 'Play a whole match' })).toBeVisible();
    await expect(page.locator('main .primary'), 'one way on').toHaveCount(1);
    console.log(`${name}: ${JSON.stringify(figures)}`);
    expect(figures.decisions).toBeLessThanOrEqual(mostDecisions);
  });
}

test('in Finnish as well', async ({ visitor }) => {
  const page = await visitor({ locale: 'fi-FI' });
  await page.goto('/learn/champions/walk');
  await followGuide(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siinä oli opas.');
});

for (const { name, first } of guides) {
  test(`the guide ${name} on a phone, with everything to tap above the fold`, async ({ visitor }) => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(`/learn/${name}/${first}`);
    await expect(page.locator('.task')).toBeInViewport();
    const { unseen } = await followGuide(page, 'tap');
    expect(unseen).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That was the guide.');
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`a lesson, its task and its pitch are in sight at ${viewport.width}x${viewport.height}`, async ({ visitor }) => {
    const page = await visitor({ viewport, hasTouch: true, isMobile: true });
    for (const lesson of ['advanced/boost', 'fuba/pressing', 'fuba/pass', 'champions/shot', 'advanced/roles']) {
      await page.goto(`/learn/${lesson}`);
      await expectInSight(page.locator('.task'), `the task of ${lesson}`);
      await expectInSight(page.getByRole('heading', { level: 1 }), `the title of ${lesson}`);
      await expectInSight(page.getByRole('group', { name: 'Pitch' }), `the pitch of ${lesson}`);
      await expectNoSideways(page, `in ${lesson}`);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
}

test('the arrow and the ring of a lesson lie under the ball and the odds', async ({ page }) => {
  await page.goto('/learn/fuba/pass');
  await page.locator('[data-mark]').waitFor();
  const lower = await page.evaluate(() => {
    const drawn = [...document.querySelectorAll('svg[role=group] *')];
    const at = (selector: string) => drawn.findIndex((one) => one.matches(selector));
    const under = Math.max(at('.path'), at('[data-mark]'));
    return at('.path') >= 0 && under < at('[data-ball]') && under < at('.marker text');
  });
  expect(lower).toBe(true);
});

test('a wrong choice shows why, and is tried again', async ({ page }) => {
  await page.goto('/learn/fuba/control');
  await page.locator('[data-place=b4]').click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByText('Three opponents stand in b4')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Pass to c3.')).toBeVisible();
  // What the lesson is not about is told too, and nothing has happened.
  await page.locator('[data-place=a2]').click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByText('not what this lesson is about')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[data-place=c3]').click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
});

test('what the rules forbid is refused with the rule', async ({ page }) => {
  await page.goto('/learn/fuba/offside');
  await page.locator('[data-place=b5]').click();
  await expect(page.locator('.notice')).toContainText('offside');
  await expect(page.locator('.notice').getByRole('button', { name: 'Rule F22-4.1.1a' })).toBeVisible();
});

test('by keyboard, and progress is kept', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Begin' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A pass');
  await page.locator('[data-choice="target a3"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-commit]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep the ball');
  await page.goto('/learn');
  await expect(page.getByText('1 of 14 lessons done')).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep the ball');
});
