import { expect, test } from 'vitest';
import { createContentSource } from '#clients/content/create-content-client.ts';
import { callInProcess, type ServiceCall } from '#clients/service-call.ts';
import { createContentService } from '#services/content/content-service.ts';
import { brandDir } from '#tests/support/brand-dir.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { mediaRoutes } from './media.ts';

/** The media routes over a content service that answers like this, and the paths that it received. */
function mediaOver(respond: ServiceCall) {
  const requested: string[] = [];
  const call: ServiceCall = (path, init) => {
    requested.push(path);
    return respond(path, init);
  };
  const routes = mediaRoutes(createContentSource({ call, clock: movableClock(), logger: recordedLog() }));
  return { requested, get: async (path: string) => routes.request(`/help-and-support/media/${path}`) };
}

test.each([
  '../brand.json',
  '%2e%2e/brand.json',
  '..%2fbrand.json',
  '..%5cbrand.json',
  '%252e%252e/brand.json',
])('no file outside /media/ is served: %s', async (path) => {
  const { get } = mediaOver(callInProcess(createContentService({ contentDir: brandDir })));
  expect((await get(path)).status).toBe(404);
});

test.each([
  '..%2fidentity%2fcustomers.json',
  '..%2Fbrand.json',
  'films/..%2f..%2fbrand.json',
  '%2e%2e%2fbrand.json',
  '..%5cbrand.json',
  '..%252fbrand.json',
  '%252e%252e/brand.json',
  '..;/brand.json',
  '..;v=1%2fbrand.json',
  'mark.svg%00.png',
  '%zz/..%2f..%2fbrand.json',
])('a path that a server might resolve to a file outside /media/ never reaches it: %s', async (path) => {
  const { requested, get } = mediaOver(async () => new Response('every file is there'));
  expect((await get(path)).status).toBe(404);
  expect(requested).toEqual([]);
});

test.each([
  'a..b.svg',
  'films/..hidden.svg',
  'a;b.svg',
  'W%C3%A4rme%20%26%20Licht.svg',
  '50%25.svg',
  '100%.svg',
])('a file with an unusual name is requested as it is: %s', async (name) => {
  const { requested, get } = mediaOver(async () => new Response('a drawing'));
  expect((await get(name)).status).toBe(200);
  expect(requested).toEqual([`/media/${name}`]);
});
