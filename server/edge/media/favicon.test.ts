import { expect, test } from 'vitest';
import { createContentSource } from '#clients/content/create-content-client.ts';
import type { ServiceCall } from '#clients/service-call.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { faviconRoutes } from './favicon.ts';

function iconOver(call: ServiceCall) {
  const content = createContentSource({ call, clock: movableClock(), logger: recordedLog() });
  return faviconRoutes(content, 20).request('/favicon.ico');
}

test('if the content service never answers, the response is 204 after a while, cached for a minute', async () => {
  const response = await iconOver(
    (_path, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('given up'))),
      ),
  );
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'public, max-age=60']);
});

test('a content service that fails exposes no error', async () => {
  const response = await iconOver(async () => new Response('unwell', { status: 500 }));
  expect([response.status, await response.text()]).toEqual([204, '']);
});
