import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchTermLimit } from '#contracts/search.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';
import { meteredTurns } from './metered.ts';
import { cookieCases, queryCases } from './query-cases.ts';
import { expectAlive, patient, type Server } from './run-cases.ts';
import { signInCases } from './sign-in-cases.ts';
import { telemetryCases } from './telemetry-cases.ts';

let site: OwnSite & Server;
beforeAll(async () => {
  const meter = await meteredTurns();
  const own = await startSite({ RATE_LIMITS: 'off', ...meter.env });
  site = { ...own, origin: own.url, ...meter };
});
afterAll(() => site.stop());

test('a site goes on through the worst texts in its addresses', patient, async () => {
  await expectAlive(site, queryCases(site.origin));
});

test('a search of 2,000 characters of three bytes is answered', async () => {
  const term = encodeURIComponent('€'.repeat(searchTermLimit));
  for (const path of ['/search', '/help-and-support/search/suggestions'])
    expect((await fetch(`${site.origin}${path}?q=${term}`)).status, path).toBe(200);
});

test('a site goes on through the worst texts in its cookies', patient, async () => {
  await expectAlive(site, cookieCases(site.origin));
});

test('a site goes on through the worst texts in what browsers tell of themselves', patient, async () => {
  await expectAlive(site, telemetryCases(site.origin));
});

test('a site goes on through the worst texts in the sign-in form', patient, async () => {
  await expectAlive(site, await signInCases(site.origin));
});
