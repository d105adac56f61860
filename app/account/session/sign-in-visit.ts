import type { SessionState } from '#contracts/session.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { nextSignInState, type SignInEffect, type SignInEvent, type SignInPage } from './sign-in-state.ts';
import type { SignInState } from './sign-in-state.ts';

type SignInVisitDeps = {
  page: SignInPage;
  known: SessionState | undefined;
  /** The visitor is signed in, or was until recently. */
  isMarked: boolean;
  /** The visitor chose to sign out before this started: the page is being left. */
  isSigningOut?: boolean;
  perform: (effects: SignInEffect[]) => void;
  /** Called with who is signed in, whenever that changes. */
  onChange: (session: SessionState) => void;
};

/** The sign-in state of an open page: receives events and notifies listeners. */
export function signInVisit({ page, known, isMarked, isSigningOut, perform, onChange }: SignInVisitDeps) {
  let state: SignInState = isSigningOut
    ? { state: 'signing-out', to: signInPaths.signOut }
    : (known ?? { state: 'signed-out' });
  let here = page;
  let isSomeone = isMarked || known?.state === 'signed-in';
  const listeners = new Set<() => void>();

  function take(event: SignInEvent) {
    const next = nextSignInState(state, event);
    ({ state } = next);
    if (next.state.state !== 'signing-out') onChange(next.state);
    // Before the listeners: one of them may end the visit at once, and its effects come after these.
    perform(next.effects);
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    moveTo: (to: SignInPage) => void (here = to),
    statusReceived: (session: SessionState) => {
      const wasSomeone = isSomeone;
      isSomeone = session.state === 'signed-in';
      // A visitor who never signed in has not signed out either: what they chose on the main site stays.
      if (wasSomeone || isSomeone) take({ type: 'status-received', session, page: here });
    },
    refreshFailed: () => take({ type: 'refresh-failed' }),
    signOut: () => take({ type: 'sign-out-chosen' }),
    endInactive: () => take({ type: 'inactive', page: here }),
    comeBack: () => take({ type: 'came-back', page: here }),
  };
}
