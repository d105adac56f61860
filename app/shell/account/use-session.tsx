import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { signedInMarker, type SessionState } from '#contracts/session.ts';
import type { TellDetails } from './late-details.ts';
import { forgetItemsIfAsked } from '../../session/forget-items.ts';
import type { SessionWatchProps } from '../../session/session-watch.tsx';
import type { SignInPage } from '../../session/sign-in-state.ts';

type Options = {
  /** Where there is none nothing is watched, whatever cookies are left. */
  hasSignIn: boolean;
  /** A form that came without its customer's details. */
  tellDetails: TellDetails | undefined;
};

/**
 * Who is signed in: as the page knew it, else as the watch over the visit finds out once scripts run. Visitors without
 * the marker cookie, nearly all, are not signed in: on pages for reading they load none of the watch, and nothing is asked
 * for them. A form that could be filled in asks anyway (SPEC §7), for a sign-in in another tab.
 */
export function useSession(
  known: SessionState | undefined,
  page: SignInPage,
  { hasSignIn, tellDetails }: Options,
): { session: SessionState; watch: ReactNode } {
  const [session, setSession] = useState<SessionState>(known ?? { state: 'signed-out' });
  const [isMarked, setIsMarked] = useState(false);
  const isForm = tellDetails !== undefined;
  const [Watch, setWatch] = useState<ComponentType<SessionWatchProps>>();
  useEffect(() => {
    if (!hasSignIn) return;
    const look = async () => {
      forgetItemsIfAsked();
      const isSomeone = document.cookie.split('; ').includes(`${signedInMarker}=1`);
      if (isSomeone) setIsMarked(true);
      else if (!isForm) return;
      try {
        const { SessionWatch } = await import('../../session/session-watch.tsx');
        setWatch(() => SessionWatch);
      } catch {
        // The line is lost: the header stays as it is, and its link still leads on.
      }
    };
    void look();
    const again = () => void look();
    // Someone may have signed in meanwhile, in another tab.
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [hasSignIn, isForm]);
  const isWatched = isForm || isMarked || session.state === 'signed-in';
  if (!Watch || !isWatched) return { session: known ?? session, watch: null };
  return {
    session,
    watch: (
      <Watch page={page} known={known} isMarked={isMarked} onChange={setSession} tellDetails={tellDetails} />
    ),
  };
}
