import type { SessionState } from '#contracts/session.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { signInHref } from '../shell/account/sign-in-href.ts';

export type SignedIn = Extract<SessionState, { state: 'signed-in' }>;

/** SPEC §4 "Sign-in state". Who is signing out is on the way to `to`, and nothing that comes then counts. */
export type SignInState = SessionState | { state: 'signing-out'; to: string };

/** Where it happens: the page's own address without its origin, and whether it is a signed-in page. */
export type SignInPage = { path: string; needsSignIn: boolean };

export type SignInEvent =
  /** The tokens that came with a request for a signed-in page; `identity` is who a good one stands for. */
  | { type: 'tokens-found'; identity: SignedIn | undefined; hasAccess: boolean; page: SignInPage }
  /** The server was asked who is signed in. */
  | { type: 'status-told'; session: SessionState; page: SignInPage }
  | { type: 'refresh-failed' }
  | { type: 'sign-out-chosen' }
  | { type: 'inactive'; page: SignInPage }
  /** The browser shows the page again as it was when it was left. */
  | { type: 'came-back'; page: SignInPage };

/** What a change of state asks of the browser; the server obeys `go`, and leaves `forget-items` to the next page. */
export type SignInEffect =
  | { do: 'forget-items' }
  | { do: 'claim-drafts'; email: string }
  | { do: 'forget-drafts' }
  | { do: 'put-drafts-aside'; from: string }
  | { do: 'ask-again' }
  | { do: 'go'; to: string };

export type SignInStep = { state: SignInState; effects: SignInEffect[] };

const signedOut = { state: 'signed-out' } as const;

/** What becomes of the sign-in state, and what to do about it. SPEC §4; knows no browser and no clock. */
export function nextSignInState(state: SignInState, event: SignInEvent): SignInStep {
  if (state.state === 'signing-out' && event.type !== 'came-back') return { state, effects: [] };
  switch (event.type) {
    case 'tokens-found':
      return judgeTokens(event);
    case 'status-told':
      return event.session.state === 'signed-in'
        ? { state: event.session, effects: [{ do: 'claim-drafts', email: event.session.email }] }
        : { state: signedOut, effects: [{ do: 'forget-items' }, ...leaveSignedInPage(event.page)] };
    case 'refresh-failed':
      return { state: signedOut, effects: [{ do: 'ask-again' }] };
    case 'sign-out-chosen':
      return signOut({ do: 'forget-drafts' }, { do: 'go', to: signInPaths.signOut });
    case 'inactive':
      return signOut({ do: 'put-drafts-aside', from: event.page.path }, { do: 'go', to: signInPaths.logout });
    case 'came-back':
      // A page that was left by signing out still shows what it was filled with: it begins anew.
      return state.state === 'signing-out'
        ? { state, effects: [{ do: 'go', to: event.page.path }] }
        : { state, effects: [{ do: 'ask-again' }] };
  }
}

function judgeTokens({
  identity,
  hasAccess,
  page,
}: Extract<SignInEvent, { type: 'tokens-found' }>): SignInStep {
  if (identity) return { state: identity, effects: [] };
  const where = hasAccess
    ? [{ do: 'go' as const, to: signInPaths.signOut }]
    : leaveSignedInPage({ ...page, needsSignIn: true });
  return { state: signedOut, effects: [{ do: 'forget-items' }, ...where] };
}

/** A signed-in page is no place for who is signed out: to the login address, and back from there. */
function leaveSignedInPage({ path, needsSignIn }: SignInPage): SignInEffect[] {
  return needsSignIn ? [{ do: 'go', to: signInHref(path) }] : [];
}

function signOut(drafts: SignInEffect, leave: { do: 'go'; to: string }): SignInStep {
  return {
    state: { state: 'signing-out', to: leave.to },
    effects: [{ do: 'forget-items' }, drafts, leave],
  };
}
