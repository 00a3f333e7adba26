// An invitation on its way: read from the page of whoever invites, and taken by the guest.
import type { Page } from '@playwright/test';

/** The invitation to the away seat, as the match page of whoever set it up shows it. */
export async function invitationFrom(host: Page): Promise<string> {
  const field = host.getByRole('textbox', { name: /^Invitation for United/ });
  if (!(await field.isVisible())) await host.getByRole('heading', { name: 'Links' }).click();
  return field.inputValue();
}

/** Opens an invitation, and takes the seat. */
export async function takeSeat(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest.getByRole('button', { name: /^(Take the seat|Ota paikka)$/ }).click();
  await guest.waitForURL(/\/m\/[^#]+$/);
}
