import { clearRefusedCookies } from './clear-refused-cookies.ts';
import { consentNow } from './consent-now.ts';
import { isRefused } from './find-item.ts';

/**
 * Deletes what the browser stores in the refused categories: cookies, and storage that this tab can reach. The choice
 * is read here: the visitor may have agreed again while this file was loading.
 */
export async function forgetRefused(): Promise<void> {
  const consent = consentNow();
  if (!consent) return;
  const ends = clearRefusedCookies(consent, document.cookie, location.protocol === 'https:');
  for (const end of ends) document.cookie = end;
  for (const [kind, storage] of [
    ['session storage', sessionStorage],
    ['local storage', localStorage],
  ] as const) {
    for (const name of Object.keys(storage)) if (isRefused(consent, kind, name)) storage.removeItem(name);
  }
  for (const { name = '' } of await indexedDB.databases())
    if (isRefused(consent, 'database', name)) indexedDB.deleteDatabase(name);
}
