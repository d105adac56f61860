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
  /** SPEC §4: the redirect after inactivity; it redirects to `signOut`. */
  logout: '/logout',
};

/** A longer return address is dropped: the journey contains it twice, and must fit into a cookie. */
export const longestSignInReturn = 1_000;
