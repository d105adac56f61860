import type { SessionState } from '#contracts/session.ts';

/** A route's `handle` on a signed-in page (SPEC §4), which only signed-in visitors see. */
export const signedInPage = { needsSignIn: true };

type Match = { handle?: unknown; loaderData?: unknown };

/** What the matched routes say about signing in: whether they need it, and who is signed in, if they know. */
export function signInOfPage(matches: readonly Match[]): {
  needsSignIn: boolean;
  session: SessionState | undefined;
} {
  const known = matches.map(({ loaderData }) => (loaderData as { session?: SessionState } | null)?.session);
  return {
    needsSignIn: matches.some(
      ({ handle }) => (handle as Partial<typeof signedInPage> | undefined)?.needsSignIn,
    ),
    session: known.find((session) => session !== undefined),
  };
}
