import { areaPath } from './area-path.ts';

// Apart from the other sign-in paths, because the script that shows the account on reading pages has a budget of bytes.

/** Who is signed in. */
export const sessionPath = `${areaPath}/session`;
export const signOutPath = `${areaPath}/sign-out`;
/** What the header of a signed-in visitor is made of where React does not run. No page: nothing links to it. */
export const accountTemplatesPath = `${areaPath}/account.html`;
