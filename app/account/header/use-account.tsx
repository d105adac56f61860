import { useCallback, useState, type ReactNode } from 'react';
import type { SessionState } from '#contracts/session.ts';
import type { AccountParts } from '../../frame/page-frame/account-parts.ts';
import { accountParts } from './account-parts.tsx';
import { AskDetails, type OnDetails } from '../prefill/late-details.ts';
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
 * The account on a page: its parts of the frame, the session watch, and the provider around the page through which its
 * forms ask for the signed-in visitor's details.
 */
export function useAccount({ returnTo, hasSignIn, needsSignIn, session: known }: AccountOfPage): {
  account: AccountParts | undefined;
  watch: ReactNode;
  withDetails: (page: ReactNode) => ReactNode;
} {
  const [asking, setAsking] = useState<{ onDetails: OnDetails }>();
  const askDetails = useCallback((onDetails: OnDetails) => {
    setAsking({ onDetails });
    return () => setAsking((now) => (now?.onDetails === onDetails ? undefined : now));
  }, []);
  const page = { path: returnTo, needsSignIn };
  const { session, watch } = useSession(known, page, { hasSignIn, onDetails: asking?.onDetails });
  return {
    account: hasSignIn ? accountParts(session, returnTo) : undefined,
    watch,
    withDetails: (children) => <AskDetails value={askDetails}>{children}</AskDetails>,
  };
}
