import type { SessionState } from '#contracts/session.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { SignedIn } from './sign-in-state.ts';

/** The site's own calls about the session. Tokens are the server's business: none is in an answer. */
export const sessionCalls = {
  /** Who is signed in. SPEC §7 "Authentication-status query". */
  ask: async (signal?: AbortSignal): Promise<SessionState> =>
    readSession(await fetch(signInPaths.session, { signal: signal ?? null })),

  /** Has the server renew both tokens, by its two calls. Throws when it did not: SPEC §4 "session refresh". */
  async refresh(signal?: AbortSignal): Promise<SignedIn> {
    const answer = await fetch(`${signInPaths.session}/refresh`, { method: 'POST', signal: signal ?? null });
    const session = await readSession(answer);
    if (session.state !== 'signed-in') throw new Error('The session was not refreshed');
    return session;
  },
};

export type SessionCalls = typeof sessionCalls;

async function readSession(answer: Response): Promise<SessionState> {
  if (!answer.ok) throw new Error(`The session can't be told: ${answer.status}`);
  const { state, email, name }: Record<string, unknown> = await answer.json();
  if (state !== 'signed-in' || typeof email !== 'string') return { state: 'signed-out' };
  return { state, email, ...(typeof name === 'string' && { name }) };
}
