import { queryOptions } from '@tanstack/react-query';
import type { SessionCalls } from './session-calls.ts';
import type { SignedIn } from './sign-in-state.ts';
import { authStatusEveryMs, authStatusFreshMs, refreshEveryMs } from './session-timers.ts';

export const authStatusKey = ['auth-status'] as const;

/**
 * Who is signed in, asked on mount, every 30 s and when the window is looked at again. SPEC §4, §9. In a window that
 * nobody sees as well: inactivity ends a visit, not another window. Once nobody is signed in the clock asks for a form
 * alone (`isForm`), which someone may be about to have filled by signing in in another tab.
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

/** The session refresh of signed-in pages, every 30 s. SPEC §4. It is not tried again: its failure resets the state. */
export function sessionRefresh(calls: SessionCalls, { isWanted }: { isWanted: boolean }) {
  return queryOptions({
    queryKey: ['session-refresh'] as const,
    queryFn: ({ signal }): Promise<SignedIn | null> => calls.refresh(signal),
    enabled: isWanted,
    refetchInterval: refreshEveryMs,
    refetchIntervalInBackground: true,
    // By the clock alone: a refresh that fails resets the state, and must not begin anew as soon as that is known.
    initialData: null,
    staleTime: 'static',
    retry: false,
  });
}
