import { sealedNames } from '#contracts/forms/meter-reading/names-in-address.ts';
import { prefillFromQuery } from '#contracts/forms/meter-reading/prefill-from-query.ts';
import type { JourneyCookies } from '../../context.ts';
import type { Answers } from '../../forms/answers.ts';
import { leadOn } from '../../shell/see-other.ts';

const form = '/submit-meter-read';
const sealedName = sealedNames.prefill;

/**
 * The answers that a link brought to the form. SPEC §2 "submit-meter-read". So that nobody's details stay in an address,
 * they go on in a sealed cookie, and sealed in a second address. A browser that has the cookie is led on to the plain
 * address; one that refuses cookies stays at the second, where nobody can read them.
 */
export async function broughtBy(url: URL, request: Request, cookies: JourneyCookies): Promise<Answers> {
  const sealed = url.searchParams.get(sealedName);
  if (sealed === null && url.search !== '') throw await leadOnSealed(url, cookies);
  const kept = await cookies.readPrefill(request);
  if (sealed === null) return kept ?? {};
  const brought = kept ? undefined : await cookies.openPrefill(sealed);
  if (!brought) throw leadOn(form);
  return brought;
}

async function leadOnSealed(url: URL, cookies: JourneyCookies): Promise<Response> {
  const brought = prefillFromQuery(url.searchParams);
  if (Object.keys(brought).length === 0) return leadOn(form);
  const { sealed, cookie } = await cookies.keepPrefill(brought);
  return leadOn(`${form}?${new URLSearchParams({ [sealedName]: sealed }).toString()}`, [cookie]);
}
