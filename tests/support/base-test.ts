import { expect, test as base } from '@playwright/test';
import { createLastingContexts, type LastingContext } from './lasting-contexts.ts';

export type Started<T> = { value: T; stop?: () => unknown };
type StartOnce = <T>(name: string, start: () => Promise<Started<T>>) => Promise<T>;

type Fixtures = {
  /** For tests of a first visit, or of being offline. Other tests share a context, one after the other. */
  newBrowserContext: boolean;
  lastingContext: LastingContext | undefined;
};

/**
 * Playwright's test with what each worker starts once: a site, a service, a browser context that many tests share. All
 * of it goes through this one fixture, because each further worker fixture gets workers, and browsers, of its own.
 */
export const test = base.extend<Fixtures, { startOnce: StartOnce }>({
  startOnce: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const started = new Map<string, Promise<Started<unknown>>>();
      const startOnce: StartOnce = async <T>(name: string, start: () => Promise<Started<T>>) => {
        const known = started.get(name) ?? start();
        started.set(name, known);
        return (await known).value as T;
      };
      await use(startOnce);
      for (const one of [...started.values()].toReversed()) await (await one).stop?.();
    },
    { scope: 'worker' },
  ],
  newBrowserContext: [false, { option: true }],
  lastingContext: async (
    {
      startOnce,
      browser,
      newBrowserContext,
      serviceWorkers,
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    if (newBrowserContext || serviceWorkers === 'allow') return use(undefined);
    const contexts = await startOnce('browser contexts', async () => createLastingContexts(browser));
    const lasting = await contexts.acquire({
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    });
    await use(lasting);
    await contexts.release(lasting);
  },
  context: async ({ browser, lastingContext }, use) => {
    const context = lastingContext?.context ?? (await browser.newContext());
    await use(context);
    if (!lastingContext) await context.close();
  },
  page: async ({ context, lastingContext }, use) => {
    const page = await (lastingContext?.openTab() ?? context.newPage());
    await use(page);
    // A context of the test's own closes its page. `page.close()` may hang once a page has failed to load offline.
    if (lastingContext) await page.close();
  },
});

export { expect };
