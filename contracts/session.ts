/** Whether someone is signed in, as pages may know it. SPEC §4. `GET /help-and-support/session`. */
export type SessionState = { state: 'signed-in'; email: string; name?: string } | { state: 'signed-out' };

/** Tells scripts that asking is worth it; it says nothing of who, and the server never reads it. */
export const signedInMarker = 'signed-in';
