// A server that was upgraded has other files: where one of this page's own is gone, the page is loaded anew from where the reader is.
const KEY = 'gaffer-loaded-anew';
const AGAIN = 10_000;

/** Whether a page may load itself anew: not twice in a moment, since the file may be missing for another reason. */
export function mayLoadAnew(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < AGAIN) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/** Loads the page anew when one of its files is gone. */
export function followUpgrades(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayLoadAnew(sessionStorage, Date.now())) return;
    event.preventDefault();
    window.location.reload();
  });
}

/** Code that is loaded when it is needed. Where the page is loaded anew for it, it never comes: the page that asked has nothing more to show. */
export async function code<T>(loading: Promise<T>): Promise<T> {
  // Vite gives nothing at all where the failure is taken care of.
  const loaded = (await loading) as T | undefined;
  return loaded ?? new Promise<T>(() => undefined);
}
