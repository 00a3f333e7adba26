// Shares and leads as they are read.

/** A share in percent. */
export const percent = (share: number): string => `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)}\u00a0%`;

/** A number of goals with its sign. */
export const signed = (goals: number): string => (goals > 0 ? '+' : '') + goals.toFixed(2).replace(/^-(0\.00)$/, '$1');
