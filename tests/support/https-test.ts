import type { Request } from '@playwright/test';
import { certificateOfTests } from './certificate-of-tests.ts';
import type { Certificate } from './make-certificate.ts';
import { expect, test as base, withAndWithoutScripts } from './site-test.ts';

/** Visitors who have rejected all optional cookies, on https://localhost. */
const decided = {
  name: 'consent',
  value: '1',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: true,
  sameSite: 'Lax' as const,
};

/**
 * Playwright's test for a site on https, at a `baseURL` on localhost. After every test each cookie must
 * be Secure, and neither the site nor any part of its pages may have been requested by http.
 */
export const test = base.extend<{ secure: void; certificate: Certificate }>({
  // eslint-disable-next-line no-empty-pattern
  certificate: async ({}, use) => use(certificateOfTests()),
  storageState: { cookies: [decided], origins: [] },
  secure: [
    async ({ context }, use) => {
      const insecure: string[] = [];
      const collectInsecure = (request: Request) => {
        const url = request.url();
        const isOwnOrPartOfPage = url.startsWith('http://localhost') || !request.isNavigationRequest();
        if (url.startsWith('http:') && isOwnOrPartOfPage) insecure.push(url);
      };
      context.on('request', collectInsecure);
      await use();
      context.off('request', collectInsecure);
      const cookies = (await context.cookies()).filter(({ secure }) => !secure);
      expect([...insecure, ...cookies.map(({ name }) => `cookie ${name}`)], 'without TLS').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, withAndWithoutScripts };
