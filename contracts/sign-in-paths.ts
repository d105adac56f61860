/** Paths of signing in and out. The provider knows the callback and the end by their whole addresses. */
export const signInPaths = {
  signIn: '/help-and-support/sign-in',
  callback: '/help-and-support/sign-in/callback',
  problem: '/help-and-support/sign-in/problem',
  account: '/help-and-support/your-account',
  deals: '/help-and-support/deals',
  signOut: '/help-and-support/sign-out',
  signedOut: '/help-and-support/signed-out',
  session: '/help-and-support/session',
  /** SPEC §4: where inactivity leads; it leads on to `signOut`. */
  logout: '/logout',
};

/** A longer address is no place to come back to: the journey holds it twice, and must fit into a cookie. */
export const longestSignInReturn = 1_000;
