// A match whose teams are lined up when its page opens: somebody wants to kick off, not to place pieces.
const key = 'gaffer.line-up-on-arrival';

/** Says that the next page of this match in this tab lines the team up. */
export function lineUpOnArrival(id: string): void {
  sessionStorage.setItem(key, id);
}

/** Whether the page of this match shall line the team up; it is said once. */
export function linesUpOnArrival(id: string): boolean {
  const wanted = sessionStorage.getItem(key) === id;
  if (wanted) sessionStorage.removeItem(key);
  return wanted;
}
