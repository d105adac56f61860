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
 * The reading to confirm. A browser that has it in its cookie is redirected to the plain address, and a visitor who has
 * sent none to the form. The cookie is shared by all tabs: when it has another tab's reading, the address counts.
 */
export async function sentReading(url: URL, request: Request, cookies: JourneyCookies): Promise<SentReading> {
  const sealed = url.searchParams.get(sealedName);
  const fromCookie = await cookies.readSentReading(request);
  const fromAddress = sealed === null ? undefined : await cookies.unsealSentReading(sealed);
  const isOwn = !fromAddress || fromAddress.reference === fromCookie?.reference;
  if (fromCookie && sealed !== null && isOwn) throw redirectWithGet(confirmation);
  const sent = fromAddress ?? fromCookie;
  if (!sent) throw redirectWithGet('/submit-meter-read');
  return sent;
}
