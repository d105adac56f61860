import type { SessionState } from '#contracts/session.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { signInHref } from './sign-in-href.ts';

export type SignedIn = Extract<SessionState, { state: 'signed-in' }>;

/** SPEC §4 "Sign-in state". A visitor who is signing out is on the way to `to`, and later events are ignored. */
export type SignInState = SessionState | { state: 'signing-out'; to: string };

/** The page where an event happens: its address without the origin, and whether it is a signed-in page. */
export type SignInPage = { path: string; needsSignIn: boolean };

export type SignInEvent =
  /** The tokens that came with a request for a signed-in page; `identity` is the customer named by a valid one. */
  | { type: 'tokens-found'; identity: SignedIn | undefined; hasAccess: boolean; page: SignInPage }
  /** The server answered who is signed in. */
  | { type: 'status-received'; session: SessionState; page: SignInPage }
  | { type: 'refresh-failed' }
  | { type: 'sign-out-chosen' }
  | { type: 'inactive'; page: SignInPage }
  /** The browser restored the page as the visitor left it. */
  | { type: 'came-back'; page: SignInPage };

/**
 * The effects of a state change, for the browser. The server performs `go`, and leaves `forget-items` to the next
 * page.
 */
export type SignInEffect =
  | { do: 'forget-items' }
  /** `path` is the page to load again if it shows another customer's answers. */
  | { do: 'claim-drafts'; email: string; path: string }
  | { do: 'forget-drafts' }
  | { do: 'put-drafts-aside'; from: string }
  | { do: 'ask-again' }
  | { do: 'go'; to: string };

export type SignInStep = { state: SignInState; effects: SignInEffect[] };

const signedOut = { state: 'signed-out' } as const;

/** The next sign-in state and its effects. SPEC §4. Pure: it uses neither the browser nor the clock. */
export function nextSignInState(state: SignInState, event: SignInEvent): SignInStep {
  if (state.state === 'signing-out' && event.type !== 'came-back') return { state, effects: [] };
  switch (event.type) {
    case 'tokens-found':
      return evaluateTokens(event);
    case 'status-received':
      return event.session.state === 'signed-in'
        ? {
            state: event.session,
            effects: [{ do: 'claim-drafts', email: event.session.email, path: event.page.path }],
          }
        : { state: signedOut, effects: [{ do: 'forget-items' }, ...redirectToSignIn(event.page)] };
    case 'refresh-failed':
      return { state: signedOut, effects: [{ do: 'ask-again' }] };
    case 'sign-out-chosen':
      return signOut({ do: 'forget-drafts' }, { do: 'go', to: signInPaths.signOut });
    case 'inactive':
      return signOut({ do: 'put-drafts-aside', from: event.page.path }, { do: 'go', to: signInPaths.logout });
    case 'came-back':
      // A page that was left by signing out still shows its prefilled answers, so it reloads.
      return state.state === 'signing-out'
        ? { state, effects: [{ do: 'go', to: event.page.path }] }
        : { state, effects: [{ do: 'ask-again' }] };
  }
}

function evaluateTokens({
  identity,
  hasAccess,
  page,
}: Extract<SignInEvent, { type: 'tokens-found' }>): SignInStep {
  if (identity) return { state: identity, effects: [] };
  const where = hasAccess
    ? [{ do: 'go' as const, to: signInPaths.signOut }]
    : redirectToSignIn({ ...page, needsSignIn: true });
  return { state: signedOut, effects: [{ do: 'forget-items' }, ...where] };
}

/** A signed-out visitor must not stay on a signed-in page: redirects to the login address, and back afterwards. */
function redirectToSignIn({ path, needsSignIn }: SignInPage): SignInEffect[] {
  return needsSignIn ? [{ do: 'go', to: signInHref(path) }] : [];
}

function signOut(drafts: SignInEffect, exit: { do: 'go'; to: string }): SignInStep {
  return {
    state: { state: 'signing-out', to: exit.to },
    effects: [{ do: 'forget-items' }, drafts, exit],
  };
}
