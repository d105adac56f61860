import { areaPath } from './area-path.ts';

// Separate from the other sign-in paths: the script that shows the account on reading pages has a byte budget.

/** Who is signed in. */
export const sessionPath = `${areaPath}/session`;
export const signOutPath = `${areaPath}/sign-out`;
/** Templates for the header of a signed-in visitor where React does not run. Not a page: nothing links to it. */
export const accountTemplatesPath = `${areaPath}/account.html`;
