// The organiser's secrets of competitions made from this browser, kept in localStorage.

const prefix = 'gaffer.cup.';

/** The secret of a competition, where it was made from this browser or its link was opened here. */
export const organiserOf = (id: string): string | null => localStorage.getItem(prefix + id);

/** Keeps the secret of a competition. */
export const keepOrganiser = (id: string, secret: string): void => localStorage.setItem(prefix + id, secret);
