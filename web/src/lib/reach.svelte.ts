// By which address others find what is shown here: that of the page, or of this computer where the page's leads nowhere else.
import type { Reach } from '../generated/protocol';
import { reach } from './api';
import { isLoopback } from './loopback';

let found = $state.raw<Reach | null>(null);
let asked = false;

/** What the server knows of the way to it; null where the page has an address of its own, or before it is known. */
export function reachable(): Reach | null {
  if (!asked && isLoopback(window.location.hostname)) {
    asked = true;
    // A server that cannot be asked is told about elsewhere.
    reach().then(
      (known) => (found = known),
      () => (asked = false),
    );
  }
  return found;
}

/** The whole address of a path, for somebody at another computer. */
export function invitation(path: string): string {
  const known = reachable();
  return new URL(path, known?.open && known.address !== undefined ? known.address : window.location.href).href;
}
