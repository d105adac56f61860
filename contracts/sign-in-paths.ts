import { areaPath } from './area-path.ts';

/** Paths of signing in and out. The provider knows the callback and the end by their whole addresses. */
export const signInPaths = {
  signIn: `${areaPath}/sign-in`,
  callback: `${areaPath}/sign-in/callback`,
  problem: `${areaPath}/sign-in/problem`,
  account: `${areaPath}/your-account`,
  deals: `${areaPath}/deals`,
  signOut: `${areaPath}/sign-out`,
  signedOut: `${areaPath}/signed-out`,
  session: `${areaPath}/session`,
  /** SPEC §4: the redirect after inactivity; it redirects to `signOut`. */
  logout: '/logout',
};

/** What the header of a signed-in visitor is made of where React does not run. No page: nothing links to it. */
export const accountTemplatesPath = `${areaPath}/account.html`;

/** A longer return address is dropped: the journey contains it twice, and must fit into a cookie. */
export const longestSignInReturn = 1_000;
