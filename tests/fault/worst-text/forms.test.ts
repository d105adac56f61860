import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';
import { addressFields, addressOf, detailsCookie, formCases, formRoutes } from './form-cases.ts';
import { meteredTurns } from './metered.ts';
import { expectAlive, longTimeout, unread } from './expect-alive.ts';
import type { Server } from './run-cases.ts';
import { structureCases } from './structure-cases.ts';
import { sizes, textOf } from './worst-texts.ts';

// One anonymous post of 195 KiB in `first-name` once blocked everything else for 3.7 s.

test('every route that reads a post reads it as the fields of its form, and in no other way', () => {
  const sources = routes.map(({ file, path = '' }) => {
    return { path, source: readFileSync(new URL(`../../../app/${file}`, import.meta.url), 'utf8') };
  });
  const reading = sources.filter(({ source }) => source.includes('readForm('));
  expect(reading.map(({ path }) => path).toSorted()).toEqual(formRoutes.toSorted());
  const otherwise = sources.filter(({ source }) => /\.(?:formData|text|json|arrayBuffer)\(\)/.test(source));
  expect(otherwise.map(({ path }) => path)).toEqual([]);
});

describe('a site', () => {
  let site: OwnSite & Server;
  beforeAll(async () => {
    const meter = await meteredTurns();
    const own = await startSite({ RATE_LIMITS: 'off', ...meter.env });
    site = { ...own, origin: own.url, ...meter };
  });
  afterAll(() => site.stop());

  test.each(formRoutes)('survives the worst texts in the form of %s', longTimeout, async (route) => {
    const cookie = route.endsWith('/query') ? await detailsCookie(site.origin) : '';
    const address = await addressFields(site.origin);
    await expectAlive(site, formCases(site.origin, route, { cookie, address }), unread);
  });

  test.each(formRoutes)('survives posts of thousands of fields to %s', longTimeout, async (route) => {
    await expectAlive(site, structureCases(site.origin, route), unread);
  });

  test.each(formRoutes)('refuses multipart at %s, unread', async (route) => {
    const body = new FormData();
    body.append('query', textOf('combining marks', sizes.small));
    const { status } = await fetch(addressOf(site.origin, route), { method: 'POST', body });
    expect(status).toBe(415);
  });
});
