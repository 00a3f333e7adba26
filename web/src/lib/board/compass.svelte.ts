// Ways by the compass as the board on the screen shows them. The server tells them in arrows with north upwards; here they
// become words of the reader: up, down, left, right.
import { t } from '../messages.svelte';

/** How far north is turned from the top of the screen, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

let turn = $state<Turn | null>(null);

/** The board on the screen is turned so; null where it needs no compass. */
export function turnCompass(to: Turn | null): void {
  turn = to;
}

/** How the board on the screen is turned; null where it needs no compass. */
export const compassTurn = (): Turn | null => turn;

const arrows = '↑↗→↘↓↙←↖';
const ways = ['up', 'up-right', 'right', 'down-right', 'down', 'down-left', 'left', 'up-left'];

/** Words of the server with every arrow in them as the reader sees it. */
export function asSeen(text: string): string {
  const way = (arrow: string) => t('way', { way: ways[(arrows.indexOf(arrow) + (turn ?? 0) / 45) % 8] ?? 'up' });
  return text
    .replace(/(\d) (?=[↑↗→↘↓↙←↖])/gu, '$1, ')
    .replace(/([↑↗→↘↓↙←↖])(\d?)/gu, (_, arrow: string, steps: string) =>
      steps === '' ? way(arrow) : `${way(arrow)} ${steps}`,
    );
}
