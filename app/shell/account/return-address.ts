import { prefilledFields, sealedNames } from '#contracts/forms/meter-reading/names-in-address.ts';
import { longestSignInReturn } from '#contracts/sign-in-paths.ts';

/** Parameters that hold somebody's answers, sealed or not. */
const personal = [...prefilledFields, ...Object.values(sealedNames)];

/**
 * The whole address of a page, to come back to after a sign-in (SPEC §6: the state holds the current page address). The
 * issuer reads it, so answers that a link brought are left out; so is a query too long for the journey.
 */
export function returnAddress(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of personal) query.delete(name);
  // The one character that is left as it is and is none of a return path's: see safeReturnPath.
  const whole = `${path}?${query.toString().replaceAll('*', '%2A')}`;
  return query.size > 0 && whole.length <= longestSignInReturn ? whole : path;
}
