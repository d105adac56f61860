import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyHeaders } from '#server/edge/shared-cache/page-keys.ts';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

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
  const pages = await Promise.all(addresses.map(async (address) => (await fetch(site.url + address)).text()));
  for (const [nth, address] of addresses.entries()) {
    expect(pages[nth]).toContain(`/sign-in?from=${encodeURIComponent(address)}"`);
  }
  expect(site.log.filter(({ event, path }) => event === 'request' && path === article)).toHaveLength(atOnce);
});

test('a request of a cache in front is not held back, however many pages wait', async () => {
  const inFront = await siteInProcess({ SHARED_CACHE: 'on' });
  const isHeldBack = (headers: Record<string, string>) =>
    inFront.holdBack(
      { method: 'GET', url: article, headers } as unknown as IncomingMessage,
      new EventEmitter() as ServerResponse,
      () => {},
    );
  const pages = Array.from({ length: atOnce }, (_, nth) => inFront.get(`${article}?nth=${nth}`));
  while (!isHeldBack({})) await nextTurn();
  expect(isHeldBack(Object.fromEntries(keyHeaders.map((name) => [name, ''])))).toBe(false);
  await Promise.all(pages);
  await inFront.stop();
});
