// How high the sheet of a phone is, and how far the pitch goes up so that the ball stays in sight above it; pure.

/** The heights of the sheet. */
export type SheetHeight = 'line' | 'half' | 'full';

/** What is seen from above, in pixels of the screen. */
export interface Sights {
  /** Where the ball begins and ends while the pitch is not moved. */
  readonly ball: { readonly top: number; readonly bottom: number };
  /** Where the room of the pitch begins. */
  readonly top: number;
  /** Where the sheet begins. */
  readonly sheet: number;
}

/** How much air there is between the ball and the sheet. */
const air = 16;

/** How far the pitch goes up: as little as lets the ball be seen, and never so far that it goes out at the top. */
export function lift({ ball, top, sheet }: Sights): number {
  const wanted = Math.max(0, ball.bottom + air - sheet);
  return Math.min(wanted, Math.max(0, ball.top - top));
}
