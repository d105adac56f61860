import { expect, test as base } from '@playwright/test';

export type Started<T> = { value: T; stop?: () => unknown };
type StartOnce = <T>(name: string, start: () => Promise<Started<T>>) => Promise<T>;

/**
 * Playwright's test with what its worker starts once: a site, a service, a tab that many tests share. All of it goes
 * through this one fixture, since each worker fixture more gets workers, and browsers, of its own.
 */
export const test = base.extend<object, { startOnce: StartOnce }>({
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
});

export { expect };
