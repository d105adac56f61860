import type { Consent } from '#contracts/consent.ts';
import { defineCookie, readCookies } from '#contracts/cookies/define-cookie.ts';
import { isRefused } from './find-item.ts';

/** Cookie strings that delete the refused cookies in the header, for Set-Cookie and document.cookie alike. */
export function clearRefusedCookies(consent: Consent, cookies: string, isSecure: boolean): string[] {
  return [...readCookies(cookies).keys()]
    .filter((name) => isRefused(consent, 'cookie', name))
    .map((name) => defineCookie({ name }).clear({ isSecure }));
}
