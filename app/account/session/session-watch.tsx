import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SessionState } from '#contracts/session.ts';
import { FetchLateDetails } from '../prefill/fetch-late-details.tsx';
import type { OnDetails } from '../prefill/late-details.ts';
import { createQueryClient } from '../query-client.ts';
import { followSignOutLinks } from './follow-sign-out-links.ts';
import { InactivityWarning } from './inactivity-warning.tsx';
import { effectPerformer } from './perform-effects.ts';
import { sessionCalls } from './session-calls.ts';
import { authStatus, authStatusKey, sessionRefresh } from './session-queries.ts';
import type { SignInPage } from './sign-in-state.ts';
import { signInVisit } from './sign-in-visit.ts';
import { useInactivity } from './use-inactivity.ts';

export type SessionWatchProps = {
  page: SignInPage;
  /** Who is signed in, where the page was rendered for one visitor. */
  known: SessionState | undefined;
  /** The marker cookie was there: the visitor is signed in, or was until recently. */
  isMarked: boolean;
  /** The visitor chose to sign out before this was loaded. */
  isSigningOut: boolean;
  /** The same function in every render; called with who is signed in, whenever that changes. */
  onChange: (session: SessionState) => void;
  /** A form that came without its customer's details; it may also wait for the visitor to sign in. */
  onDetails?: OnDetails | undefined;
};

/** Watches a signed-in session, SPEC §4. Loaded for signed-in visitors, and for forms: see app/account/header. */
export function SessionWatch(props: SessionWatchProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Watch {...props} />
    </QueryClientProvider>
  );
}

function Watch({ page, known, isMarked, isSigningOut, onChange, onDetails }: SessionWatchProps) {
  const client = useQueryClient();
  const [visit] = useState(() => {
    const askAgain = () => void client.resetQueries({ queryKey: authStatusKey });
    const perform = effectPerformer({ askAgain });
    return signInVisit({ page, known, isMarked, isSigningOut, perform, onChange });
  });
  const now = useSyncExternalStore(visit.subscribe, visit.state);
  const isSignedIn = now.state === 'signed-in';
  const { data: status } = useQuery(authStatus(sessionCalls, { isForm: onDetails !== undefined }));
  const isWanted = page.needsSignIn && isSignedIn;
  const { errorUpdateCount: failures } = useQuery(sessionRefresh(sessionCalls, { isWanted }));

  const wasMarked = useRef(isMarked);
  useEffect(() => {
    const isNews = isMarked && !wasMarked.current && visit.state().state === 'signed-out';
    wasMarked.current = isMarked;
    // The visitor has signed in in another tab: cached data is out of date, however fresh.
    if (isNews) void client.resetQueries({ queryKey: authStatusKey });
  }, [client, visit, isMarked]);
  useEffect(() => visit.moveTo(page), [visit, page]);
  useEffect(() => {
    if (known) visit.statusReceived(known);
  }, [visit, known]);
  useEffect(() => {
    if (status) visit.statusReceived(status);
  }, [visit, status]);
  useEffect(() => {
    if (failures > 0) visit.refreshFailed();
  }, [visit, failures]);
  useEffect(() => {
    const askIfOld = () => void client.refetchQueries({ queryKey: authStatusKey, stale: true });
    const comeBack = (event: PageTransitionEvent) => event.persisted && visit.comeBack();
    addEventListener('focus', askIfOld);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('focus', askIfOld);
      removeEventListener('pageshow', comeBack);
    };
  }, [client, visit]);
  useEffect(() => followSignOutLinks(visit.signOut), [visit]);
  const { secondsLeft, stay } = useInactivity(isSignedIn, visit.endInactive);
  return (
    <>
      {isSignedIn && onDetails && <FetchLateDetails email={now.email} onDetails={onDetails} />}
      {secondsLeft !== undefined && <InactivityWarning secondsLeft={secondsLeft} onStay={stay} />}
    </>
  );
}
