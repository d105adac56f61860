import { prefilledFields, sealedNames } from '#contracts/forms/meter-reading/names-in-address.ts';
import { prefillFromQuery } from '#contracts/forms/meter-reading/prefill-from-query.ts';
import type { JourneyCookies } from '../session/cookies-context.ts';
import type { Answers } from '../../forms/answers.ts';
import { redirectWithGet } from '../../frame/redirects.ts';

const form = '/submit-meter-read';
const sealedName = sealedNames.prefill;

/**
 * The answers that a link brings to the form. SPEC §2 "submit-meter-read". So that no personal details stay in an
 * address, they are moved to a sealed cookie, and sealed into a second address. A browser that has the cookie is
 * redirected to the plain address. One that refuses cookies stays at the second, where the answers are unreadable.
 */
export async function prefilledAnswers(
  url: URL,
  request: Request,
  cookies: JourneyCookies,
): Promise<Answers> {
  const sealed = url.searchParams.get(sealedName);
  if (sealed === null && url.search !== '') throw await redirectToSealed(url, cookies);
  const fromCookie = await cookies.readPrefill(request);
  if (sealed === null) return fromCookie ?? {};
  const prefilled = fromCookie ? undefined : await cookies.unsealPrefill(sealed);
  if (!prefilled) throw redirectWithGet(form);
  return prefilled;
}

async function redirectToSealed(url: URL, cookies: JourneyCookies): Promise<Response> {
  const prefilled = prefillFromQuery(url.searchParams);
  // A link with answers replaces those of an earlier link, even if none of its own can be used.
  const isLink = prefilledFields.some((field) => url.searchParams.has(field));
  if (Object.keys(prefilled).length === 0)
    return redirectWithGet(form, isLink ? [cookies.clearPrefill()] : []);
  const { sealed, cookie } = await cookies.writePrefill(prefilled);
  return redirectWithGet(`${form}?${new URLSearchParams({ [sealedName]: sealed }).toString()}`, [cookie]);
}
