import { defineCookie } from './cookies/define-cookie.ts';

/** Cookie categories that a visitor allows or refuses; strictly necessary cookies need no consent. SPEC §1, §4. */
export const consentCategories = ['performance', 'functional', 'targeting'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The categories that a visitor allows. */
export type Consent = { [C in ConsentCategory]: boolean };

/** Half a year, then the visitor is asked again: usual according to the ICO's guidance. */
const consentSeconds = 182 * 24 * 60 * 60;
/** First-party cookie that stores the choice; scripts read it too, so it is not HttpOnly. */
export const consentCookie = defineCookie({ name: 'consent', maxAge: consentSeconds });
/** Increased when a category is added or widened: visitors with earlier choices are asked again. */
const version = '1';

/** The choice in a Cookie header or `document.cookie`; undefined while the visitor has not chosen. */
export function readConsent(cookies: string | null): Consent | undefined {
  const [chosenVersion, ...allowed] = consentCookie.read(cookies).split('.');
  return chosenVersion === version ? consentTo(allowed) : undefined;
}

/** Consent to exactly the categories named. Unknown names are ignored. */
export function consentTo(allowed: readonly unknown[]): Consent {
  const choices = consentCategories.map((category) => [category, allowed.includes(category)]);
  return Object.fromEntries(choices) as Consent;
}

/** A whole cookie string, for both Set-Cookie and document.cookie. */
export function consentCookieString(consent: Consent, isSecure: boolean): string {
  const allowed = consentCategories.filter((category) => consent[category]);
  return consentCookie.write([version, ...allowed].join('.'), { isSecure });
}
