import type { BrowserContext, Page } from '@playwright/test';
import type { ItemKind } from '#app/consent/stored-item.ts';

export type StoredEntry = {
  kind: ItemKind;
  name: string;
  /** Seconds until a cookie expires; undefined for a session cookie, and for anything but a cookie. */
  left: number | undefined;
};

/** Everything that the browser stores for the site of the open page. */
export async function storedEntries(page: Page, context: BrowserContext): Promise<StoredEntry[]> {
  // If a test moved the page's clock forward, cookies that scripts set expire by that clock.
  const now = Math.max(Date.now(), await page.evaluate(() => Date.now())) / 1000;
  const cookies = (await context.cookies()).map(({ name, expires }) => ({
    kind: 'cookie' as const,
    name,
    left: expires === -1 ? undefined : expires - now,
  }));
  const others = await page.evaluate(async () => ({
    'session storage': Object.keys(sessionStorage),
    'local storage': Object.keys(localStorage),
    database: (await indexedDB.databases()).map(({ name = '' }) => name),
    cache: await caches.keys(),
  }));
  const things = Object.entries(others).flatMap(([kind, names]) =>
    names.map((name) => ({ kind: kind as ItemKind, name, left: undefined })),
  );
  return [...cookies, ...things];
}
