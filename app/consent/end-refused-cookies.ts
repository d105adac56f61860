import type { Consent } from '#contracts/consent.ts';
import { cookieNames, isRefused } from './find-item.ts';

/** A cookie string for each cookie there is that is refused, which deletes it; for Set-Cookie and document.cookie alike. */
export function endRefusedCookies(consent: Consent, cookies: string, isSecure: boolean): string[] {
  return cookieNames(cookies)
    .filter((name) => isRefused(consent, 'cookie', name))
    .map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`);
}
