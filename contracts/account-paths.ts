import { areaPath } from './area-path.ts';

// Apart from the other paths of signing in, because the script that shows the account on a page to read has few bytes.

/** Who is signed in. */
export const sessionPath = `${areaPath}/session`;
export const signOutPath = `${areaPath}/sign-out`;
/** What the header of a signed-in visitor is made of where React does not run. No page: nothing links to it. */
export const accountTemplatesPath = `${areaPath}/account.html`;
