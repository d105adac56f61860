import { afterAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { appPaths, otherPaths, postPaths, serverPaths } from '#tests/support/every-route.ts';
import { httpVisitor } from '#tests/support/http-visitor.ts';
import { newerCustomer } from '#tests/support/sample-customers.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const origin = 'http://127.0.0.1:3000';
/** The customer's data, as it would appear in a response. */
const personal = /Noor|Platt|newer@example|newer\.second|07700 ?900 ?201/;

const site = await siteInProcess({ PUBLIC_URL: origin, RATE_LIMITS: 'off' }, { clock: systemClock });
afterAll(() => site.stop());

const signedIn = async () => {
  const visitor = httpVisitor({ origin, fetch: site.fetch });
  await visitor.signIn(newerCustomer.email);
  expect([...visitor.cookies.keys()]).toContain('__Host-nep');
  return visitor;
};

/** Each page as a document and as the data that scripts fetch for it; sign-out comes last. */
const getPaths = [...appPaths, ...serverPaths, ...otherPaths]
  .flatMap((path) => [path, ...(appPaths.includes(path) ? [`${path.replace(/\/$/, '/_root')}.data`] : [])])
  .toSorted((one, other) => Number(one.includes('sign-out')) - Number(other.includes('sign-out')));

test('a response that shows who is signed in is not cached, and no later visitor gets it', async () => {
  const customer = await signedIn();
  const showing: string[] = [];
  for (const path of getPaths) {
    const response = await customer.get(path);
    const body = await response.text();
    if (!personal.test(body)) continue;
    showing.push(path);
    expect(response.headers.get('cache-control'), path).toBe('no-store');
  }
  // Proves that the loop visited the pages that show it.
  expect(showing).toEqual(
    expect.arrayContaining([
      '/',
      '/search?q=zzqqxx',
      '/no/such/page',
      '/page-not-found.html',
      '/help-and-support/your-account',
      '/help-and-support/your-account.data',
      '/help-and-support/your-details',
      '/help-and-support/session',
      '/help-and-support/complaints/gas-and-electricity',
      '/help-and-support/complaints/gas-and-electricity.data',
      '/help-and-support/submit-meter-read',
    ]),
  );
  const stranger = httpVisitor({ origin, fetch: site.fetch });
  for (const path of getPaths) expect(await (await stranger.get(path)).text(), path).not.toMatch(personal);
});

test('a response to a post that shows who is signed in is not cached', async () => {
  const customer = await signedIn();
  for (const action of postPaths) {
    const response = await customer.post({
      action,
      fields: new URLSearchParams({ intent: 'continue', query: 'A' }),
    });
    if (personal.test(await response.text()))
      expect(response.headers.get('cache-control'), action).toBe('no-store');
  }
});
