import { defineCookie } from './cookies/define-cookie.ts';

/** Whether someone is signed in, as pages may know it. SPEC §4. `GET /help-and-support/session`. */
export type SessionState = { state: 'signed-in'; email: string; name?: string } | { state: 'signed-out' };

/** Tells scripts that a session may exist, so a request makes sense; identifies nobody, and the server ignores it. */
export const signedInMarker = defineCookie({ name: 'signed-in' });

/** Asks the next page that runs scripts to remove the tariff items: the server signed a visitor out. SPEC §4. */
export const forgetTariffMarker = defineCookie({
  name: 'forget-tariff',
  // A visitor who does not come back from the login may come back to the site some days later.
  maxAge: 30 * 24 * 60 * 60,
});
