import type { Consent } from '#contracts/consent.ts';
import { clearRefusedCookies } from './clear-refused-cookies.ts';
import { isRefused } from './find-item.ts';

/** Deletes what the browser stores in the refused categories: cookies, and storage that this tab can reach. */
export async function forgetRefused(consent: Consent): Promise<void> {
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
