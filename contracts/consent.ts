/** Cookie categories that a visitor allows or refuses; what is strictly necessary is not asked for. SPEC §1, §4. */
export const consentCategories = ['performance', 'functional', 'targeting'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What a visitor allows. */
export type Consent = { [C in ConsentCategory]: boolean };

/** First-party cookie that keeps the choice; scripts read it too, so it is not HttpOnly. */
export const consentCookie = 'consent';
/** Half a year, then the visitor is asked again: what the ICO's guidance takes as a usual time. */
const consentSeconds = 182 * 24 * 60 * 60;
/** Goes up when a category is added or comes to mean more: earlier choices are then asked for again. */
const version = '1';

/** The choice in a Cookie header or `document.cookie`; undefined while the visitor has not chosen. */
export function readConsent(cookies: string | null): Consent | undefined {
  const value = /(?:^|;\s*)consent=([^;]*)/.exec(cookies ?? '')?.[1] ?? '';
  const [chosenVersion, ...allowed] = value.split('.');
  return chosenVersion === version ? consentTo(allowed) : undefined;
}

/** Consent to the categories named, and to no other. Names that are none are passed over. */
export function consentTo(allowed: readonly unknown[]): Consent {
  const choices = consentCategories.map((category) => [category, allowed.includes(category)]);
  return Object.fromEntries(choices) as Consent;
}

/** A whole cookie string, for Set-Cookie and document.cookie alike. */
export function consentCookieString(consent: Consent, isSecure: boolean): string {
  const allowed = consentCategories.filter((category) => consent[category]);
  const value = [version, ...allowed].join('.');
  return `${consentCookie}=${value}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
