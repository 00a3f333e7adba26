// Where the browser is: the current route, and moving to another without loading the page again.
import { routeOf } from './router';

let address = $state.raw(new URL(window.location.href));

/** The current route; components that read it follow it. */
export const here = {
  get route() {
    return routeOf(address);
  },
};

/** Goes to an address of this site. */
export function go(path: string): void {
  window.history.pushState(null, '', path);
  arrive();
  window.scrollTo(0, 0);
  // Who reads by keyboard or by ear begins at the new page, not where the old one was left.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Goes to another state of the page that is shown, from which the way back leads here. */
export function note(path: string): void {
  window.history.pushState(null, '', path);
  arrive();
}

/** Writes another address for the page that is shown; the way back does not grow. */
export function rewrite(path: string): void {
  window.history.replaceState(null, '', path);
  arrive();
}

/** Follows links within the site and the browser's own buttons. */
export function followLinks(): void {
  window.addEventListener('popstate', arrive);
  window.addEventListener('hashchange', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    if (to.origin !== window.location.origin || to.pathname.startsWith('/api/')) return;
    if (to.pathname === address.pathname && to.hash !== '' && !to.hash.includes('=')) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}

function arrive(): void {
  address = new URL(window.location.href);
}
