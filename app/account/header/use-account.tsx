import { useCallback, useState, type ContextType, type ReactNode } from 'react';
import type { SessionState } from '#contracts/session.ts';
import type { AskDetails, OnDetails } from '../prefill/late-details.ts';
import { useSession } from './use-session.tsx';

type AccountOfPage = {
  /** The page to return to after signing in. */
  returnTo: string;
  /** Whether this site offers sign-in at all. */
  hasSignIn: boolean;
  /** SPEC §4 "signed-in page": for signed-in visitors only. */
  needsSignIn: boolean;
  /** Known where the page was rendered for one visitor. Other pages ask once scripts run. */
  session: SessionState | undefined;
};

/**
 * The account on a page: who is signed in, the session watch, and the function for the provider around the page through
 * which its forms ask for the signed-in visitor's details.
 */
export function useAccount({ returnTo, hasSignIn, needsSignIn, session: known }: AccountOfPage): {
  session: SessionState;
  watch: ReactNode;
  /** The same function in every render. */
  askDetails: ContextType<typeof AskDetails>;
} {
  const [onDetails, setOnDetails] = useState<OnDetails>();
  const askDetails = useCallback((ofForm: OnDetails) => {
    setOnDetails(() => ofForm);
    return () => setOnDetails((now: OnDetails | undefined) => (now === ofForm ? undefined : now));
  }, []);
  const page = { path: returnTo, needsSignIn };
  return { ...useSession(known, page, { hasSignIn, onDetails }), askDetails };
}
