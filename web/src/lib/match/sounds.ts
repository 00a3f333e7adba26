// Which sound belongs to what happened; pure. How each is made is `play/sound.ts`.
import type { Landmark } from '../../generated/protocol';
import type { TheEvent } from './standing';

/** What can be heard. Nothing is told by a sound alone. */
export type Sound = 'dice' | 'kick' | 'whistle' | 'post' | 'goal' | 'card' | 'turn' | 'refusal';

const ofLandmark: Record<Landmark, Sound | null> = {
  turn: null,
  goal: 'goal',
  card: 'card',
  'set-piece': 'whistle',
  end: 'whistle',
};

/** The sound of an event, apart from its dice and the flight of the ball. */
export function soundOf({ landmark }: Pick<TheEvent, 'landmark'>): Sound | null {
  return landmark === undefined ? null : ofLandmark[landmark];
}
