import { queryOptions } from '@tanstack/react-query';
import type { SessionCalls } from './session-calls.ts';
import type { SignedIn } from './sign-in-state.ts';
import { authStatusEveryMs } from './auth-status-every.ts';
import { authStatusFreshMs, refreshEveryMs } from './session-timers.ts';

export const authStatusKey = ['auth-status'] as const;

/**
 * Who is signed in: fetched on mount, every 30 s, and when the window regains focus. SPEC §4, §9. Hidden windows poll
 * too, because inactivity ends a session and hiding the window does not. Once the visitor is signed out, only a form
 * (`isForm`) polls, because a sign-in in another tab may be about to prefill it.
 */
export function authStatus(calls: SessionCalls, { isForm }: { isForm: boolean }) {
  return queryOptions({
    queryKey: authStatusKey,
    queryFn: ({ signal }) => calls.ask(signal),
    staleTime: authStatusFreshMs,
    refetchInterval: ({ state }) =>
      state.data?.state === 'signed-out' && !isForm ? false : authStatusEveryMs,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
}

/** The session refresh of signed-in pages, every 30 s. SPEC §4. It is not retried: a failure resets the state. */
export function sessionRefresh(calls: SessionCalls, { isWanted }: { isWanted: boolean }) {
  return queryOptions({
    queryKey: ['session-refresh'] as const,
    queryFn: ({ signal }): Promise<SignedIn | null> => calls.refresh(signal),
    enabled: isWanted,
    refetchInterval: refreshEveryMs,
    refetchIntervalInBackground: true,
    // Only at the interval: a failed refresh resets the state, which must not start the next refresh at once.
    initialData: null,
    staleTime: 'static',
    retry: false,
  });
}
