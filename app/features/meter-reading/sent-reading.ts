import { sealedNames } from '#contracts/forms/meter-reading/names-in-address.ts';
import type { SentReading } from '#contracts/journey-cookies.ts';
import type { JourneyCookies } from '../../context.ts';
import { leadOn } from '../../shell/see-other.ts';

const confirmation = '/submit-meter-read-confirm';
const sealedName = sealedNames.sent;

/** Leads to the confirmation with what was sent, in a cookie and, where cookies are refused, sealed in the address. */
export async function leadToConfirmation(sent: SentReading, cookies: JourneyCookies): Promise<Response> {
  const { sealed, cookie } = await cookies.confirmReading(sent);
  const query = new URLSearchParams({ [sealedName]: sealed }).toString();
  return leadOn(`${confirmation}?${query}`, [cookie, cookies.forgetPrefill()]);
}

/**
 * The reading that the confirmation is about. A browser that has the cookie is led on to the plain address, and a
 * visitor who has sent none to the form.
 */
export async function sentReading(url: URL, request: Request, cookies: JourneyCookies): Promise<SentReading> {
  const sealed = url.searchParams.get(sealedName);
  const kept = await cookies.readSentReading(request);
  if (kept && sealed !== null) throw leadOn(confirmation);
  const sent = kept ?? (sealed === null ? undefined : await cookies.openSentReading(sealed));
  if (!sent) throw leadOn('/submit-meter-read');
  return sent;
}
