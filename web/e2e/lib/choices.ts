// Counts the answers that a page gives, so that "sixty decisions" means sixty.
import type { Page } from '@playwright/test';

/** Counts the choices that the page sends from its next match on. */
export function countChoices(page: Page): () => number {
  const sent = new Set<string>();
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const request = JSON.parse(String(payload)) as { do: string; id: string };
      if (request.do === 'choose') sent.add(request.id);
    }),
  );
  return () => sent.size;
}
