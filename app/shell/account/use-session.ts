import { useEffect, useState } from 'react';
import { signedInMarker, type SessionState } from '#contracts/session.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';

const signedOut: SessionState = { state: 'signed-out' };

/**
 * Who is signed in: as the page knew it, else asked of the server once scripts run. Visitors without the marker cookie,
 * nearly all, are not signed in, and nothing is asked for them.
 */
export function useSession(known: SessionState | undefined): SessionState {
  const [session, setSession] = useState(known ?? signedOut);
  useEffect(() => {
    if (!document.cookie.split('; ').includes(`${signedInMarker}=1`)) return;
    const asking = new AbortController();
    void fetch(signInPaths.session, { signal: asking.signal })
      .then((answer) => answer.json())
      .then((answer: unknown) => setSession(readSession(answer)))
      // Without an answer the header stays as it is: its link still leads on.
      .catch(() => {});
    return () => asking.abort();
  }, []);
  return session;
}

function readSession(answer: unknown): SessionState {
  const { state, email, name } = answer as Partial<Record<'state' | 'email' | 'name', unknown>>;
  if (state !== 'signed-in' || typeof email !== 'string') return signedOut;
  return { state, email, ...(typeof name === 'string' && { name }) };
}
