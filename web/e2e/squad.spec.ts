// Shirts with names: asked for where a match is set up, and read on the pitch, in offers, on the sheet and in the commentary.
import { seeded } from './lib/start';
import { expect, test } from './lib/test';

test('players are called by their names', async ({ page }) => {
  await seeded(page, 181);
  await page.goto('/new?game=champions&preset=full');
  const home = page.getByRole('group', { name: 'Home' });
  await home.getByText("Players' names").click();
  const names = home.getByLabel(/^The number of a shirt/);
  await names.fill('1 Lehto, Niemi');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(home.getByRole('alert')).toHaveText('“Niemi” needs the number of a shirt and a name, as in “9 Niemi”.');
  await expect(names).toBeFocused();
  await names.fill('1 Lehto, 2 Jari Virtanen-Koskela, 3 <b>Aho');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/m\//);

  await expect(page.locator('[data-choice="pick 1"]')).toContainText('Lehto (1)');
  await expect(page.getByText('Formation 4-4-2, the lowest numbers of each line')).toBeVisible();
  await page.getByRole('button', { name: 'Line up for me' }).click();
  const goalie = page.locator('[data-piece=home-1]');
  await expect(goalie.locator('.name')).toHaveText('Lehto');
  await expect(page.locator('[data-piece=home-2] .name')).toHaveText(/^Virtanen-\w*…$|^Virtanen-Koskela$/);
  await expect(page.locator('[data-piece=home-3] .name')).toHaveText('<b>Aho');
  await expect(page.locator('[data-piece=home-4] .name')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Rovers Jari Virtanen-Koskela \(2\)/ })).toHaveCount(1);
  // A name that is cut short is whole for whoever points at its player.
  const cut = page.locator('[data-piece=home-2] .name');
  if ((await cut.textContent())?.endsWith('…') === true) {
    const at = (await page.locator('[data-piece=home-2]').boundingBox())!;
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 3);
    await expect(page.locator('.name.whole')).toHaveText('Jari Virtanen-Koskela');
  }

  // On a phone names are there too, in letters that can be read.
  await page.setViewportSize({ width: 390, height: 844 });
  const tag = page.locator('[data-piece=home-1] .name');
  await expect(tag).toHaveText('Lehto');
  await expect
    .poll(() => tag.evaluate((text: SVGTextElement) => text.getScreenCTM()!.a * Number(text.getAttribute('font-size'))))
    .toBeGreaterThan(9.5);
});
