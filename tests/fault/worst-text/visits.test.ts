import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sealedNames } from '#contracts/forms/meter-reading/names-in-address.ts';
import { searchTermLimit } from '#contracts/search.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';
import { meteredTurns } from './metered.ts';
import { identityCases } from './identity-cases.ts';
import { monitoringCases } from './monitoring-cases.ts';
import { callbackParameters, parameters } from './parameters-of-addresses.ts';
import { cookieCases, parameterCases, queryCases } from './query-cases.ts';
import { expectAlive, longTimeout, unread } from './expect-alive.ts';
import type { Server } from './run-cases.ts';
import { signInCases } from './sign-in-cases.ts';
import { telemetryCases } from './telemetry-cases.ts';

let site: OwnSite & Server;
beforeAll(async () => {
  site = await startMetered();
});
afterAll(() => site.stop());

async function startMetered(env: Record<string, string> = {}): Promise<OwnSite & Server> {
  const meter = await meteredTurns();
  const own = await startSite({ RATE_LIMITS: 'off', ...env, ...meter.env });
  return { ...own, origin: own.url, ...meter };
}

test('every parameter that a page reads by name is among those tested', () => {
  const known = new Set([...Object.values(parameters), ...Object.values(callbackParameters)].flat());
  const read = sourcesOf('app', 'server/account/sign-in', 'services/main-site').flatMap((source) =>
    [
      ...source.matchAll(/(?:searchParams|query)\??\.(?:get|getAll|has)\('([^']+)'|req\.query\('([^']+)'/g),
    ].map(([, one, other]) => one ?? other ?? ''),
  );
  expect(read).toContain('from');
  expect([...read, ...Object.values(sealedNames)].filter((name) => !known.has(name))).toEqual([]);
});

/** The sources in some folders of the product, without its tests. */
function sourcesOf(...folders: string[]): string[] {
  const root = new URL('../../../', import.meta.url);
  return folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.*', '**/*.fixture.*'] }).map(
      (file) => readFileSync(new URL(file, root), 'utf8'),
    ),
  );
}

test('a site survives the worst texts in its addresses', longTimeout, async () => {
  await expectAlive(site, queryCases(site.origin));
});

test('a site that signs in by code survives the worst texts in its callback', longTimeout, async () => {
  const byCode = await startMetered({ SIGN_IN_FLOW: 'code' });
  onTestFinished(async () => void (await byCode.stop()));
  await expectAlive(byCode, parameterCases(byCode.origin, callbackParameters));
});

test('a search for 2,000 characters of three bytes each is answered', async () => {
  const term = encodeURIComponent('€'.repeat(searchTermLimit));
  for (const path of ['/search', '/help-and-support/search/suggestions'])
    expect((await fetch(`${site.origin}${path}?q=${term}`)).status, path).toBe(200);
});

test('a site survives the worst texts in its cookies', longTimeout, async () => {
  await expectAlive(site, cookieCases(site.origin));
});

test('a site survives the worst texts in what browsers report', longTimeout, async () => {
  await expectAlive(site, telemetryCases(site.origin));
});

test('a site survives the worst texts in the sign-in form', longTimeout, async () => {
  await expectAlive(site, await signInCases(site.origin));
});

test('a site survives the worst texts in tokens and in token requests', longTimeout, async () => {
  await expectAlive(site, identityCases(site.origin));
});

test('a site survives the worst texts in measurements', longTimeout, async () => {
  await expectAlive(site, monitoringCases(site.origin), unread);
});
