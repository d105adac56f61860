import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';

/** More than are held back and wait for their turn together. */
const atOnce = 100;
const article = '/help-and-support/meters/economy-7-meters';
let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.stop());

test('of many pages requested at once, each visitor gets their own, and each is one line of the log', async () => {
  const addresses = Array.from({ length: atOnce }, (_, nth) => `${article}?nth=${nth}`);
  const pages = await Promise.all(
    addresses.map(async (address) => (await fetch(site.url + address, { cache: 'no-store' })).text()),
  );
  for (const [nth, address] of addresses.entries()) {
    expect(pages[nth]).toContain(`/sign-in?from=${encodeURIComponent(address)}"`);
  }
  expect(site.log.filter(({ event, path }) => event === 'request' && path === article)).toHaveLength(atOnce);
});
