import { consentCookie, consentCookieString, readConsent, type Consent } from '#contracts/consent.ts';

/** Told to this tab and to the others of this browser whenever the visitor chooses anew. */
const changed = 'consent-changed';

/** What the visitor allows at this moment; undefined before they have chosen. */
export function consentNow(): Consent | undefined {
  return readConsent(document.cookie);
}

/** Keeps a choice and tells whoever listens, in this tab and the others. */
export function choose(consent: Consent): void {
  document.cookie = consentCookieString(consent, location.protocol === 'https:');
  dispatchEvent(new Event(changed));
  const channel = new BroadcastChannel(changed);
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is this origin's
  channel.postMessage('');
  channel.close();
}

/** Calls `listener` after each choice, in whichever tab it was made. Returns what ends that. SPEC §4. */
export function onConsentChange(listener: () => void): () => void {
  const followCookie = ({ changed: kept, deleted }: CookieChangeEvent) => {
    if ([...kept, ...deleted].some(({ name }) => name === consentCookie)) listener();
  };
  const channel = new BroadcastChannel(changed);
  channel.addEventListener('message', listener);
  addEventListener(changed, listener);
  // A page that comes back as it was left has missed what was chosen meanwhile.
  addEventListener('pageshow', listener);
  // Where browsers tell of cookies: also what another tab posted before its scripts had started.
  if ('cookieStore' in globalThis) cookieStore.addEventListener('change', followCookie);
  return () => {
    channel.close();
    removeEventListener(changed, listener);
    removeEventListener('pageshow', listener);
    if ('cookieStore' in globalThis) cookieStore.removeEventListener('change', followCookie);
  };
}
