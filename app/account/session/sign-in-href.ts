import { signInPaths } from '#contracts/sign-in-paths.ts';

/** Sign-in and sign-out pages, which are never returned to. */
const passing = [
  '/identity/',
  signInPaths.signIn,
  signInPaths.signOut,
  signInPaths.signedOut,
  signInPaths.account,
];

/** The address that signs in and then returns to a page; the same for every visitor of that page. */
export function signInHref(path: string): string {
  if (passing.some((start) => path.startsWith(start))) return signInPaths.signIn;
  return `${signInPaths.signIn}?${new URLSearchParams({ from: path })}`;
}
