// What the account is told on the page, asked for now and then; and this browser, where it is to be told while no page is open.
import type { NoticeList } from '../../generated/protocol';
import { addBrowser, myNotices } from '../api';

let told = $state.raw<NoticeList | null>(null);

/** What is told. */
export const notices = {
  /** The server's last word; none before it has answered, and while nobody is logged in. */
  get told(): NoticeList | null {
    return told;
  },
};

/** Asks the server; where it does not answer, what is known stays. */
export async function askNotices(): Promise<void> {
  told = await myNotices().catch(() => told);
}

/** Nobody is logged in any more. */
export function forgetNotices(): void {
  told = null;
}

/** Whether this browser can be told: only where its page came by HTTPS, or from this computer. */
export const canBePushed = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** Lets this browser be told; false where its owner does not want that. */
export async function letPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  // One that was made for another key of the club tells nothing any more.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await addBrowser({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
  return true;
}
