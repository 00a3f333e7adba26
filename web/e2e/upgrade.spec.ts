// A server that was upgraded while a page was open: files of that page are gone, and the reader notices nothing.
import { expect, test } from './lib/test';

test('a page whose files are gone is loaded anew where the reader is', async ({ page }) => {
  await page.goto('/');
  // Gone for the page that stands here, whatever asks for it and however often: the page that is loaded anew has it.
  let gone = 0;
  let anew = false;
  await page.route('**/rules', (route) => {
    anew = true;
    return route.continue();
  });
  await page.route('**/assets/RulesPage-*.js', (route) => {
    if (anew) return route.continue();
    gone += 1;
    return route.fulfill({ status: 404, body: 'there is no such file' });
  });
  await page.evaluate(() => {
    (window as { before?: boolean }).before = true;
  });
  await page.getByRole('link', { name: 'Rules' }).first().click();
  // The page that stood there before has a heading too.
  await expect(async () => {
    expect(await page.evaluate(() => (window as { before?: boolean }).before)).toBeUndefined();
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/rules');
  expect(gone).toBeGreaterThan(0);
});
