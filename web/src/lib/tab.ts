// What this tab of the browser calls itself to servers: the same after a lost connection and when the page is loaded again.
import { randomText } from './random-text';

const key = 'gaffer.tab';
let name: string | null = null;

/** The name of this tab; another tab has another one, and so is another place from which a seat is opened. */
export function tabName(): string {
  if (name !== null) return name;
  const fresh = randomText();
  try {
    name = sessionStorage.getItem(key) ?? fresh;
    sessionStorage.setItem(key, name);
  } catch {
    // Without storage the name lasts as long as the page.
    name = fresh;
  }
  return name;
}
