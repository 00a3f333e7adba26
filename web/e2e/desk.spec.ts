// Reports and the moderators' desk: a report is made, read at the desk, its subject suspended, and refused in words when he logs in;
// following and blocking from the account's page.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Server } from './lib/server';
import { expect, test } from './lib/test';

const club = 'name = "Rovers"\n[limits]\nattempts = 1000\nregistrations = 1000\n';
const password = 'correct horse battery';

/** Agreement with the search, without an evening of rated matches: the case that the club's tests have computed by hand, and one of too few. */
const agreement = [
  {
    game: 'fuba',
    name: 'FUBA',
    edition: '2.2',
    matches: 1,
    decisions: 100,
    agreed: 60,
    others_decisions: 300,
    others_agreed: 120,
    standard_error: 0.0574456,
    usual: 'higher',
  },
  {
    game: 'champions',
    name: 'Champions 2020',
    edition: '2020',
    matches: 2,
    decisions: 20,
    agreed: 5,
    others_decisions: 0,
    others_agreed: 0,
    usual: 'too-few',
  },
];

/** A pair as the server's test of a simulated club has it. */
const pairs = [
  {
    people: ['Anna', 'Bert'],
    played: [53, 8],
    matches: 8,
    won: [8, 0],
    gained: [76, -76],
    early: 8,
    others_early: 53,
    others_matches: 233,
    others_one_sided: 143,
    others_met: 233,
    same_network: true,
    signs: ['early'],
  },
];

let server: Server;
test.beforeAll(async () => {
  server = await Server.start(club);
});
test.afterAll(() => server.remove());

async function register(page: Page, name: string, at = '/account'): Promise<void> {
  await page.goto(at);
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function find(page: Page, name: string): Promise<void> {
  const people = page.getByRole('region', { name: 'People' });
  await people.getByLabel('Name').fill(name);
  await people.getByRole('button', { name: 'Find' }).click();
  await expect(people.getByRole('heading', { name })).toBeVisible();
}

async function expectClean(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

test('a report leads to a suspension, which is told in words', async ({ visitor }) => {
  const [owner, anna, bert] = [
    await visitor({ baseURL: server.address }),
    await visitor({ baseURL: server.address }),
    await visitor({ baseURL: server.address }),
  ];
  await register(owner, 'Otto', server.ownerLink);
  await register(anna, 'Anna');
  await register(bert, 'Bert');

  // Anna follows Bert, thinks again, and blocks and reports him.
  await find(anna, 'bert');
  const people = anna.getByRole('region', { name: 'People' });
  await people.getByRole('button', { name: /^Follow ?: / }).click();
  await expect(people.getByRole('status').filter({ hasText: 'You follow' })).toBeVisible();
  await people.getByRole('button', { name: /^Block ?: / }).click();
  await expect(people.getByText('can no longer challenge you')).toBeVisible();
  await expect(people.getByRole('listitem').filter({ hasText: 'Bert' })).toHaveCount(1);
  // Who may challenge her, which is still so when she comes back; and days off in all matches at once, of which she has none.
  await people.getByLabel('Who may challenge you').selectOption('Members of the club');
  await people.getByRole('button', { name: 'Save' }).click();
  await expect(people.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  const off = anna.getByRole('region', { name: 'Days off' });
  await off.getByLabel('Days from now on').fill('5');
  await off.getByRole('button', { name: 'Take them off' }).click();
  await expect(off.getByRole('status')).toHaveText('You have no match by letter in which you can take days off.');
  await off.getByRole('button', { name: 'I am back' }).click();
  await expect(off.getByRole('status')).toHaveText('You were away in no match.');
  await expectClean(anna, 'the account');
  await people.getByRole('button', { name: /^Report…/ }).click();
  const dialog = anna.getByRole('dialog', { name: 'Report bert' });
  await dialog.getByLabel('Why').selectOption('Insults or threats');
  await dialog.getByLabel('What happened').fill('He called me a donkey.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByRole('status')).toContainText('Thank you');
  // Bert is told nothing but that it is not possible.
  await find(bert, 'Anna');
  await bert.getByRole('button', { name: /^Follow ?: / }).click();
  await expect(bert.getByRole('alert')).toHaveText('that is not possible');
  await bert.goto('/desk');
  await expect(bert.getByText('The desk is for moderators')).toBeVisible();

  await owner.route('**/api/desk/pairs', (route) => route.fulfill({ json: pairs }));
  await owner.getByRole('link', { name: 'Moderators’ desk' }).click();
  const pair = owner.getByRole('region', { name: 'Matches that look arranged' }).getByRole('listitem');
  await expect(pair).toContainText(
    'Anna: 8 of 53 rated matches against people were these, 15%; 8 of them won, +76 rating points.',
  );
  await expect(pair).toContainText(
    'Bert: 8 of 8 rated matches against people were these, 100%; 0 of them won, -76 rating points.',
  );
  await expect(pair).toContainText(
    'Ended before the whistle: 8 of them, 100%; of everybody else’s 233 rated matches 23%.',
  );
  await expect(pair).toContainText('They end before the whistle more often than usual');
  await expect(pair).toContainText('the same network');
  const card = owner.getByRole('article');
  await expect(card).toContainText('He called me a donkey.');
  await expect(card).toContainText('By Anna');
  await expectClean(owner, 'the desk');
  await card.getByLabel('What').selectOption('Suspend');
  await card.getByLabel('Days').fill('3');
  await card.getByLabel('Why').fill('Nobody is a donkey here.');
  await card.getByRole('button', { name: 'Do it' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Suspend' })).toContainText('Bert');
  await card.getByLabel('What').selectOption('Done with');
  await card.getByRole('button', { name: 'Do it' }).click();
  await expect(owner.getByText('No reports.')).toBeVisible();
  const log = owner.getByRole('region', { name: 'Everything that was done' });
  await expect(log.getByRole('listitem')).toHaveCount(2);

  // The owner reads how often Anna decided as the search would, and appoints her, who now sits at the desk herself.
  await owner.route('**/api/desk/people/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), agreement } });
  });
  const person = owner.getByRole('region', { name: 'A person' });
  await person.getByLabel('Name').fill('Anna');
  await person.getByRole('button', { name: 'Find' }).click();
  const fuba = person.getByRole('listitem').filter({ hasText: 'FUBA 2.2' });
  await expect(fuba).toContainText('60 of 100 decisions in one rated match were those of the search: 60%.');
  await expect(fuba).toContainText('Everybody else: 120 of 300, 40%.');
  await expect(fuba).toContainText('The standard error of the difference is 5.7 percentage points.');
  await expect(fuba).toContainText('Higher than usual: more than three standard errors above.');
  const champions = person.getByRole('listitem').filter({ hasText: 'Champions 2020' });
  await expect(champions).toContainText('nothing can be said');
  await expect(champions).not.toContainText('Everybody else');
  await expect(person).toContainText('proves nothing');
  await expectClean(owner, 'agreement');
  await person.getByLabel('What').selectOption('Appoint');
  await person.getByLabel('Role').selectOption('moderator');
  await person.getByRole('button', { name: 'Do it' }).click();
  await expect(owner.getByText('Anna: moderator')).toBeVisible();
  await anna.goto('/desk');
  await expect(anna.getByRole('heading', { name: 'Open reports' })).toBeVisible();
  await expect(anna.getByText('No pair of members looks like that.')).toBeVisible();
  await anna.goto('/account');
  await expect(anna.getByLabel('Who may challenge you')).toHaveValue('members');

  // Bert is out, and told until when and why; not by whom.
  await bert.goto('/account');
  const form = bert.getByRole('region', { name: 'Log in' });
  await form.getByLabel('Name').first().fill('Bert');
  await form.getByLabel('Password').first().fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByRole('alert')).toContainText('cannot log in until');
  await expect(form.getByRole('alert')).toContainText('Nobody is a donkey here.');
  await expect(bert.locator('main')).not.toContainText('Anna');
});
