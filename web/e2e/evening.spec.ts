// A cup of an evening: two people in two browsers and six coaches, a correction, a withdrawal and a server that is killed twice; and
// a World Cup of 32 coaches.
import type { Locator, Page } from '@playwright/test';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { score } from './lib/result';
import { Server } from './lib/server';
import { expect, test } from './lib/test';

/** Makes a World Cup of FUBA 1.0, whose matches are the shortest; teams that nobody is named for are coaches. */
async function makeWorldCup(page: Page, teams: number, groups: number, people: string[]): Promise<void> {
  await page.goto('/cups');
  await page.getByRole('radio', { name: /^World Cup/ }).check();
  await page.getByLabel('Rules').selectOption({ label: 'FUBA 1.0' });
  await page.getByLabel('How many').fill(String(teams));
  await page.getByLabel('How many').blur();
  await page.getByRole('spinbutton', { name: 'Groups' }).fill(String(groups));
  for (let number = 1; number <= teams; number++) {
    const who = people[number - 1] ?? 'Computer: random';
    await page.getByLabel(`Who plays team ${number}`, { exact: true }).selectOption({ label: who });
  }
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend cup' })).toBeVisible();
}

const matches = (page: Page): Locator => page.getByRole('region', { name: 'Matches' });

/** A match by its teams, in a round that is unfolded. */
async function match(page: Page, home: string, away: string): Promise<Locator> {
  const line = matches(page)
    .locator('details li')
    .filter({ hasText: new RegExp(`${home}.*${away}`) });
  await line.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
  return line;
}

/** A match as the page shows it. */
interface Shown {
  home: string;
  away: string;
  /** The goals; null while it has none. */
  goals: [number, number] | null;
  group: string | null;
}

/** All matches of the page, also those of folded rounds. */
async function shown(page: Page): Promise<Shown[]> {
  const lines = await matches(page)
    .locator('details li')
    .evaluateAll((all) =>
      all.map((line) => {
        const [home = '', result = '', away = ''] = [...line.querySelectorAll('.teams > span')].map(
          (one) => one.textContent ?? '',
        );
        return { home, result, away, about: line.querySelector('.about')?.textContent ?? '' };
      }),
    );
  return lines.map(({ home, result, away, about }) => {
    const goals = /^(\d+)–(\d+)/.exec(result);
    return {
      home,
      away,
      goals: goals === null ? null : [Number(goals[1]), Number(goals[2])],
      group: /Group ./.exec(about)?.[0] ?? null,
    };
  });
}

/** A row of a table: what the sums of a team are. */
type Sums = Record<'played' | 'won' | 'drawn' | 'lost' | 'for' | 'against' | 'points', number>;

/** The table of a group, computed from the results that the page shows: three points for a win, one for a draw. */
function computed(all: Shown[], group: string): Map<string, Sums> {
  const rows = new Map<string, Sums>();
  for (const { home, away, goals, group: own } of all) {
    if (own !== group) continue;
    for (const side of [0, 1] as const) {
      const team = side === 0 ? home : away;
      const row = rows.get(team) ?? { played: 0, won: 0, drawn: 0, lost: 0, for: 0, against: 0, points: 0 };
      rows.set(team, row);
      if (goals === null) continue;
      const [scored, conceded] = [goals[side], goals[side === 0 ? 1 : 0]];
      row.played += 1;
      row.for += scored;
      row.against += conceded;
      row.won += Number(scored > conceded);
      row.drawn += Number(scored === conceded);
      row.lost += Number(scored < conceded);
      row.points = 3 * row.won + row.drawn;
    }
  }
  return rows;
}

/** The table of a group as the page shows it, the first place first. */
async function tableOf(page: Page, group: string): Promise<[string, Sums][]> {
  const rows = await page.getByRole('table', { name: group }).locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row): Promise<[string, Sums]> => {
      const cells = await row.locator('td').allInnerTexts();
      const [, played, won, drawn, lost, goals = '', , points] = cells;
      const [scored, conceded] = goals.split(':').map(Number);
      const name = await row.locator('th > span:not([aria-hidden])').first().innerText();
      return [
        name,
        {
          played: Number(played),
          won: Number(won),
          drawn: Number(drawn),
          lost: Number(lost),
          for: Number(scored),
          against: Number(conceded),
          points: Number(points),
        },
      ];
    }),
  );
}

/** Every table of the page adds up, and its order is that of points, difference and goals. */
async function expectTablesToAddUp(page: Page, groups: string[]): Promise<void> {
  const all = await shown(page);
  for (const group of groups) {
    const table = await tableOf(page, group);
    expect(new Map(table), group).toEqual(computed(all, group));
    const key = ({ points, for: scored, against }: Sums) => points * 1e6 + (scored - against) * 1e3 + scored;
    const keys = table.map(([, sums]) => key(sums));
    expect(keys, group).toEqual([...keys].sort((one, other) => other - one));
  }
}

/** Fills the sheet of a match in and books it. */
async function enter(page: Page, line: Locator, home: number, away: number, reason?: string): Promise<void> {
  await line.getByRole('button', { name: reason === undefined ? 'Enter result' : 'Correct' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('spinbutton').nth(0).fill(String(home));
  await sheet.getByRole('spinbutton').nth(1).fill(String(away));
  if (reason !== undefined) await sheet.getByLabel(/^Why/).fill(reason);
  await sheet.getByRole('button', { name: 'Book it' }).click();
  await expect(sheet).toBeHidden();
}

const history = (page: Page): Locator => page.getByRole('region', { name: 'What happened' }).locator('ol > li');

/** How often something that happened begins so. */
async function told(page: Page, words: RegExp): Promise<number> {
  return (await history(page).allTextContents()).filter((line) => words.test(line.trim())).length;
}

const over = (page: Page): Locator => page.getByText(/has won$/);

/** Enters what waits for a person, and waits for the coaches, until somebody has won. */
async function toTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    for (const line of await matches(page).locator('details li').all()) {
      if ((await line.getByRole('button', { name: 'Play' }).count()) === 0) continue;
      await line.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
      await enter(page, line, 2, 1);
    }
    await expect(over(page)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 200_000 });
}

test('two people and six coaches play a cup through two deaths of its server', async ({ visitor }) => {
  test.setTimeout(600_000);
  const server = await Server.start();
  try {
    const page = await visitor({ baseURL: server.address });
    await makeWorldCup(page, 8, 2, ['A person at this computer', 'A person with a link']);
    const cup = page.url();

    // The first death: coaches are in the middle of a match of theirs.
    await expect(matches(page).getByText('being played').first()).toBeAttached();
    await server.kill();
    await server.startAgain();
    // The six matches between coaches of both groups are played without anybody doing anything.
    await expect(page.locator('a[href^="/replay/"]')).toHaveCount(6, { timeout: 200_000 });
    await expectTablesToAddUp(page, ['Group A', 'Group B']);

    // Both people play their first match at the same time, one of them by the link of the seat.
    await (await match(page, 'United', 'Rangers')).getByRole('button', { name: 'Play' }).click();
    await page.waitForURL(/\/m\//);
    const guest = await visitor({ baseURL: server.address });
    await guest.goto(await page.getByRole('textbox', { name: /^United is not here yet/ }).inputValue());
    await page.goto(cup);
    await (await match(page, 'Rovers', 'Harriers')).getByRole('button', { name: 'Play' }).click();
    await page.waitForURL(/\/m\//);
    const people = [new Player(page, picker(3)), new Player(guest, picker(4))];
    // The second death: both are in the middle of their matches.
    await Promise.all(people.map((one) => one.play(() => one.steps >= 25)));
    await server.kill();
    await server.startAgain();
    await Promise.all(people.map((one) => one.play()));
    const scores = await Promise.all([score(page), score(guest)]);
    await page.goto(cup);
    const results = scores.map((one) => one.replaceAll(' ', ''));
    await expect((await match(page, 'Rovers', 'Harriers')).getByText(results[0] ?? '', { exact: true })).toBeVisible();
    await expect((await match(page, 'United', 'Rangers')).getByText(results[1] ?? '', { exact: true })).toBeVisible();
    await expectTablesToAddUp(page, ['Group A', 'Group B']);

    // From paper, one of them misread.
    await enter(page, await match(page, 'Athletic', 'United'), 0, 3);
    await enter(page, await match(page, 'Athletic', 'United'), 0, 2, 'The third goal was offside');
    await enter(page, await match(page, 'Rovers', 'Wanderers'), 4, 0);
    // City has played two of its three matches: the third is forfeited.
    // What happened meanwhile may have moved it from under the pointer.
    await expect(async () => {
      const team = page.getByRole('combobox', { name: 'Team' });
      if (!(await team.isVisible())) await page.getByText('Which team, and why').click();
      await expect(team).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('combobox', { name: 'Team' }).selectOption('City');
    await page.getByRole('textbox', { name: /^Why/ }).fill('The bus has left');
    await page.getByRole('button', { name: 'A team withdraws' }).click();
    await expect(
      matches(page)
        .locator('li')
        .filter({ hasText: /City.*Rovers/ }),
    ).toContainText('0–3, forfeited');
    await enter(page, await match(page, 'United', 'Albion'), 5, 0);
    await expectTablesToAddUp(page, ['Group A', 'Group B']);

    await toTheEnd(page);
    await expectTablesToAddUp(page, ['Group A', 'Group B']);
    // Twelve matches of the groups, two semi-finals and a final; each that was played is booked once, and the correction once.
    const all = await shown(page);
    expect(all).toHaveLength(15);
    expect(all.every(({ goals }) => goals !== null)).toBe(true);
    for (const { home, away } of all) {
      const meetings = all.filter((one) => one.home === home && one.away === away).length;
      const isForfeit = home === 'City' && away === 'Rovers';
      const booked = await told(page, new RegExp(`^${home} – ${away} \\d+–\\d+`));
      expect(booked, `${home} – ${away}`).toBe(meetings - Number(isForfeit));
    }

    // Somebody who opens the address sees the same, with the reasons, and can change nothing.
    const stands = await visitor({ baseURL: server.address });
    await stands.goto(cup);
    await expect(over(stands)).toHaveText(await over(page).innerText());
    await expect(history(stands).filter({ hasText: 'The third goal was offside' })).toHaveCount(1);
    await expect(history(stands).filter({ hasText: 'The bus has left' })).toHaveCount(1);
    expect(await shown(stands)).toEqual(all);
    await expect(stands.getByRole('button', { name: 'Correct' })).toHaveCount(0);
  } finally {
    await server.remove();
  }
});

test('a World Cup of 32 coaches is played to its final', async ({ page }) => {
  test.setTimeout(600_000);
  await makeWorldCup(page, 32, 8, []);
  const groups = [...'ABCDEFGH'].map((letter) => `Group ${letter}`);
  await expect(over(page)).toBeVisible({ timeout: 500_000 });
  // Eight groups of four have six matches each, and the knock-out of sixteen has fifteen.
  const all = await shown(page);
  expect(all).toHaveLength(8 * 6 + 15);
  expect(all.every(({ goals }) => goals !== null)).toBe(true);
  await expectTablesToAddUp(page, groups);
  const replays = await page
    .locator('a[href^="/replay/"]')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
  expect(new Set(replays).size).toBe(63);
  // Each match but one of a knock-out sends a team home: fifteen of sixteen went.
  const bracket = page.getByRole('list', { name: 'Bracket' });
  await expect(bracket.getByText('goes on')).toHaveCount(15);
});
