import type { SessionState } from '#contracts/session.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { recordingFailure } from '../../telemetry/analytics/record-failed-call.ts';
import { askSession } from './ask-session.ts';
import type { SignedIn } from './sign-in-state.ts';

/** Calls to the site's own session endpoints. A failed one is reported to analytics. */
export const sessionCalls = {
  /** Who is signed in. SPEC §7 "Authentication-status query". */
  ask: (signal?: AbortSignal): Promise<SessionState> =>
    recordingFailure(
      'session-status-failed',
      () => askSession(signInPaths.session, { signal: signal ?? null }),
      signal,
    ),

  /** Has the server renew both tokens. Throws if that fails: SPEC §4 "session refresh". */
  refresh: (signal?: AbortSignal): Promise<SignedIn> =>
    recordingFailure('session-refresh-failed', () => refreshSession(signal), signal),
};

async function refreshSession(signal: AbortSignal | undefined): Promise<SignedIn> {
  const session = await askSession(`${signInPaths.session}/refresh`, {
    method: 'POST',
    signal: signal ?? null,
  });
  // The issuer has ended the sign-in; the server still answers 200.
  if (session.state !== 'signed-in') throw new Error('The session was not refreshed');
  return session;
}

export type SessionCalls = typeof sessionCalls;
