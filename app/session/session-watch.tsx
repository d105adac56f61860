import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SessionState } from '#contracts/session.ts';
import { BringDetails } from '../prefill/bring-details.tsx';
import type { TellDetails } from '../shell/account/late-details.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { InactivityWarning } from './inactivity-warning.tsx';
import { effectPerformer } from './perform-effects.ts';
import { sessionCalls } from './session-calls.ts';
import { authStatus, authStatusKey, sessionRefresh } from './session-queries.ts';
import type { SignInPage } from './sign-in-state.ts';
import { signInVisit } from './sign-in-visit.ts';
import { useInactivity } from './use-inactivity.ts';
import { useSignOutLinks } from './use-sign-out-links.ts';

export type SessionWatchProps = {
  page: SignInPage;
  /** Who it is, where the page was drawn for one visitor. */
  known: SessionState | undefined;
  /** The marker cookie was there: someone is signed in, or was just now. */
  isMarked: boolean;
  /** One for all renders; told who is signed in, whenever that is known anew. */
  onChange: (session: SessionState) => void;
  /** A form that came without its customer's details; it waits for a sign-in as well. */
  tellDetails?: TellDetails | undefined;
};

/** Watches over the visit of someone signed in, SPEC §4. Loaded for them, and for forms: see app/shell/account. */
export function SessionWatch(props: SessionWatchProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Watch {...props} />
    </QueryClientProvider>
  );
}

function Watch({ page, known, isMarked, onChange, tellDetails }: SessionWatchProps) {
  const client = useQueryClient();
  const [visit] = useState(() => {
    const askAgain = () => void client.resetQueries({ queryKey: authStatusKey });
    return signInVisit({ page, known, isMarked, perform: effectPerformer({ askAgain }), onChange });
  });
  const now = useSyncExternalStore(visit.subscribe, visit.state);
  const isSignedIn = now.state === 'signed-in';
  const { data: told } = useQuery(authStatus(sessionCalls, { isForm: tellDetails !== undefined }));
  const isWanted = page.needsSignIn && isSignedIn;
  const { errorUpdateCount: failures } = useQuery(sessionRefresh(sessionCalls, { isWanted }));

  const wasMarked = useRef(isMarked);
  useEffect(() => {
    const isNews = isMarked && !wasMarked.current && visit.state().state === 'signed-out';
    wasMarked.current = isMarked;
    // Someone has signed in in another tab: what was known is old, however fresh.
    if (isNews) void client.resetQueries({ queryKey: authStatusKey });
  }, [client, visit, isMarked]);
  useEffect(() => visit.moveTo(page), [visit, page]);
  useEffect(() => {
    if (known) visit.statusTold(known);
  }, [visit, known]);
  useEffect(() => {
    if (told) visit.statusTold(told);
  }, [visit, told]);
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
  useSignOutLinks(visit.signOut);
  const { secondsLeft, stay } = useInactivity(isSignedIn, visit.endInactive);
  return (
    <>
      {isSignedIn && tellDetails && <BringDetails email={now.email} tell={tellDetails} />}
      {secondsLeft !== undefined && <InactivityWarning secondsLeft={secondsLeft} onStay={stay} />}
    </>
  );
}
