import { defineCookie } from './cookies/define-cookie.ts';

/** Whether somebody is signed in, with what pages may know about them. SPEC §4. `GET /help-and-support/session`. */
export type SessionState = { state: 'signed-in'; email: string; name?: string } | { state: 'signed-out' };

/** Shows scripts that there may be a session to request. Identifies nobody; the server ignores it. */
export const signedInMarker = defineCookie({ name: 'signed-in' });

/** The server signed the visitor out: the next page that runs scripts removes the tariff items. SPEC §4. */
export const forgetTariffMarker = defineCookie({
  name: 'forget-tariff',
  // A visitor who does not come back from the login may come back to the site some days later.
  maxAge: 30 * 24 * 60 * 60,
});
