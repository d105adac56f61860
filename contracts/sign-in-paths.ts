import { sessionPath, signOutPath } from './account-paths.ts';
import { areaPath } from './area-path.ts';

/** Paths of signing in and out. `callback` and `signedOut` are registered with the provider as whole addresses. */
export const signInPaths = {
  signIn: `${areaPath}/sign-in`,
  callback: `${areaPath}/sign-in/callback`,
  problem: `${areaPath}/sign-in/problem`,
  account: `${areaPath}/your-account`,
  deals: `${areaPath}/deals`,
  signOut: signOutPath,
  signedOut: `${areaPath}/signed-out`,
  session: sessionPath,
  /** SPEC §4: the redirect after inactivity; it redirects to `signOut`. */
  logout: '/logout',
};

/** A longer return address is dropped: the journey contains it twice, and must fit into a cookie. */
export const longestSignInReturn = 1_000;

/** The `cause` in the address of `problem`, when the issuer could not be reached. */
export const unreachable = 'unreachable';
