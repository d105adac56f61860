import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { signOutPath } from '#contracts/account-paths.ts';
import { signedInMarker, type SessionState } from '#contracts/session.ts';
import type { OnDetails } from '../prefill/late-details.ts';
import { followSignOutLinks } from '../session/follow-sign-out-links.ts';
import { forgetItemsIfAsked } from '../session/forget-items.ts';
import type { SessionWatchProps } from '../session/session-watch.tsx';
import type { SignInPage } from '../session/sign-in-state.ts';

type Options = {
  /** On a site without sign-in nothing is watched, whatever cookies remain. */
  hasSignIn: boolean;
  /** A form that came without its customer's details. */
  onDetails: OnDetails | undefined;
};

/**
 * Who is signed in: as rendered with the page, else as the session watch finds out once scripts run. Nearly all
 * visitors lack the marker cookie and are not signed in: on pages for reading, the watch is not loaded and no request
 * is made for them. A form that could be prefilled asks anyway (SPEC §7), because the visitor may sign in in another
 * tab.
 */
export function useSession(
  known: SessionState | undefined,
  page: SignInPage,
  { hasSignIn, onDetails }: Options,
): { session: SessionState; watch: ReactNode } {
  const [session, setSession] = useState<SessionState>(known ?? { state: 'signed-out' });
  const [isMarked, setIsMarked] = useState(false);
  const [isSigningOut, setIsSigningOut] = useState(false);
  const isForm = onDetails !== undefined;
  const [Watch, setWatch] = useState<ComponentType<SessionWatchProps>>();
  useEffect(() => {
    if (!hasSignIn) return;
    const check = async () => {
      forgetItemsIfAsked();
      const isSomeone = signedInMarker.read(document.cookie) === '1';
      if (isSomeone) setIsMarked(true);
      else if (!isForm) return;
      try {
        const { SessionWatch } = await import('../session/session-watch.tsx');
        setWatch(() => SessionWatch);
      } catch {
        // Loading failed because the connection is lost: the header stays as it is, and its link still works.
      }
    };
    void check();
    const again = () => void check();
    // The visitor may have signed in in another tab since.
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [hasSignIn, isForm]);
  useEffect(() => {
    // Until the watch is loaded. It then starts as signing out, so that it does not redirect to sign in meanwhile.
    if (!hasSignIn || Watch) return undefined;
    return followSignOutLinks(() => {
      setIsSigningOut(true);
      location.assign(signOutPath);
    });
  }, [hasSignIn, Watch]);
  const isWatched = isForm || isMarked || session.state === 'signed-in';
  const watch = Watch && isWatched && (
    <Watch
      page={page}
      known={known}
      isMarked={isMarked}
      isSigningOut={isSigningOut}
      onChange={setSession}
      onDetails={onDetails}
    />
  );
  return { session: watch ? session : (known ?? session), watch };
}
