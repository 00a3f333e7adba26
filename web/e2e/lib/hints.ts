// Somebody who does what the coach says: a match that looks like one.
import type { Page } from '@playwright/test';
import { Player } from './player';
import { picker } from './random';
import type { Screen } from './screen';

/** Takes hint after hint until `enough` is true of what is asked. */
export async function playByHints(
  page: Page,
  enough: (now: Screen, hints: number) => boolean | Promise<boolean>,
): Promise<void> {
  const player = new Player(page, picker(0));
  let hints = 0;
  for (let now = await player.look(); !(await enough(now, hints)); now = await player.look()) {
    if (now.confirms) {
      await player.act(now);
      continue;
    }
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('A coach would choose').first().waitFor();
    hints += 1;
  }
}
