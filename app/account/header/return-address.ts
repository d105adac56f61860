import { prefilledFields, sealedNames } from '#contracts/forms/meter-reading/names-in-address.ts';
import { longestSignInReturn } from '#contracts/sign-in-paths.ts';

/** Parameters that contain a visitor's answers, sealed or not. */
const personal = [...prefilledFields, ...Object.values(sealedNames)];

/**
 * The full address of a page, to return to after signing in (SPEC §6: the state holds the current page address). The
 * issuer reads it, so answers that came with a link are left out, and so is a query too long for the journey.
 */
export function returnAddress(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of personal) query.delete(name);
  // This character is not encoded by URLSearchParams, but no return path may contain it: see safeReturnPath.
  const whole = `${path}?${query.toString().replaceAll('*', '%2A')}`;
  return query.size > 0 && whole.length <= longestSignInReturn ? whole : path;
}
