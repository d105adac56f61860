import { sealedNames } from '#contracts/forms/meter-reading/names-in-address.ts';
import type { SentReading } from '#contracts/journey-cookies.ts';
import type { JourneyCookies } from '../session/cookies-context.ts';
import { redirectWithGet } from '../../frame/redirects.ts';

const confirmation = '/submit-meter-read-confirm';
const sealedName = sealedNames.sent;

/**
 * Redirects to the confirmation with what was sent, in a cookie and, where cookies are refused, sealed in the address.
 */
export async function redirectToConfirmation(sent: SentReading, cookies: JourneyCookies): Promise<Response> {
  const { sealed, cookie } = await cookies.writeSentReading(sent);
  const query = new URLSearchParams({ [sealedName]: sealed }).toString();
  return redirectWithGet(`${confirmation}?${query}`, [cookie, cookies.clearPrefill()]);
}

/**
 * The reading to confirm. A browser that has the cookie is redirected to the plain address, and a visitor who has sent
 * none to the form.
 */
export async function sentReading(url: URL, request: Request, cookies: JourneyCookies): Promise<SentReading> {
  const sealed = url.searchParams.get(sealedName);
  const fromCookie = await cookies.readSentReading(request);
  if (fromCookie && sealed !== null) throw redirectWithGet(confirmation);
  const sent = fromCookie ?? (sealed === null ? undefined : await cookies.unsealSentReading(sealed));
  if (!sent) throw redirectWithGet('/submit-meter-read');
  return sent;
}
