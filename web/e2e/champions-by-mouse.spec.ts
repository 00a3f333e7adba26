// A whole match of Champions by mouse against the computer, from the start page to the replay.
import { Player } from './lib/player';
import { picker } from './lib/random';
import { expectResultAndReplay } from './lib/result';
import { startMatch } from './lib/start';
import { test } from './lib/test';

test('a whole match of Champions by mouse', async ({ page }) => {
  await startMatch(page, { game: 'champions', preset: 'friendly', away: 'Computer: Random', seed: 21 });
  await new Player(page, picker(3)).play();
  await expectResultAndReplay(page);
});
