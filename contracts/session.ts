/** Whether someone is signed in, as pages may know it. SPEC §4. `GET /help-and-support/session`. */
export type SessionState = { state: 'signed-in'; email: string; name?: string } | { state: 'signed-out' };

/** Tells scripts that asking is worth it; it says nothing of who, and the server never reads it. */
export const signedInMarker = 'signed-in';

/** Asks the next page that runs scripts to remove the tariff items: the server signed a visitor out. SPEC §4. */
export const forgetTariffMarker = 'forget-tariff';
/** A visitor who does not come back from the login may come back to the site some days later. */
export const forgetTariffSeconds = 30 * 24 * 60 * 60;
