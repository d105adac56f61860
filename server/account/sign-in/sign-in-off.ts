import { Hono } from 'hono';
import type { SessionState } from '#contracts/session.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { SessionReader } from './session-reader.ts';

const nobody: SessionState = { state: 'signed-out' };

/** The sessions of a site without sign-in. */
export const nobodySignedIn: Pick<SessionReader, 'read' | 'readIfKnown' | 'readTokens' | 'readUser'> = {
  read: async () => nobody,
  readIfKnown: async () => nobody,
  readTokens: async () => ({ identity: undefined, hasAccess: false }),
  readUser: async () => undefined,
};

/** Pages opened before sign-in was switched off still request the session: it says that nobody is signed in. */
export function signInOffRoutes() {
  return new Hono()
    .get(signInPaths.session, (c) => c.json(nobody, 200, { 'cache-control': 'no-store' }))
    .post(`${signInPaths.session}/refresh`, (c) => c.json(nobody, 200, { 'cache-control': 'no-store' }));
}
