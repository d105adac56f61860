import type { Page } from '@playwright/test';

/** The line at the top of a saved page. */
export const savedLine = (page: Page) => page.getByRole('complementary', { name: 'Saved page' });

/** What browsers report about requests that fail without a network. */
export const lostNetwork = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/;

/** Resolves when the service worker has saved emergency help and controls the open page. */
export async function waitForOfflinePages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** The paths in each of the browser's caches, by the cache's name. */
export function savedPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname).toSorted()] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });
}
