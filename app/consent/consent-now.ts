import { consentCookie, consentCookieString, readConsent, type Consent } from '#contracts/consent.ts';

/** The event that every tab of this browser receives whenever the visitor changes their choice. */
const changed = 'consent-changed';

/** What the visitor allows at this moment; undefined before they have chosen. */
export function consentNow(): Consent | undefined {
  return readConsent(document.cookie);
}

/** Stores a choice and notifies listeners, in this tab and the others. */
export function choose(consent: Consent): void {
  document.cookie = consentCookieString(consent, location.protocol === 'https:');
  dispatchEvent(new Event(changed));
  const channel = new BroadcastChannel(changed);
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is this origin's
  channel.postMessage('');
  channel.close();
}

/** Calls `listener` after each choice, in whichever tab it was made. Returns a function that stops this. SPEC §4. */
export function onConsentChange(listener: () => void): () => void {
  const followCookie = ({ changed: set, deleted }: CookieChangeEvent) => {
    if (![...set, ...deleted].some(({ name }) => name === consentCookie.name)) return;
    // Chrome may report a cookie before document.cookie has it. The cookie store itself is up to date.
    void cookieStore.get(consentCookie.name).finally(listener);
  };
  const channel = new BroadcastChannel(changed);
  channel.addEventListener('message', listener);
  const ended = new AbortController();
  const until = { signal: ended.signal };
  addEventListener(changed, listener, until);
  // A page restored by the browser has missed any choices made in the meantime.
  addEventListener('pageshow', listener, until);
  // Another tab may post a choice before its scripts have started. This tab notices at once where the browser reports
  // cookie changes, and otherwise when the visitor returns to it.
  document.addEventListener('visibilitychange', listener, until);
  if ('cookieStore' in globalThis) cookieStore.addEventListener('change', followCookie, until);
  return () => {
    channel.close();
    ended.abort();
  };
}
