// A match with nothing but the accessibility tree: roles and names, as a screen reader has them.
import { expect, type Page } from '@playwright/test';
import { countChoices } from './lib/choices';
import { picker } from './lib/random';
import { seeded } from './lib/start';
import { test } from './lib/test';

/** A line of the tree that stands for a button, or for what holds others. */
interface Node {
  depth: number;
  role: string;
  name: string;
  disabled: boolean;
}

/** The tree of the main part of the page, flat. */
async function tree(page: Page): Promise<Node[]> {
  const text = await page.getByRole('main').ariaSnapshot();
  return text.split('\n').flatMap((line) => {
    const found = /^(\s*)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line);
    if (found === null) return [];
    const [, indent = '', role = '', name = '', rest = ''] = found;
    return [{ depth: indent.length, role, name: name.replaceAll("''", "'"), disabled: rest.includes('[disabled]') }];
  });
}

/** The names of the buttons below a node: of the pitch, or of the region that asks something. */
function buttonsIn(nodes: Node[], isHolder: (node: Node) => boolean): string[] {
  const at = nodes.findIndex(isHolder);
  const holder = nodes[at];
  if (holder === undefined) return [];
  const after = nodes.slice(at + 1);
  const end = after.findIndex((node) => node.depth <= holder.depth);
  const inside = end < 0 ? after : after.slice(0, end);
  return inside.filter((node) => node.role === 'button' && !node.disabled).map((node) => node.name);
}

const tools = /^(Undo|Hint|Show all|\d+ more|Not this|Close the notice|Rule )/;

test('FUBA by what the accessibility tree says', async ({ page }) => {
  const choices = countChoices(page);
  await seeded(page, 41);
  await page.goto('/');
  await page.getByRole('group', { name: 'Game' }).getByRole('radio', { name: 'FUBA' }).press('Space');
  const who = page.getByRole('group', { name: 'Away' }).getByLabel('Who plays');
  const computer = who.getByRole('option', { name: /Computer: random/i });
  await who.selectOption({ label: (await computer.textContent()) ?? '' });
  await page.getByRole('button', { name: 'Start the match' }).press('Enter');

  const pick = picker(7);
  const said = page.getByRole('log');
  const asked = page.getByRole('region').filter({ has: page.getByText('Your decision', { exact: true }) });
  const answered = new Set<string>();
  let before = '';
  while (choices() < 60) {
    await expect(asked).toBeVisible();
    await expect(asked).not.toHaveAttribute('aria-busy', 'true');
    const nodes = await tree(page);
    const question = nodes.find(({ role, name }) => role === 'region' && name !== 'Dice' && name !== 'Commentary');
    const now = JSON.stringify(nodes);
    if (now === before || question === undefined) continue;

    const pitch = buttonsIn(nodes, (node) => node.role === 'group' && node.name === 'Pitch');
    expect(pitch, 'areas of the pitch').toHaveLength(13);
    for (const label of pitch) expect(label).toMatch(/^[abc][1-5](, penalty area)?: .+\. Next to [abc][1-5],/);
    const offered = buttonsIn(nodes, (node) => node === question).filter((name) => !tools.test(name));
    // Without offers it is the moment between two questions.
    if (offered.length === 0) continue;
    before = now;
    answered.add(question.name);
    if (offered.includes('Do it')) {
      await asked.getByRole('button', { name: 'Do it', exact: true }).press('Enter');
      continue;
    }
    const areas = pitch.filter((name) => /Can be chosen/.test(name));
    if (areas.length > 0 && pick([true, false])) {
      await page.getByRole('button', { name: pick(areas), exact: true }).press('Enter');
    } else {
      await asked
        .getByRole('button', { name: pick(offered), exact: true })
        .first()
        .press('Enter');
    }
  }
  expect(answered.size, 'different questions').toBeGreaterThan(6);
  await expect(said).toContainText(/\w/);
  await expect(page.getByRole('region', { name: 'Commentary' }).getByRole('listitem').first()).toBeVisible();
  expect(await page.getByRole('main').ariaSnapshot()).toMatch(/Score: \d+ – \d+/);
});
