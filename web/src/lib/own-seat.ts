// A seat made one's own: taken by an invitation, or given another secret. What is drawn is kept before it is asked for, so that
// a lost answer loses nothing: the same is asked again.
import { claimSeat, Refused, renewSeat } from './api';
import { randomSecret } from './random-text';
import { rememberMatch } from './recent';
import { keepSeats, keepTabSeat, seatsOf, tabSeat } from './seats';

const claims = 'gaffer.claims.';
const renewals = 'gaffer.renewals.';

/** Takes the seat of an invitation for this browser. */
export async function takeSeat(id: string, invitation: string): Promise<void> {
  const seat = drawnFor(claims + id, invitation);
  const { side } = await claimSeat(id, { invitation, seat });
  keepSeats(id, { [side]: seat });
  keepTabSeat(id, seat);
  rememberMatch(id);
}

/** Whether the seat of an invitation was asked for from this browser, and whether it was given. */
export function claimed(id: string, invitation: string): 'no' | 'asked' | 'given' {
  if (kept(claims + id)?.for !== invitation) return 'no';
  const { home, away } = seatsOf(id);
  return home === null && away === null ? 'asked' : 'given';
}

/** Gives a seat another secret: the one until now opens nothing any more. */
export async function replaceSecret(id: string, seat: string): Promise<void> {
  const renewed = drawnFor(renewals + id, seat);
  const { side } = await renewSeat(id, { seat, renewed });
  keepSeats(id, { [side]: renewed });
  if (tabSeat(id) === seat) keepTabSeat(id, renewed);
  localStorage.removeItem(renewals + id);
}

/** Asks again for a secret that was asked for without an answer; true when the seat has it. */
export async function finishReplacing(id: string): Promise<boolean> {
  const begun = kept(renewals + id);
  if (begun === null) return false;
  try {
    await replaceSecret(id, begun.for);
    return true;
  } catch (error) {
    if (error instanceof Refused) localStorage.removeItem(renewals + id);
    return false;
  }
}

/** The secret that was drawn for something, or a new one. */
function drawnFor(key: string, what: string): string {
  const before = kept(key);
  if (before?.for === what) return before.secret;
  const secret = randomSecret();
  localStorage.setItem(key, JSON.stringify({ for: what, secret }));
  return secret;
}

function kept(key: string): { for: string; secret: string } | null {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as { for?: unknown; secret?: unknown } | null;
    const { for: what, secret } = value ?? {};
    return typeof what === 'string' && typeof secret === 'string' ? { for: what, secret } : null;
  } catch {
    return null;
  }
}
