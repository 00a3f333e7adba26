// A whole match of FUBA by mouse against the computer, from the start page to the replay.
import { picker } from './lib/random';
import { Player } from './lib/player';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

test('a whole match of FUBA by mouse', async ({ page }) => {
  await startMatch(page, { game: 'FUBA', preset: /any formation/, away: 'Computer: Random', seed: 11 });
  const player = new Player(page, picker(1));
  const t0 = Date.now();
  let n = 0;
  await player.play(() => { if (++n % 25 === 0) console.log(n, Date.now() - t0); return false; });
  console.log(n, player.decisions, Date.now() - t0);
});
