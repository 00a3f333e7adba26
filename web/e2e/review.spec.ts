// The review of a match that is over: the card at its end, the graph by pointer and keyboard, mistakes, sums, depth, retries, a try.
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { Review, ReviewProgress } from '../src/generated/protocol';
import { expectInSight } from './lib/sight';
import { matchOf, startMatch } from './lib/start';
import { expect, test } from './lib/test';

/** A match of a coach, who makes mistakes unless another is named, against one who makes fewer, to its end. */
async function played(
  page: Page,
  game: 'fuba' | 'champions',
  seed: number,
  home: 'Computer: Random' | 'Computer: Sensible' = 'Computer: Random',
): Promise<string> {
  const preset = game === 'fuba' ? '2.2' : 'friendly';
  await startMatch(page, { game, preset, home, away: 'Computer: Sensible', seed });
  await page.getByRole('group', { name: 'Watching' }).getByLabel('Speed').selectOption('At once');
  await page.getByRole('link', { name: 'Watch the replay' }).waitFor({ timeout: 200_000 });
  return matchOf(page);
}

/** The review as the server tells it to anybody. */
async function told(page: Page, id: string, depth = 'glance'): Promise<Review> {
  for (;;) {
    const response = await page.request.get(`/api/matches/${id}/review?depth=${depth}`);
    expect(response.ok()).toBe(true);
    const review = (await response.json()) as Review | ReviewProgress;
    if (!('done' in review)) return review;
    await page.waitForTimeout(200);
  }
}

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Moment of the match' });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Review', exact: true });

async function expectClean(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.failureSummary) }));
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

test('the end card leads into the review, which is read by pointer and by keyboard', async ({ page }) => {
  const id = await played(page, 'fuba', 7);
  const result = page.getByRole('region', { name: /wins$|^A draw$/ });
  const card = result.getByRole('region', { name: 'Review' });
  await expect(card.getByRole('row', { name: /Luck/ })).toBeVisible();
  await expect(card.getByRole('row', { name: /Decisions/ })).toBeVisible();
  await expect(result.getByRole('link', { name: 'Review', exact: true })).toBeInViewport();
  await expect(result.getByRole('link', { name: 'Watch the replay' })).toBeInViewport();
  await expectClean(page, 'the card');

  const review = await told(page, id);
  const { away, home } = review.summary.dearest;
  const dearest = (home?.cost.points ?? 0) >= (away?.cost.points ?? 0) ? home : away;
  await result.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(slider(page)).toHaveValue(String(dearest?.from));
  const decision = panel(page).getByRole('region');
  await expect(decision).toContainText('Played');
  await expect(decision).toContainText('Better');
  await expect(decision.locator('[data-grade]')).toHaveAttribute('data-grade', dearest?.grade ?? '');
  await expectClean(page, 'the review');

  // The slider says what the graph shows, moment by moment.
  const share = (of: number) => `${Math.round(100 * of)}%`;
  const read = (at: number) => {
    const { win, draw, loss } = review.moments[at]!.expected;
    return `Rovers ${share(win)}, draw ${share(draw)}, United ${share(loss)}`;
  };
  const last = review.moments.length - 1;
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${read(0)}`));
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${read(1)}`));
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${read(last)}`));

  // A pointer reads a moment, and a click goes there with the board.
  const graph = page.locator('.graph svg');
  const box = (await graph.boundingBox())!;
  await graph.hover({ position: { x: box.width / 2, y: box.height / 2 } });
  await expect(page.locator('.graph .reading')).not.toContainText(read(last));
  await expect(slider(page)).toHaveValue(String(last));
  await graph.click({ position: { x: box.width / 2, y: box.height / 2 } });
  expect(Math.abs(Number(await slider(page).inputValue()) - last / 2)).toBeLessThanOrEqual(2);

  // M goes from one mistake to the next, Shift+M back; what was only doubtful is passed over.
  const mistakes = review.steps.flatMap((step) =>
    step.kind === 'decision' && (step.grade === 'mistake' || step.grade === 'blunder') ? [step] : [],
  );
  expect(mistakes.length).toBeGreaterThan(1);
  const second = mistakes[1]!;
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'Next mistake' }).click();
  await expect(slider(page)).toHaveValue(String(mistakes[0]!.from));
  // On the slider, too, where arrows are its own keys; and somebody who sees no card is told what it says.
  await slider(page).focus();
  await page.keyboard.press('m');
  await expect(slider(page)).toHaveValue(String(second.from));
  const announced = page.getByRole('status').filter({ hasText: second.better!.reason });
  await expect(announced).toContainText(second.question);
  await expect(announced).toContainText(
    { mistake: 'Mistake', blunder: 'Blunder' }[second.grade as 'mistake' | 'blunder'],
  );
  await expect(announced).toContainText(`It cost ${(100 * second.cost.points).toFixed(1)}% of a win`);
  await page.keyboard.press('Shift+M');
  await expect(slider(page)).toHaveValue(String(mistakes[0]!.from));
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue(String(mistakes[0]!.from + 1));
  await page.keyboard.press('g');
  const goal = review.moments.findIndex(
    ({ landmarks }, at) => at > mistakes[0]!.from + 1 && landmarks.some(({ landmark }) => landmark === 'goal'),
  );
  await expect(slider(page)).toHaveValue(String(goal));

  // What was decided in secret stands in words, and the list of matches leads to the dearest decision.
  await page.goto(`/replay/${id}?at=0`);
  await expect(panel(page).getByRole('region')).toContainText(review.steps[0]!.answers.words);
  await expect(panel(page).getByRole('region')).not.toContainText(review.steps[0]!.answers.notation);
  await page.goto('/');
  await page.getByRole('link', { name: 'Review Rovers – United' }).click();
  await expect(slider(page)).toHaveValue(String(dearest?.from));
});

test('the sums add up to the result on the screen, and the graph is a table', async ({ page }) => {
  const id = await played(page, 'fuba', 1);
  const review = await told(page, id);
  await page.goto(`/replay/${id}`);
  const sums = page.getByRole('region', { name: 'What made the result' });
  const number = async (cell: Locator) => Number((await cell.innerText()).replace('−', '-'));
  const table = sums.getByRole('table', { name: 'What made the result' });
  const lead = review.goals.home - review.goals.away;
  const result = table.getByRole('row', { name: /^The result/ }).getByRole('cell');
  expect(await number(result)).toBe(lead);
  const cells = table.getByRole('row', { name: /^The whole match/ }).getByRole('cell');
  const parts = await Promise.all([0, 1, 2, 3].map((index) => number(cells.nth(index))));
  // Each of the four is rounded to a hundredth.
  expect(Math.abs(parts.reduce((all, part) => all + part, 0) - (await number(cells.nth(4))))).toBeLessThanOrEqual(0.03);
  await sums.getByRole('combobox', { name: 'As' }).selectOption('United');
  await expect.poll(() => number(result)).toBe(-lead);

  await sums.getByText('The graph as a table').click();
  const moments = sums.getByRole('table', { name: /^The chances during the match/ });
  const marks = (kind: string) =>
    review.moments.flatMap(({ landmarks }, at) =>
      landmarks.filter(({ landmark }) => landmark === kind).map(({ words }) => ({ at, words })),
    );
  expect(marks('goal').length).toBe(review.goals.home + review.goals.away);
  expect(marks('set-piece').length).toBeGreaterThan(0);
  for (const { words } of [...marks('goal'), ...marks('set-piece')])
    await expect(moments.getByRole('button', { name: words }).first()).toBeVisible();
  await moments.getByRole('row').nth(2).getByRole('button').click();
  await expect(slider(page)).not.toHaveValue('0');

  // The graph counts minutes, and has a flag for every set piece, which is read where the keyboard goes.
  const minutes = page.locator('.graph svg text');
  for (const minute of await minutes.allTextContents()) expect(minute).toMatch(/^(15|30|45|60|75|90)′$/);
  expect(await minutes.count()).toBeGreaterThan(3);
  await expect(page.locator('.graph svg .flag')).toHaveCount(marks('set-piece').length);
  const [flag] = marks('set-piece');
  await page.goto(`/replay/${id}?at=${flag!.at - 1}`);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toContain(flag!.words);
  await expectClean(page, 'the sums');
});

test('a deeper look says how long it takes and how far it is', async ({ page }) => {
  const id = await played(page, 'champions', 9);
  await page.goto(`/replay/${id}`);
  const depth = panel(page).getByLabel('Depth');
  await expect(depth.locator('option')).toHaveText([
    /^Glance \(about .+\)$/,
    /^Search \(about .+\)$/,
    /^Deep \(about .+\)$/,
  ]);
  await depth.selectOption('search');
  await expect(page).toHaveURL(/depth=search/);
  await expect(panel(page).getByRole('status')).toContainText(/decisions are judged/);
  const review = await told(page, id, 'search');
  await expect(panel(page).getByRole('progressbar')).toHaveCount(0);
  const row = panel(page)
    .getByRole('row', { name: /^Rovers/ })
    .getByRole('cell');
  const { blunder, mistake, doubtful } = review.summary.grades.home;
  await expect(row).toHaveText([blunder, mistake, doubtful].map(String));

  // Ways are told as the board shows them, not by the compass of the server.
  const kicked = review.steps.find(
    (one) => one.kind === 'decision' && one.better === undefined && /[↑→↓←]/.test(one.answers.words),
  )!;
  await page.goto(`/replay/${id}?at=${kicked.from}&depth=search`);
  const card = panel(page).getByRole('region');
  await expect(card).toContainText(/\((up|down|left|right)/);
  await expect(card).not.toContainText(/[↑→↓←]/);

  // The depth stays after a try, and goes along with a link.
  const step = review.steps.find((one) => one.kind === 'decision' && !one.forced)!;
  await page.goto(`/replay/${id}?at=${step.from}&depth=search`);
  await expect(depth).toHaveValue('search');
  await expect(page.getByLabel('Link to this moment')).toHaveValue(/&depth=search$/);
  await panel(page).getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Start the sandbox match' }).click();
  await expect(page.getByText('This is a sandbox match')).toBeVisible();
  await page.goBack();
  await expect(depth).toHaveValue('search');
  await expect(row).toHaveText([blunder, mistake, doubtful].map(String));
});

test('mistakes are tried again as questions, and a decision is played on', async ({ page }) => {
  const id = await played(page, 'fuba', 7);
  const review = await told(page, id);
  const dear = review.steps
    .flatMap((step) => (step.kind === 'decision' && step.side === 'home' && step.better !== undefined ? [step] : []))
    .filter(({ cost }) => cost.points >= 0.05)
    .sort((one, other) => other.cost.points - one.cost.points)
    .slice(0, 5);
  expect(dear.length).toBeGreaterThan(0);
  await page.goto(`/replay/${id}`);
  const sandboxes: string[] = [];
  page.on('request', (request) => request.url().endsWith('/sandbox') && sandboxes.push(request.url()));
  await page.getByRole('button', { name: /^Retry the mistakes of Rovers/ }).click();
  const card = page.getByRole('region', { name: 'The mistakes of Rovers' });
  await expect(card).toContainText(`1 / ${dear.length}`);
  await expect(card.getByRole('heading')).toBeFocused();
  await expect(card).not.toContainText('Better');
  await expectClean(page, 'a question');

  // What was played is wrong, what is better is right: the choice at which the rows part.
  const { made, plan } = dear[0]!.better!;
  const choices = ({ steps }: typeof plan) => steps.flatMap((step) => (step.kind === 'choice' ? [step.choice] : []));
  const parts = choices(plan).findIndex((choice, index) => choice !== choices(made)[index]);
  const rest = card.getByRole('button', { name: /^[0-9]+ more$/ });
  await card.locator('[data-choice]').first().waitFor();
  if (await rest.isVisible()) await rest.click();
  // What surely brings nothing is folded, and may have been played all the same.
  for (const folded of await card.locator('details:not([open]) > summary').all()) await folded.click();
  const offer = (choice: string | undefined) => card.locator(`[data-choice="${choice}"]`);
  await offer(choices(made)[parts]).click();
  await expect(card).toContainText('not the best');
  // It is graded as in the review, beside what was played.
  await expect(card.locator('[data-grade]')).toHaveCount(2);
  await expect(card.locator('[data-grade]').last()).toHaveAttribute('data-grade', dear[0]!.grade ?? '');
  await offer(choices(plan)[parts]).click();
  await expect(card).toContainText('Right:');
  await expect(card).toContainText('Better');
  for (const [index] of dear.entries()) {
    if (index === 0) continue;
    await card.getByRole('button', { name: 'Next question' }).click();
    await expect(card).toContainText(`${index + 1} / ${dear.length}`);
    await card.getByRole('button', { name: index === dear.length - 1 ? 'Skip' : 'Show the solution' }).click();
  }
  if (dear.length === 1) await card.getByRole('button', { name: 'Finish' }).click();
  await expect(card).toContainText(`1 of ${dear.length} found`);
  await card.getByRole('button', { name: 'Back to the review' }).click();
  await expect(page.getByRole('heading', { name: 'Review', exact: true })).toBeFocused();
  expect(sandboxes, 'questions set up no match').toEqual([]);

  // The decision is tried with the dice that came then.
  await page.goto(`/replay/${id}?at=${dear[0]!.from}`);
  await panel(page).getByRole('button', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /^The same/ })).toBeChecked();
  const sent = page.waitForRequest((request) => request.url().endsWith('/sandbox'));
  await dialog.getByRole('button', { name: 'Start the sandbox match' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ moment: dear[0]!.from, same_dice: true });
  await expect(page.getByText('This is a sandbox match')).toBeVisible();
});

test('rows with a shared beginning are asked where they part', async ({ page }) => {
  const id = await played(page, 'fuba', 1);
  const review = await told(page, id);
  const dear = review.steps
    .flatMap((step) => (step.kind === 'decision' && step.side === 'home' && step.better !== undefined ? [step] : []))
    .filter(({ cost }) => cost.points >= 0.05)
    .sort((one, other) => other.cost.points - one.cost.points)
    .slice(0, 5);
  const rows = dear.map(({ better }) => {
    const [made, plan] = [better!.made, better!.plan].map(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'choice' ? [step] : [])),
    );
    return { plan: plan!, parts: plan!.findIndex(({ choice }, index) => choice !== made![index]?.choice) };
  });
  const index = rows.findIndex(({ parts }) => parts > 0);
  expect(index).toBeGreaterThanOrEqual(0);
  const [step, { plan, parts }] = [dear[index]!, rows[index]!];
  const asked = await page.request.get(`/api/matches/${id}/review/question?moment=${step.from + parts}`);
  const { prompt } = ((await asked.json()) as { sight: { prompt: string } }).sight;
  expect(prompt).not.toBe(step.question);

  await page.goto(`/replay/${id}`);
  await page.getByRole('button', { name: /^Retry the mistakes of Rovers/ }).click();
  const card = page.getByRole('region', { name: 'The mistakes of Rovers' });
  for (let skipped = 0; skipped < index; skipped += 1) await card.getByRole('button', { name: 'Skip' }).click();
  await expect(card).toContainText(prompt);
  await expect(card).not.toContainText(step.question);
  await card.getByRole('button', { name: 'Show the solution' }).click();
  const better = card.getByText(/^Better:/);
  await expect(better).toContainText(plan[parts]!.label);
  await expect(better).not.toContainText(plan[0]!.label);
});

test('where nobody made a mistake, what was doubtful is looked for and tried again', async ({ page }) => {
  const id = await played(page, 'fuba', 5, 'Computer: Sensible');
  const review = await told(page, id);
  const { home, away } = review.summary.grades;
  expect([home.mistake, home.blunder, away.mistake, away.blunder]).toEqual([0, 0, 0, 0]);
  expect(home.doubtful).toBeGreaterThan(0);
  await page.goto(`/replay/${id}`);
  await panel(page).getByRole('button', { name: 'Next doubtful decision' }).click();
  const first = review.steps.find((step) => step.kind === 'decision' && step.grade === 'doubtful');
  await expect(slider(page)).toHaveValue(String(first!.from));
  await page.getByRole('button', { name: /^Retry the doubtful decisions of Rovers/ }).click();
  const card = page.getByRole('region', { name: 'The doubtful decisions of Rovers' });
  await expect(card.locator('[data-grade]')).toHaveAttribute('data-grade', 'doubtful');
});

test('a loaded record has a review on a phone, too', async ({ page, visitor }) => {
  const id = await played(page, 'champions', 9);
  const record = await (await page.request.get(`/api/matches/${id}/record`)).body();
  const phone = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.goto('/');
  await phone.getByLabel('Choose a file').setInputFiles({
    name: 'match.jsonl',
    mimeType: 'application/jsonl',
    buffer: record,
  });
  await expect(phone).toHaveURL(/\/replay\//);
  await expect(phone.locator('.graph svg')).toBeInViewport();
  await panel(phone).getByRole('button', { name: 'Next mistake' }).click();
  await expect(slider(phone)).not.toHaveValue('0');
  await expect(panel(phone).getByRole('region')).toContainText('Better');
  // The board in whole, with its arrows, the grade and what was better are seen together; so is what the graph reads.
  await expectInSight(phone.getByRole('group', { name: 'Pitch' }), 'the pitch');
  const brief = phone.locator('.brief');
  await expectInSight(brief, 'the decision');
  await expect(brief).toContainText(/(Mistake|Blunder).*Better:/s);
  const reading = phone.locator('.graph .reading');
  await expect(reading).toContainText(/(Mistake|Blunder)/);
  expect(await reading.evaluate((line) => line.scrollHeight - line.clientHeight), 'what is cut').toBeLessThanOrEqual(1);
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
